-- A database as `pioche serve` wrote it under schema 3, before there were snapshots.
CREATE TABLE tables (id VARCHAR(32) NOT NULL, code VARCHAR(12), rules BIGINT NOT NULL, opened BIGINT NOT NULL, PRIMARY KEY (id), UNIQUE (code));
CREATE TABLE entries (table_id VARCHAR(32) NOT NULL, version BIGINT NOT NULL, at BIGINT NOT NULL, deadline BIGINT NOT NULL, command VARCHAR(80) NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, version));
CREATE TABLE players (table_id VARCHAR(32) NOT NULL, player VARCHAR(64) NOT NULL, PRIMARY KEY (table_id, player));
CREATE INDEX players_by_player ON players (player);
CREATE TABLE meta (schema BIGINT NOT NULL);
CREATE TABLE records (id VARCHAR(48) NOT NULL, table_id VARCHAR(32) NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id));
CREATE INDEX ix_records_table_id ON records (table_id);
INSERT INTO meta VALUES (3);
INSERT INTO tables VALUES ('a28ac361d70dea23ada754590d34be3b', 'JMURVF', 1, 1794848876422);
INSERT INTO tables VALUES ('79c440731a2a480b23b5e113118d549e', 'MVPPDP', 1, 1794848881831);
INSERT INTO tables VALUES ('5dcbdf88841e6da82bb13227683ab2cd', NULL, 1, 1794848885944);
INSERT INTO players VALUES ('a28ac361d70dea23ada754590d34be3b', 'b7c9d6ce9803410a5ff7fb45d76c45cc');
INSERT INTO players VALUES ('a28ac361d70dea23ada754590d34be3b', '5675b0fba94ddd7d65c2b1fe174b6b91');
INSERT INTO players VALUES ('79c440731a2a480b23b5e113118d549e', '2d71257f1b768127c10974f8cec724f7');
INSERT INTO records VALUES ('79c440731a2a480b23b5e113118d549e-1', '79c440731a2a480b23b5e113118d549e', 1794848882194, '# A game of Pioche; `pioche replay` prints it turn by turn.
box     = "classic"
rules   = 1
seats   = ["Cy", "Ada"]
options = { hand = 5, target = 100 }
seed    = "b74ab296ae9e6f5ff9be30ed3974e4f088e17958c96ef5c5cd3893577de84315"

[result]
decision = "match_over"
scores   = { Cy = 0, Ada = 104 }
winner   = "Ada"
winners  = ["Ada"]
moves    = 50
check    = "68c8d7b62a919ddf"

[fair]
hash    = "ad7ddadb5b9f1b9bed964f3e55422e41920b66875d1cc1834cbf37f39edbdc88"
secret  = "219fe11d6d2c695c8cd47772680a0f42d7b5772212afa071e58c217076b69867"
numbers = ["67185096f4bc5faf28386ec44dcefe55", ""]

[game]
moves = """
Cy name red
Cy play W4
Cy name red
Ada accept
Cy play R6
Ada play R8
Cy play W
Cy name red
Ada play R4
Cy draw
Ada play R5
Cy play B5
Ada play Y5
Cy play Y2
Ada play G2
Cy draw
Ada play G1
Cy draw
Cy play Y1
Ada play Y7
Cy play YS
Ada catch Cy
Cy draw
Ada play W uno
Ada name green
Cy play G8
Ada play GR
next
# round 2
Cy play W
Cy name red
Ada play R3
Cy play W4
Cy name red
Ada accept
Cy draw
Ada play R+2
Ada play B+2
Ada play B9
Cy play B3
Ada play W
Ada name green
Cy play G5
Ada play G6
Cy play G2
Ada play Y2
Cy play Y0
Ada play Y+2
Ada play G+2
Ada play GS uno
Ada play W4
"""
');
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 1, 1794848876422, 0, '', CAST('{"kind":"opened","code":"JMURVF","box":"flip","seats":3,"options":{"hand":5},"timer":60}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 2, 1794848876422, 0, '', CAST('{"kind":"joined","seat":0,"player":"b7c9d6ce9803410a5ff7fb45d76c45cc","name":"Ann"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 3, 1794848876422, 0, '', CAST('{"kind":"bot_sat","seat":1,"name":"Ada","level":"greedy"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 4, 1794848876566, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:5e8273eacafe', CAST('{"kind":"joined","seat":2,"player":"5675b0fba94ddd7d65c2b1fe174b6b91","name":"Ben"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 5, 1794848876567, 1794848879567, 'b7c9d6ce9803410a5ff7fb45d76c45cc:9a3b2aa0a58d', CAST('{"kind":"shuffled","secret":"f1b40689e04a2e21718706980b3e8037845ba3d0736fd9f2a4bee8a3dacb020e"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 6, 1794848876582, 1794848879567, 'b7c9d6ce9803410a5ff7fb45d76c45cc:e7fcca60ab59', CAST('{"kind":"number_given","seat":0,"number":"cdefeb5ea79d735fc47bd9b78d3fea15"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 7, 1794848876590, 0, '', CAST('{"kind":"number_given","seat":2,"number":"470b63e0285f2839f2be0fda7722d44b"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 8, 1794848876590, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:2256202b0111', CAST('{"kind":"dealt","seed":"cbe1f77228d0da8986e0c359f604beb9a72927377adee4a247d8f333f0c99c26","options":{"hand":5}}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 9, 1794848876603, 1794848936603, '', CAST('{"kind":"acted","verb":"draw","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 10, 1794848876615, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:aa808445ac8f', CAST('{"kind":"acted","verb":"play","card":2,"seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 11, 1794848876630, 0, '', CAST('{"kind":"acted","verb":"draw","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 12, 1794848876639, 1794848936639, '', CAST('{"kind":"acted","verb":"play","card":17,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 13, 1794848876647, 1794848936647, 'b7c9d6ce9803410a5ff7fb45d76c45cc:7333fbeb6b64', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 14, 1794848876655, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:ca2fe2cf2a66', CAST('{"kind":"acted","verb":"play","card":14,"seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 15, 1794848876662, 1794848936662, '', CAST('{"kind":"acted","verb":"draw","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 16, 1794848876670, 1794848936670, 'b7c9d6ce9803410a5ff7fb45d76c45cc:48dd1bab0fc3', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 17, 1794848876679, 1794848936679, 'b7c9d6ce9803410a5ff7fb45d76c45cc:5f78b6d5fe7d', CAST('{"kind":"acted","verb":"play","card":20,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 18, 1794848876691, 1794848936691, 'b7c9d6ce9803410a5ff7fb45d76c45cc:27d490929a06', CAST('{"kind":"acted","verb":"name","colour":"red","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 19, 1794848876700, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:9452235bd4c6', CAST('{"kind":"acted","verb":"accept","seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 20, 1794848876706, 1794848936706, '', CAST('{"kind":"acted","verb":"draw","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 21, 1794848876715, 1794848936715, 'b7c9d6ce9803410a5ff7fb45d76c45cc:30d4a8161647', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 22, 1794848876723, 1794848936723, 'b7c9d6ce9803410a5ff7fb45d76c45cc:8b8aa104dbe4', CAST('{"kind":"acted","verb":"play","card":24,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 23, 1794848876730, 1794848936730, '5675b0fba94ddd7d65c2b1fe174b6b91:5c65eb4f4ae3', CAST('{"kind":"acted","verb":"play","card":21,"seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 24, 1794848876739, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:743b15b8667a', CAST('{"kind":"acted","verb":"name","colour":"red","seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 25, 1794848876750, 0, '', CAST('{"kind":"acted","verb":"draw","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 26, 1794848876758, 1794848936758, '', CAST('{"kind":"acted","verb":"play","card":25,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 27, 1794848876766, 1794848936766, 'b7c9d6ce9803410a5ff7fb45d76c45cc:8a14b727529e', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 28, 1794848876774, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:1150acea40a0', CAST('{"kind":"acted","verb":"draw","seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 29, 1794848876782, 0, '', CAST('{"kind":"acted","verb":"draw","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 30, 1794848876790, 1794848936790, '', CAST('{"kind":"acted","verb":"play","card":28,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 31, 1794848876799, 1794848936799, 'b7c9d6ce9803410a5ff7fb45d76c45cc:f3e14bd322f8', CAST('{"kind":"acted","verb":"play","card":3,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 32, 1794848876806, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:54652294e574', CAST('{"kind":"acted","verb":"play","card":22,"seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 33, 1794848876818, 1794848936818, '', CAST('{"kind":"acted","verb":"play","card":1,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 34, 1794848876826, 1794848936826, '5675b0fba94ddd7d65c2b1fe174b6b91:f0038b31fce6', CAST('{"kind":"acted","verb":"play","card":8,"seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 35, 1794848876835, 1794848936835, 'b7c9d6ce9803410a5ff7fb45d76c45cc:78b6fe0bf55f', CAST('{"kind":"acted","verb":"play","card":15,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 36, 1794848876842, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:3b981336df70', CAST('{"kind":"acted","verb":"draw","seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 37, 1794848876850, 1794848936850, '', CAST('{"kind":"acted","verb":"play","card":23,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 38, 1794848876859, 0, 'b7c9d6ce9803410a5ff7fb45d76c45cc:7aac6bd97e2d', CAST('{"kind":"acted","verb":"play","card":6,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 39, 1794848876866, 1794848936866, '', CAST('{"kind":"acted","verb":"play","card":19,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 40, 1794848876877, 1794848936877, 'b7c9d6ce9803410a5ff7fb45d76c45cc:70623ceef9c0', CAST('{"kind":"acted","verb":"play","card":9,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 41, 1794848876885, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:96c2f9cbc7fc', CAST('{"kind":"acted","verb":"draw","seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 42, 1794848876890, 1794848936890, '', CAST('{"kind":"acted","verb":"play","card":4,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 43, 1794848876899, 1794848936899, 'b7c9d6ce9803410a5ff7fb45d76c45cc:3d5ea039ed52', CAST('{"kind":"acted","verb":"play","card":26,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 44, 1794848876907, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:6504d36840bf', CAST('{"kind":"acted","verb":"play","card":27,"seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 45, 1794848876915, 1794848936915, '', CAST('{"kind":"acted","verb":"play","card":10,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 46, 1794848876925, 1794848936925, 'b7c9d6ce9803410a5ff7fb45d76c45cc:89acae350dff', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 47, 1794848876935, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:1d8d4a648244', CAST('{"kind":"acted","verb":"draw","seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 48, 1794848876942, 1794848936942, '', CAST('{"kind":"acted","verb":"play","card":13,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 49, 1794848876951, 1794848936951, 'b7c9d6ce9803410a5ff7fb45d76c45cc:b5bd53bd21b3', CAST('{"kind":"acted","verb":"play","card":12,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 50, 1794848876963, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:142987047ec6', CAST('{"kind":"acted","verb":"draw","seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 51, 1794848876970, 1794848936970, '', CAST('{"kind":"acted","verb":"draw","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 52, 1794848876979, 1794848936979, 'b7c9d6ce9803410a5ff7fb45d76c45cc:56c3881269cf', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 53, 1794848876987, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:9b668e01d177', CAST('{"kind":"acted","verb":"draw","seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 54, 1794848876994, 0, '', CAST('{"kind":"acted","verb":"draw","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 55, 1794848877003, 1794848937003, '', CAST('{"kind":"acted","verb":"play","card":37,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 56, 1794848877015, 1794848937015, '5675b0fba94ddd7d65c2b1fe174b6b91:4c902e3cacab', CAST('{"kind":"acted","verb":"play","card":5,"seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 57, 1794848877023, 1794848937023, 'b7c9d6ce9803410a5ff7fb45d76c45cc:6a5629e67902', CAST('{"kind":"acted","verb":"play","card":31,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 58, 1794848877035, 0, '5675b0fba94ddd7d65c2b1fe174b6b91:3be83c8374d8', CAST('{"kind":"acted","verb":"play","card":11,"seat":2}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 59, 1794848877043, 1794848937043, '', CAST('{"kind":"acted","verb":"play","card":39,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('a28ac361d70dea23ada754590d34be3b', 60, 1794848877051, 1794848937051, 'b7c9d6ce9803410a5ff7fb45d76c45cc:1e31dc64ab1a', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 1, 1794848881831, 0, '', CAST('{"kind":"opened","code":"MVPPDP","box":"classic","seats":2,"options":{"target":100,"hand":5}}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 2, 1794848881831, 0, '', CAST('{"kind":"joined","seat":0,"player":"2d71257f1b768127c10974f8cec724f7","name":"Cy"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 3, 1794848881831, 0, '', CAST('{"kind":"bot_sat","seat":1,"name":"Ada","level":"easy"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 4, 1794848881838, 1794848884838, '2d71257f1b768127c10974f8cec724f7:84c5de106b6f', CAST('{"kind":"shuffled","secret":"219fe11d6d2c695c8cd47772680a0f42d7b5772212afa071e58c217076b69867"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 5, 1794848881889, 0, '', CAST('{"kind":"number_given","seat":0,"number":"67185096f4bc5faf28386ec44dcefe55"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 6, 1794848881889, 0, '2d71257f1b768127c10974f8cec724f7:f0b480a748b3', CAST('{"kind":"dealt","seed":"b74ab296ae9e6f5ff9be30ed3974e4f088e17958c96ef5c5cd3893577de84315","options":{"target":100,"hand":5}}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 7, 1794848881893, 0, '2d71257f1b768127c10974f8cec724f7:c2fade67b3b6', CAST('{"kind":"acted","verb":"name","colour":"red","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 8, 1794848881895, 0, '2d71257f1b768127c10974f8cec724f7:adddd26d17dc', CAST('{"kind":"acted","verb":"play","card":3,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 9, 1794848881896, 0, '2d71257f1b768127c10974f8cec724f7:84247df778eb', CAST('{"kind":"acted","verb":"name","colour":"red","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 10, 1794848881900, 0, '', CAST('{"kind":"acted","verb":"accept","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 11, 1794848881910, 0, '2d71257f1b768127c10974f8cec724f7:57dc1684fdee', CAST('{"kind":"acted","verb":"play","card":5,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 12, 1794848881914, 0, '', CAST('{"kind":"acted","verb":"play","card":6,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 13, 1794848881921, 0, '2d71257f1b768127c10974f8cec724f7:e7b507ddcc49', CAST('{"kind":"acted","verb":"play","card":7,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 14, 1794848881937, 0, '2d71257f1b768127c10974f8cec724f7:e55f5cdbcd6c', CAST('{"kind":"acted","verb":"name","colour":"red","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 15, 1794848881939, 0, '', CAST('{"kind":"acted","verb":"play","card":10,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 16, 1794848881944, 0, '2d71257f1b768127c10974f8cec724f7:51cee6d2ab27', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 17, 1794848881953, 0, '', CAST('{"kind":"acted","verb":"play","card":13,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 18, 1794848881955, 0, '2d71257f1b768127c10974f8cec724f7:02ece5ced0e2', CAST('{"kind":"acted","verb":"play","card":9,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 19, 1794848881956, 0, '', CAST('{"kind":"acted","verb":"play","card":8,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 20, 1794848881957, 0, '2d71257f1b768127c10974f8cec724f7:5bcd4a5ec773', CAST('{"kind":"acted","verb":"play","card":1,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 21, 1794848881958, 0, '', CAST('{"kind":"acted","verb":"play","card":11,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 22, 1794848881960, 0, '2d71257f1b768127c10974f8cec724f7:1f4dc68184b1', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 23, 1794848881961, 0, '', CAST('{"kind":"acted","verb":"play","card":4,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 24, 1794848881970, 0, '2d71257f1b768127c10974f8cec724f7:10b53e810d55', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 25, 1794848881981, 0, '2d71257f1b768127c10974f8cec724f7:81bc8864e2aa', CAST('{"kind":"acted","verb":"play","card":17,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 26, 1794848881983, 0, '', CAST('{"kind":"acted","verb":"play","card":14,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 27, 1794848881989, 0, '2d71257f1b768127c10974f8cec724f7:a18556be0142', CAST('{"kind":"acted","verb":"play","card":15,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 28, 1794848881994, 0, '', CAST('{"kind":"acted","verb":"catch","target":0,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 29, 1794848882005, 0, '2d71257f1b768127c10974f8cec724f7:9c281a489abf', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 30, 1794848882018, 0, '', CAST('{"kind":"acted","verb":"play","card":12,"uno":true,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 31, 1794848882030, 0, '', CAST('{"kind":"acted","verb":"name","colour":"green","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 32, 1794848882052, 0, '2d71257f1b768127c10974f8cec724f7:e7ea458508f7', CAST('{"kind":"acted","verb":"play","card":20,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 33, 1794848882062, 0, '', CAST('{"kind":"acted","verb":"play","card":2,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 34, 1794848882066, 0, '2d71257f1b768127c10974f8cec724f7:b9703d65959e', CAST('{"kind":"acted","verb":"next","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 35, 1794848882090, 0, '2d71257f1b768127c10974f8cec724f7:d6c98fe2dd37', CAST('{"kind":"acted","verb":"play","card":2,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 36, 1794848882102, 0, '2d71257f1b768127c10974f8cec724f7:8b639a742e50', CAST('{"kind":"acted","verb":"name","colour":"red","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 37, 1794848882110, 0, '', CAST('{"kind":"acted","verb":"play","card":7,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 38, 1794848882114, 0, '2d71257f1b768127c10974f8cec724f7:87125792d65a', CAST('{"kind":"acted","verb":"play","card":4,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 39, 1794848882126, 0, '2d71257f1b768127c10974f8cec724f7:7dbf399e3d25', CAST('{"kind":"acted","verb":"name","colour":"red","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 40, 1794848882134, 0, '', CAST('{"kind":"acted","verb":"accept","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 41, 1794848882142, 0, '2d71257f1b768127c10974f8cec724f7:3c776c376424', CAST('{"kind":"acted","verb":"draw","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 42, 1794848882154, 0, '', CAST('{"kind":"acted","verb":"play","card":3,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 43, 1794848882162, 0, '', CAST('{"kind":"acted","verb":"play","card":14,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 44, 1794848882170, 0, '', CAST('{"kind":"acted","verb":"play","card":9,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 45, 1794848882178, 0, '2d71257f1b768127c10974f8cec724f7:dd249a3f803e', CAST('{"kind":"acted","verb":"play","card":6,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 46, 1794848882182, 0, '', CAST('{"kind":"acted","verb":"play","card":5,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 47, 1794848882182, 0, '', CAST('{"kind":"acted","verb":"name","colour":"green","seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 48, 1794848882184, 0, '2d71257f1b768127c10974f8cec724f7:5cbb12533fe6', CAST('{"kind":"acted","verb":"play","card":17,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 49, 1794848882184, 0, '', CAST('{"kind":"acted","verb":"play","card":11,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 50, 1794848882185, 0, '2d71257f1b768127c10974f8cec724f7:0979481309b7', CAST('{"kind":"acted","verb":"play","card":19,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 51, 1794848882186, 0, '', CAST('{"kind":"acted","verb":"play","card":1,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 52, 1794848882187, 0, '2d71257f1b768127c10974f8cec724f7:f5b4c54b2f63', CAST('{"kind":"acted","verb":"play","card":8,"seat":0}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 53, 1794848882190, 0, '', CAST('{"kind":"acted","verb":"play","card":15,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 54, 1794848882190, 0, '', CAST('{"kind":"acted","verb":"play","card":16,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 55, 1794848882191, 0, '', CAST('{"kind":"acted","verb":"play","card":13,"uno":true,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('79c440731a2a480b23b5e113118d549e', 56, 1794848882194, 0, '', CAST('{"kind":"acted","verb":"play","card":12,"seat":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('5dcbdf88841e6da82bb13227683ab2cd', 1, 1794848885944, 0, '', CAST('{"kind":"opened","code":"WXNTNX","box":"tippo","seats":4}' AS BLOB));
INSERT INTO entries VALUES ('5dcbdf88841e6da82bb13227683ab2cd', 2, 1794848885944, 0, '', CAST('{"kind":"joined","seat":0,"player":"5014d8cb3cac2fb5b8d8fce7b42e88d6","name":"Dot"}' AS BLOB));
INSERT INTO entries VALUES ('5dcbdf88841e6da82bb13227683ab2cd', 3, 1794848885960, 0, '', CAST('{"kind":"left","seat":0}' AS BLOB));
INSERT INTO entries VALUES ('5dcbdf88841e6da82bb13227683ab2cd', 4, 1794848885960, 0, '5014d8cb3cac2fb5b8d8fce7b42e88d6:0dfcd83e3474', CAST('{"kind":"closed"}' AS BLOB));
