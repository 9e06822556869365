-- A database as `pioche serve` wrote it under schema 2, when answers were kept with the numbers of their colours.
CREATE TABLE tables ( id VARCHAR(32) NOT NULL, code VARCHAR(12), rules BIGINT NOT NULL, opened BIGINT NOT NULL, PRIMARY KEY (id), UNIQUE (code) );
CREATE TABLE entries ( table_id VARCHAR(32) NOT NULL, version BIGINT NOT NULL, at BIGINT NOT NULL, deadline BIGINT NOT NULL, command VARCHAR(80) NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, version) );
CREATE TABLE players ( table_id VARCHAR(32) NOT NULL, player VARCHAR(64) NOT NULL, PRIMARY KEY (table_id, player) );
CREATE INDEX players_by_player ON players (player);
CREATE TABLE meta ( schema BIGINT NOT NULL );
CREATE TABLE records ( id VARCHAR(48) NOT NULL, table_id VARCHAR(32) NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id) );
CREATE INDEX ix_records_table_id ON records (table_id);
INSERT INTO meta VALUES (2);
INSERT INTO tables VALUES ('00000000000000000000000000000001', 'CLASBX', 1, 1790000002000);
INSERT INTO players VALUES ('00000000000000000000000000000001', 'ann');
INSERT INTO players VALUES ('00000000000000000000000000000001', 'ben');
INSERT INTO records VALUES ('00000000000000000000000000000001-1', '00000000000000000000000000000001', 1790000050126, '# A game of Pioche; `pioche replay` prints it turn by turn.
box     = "classic"
rules   = 1
seats   = ["Ann", "Ben", "Ada"]
options = { H3 = true, target = 100 }
seed    = "d8f560201a1ea2377f5ab5bfde9ef55116109dcee4d6a1ce9fdca3bce1f726ce"

[result]
decision = "match_over"
scores   = { Ann = 0, Ben = 0, Ada = 130 }
winner   = "Ada"
winners  = ["Ada"]
moves    = 34
check    = "f343ff050436f343"

[fair]
hash    = "e30a26bb4981c4c641983f74334656097259718276b77197dc1566667ec2dcce"
secret  = "636c61736278636c61736278636c61736278636c61736278636c61736278636c"
numbers = ["0123456789abcdef", "0123456789abcdef", ""]

[game]
moves = """
Ben play B3
Ada play BR
Ben draw
Ben play RR
Ada play R5
Ann play R1
Ben play R6
Ada draw
Ada play R9
Ann play G9
Ben play GS
Ann play GR
Ada play G+2
Ann play G6
Ada play G2
Ben play GS
Ada draw
Ben play YS
Ada play Y7
Ada target Ann
Ben play Y9
Ann play Y5
Ada play W4
Ada name blue
Ben challenge
Ann play B4 uno
Ada play B2 uno
Ben play B7
Ben target Ann
Ann catch Ben
Ann play W4
Ann name green
Ada challenge
Ada play W
"""
');
INSERT INTO entries VALUES ('00000000000000000000000000000001', 1, 1790000001000, 0, '', CAST('{"kind":"opened","code":"CLASBX","box":"classic","seats":3,"options":{"target":100,"H3":true}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 2, 1790000002000, 0, '', CAST('{"kind":"joined","seat":0,"player":"ann","name":"Ann"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 3, 1790000003234, 0, 'ben:2', CAST('{"kind":"joined","seat":1,"player":"ben","name":"Ben"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 4, 1790000004468, 0, 'ann:3', CAST('{"kind":"bot_sat","seat":2,"name":"Ada","level":"greedy"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 5, 1790000005702, 1790000008702, 'ann:4', CAST('{"kind":"shuffled","secret":"636c61736278636c61736278636c61736278636c61736278636c61736278636c"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 6, 1790000006936, 1790000008702, 'ann:5', CAST('{"kind":"number_given","seat":0,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 7, 1790000008170, 0, '', CAST('{"kind":"number_given","seat":1,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 8, 1790000008170, 0, 'ben:6', CAST('{"kind":"dealt","seed":"d8f560201a1ea2377f5ab5bfde9ef55116109dcee4d6a1ce9fdca3bce1f726ce","options":{"target":100,"H3":true}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 9, 1790000009404, 0, 'ben:8', CAST('{"kind":"acted","seat":1,"verb":"play","card":19}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 10, 1790000010638, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":17,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 11, 1790000011872, 0, 'ben:a', CAST('{"kind":"acted","seat":1,"verb":"draw"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 12, 1790000013106, 0, 'ben:b', CAST('{"kind":"acted","seat":1,"verb":"play","card":22}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 13, 1790000014340, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":20,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 14, 1790000015574, 0, 'ann:d', CAST('{"kind":"acted","seat":0,"verb":"play","card":6}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 15, 1790000016808, 0, 'ben:e', CAST('{"kind":"acted","seat":1,"verb":"play","card":16}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 16, 1790000018042, 0, '', CAST('{"kind":"acted","seat":2,"verb":"draw","by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 17, 1790000019276, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":23,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 18, 1790000020510, 0, 'ann:11', CAST('{"kind":"acted","seat":0,"verb":"play","card":12}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 19, 1790000021744, 0, 'ben:12', CAST('{"kind":"acted","seat":1,"verb":"play","card":7}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 20, 1790000022978, 0, 'ann:13', CAST('{"kind":"acted","seat":0,"verb":"play","card":9}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 21, 1790000024212, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":2,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 22, 1790000025446, 0, 'ann:15', CAST('{"kind":"acted","seat":0,"verb":"play","card":18}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 23, 1790000026680, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":14,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 24, 1790000027914, 0, 'ben:17', CAST('{"kind":"acted","seat":1,"verb":"play","card":10}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 25, 1790000029148, 0, '', CAST('{"kind":"acted","seat":2,"verb":"draw","by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 26, 1790000030382, 0, 'ben:19', CAST('{"kind":"acted","seat":1,"verb":"play","card":25}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 27, 1790000031616, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":26,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 28, 1790000032850, 0, '', CAST('{"kind":"acted","seat":2,"verb":"target","target":0,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 29, 1790000034084, 0, 'ben:1c', CAST('{"kind":"acted","seat":1,"verb":"play","card":13}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 30, 1790000035318, 0, 'ann:1d', CAST('{"kind":"acted","seat":0,"verb":"play","card":8}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 31, 1790000036552, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":3,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 32, 1790000037786, 0, '', CAST('{"kind":"acted","seat":2,"verb":"name","colour":3,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 33, 1790000039020, 0, 'ben:20', CAST('{"kind":"acted","seat":1,"verb":"challenge"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 34, 1790000040254, 0, 'ann:21', CAST('{"kind":"acted","seat":0,"verb":"play","card":11,"uno":true}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 35, 1790000041488, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":21,"uno":true,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 36, 1790000042722, 0, 'ben:23', CAST('{"kind":"acted","seat":1,"verb":"play","card":24}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 37, 1790000043956, 0, 'ben:24', CAST('{"kind":"acted","seat":1,"verb":"target","target":0}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 38, 1790000045190, 0, 'ann:25', CAST('{"kind":"acted","seat":0,"verb":"catch","target":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 39, 1790000046424, 0, 'ann:26', CAST('{"kind":"acted","seat":0,"verb":"play","card":28}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 40, 1790000047658, 0, 'ann:27', CAST('{"kind":"acted","seat":0,"verb":"name","colour":2}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 41, 1790000048892, 0, '', CAST('{"kind":"acted","seat":2,"verb":"challenge","by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000001', 42, 1790000050126, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":15,"by":"bot"}' AS BLOB));
INSERT INTO tables VALUES ('00000000000000000000000000000002', 'FLXPJX', 1, 1790000002000);
INSERT INTO players VALUES ('00000000000000000000000000000002', 'ann');
INSERT INTO players VALUES ('00000000000000000000000000000002', 'ben');
INSERT INTO records VALUES ('00000000000000000000000000000002-1', '00000000000000000000000000000002', 1790000042722, '# A game of Pioche; `pioche replay` prints it turn by turn.
box     = "flip"
rules   = 1
seats   = ["Ann", "Ben", "Ada"]
options = { target = 100 }
seed    = "e5747ddd1bdc8bbffa20a35d080381a342f6b90280cff54fd42fd90695046b30"

[result]
decision = "match_over"
scores   = { Ann = 0, Ben = 0, Ada = 170 }
winner   = "Ada"
winners  = ["Ada"]
moves    = 28
check    = "df426ac874e1f91f"

[fair]
hash    = "31ed82579d502f3a1149ed7b581cdfd479594227aa137038c8174f4a594c63fe"
secret  = "666c78706a78666c78706a78666c78706a78666c78706a78666c78706a78666c"
numbers = ["0123456789abcdef", "0123456789abcdef", ""]

[game]
moves = """
Ann draw
Ann keep
Ben play R7/V5
Ada play W2/O4
Ada name green
Ann challenge
Ben play G5/O7
Ada play G4/T9
Ann play B4/T+5
Ben play B6/TX
Ada play B+1/T6
Ben draw
Ada play B4/V1
Ann play B+1/P6
Ada draw
Ann play R+1/P3
Ada play R5/T5
Ann play RF/P8
Ann name purple
Ben play Y5/V9
Ada play G3/V2
Ann play B1/VX
Ann play Y4/VF
Ben play YF/O8
Ada play G1/OF uno
Ann play Y2/T1
Ben play Y7/O2
Ada play Y4/P+5
"""
');
INSERT INTO entries VALUES ('00000000000000000000000000000002', 1, 1790000001000, 0, '', CAST('{"kind":"opened","code":"FLXPJX","box":"flip","seats":3,"options":{"target":100}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 2, 1790000002000, 0, '', CAST('{"kind":"joined","seat":0,"player":"ann","name":"Ann"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 3, 1790000003234, 0, 'ben:2', CAST('{"kind":"joined","seat":1,"player":"ben","name":"Ben"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 4, 1790000004468, 0, 'ann:3', CAST('{"kind":"bot_sat","seat":2,"name":"Ada","level":"greedy"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 5, 1790000005702, 1790000008702, 'ann:4', CAST('{"kind":"shuffled","secret":"666c78706a78666c78706a78666c78706a78666c78706a78666c78706a78666c"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 6, 1790000006936, 1790000008702, 'ann:5', CAST('{"kind":"number_given","seat":0,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 7, 1790000008170, 0, '', CAST('{"kind":"number_given","seat":1,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 8, 1790000008170, 0, 'ben:6', CAST('{"kind":"dealt","seed":"e5747ddd1bdc8bbffa20a35d080381a342f6b90280cff54fd42fd90695046b30","options":{"target":100}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 9, 1790000009404, 0, 'ann:8', CAST('{"kind":"acted","seat":0,"verb":"draw"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 10, 1790000010638, 0, 'ann:9', CAST('{"kind":"acted","seat":0,"verb":"keep"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 11, 1790000011872, 0, 'ben:a', CAST('{"kind":"acted","seat":1,"verb":"play","card":3}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 12, 1790000013106, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":4,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 13, 1790000014340, 0, '', CAST('{"kind":"acted","seat":2,"verb":"name","colour":2,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 14, 1790000015574, 0, 'ann:d', CAST('{"kind":"acted","seat":0,"verb":"challenge"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 15, 1790000016808, 0, 'ben:e', CAST('{"kind":"acted","seat":1,"verb":"play","card":9}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 16, 1790000018042, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":7,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 17, 1790000019276, 0, 'ann:10', CAST('{"kind":"acted","seat":0,"verb":"play","card":17}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 18, 1790000020510, 0, 'ben:11', CAST('{"kind":"acted","seat":1,"verb":"play","card":21}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 19, 1790000021744, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":16,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 20, 1790000022978, 0, 'ben:13', CAST('{"kind":"acted","seat":1,"verb":"draw"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 21, 1790000024212, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":10,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 22, 1790000025446, 0, 'ann:15', CAST('{"kind":"acted","seat":0,"verb":"play","card":20}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 23, 1790000026680, 0, '', CAST('{"kind":"acted","seat":2,"verb":"draw","by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 24, 1790000027914, 0, 'ann:17', CAST('{"kind":"acted","seat":0,"verb":"play","card":25}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 25, 1790000029148, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":30,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 26, 1790000030382, 0, 'ann:19', CAST('{"kind":"acted","seat":0,"verb":"play","card":23}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 27, 1790000031616, 0, 'ann:1a', CAST('{"kind":"acted","seat":0,"verb":"name","colour":3}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 28, 1790000032850, 0, 'ben:1b', CAST('{"kind":"acted","seat":1,"verb":"play","card":6}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 29, 1790000034084, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 30, 1790000035318, 0, 'ann:1d', CAST('{"kind":"acted","seat":0,"verb":"play","card":24}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 31, 1790000036552, 0, 'ann:1e', CAST('{"kind":"acted","seat":0,"verb":"play","card":26}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 32, 1790000037786, 0, 'ben:1f', CAST('{"kind":"acted","seat":1,"verb":"play","card":29}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 33, 1790000039020, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":19,"uno":true,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 34, 1790000040254, 0, 'ann:21', CAST('{"kind":"acted","seat":0,"verb":"play","card":11}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 35, 1790000041488, 0, 'ben:22', CAST('{"kind":"acted","seat":1,"verb":"play","card":28}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000002', 36, 1790000042722, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":13,"by":"bot"}' AS BLOB));
INSERT INTO tables VALUES ('00000000000000000000000000000003', 'TXPPNY', 1, 1790000002000);
INSERT INTO players VALUES ('00000000000000000000000000000003', 'ann');
INSERT INTO players VALUES ('00000000000000000000000000000003', 'ben');
INSERT INTO records VALUES ('00000000000000000000000000000003-1', '00000000000000000000000000000003', 1790000040254, '# A game of Pioche; `pioche replay` prints it turn by turn.
box     = "tippo"
rules   = 1
seats   = ["Ann", "Ben", "Ada"]
options = { target = 100 }
seed    = "5225c8ffd0b36eb203acdbf9a6f9bde03a8d27a1cbd5687f1948c217868d0d77"

[result]
decision = "match_over"
scores   = { Ann = 0, Ben = 126, Ada = 0 }
winner   = "Ben"
winners  = ["Ben"]
moves    = 26
check    = "9d0f7a8581ee54df"

[fair]
hash    = "10df3fe84ced2ebfa1a7c6035c388f9bf78869fcbbe3f0e6abe8a6392ff22dcb"
secret  = "747870706e79747870706e79747870706e79747870706e79747870706e797478"
numbers = ["0123456789abcdef", "0123456789abcdef", ""]

[game]
moves = """
Ada play Y6 left
Ann play Y9 left
Ben play R4! right
Ada play Y5 left
Ann play Y4! left
Ben play RS right
Ann play W right
Ann name green
Ben play G3! right
Ada play G+2 right
Ben play B+2 right
Ann play B7 right
Ben play W4 right
Ben name yellow
Ann play Y3 right
Ben play Y6 right uno
Ada play Y5! right
Ann play G4 left
Ben play R4 left
Ada play R9 left
Ann play R7 left
Ben play TI left uno
Ada place
Ann place
Ann name green
Ben play G2 left
"""
');
INSERT INTO entries VALUES ('00000000000000000000000000000003', 1, 1790000001000, 0, '', CAST('{"kind":"opened","code":"TXPPNY","box":"tippo","seats":3,"options":{"target":100}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 2, 1790000002000, 0, '', CAST('{"kind":"joined","seat":0,"player":"ann","name":"Ann"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 3, 1790000003234, 0, 'ben:2', CAST('{"kind":"joined","seat":1,"player":"ben","name":"Ben"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 4, 1790000004468, 0, 'ann:3', CAST('{"kind":"bot_sat","seat":2,"name":"Ada","level":"greedy"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 5, 1790000005702, 1790000008702, 'ann:4', CAST('{"kind":"shuffled","secret":"747870706e79747870706e79747870706e79747870706e79747870706e797478"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 6, 1790000006936, 1790000008702, 'ann:5', CAST('{"kind":"number_given","seat":0,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 7, 1790000008170, 0, '', CAST('{"kind":"number_given","seat":1,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 8, 1790000008170, 0, 'ben:6', CAST('{"kind":"dealt","seed":"5225c8ffd0b36eb203acdbf9a6f9bde03a8d27a1cbd5687f1948c217868d0d77","options":{"target":100}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 9, 1790000009404, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":19,"tray":0,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 10, 1790000010638, 0, 'ann:9', CAST('{"kind":"acted","seat":0,"verb":"play","card":8,"tray":0}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 11, 1790000011872, 0, 'ben:a', CAST('{"kind":"acted","seat":1,"verb":"play","card":12,"tray":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 12, 1790000013106, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":4,"tray":0,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 13, 1790000014340, 0, 'ann:c', CAST('{"kind":"acted","seat":0,"verb":"play","card":17,"tray":0}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 14, 1790000015574, 0, 'ben:d', CAST('{"kind":"acted","seat":1,"verb":"play","card":3,"tray":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 15, 1790000016808, 0, 'ann:e', CAST('{"kind":"acted","seat":0,"verb":"play","card":20,"tray":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 16, 1790000018042, 0, 'ann:f', CAST('{"kind":"acted","seat":0,"verb":"name","colour":2}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 17, 1790000019276, 0, 'ben:10', CAST('{"kind":"acted","seat":1,"verb":"play","card":9,"tray":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 18, 1790000020510, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":10,"tray":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 19, 1790000021744, 0, 'ben:12', CAST('{"kind":"acted","seat":1,"verb":"play","card":18,"tray":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 20, 1790000022978, 0, 'ann:13', CAST('{"kind":"acted","seat":0,"verb":"play","card":2,"tray":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 21, 1790000024212, 0, 'ben:14', CAST('{"kind":"acted","seat":1,"verb":"play","card":21,"tray":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 22, 1790000025446, 0, 'ben:15', CAST('{"kind":"acted","seat":1,"verb":"name","colour":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 23, 1790000026680, 0, 'ann:16', CAST('{"kind":"acted","seat":0,"verb":"play","card":5,"tray":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 24, 1790000027914, 0, 'ben:17', CAST('{"kind":"acted","seat":1,"verb":"play","card":6,"tray":1,"uno":true}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 25, 1790000029148, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":13,"tray":1,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 26, 1790000030382, 0, 'ann:19', CAST('{"kind":"acted","seat":0,"verb":"play","card":11,"tray":0}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 27, 1790000031616, 0, 'ben:1a', CAST('{"kind":"acted","seat":1,"verb":"play","card":15,"tray":0}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 28, 1790000032850, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":27,"tray":0,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 29, 1790000034084, 0, 'ann:1c', CAST('{"kind":"acted","seat":0,"verb":"play","card":22,"tray":0}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 30, 1790000035318, 0, 'ben:1d', CAST('{"kind":"acted","seat":1,"verb":"play","card":31,"tray":0,"uno":true}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 31, 1790000036552, 0, '', CAST('{"kind":"acted","seat":2,"verb":"place","by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 32, 1790000037786, 0, 'ann:1f', CAST('{"kind":"acted","seat":0,"verb":"place"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 33, 1790000039020, 0, 'ann:20', CAST('{"kind":"acted","seat":0,"verb":"name","colour":2}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000003', 34, 1790000040254, 0, 'ben:21', CAST('{"kind":"acted","seat":1,"verb":"play","card":30,"tray":0}' AS BLOB));
INSERT INTO tables VALUES ('00000000000000000000000000000004', 'TXTAPY', 1, 1790000002000);
INSERT INTO players VALUES ('00000000000000000000000000000004', 'ann');
INSERT INTO entries VALUES ('00000000000000000000000000000004', 1, 1790000001000, 0, '', CAST('{"kind":"opened","code":"TXTAPY","box":"titans","seats":3,"options":{"target":200}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 2, 1790000002000, 0, '', CAST('{"kind":"joined","seat":0,"player":"ann","name":"Ann"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 3, 1790000003234, 0, 'ann:2', CAST('{"kind":"bot_sat","seat":1,"name":"Ada","level":"greedy"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 4, 1790000004468, 0, 'ann:3', CAST('{"kind":"bot_sat","seat":2,"name":"Blaise","level":"greedy"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 5, 1790000005702, 1790000008702, 'ann:4', CAST('{"kind":"shuffled","secret":"7478746170797478746170797478746170797478746170797478746170797478"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 6, 1790000006936, 0, '', CAST('{"kind":"number_given","seat":0,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 7, 1790000006936, 0, 'ann:5', CAST('{"kind":"dealt","seed":"1aed0b88e93e412f9fa680fc97a708b05794b0bc70e2f16b9be201da7c27be28","options":{"target":200}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 8, 1790000008170, 0, 'ann:7', CAST('{"kind":"acted","seat":0,"verb":"play","card":13}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 9, 1790000009404, 0, '', CAST('{"kind":"acted","seat":1,"verb":"play","card":8,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 10, 1790000010638, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":3,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 11, 1790000011872, 0, 'ann:a', CAST('{"kind":"acted","seat":0,"verb":"play","card":7}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 12, 1790000013106, 0, 'ann:b', CAST('{"kind":"acted","seat":0,"verb":"name","colour":0}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 13, 1790000014340, 0, '', CAST('{"kind":"acted","seat":1,"verb":"challenge","by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 14, 1790000015574, 0, '', CAST('{"kind":"acted","seat":2,"verb":"draw","by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 15, 1790000016808, 0, '', CAST('{"kind":"acted","seat":2,"verb":"play","card":28,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 16, 1790000018042, 0, 'ann:f', CAST('{"kind":"acted","seat":0,"verb":"play","card":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 17, 1790000019276, 0, '', CAST('{"kind":"acted","seat":1,"verb":"play","card":24,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 18, 1790000020510, 0, '', CAST('{"kind":"acted","seat":2,"verb":"draw","by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 19, 1790000021744, 0, 'ann:12', CAST('{"kind":"acted","seat":0,"verb":"play","card":4}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 20, 1790000022978, 0, '', CAST('{"kind":"acted","seat":1,"verb":"play","card":5,"by":"bot"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 21, 1790000024212, 0, 'ann:14', CAST('{"kind":"acted","seat":0,"verb":"play","card":19}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000004', 22, 1790000025446, 0, '', CAST('{"kind":"acted","seat":2,"verb":"draw","by":"bot"}' AS BLOB));
INSERT INTO tables VALUES ('00000000000000000000000000000005', 'TRANFX', 1, 1790000002000);
INSERT INTO players VALUES ('00000000000000000000000000000005', 'ann');
INSERT INTO players VALUES ('00000000000000000000000000000005', 'ben');
INSERT INTO records VALUES ('00000000000000000000000000000005-1', '00000000000000000000000000000005', 1790000026680, '# A game of Pioche; `pioche replay` prints it turn by turn.
box     = "transformers"
rules   = 1
seats   = ["Ann", "Ben"]
options = {}
seed    = "8749e40ca48fe2d8b18394e3364683d0539e78e54415c808671611d098e4be2a"

[result]
decision = "match_over"
scores   = { Ann = 0, Ben = 0 }
winner   = "Ann"
winners  = ["Ann"]
moves    = 16
check    = "494c69015961f81d"

[fair]
hash    = "978af45597a1e7bd6c8697349914f66f8a88a55149a37e574d5d215128c6d7bd"
secret  = "7472616e66787472616e66787472616e66787472616e66787472616e66787472"
numbers = ["0123456789abcdef", "0123456789abcdef"]

[game]
moves = """
Ann play G9/PR
Ben play G6/WC
Ann play GR/O1
Ann play G2/T+5
Ben draw
Ben play G7/O6
Ann play OP/V7
Ann lay YF/O8
Ann lay R9/TR
Ann uno
Ann name green
Ben play OP/P5
Ben lay RF/P8
Ben lay Y+1/V8
Ben name yellow
Ann play OP/PF
"""
');
INSERT INTO entries VALUES ('00000000000000000000000000000005', 1, 1790000001000, 0, '', CAST('{"kind":"opened","code":"TRANFX","box":"transformers","seats":2}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 2, 1790000002000, 0, '', CAST('{"kind":"joined","seat":0,"player":"ann","name":"Ann"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 3, 1790000003234, 0, 'ben:2', CAST('{"kind":"joined","seat":1,"player":"ben","name":"Ben"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 4, 1790000004468, 1790000007468, 'ann:3', CAST('{"kind":"shuffled","secret":"7472616e66787472616e66787472616e66787472616e66787472616e66787472"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 5, 1790000005702, 1790000007468, 'ann:4', CAST('{"kind":"number_given","seat":0,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 6, 1790000006936, 0, '', CAST('{"kind":"number_given","seat":1,"number":"0123456789abcdef"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 7, 1790000006936, 0, 'ben:5', CAST('{"kind":"dealt","seed":"8749e40ca48fe2d8b18394e3364683d0539e78e54415c808671611d098e4be2a","options":{}}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 8, 1790000008170, 0, 'ann:7', CAST('{"kind":"acted","seat":0,"verb":"play","card":5}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 9, 1790000009404, 0, 'ben:8', CAST('{"kind":"acted","seat":1,"verb":"play","card":12}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 10, 1790000010638, 0, 'ann:9', CAST('{"kind":"acted","seat":0,"verb":"play","card":9}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 11, 1790000011872, 0, 'ann:a', CAST('{"kind":"acted","seat":0,"verb":"play","card":3}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 12, 1790000013106, 0, 'ben:b', CAST('{"kind":"acted","seat":1,"verb":"draw"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 13, 1790000014340, 0, 'ben:c', CAST('{"kind":"acted","seat":1,"verb":"play","card":15}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 14, 1790000015574, 0, 'ann:d', CAST('{"kind":"acted","seat":0,"verb":"play","card":7}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 15, 1790000016808, 0, 'ann:e', CAST('{"kind":"acted","seat":0,"verb":"lay","card":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 16, 1790000018042, 0, 'ann:f', CAST('{"kind":"acted","seat":0,"verb":"lay","card":11}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 17, 1790000019276, 0, 'ann:10', CAST('{"kind":"acted","seat":0,"verb":"uno"}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 18, 1790000020510, 0, 'ann:11', CAST('{"kind":"acted","seat":0,"verb":"name","colour":2}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 19, 1790000021744, 0, 'ben:12', CAST('{"kind":"acted","seat":1,"verb":"play","card":8}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 20, 1790000022978, 0, 'ben:13', CAST('{"kind":"acted","seat":1,"verb":"lay","card":2}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 21, 1790000024212, 0, 'ben:14', CAST('{"kind":"acted","seat":1,"verb":"lay","card":10}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 22, 1790000025446, 0, 'ben:15', CAST('{"kind":"acted","seat":1,"verb":"name","colour":1}' AS BLOB));
INSERT INTO entries VALUES ('00000000000000000000000000000005', 23, 1790000026680, 0, 'ann:16', CAST('{"kind":"acted","seat":0,"verb":"play","card":13}' AS BLOB));
