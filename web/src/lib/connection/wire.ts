// Generated from src/pioche/server/wire/messages.py by scripts/wire_types.py: change it there.
// A field marked `?` may be left out: the server then takes its default, or has nothing to say.

/** A new table; its maker sits down as host. With `quick` bots fill it and the match starts. */
export interface Create {
  box: string;
  name: string;
  lang?: Lang;
  seats?: number;
  preset?: string | null;
  options?: Options;
  bots?: string[];
  timer?: number;
  listed?: boolean;
  quick?: boolean;
  avatar?: Avatar | null;
}

/** The code of the new table. */
export interface Created {
  code: string;
}

/** Any error of the HTTP interface; `after` so many seconds it may be otherwise, if that is not 0. */
export interface Failure {
  reason: string;
  text: string;
  after?: number;
}

/** A match that is over: its record can be downloaded and replayed. */
export interface Finished {
  match: number;
  record: string;
  box: string;
  winners: string[];
  secret: string;
}

/** How friends get to the table; `hint` is a text key if others cannot use the address. */
export interface Invite {
  code: string;
  link: string;
  hint: string;
}

/** A step of a lesson, which says `lesson-BOX-SAY`; `wrong` says why an answer was not the right one. */
export interface LessonStep {
  box: string;
  step: number;
  steps: number;
  say: string;
  reads: boolean;
  right: boolean;
  wrong: string;
  names: string[];
  prompt: string;
}

/** A table as the start page lists it. */
export interface Listed {
  code: string;
  box: string;
  phase: string;
  players: string[];
  open: number;
  locked: boolean;
  yours: boolean;
}

/** The start page: one's own tables, those that are open to all, and the bots of installed packages. */
export interface Me {
  yours: Listed[];
  listed: Listed[];
  cups?: ListedCup[];
  bots?: string[];
}

/** An answer to a puzzle in every language, and its chance to win. */
export interface PuzzleAnswer {
  text: Record<string, string>;
  chance: number[];
}

/** A review in progress: how many come before it, and how many of its own moves are done. */
export interface ReviewWaits {
  before: number;
  done: number;
  of: number;
}

/** The back of a box's cards if nothing else is printed on it: what lies below our pickaxe. */
export interface BackLook {
  ground: string;
  drawing: Drawn[];
}

/** What the page needs to know of a box: its options, its faces and how it looks. */
export interface BoxInfo {
  name: string;
  trays: number;
  switches: SwitchInfo[];
  presets: Record<string, Record<string, unknown>>;
  sides: SideInfo[];
  signs: Record<string, SignLook>;
  back: BackLook;
  picture: PictureLook;
  lesson: boolean;
}

/** An element of a drawing; the paints `ink` and `ground` are colours of the card it is on. */
export interface Drawn {
  tag: 'circle' | 'ellipse' | 'g' | 'path' | 'rect';
  attributes: Record<string, string>;
  inside: Drawn[];
}

/** What a face shows: its colour as a number, or none if it is wild; a number, or only a symbol. */
export interface FaceInfo {
  symbol: string;
  colour?: number | null;
  number?: number | null;
  stop?: boolean;
  draws?: number;
}

/** The picture of a box: some of its cards on a ground, with a drawing of 320 × 200 behind them. */
export interface PictureLook {
  ground: string[];
  angle: number;
  drawing: Drawn[];
  whole: boolean;
  cards: ShownLook[];
  spread: 'apart' | 'fan';
}

/** A colour of a side: its plate in a square of 100, the plate's size on a card, and its paints. */
export interface PlateLook {
  name: string;
  letter: string;
  place: number;
  path: string;
  size: number;
  lift: number;
  fill: string;
  ink: string;
  deep: string;
}

/** A face in a picture. */
export interface ShownLook {
  code: string;
  side: string;
}

/** A side of a box: its four colours, every face by its code, table, border and field. */
export interface SideInfo {
  name: string;
  colours: PlateLook[];
  faces: Record<string, FaceInfo>;
  table: string[];
  motif: Drawn[];
  border: string;
  field: string;
}

/** What a symbol shows: a drawing in a square of 100, or a text; digits and + are set in numerals. */
export interface SignLook {
  text: string;
  drawing: Drawn[];
  bare: boolean;
}

/** An option of a box: its values, the first is the default; titles and lines are in the catalogue. */
export interface SwitchInfo {
  name: string;
  values: unknown[];
  kind: 'agreed' | 'house' | 'number' | 'scoring' | 'switch';
  excludes?: string[];
  needs?: Record<string, unknown>;
  seats?: number;
  count?: number;
}

/** A new cup; its maker takes part as host. With `rounds` 0 it lasts until all have met all. */
export interface CreateCup {
  box: string;
  name: string;
  lang?: Lang;
  options?: Options;
  form?: CupForm;
  size?: number;
  rounds?: number;
  avatar?: Avatar | null;
}

export type CupForm = 'knock_out' | 'round_robin';

/** A table of a round; its code is empty if nobody has to play. */
export interface CupGame {
  code: string;
  members: number[];
  places: number[];
  winner: number;
  lot: boolean;
  by: '' | 'host' | 'played' | 'walkover';
  playing: boolean;
}

/** What everybody may know of a cup. */
export interface CupInfo {
  code: string;
  box: string;
  options: Record<string, unknown>;
  form: CupForm;
  size: number;
  wanted: number;
  rounds: number;
  phase: 'closed' | 'gathering' | 'over' | 'playing';
  host: number;
  members: CupMember[];
  drawn: CupRound[];
  standings: CupStanding[];
  next: number[][];
}

/** A person who takes part in a cup. */
export interface CupMember {
  name: string;
  avatar: string;
  here: boolean;
  left: boolean;
  out: boolean;
}

/** The tables of a round, and who sits out. */
export interface CupRound {
  games: CupGame[];
  byes: number[];
}

/** The standing of a member; a game scores the share of rivals left behind. */
export interface CupStanding {
  member: number;
  place: number;
  matches: number;
  wins: number;
  score: number;
}

/** The current state of the cup, always whole. */
export interface CupUpdate {
  type: 'cup';
  version: number;
  cup: CupInfo;
  you: CupYou;
}

/** The receiver's part in the cup. */
export interface CupYou {
  member: number;
  host: boolean;
  acting: boolean;
  table: string;
}

/** A cup as the start page lists it. */
export interface ListedCup {
  code: string;
  box: string;
  phase: string;
  players: string[];
}

/** The matches at this table that count together. */
export interface Evening {
  count: CountBy;
  matches: number;
  standings: Standing[];
}

/** A suggestion of what to play; it is carried out when more than half of the people are in favour. */
export interface Motion {
  seat: number;
  box: string;
  options: Record<string, unknown>;
  yes: number[];
  no: number[];
}

/** Somebody's standing over all matches and boxes of the evening. */
export interface Standing {
  name: string;
  avatar: string;
  bot: boolean;
  seat: number;
  place: number;
  matches: number;
  wins: number;
  score: number;
}

/** How many games were deleted. */
export interface Forgotten {
  games: number;
}

/** A finished match; its record is at /r/ID as long as it is kept. */
export interface MyGame {
  record: string;
  at: number;
  box: string;
  seat: number;
  names: string[];
  bots: number[];
  place: number;
  points: number;
  won: boolean;
  seconds: number;
}

/** Some of one's games, the newest first, and statistics over all of them. */
export interface MyGames {
  total: number;
  first: number;
  games: MyGame[];
  shares: Share[];
  streak: number;
  best_streak: number;
  comeback: number;
  comeback_record: string;
  bluffs: number;
  bluffs_worked: number;
  caught: number;
  catches: number;
  uncounted: number;
  devices: number;
}

/** A single-use, time-limited way to get the same games on another device. */
export interface Pass {
  link: string;
  picture: string;
  seconds: number;
  hint: string;
}

/** One's wins at a box with so many players, and what they prove. */
export interface Share {
  box: string;
  seats: number;
  games: number;
  won: number;
  fair: number;
  low: number;
  high: number;
  says: 'few' | 'less' | 'luck' | 'more';
}

/** The other device uses the pass. */
export interface UsePass {
  token: string;
}

export const AVATARS = [
  'fox',
  'cat',
  'owl',
  'bear',
  'frog',
  'rabbit',
  'penguin',
  'bee',
  'octopus',
  'cactus',
  'robot',
  'ghost',
] as const;

export const CALLS = [
  'uno',
  'catch',
] as const;

export const PHRASES = [
  'hello',
  'well_played',
  'thanks',
  'sorry',
  'oops',
  'hurry',
  'wait',
  'laugh',
  'wow',
  'cry',
  'angry',
  'heart',
  'thumb',
  'bye',
] as const;

/** The host seats a bot. */
export interface AddBot {
  do: 'add_bot';
  level?: string;
  seat?: number | null;
}

/** Agree to the proposal, or not. */
export interface Agree {
  do: 'agree';
  yes: boolean;
}

/** One of the answers on offer; a play may add a colour, a target, a UNO call and care (H18). */
export interface Answer {
  do: 'answer';
  verb: Verb;
  card?: number;
  tray?: number | null;
  colour?: string | null;
  target?: number | null;
  uno?: boolean;
  second?: number;
  care?: number | null;
}

export type Avatar = 'bear' | 'bee' | 'cactus' | 'cat' | 'fox' | 'frog' | 'ghost' | 'octopus' | 'owl' | 'penguin' | 'rabbit' | 'robot';

/** The host of a cup awards a game that cannot be finished to a member. */
export interface Award {
  do: 'award';
  game: number;
  member: number;
}

export type Command =
  | Join
  | Leave
  | Sit
  | Swap
  | Speak
  | Wear
  | AddBot
  | RemoveBot
  | SetRules
  | Propose
  | Agree
  | Start
  | Commit
  | Number
  | Answer
  | Next
  | HostTake
  | Remove
  | Lock
  | Welcome
  | Pause
  | Stop
  | Count
  | Suggest
  | Vote
  | SetCup
  | Award;

/** The SHA-256 of the text of the client's number for the shuffle, which comes when all hashes are in. */
export interface Commit {
  do: 'commit';
  hash: string;
}

/** The host decides what counts in the standings of the evening, or restarts them. */
export interface Count {
  do: 'count';
  by: CountBy;
  fresh?: boolean;
}

export type CountBy = 'places' | 'points' | 'wins';

/** The host carries out a free-text rule (C9). */
export interface HostTake {
  do: 'host_take';
  seat: number;
  count: number;
}

/** Sit down at the table, on a chosen seat or the first free one; during a match on a bot's. */
export interface Join {
  do: 'join';
  name: string;
  seat?: number | null;
  avatar?: Avatar | null;
}

export type Lang = string;

export type Late = 'round' | 'turn';

/** Give up one's seat for good; during a match a bot takes it over. */
export interface Leave {
  do: 'leave';
}

/** The host stops others from joining, or allows it again. */
export interface Lock {
  do: 'lock';
  on: boolean;
}

/** Ready for the next round; it is dealt when everybody present is, or when the host says so. */
export interface Next {
  do: 'next';
}

/** The client's random number for the shuffle, as hexadecimal digits. */
export interface Number {
  do: 'number';
  number: string;
}

export type Option = boolean | number | string | string[];

export type Options = Record<string, Option>;

/** The host stops the clocks and the bots, or resumes them. */
export interface Pause {
  do: 'pause';
  on: boolean;
}

/** Propose what the table has to agree on (R72); proposing implies agreeing. */
export interface Propose {
  do: 'propose';
  options: Options;
}

/** The host removes a player, who cannot come back to this table. */
export interface Remove {
  do: 'remove';
  seat: number;
}

/** The host removes a bot. */
export interface RemoveBot {
  do: 'remove_bot';
  seat: number;
}

/** The host of a cup changes what is played, before its first round; what is left out stays as it is. */
export interface SetCup {
  do: 'set_cup';
  box?: string | null;
  options?: Options | null;
  form?: CupForm | null;
  size?: number | null;
  rounds?: number | null;
}

/** The host changes what is played, between matches; what is left out stays as it is. */
export interface SetRules {
  do: 'set_rules';
  box?: string | null;
  seats?: number | null;
  options?: Options | null;
  timer?: number | null;
  listed?: boolean | null;
  hints?: boolean | null;
}

/** Change to another free seat before a match. */
export interface Sit {
  do: 'sit';
  seat: number;
}

/** Choose one's own language. */
export interface Speak {
  do: 'speak';
  lang: Lang;
}

/** The host starts a match, or a rematch; with `anyway`, an open proposal is dropped. */
export interface Start {
  do: 'start';
  anyway?: boolean;
}

/** The host aborts the match; the table stays. */
export interface Stop {
  do: 'stop';
}

/** Suggest another box or other rules, between matches; suggesting implies being in favour. */
export interface Suggest {
  do: 'suggest';
  box?: string | null;
  options?: Options | null;
}

/** Swap two seats before a match: the host any two, others their own; two people must both wish it. */
export interface Swap {
  do: 'swap';
  seat: number;
  other: number;
}

/** Vote for a suggestion, or against it; more than half of the people decide. */
export interface Vote {
  do: 'vote';
  yes: boolean;
}

/** Choose whom one looks like. */
export interface Wear {
  do: 'wear';
  avatar: Avatar;
}

/** Latecomers take the seat of a bot with the next round (R125); `turn`, once a choice, is refused. */
export interface Welcome {
  do: 'welcome';
  late: Late;
}

/** The numbers of the balance (§11): those of every table, and the presets among which a table chooses. */
export interface BalanceInfo {
  numbers: Record<string, number>;
  presets: Record<string, Record<string, number>>;
  penalty: number;
}

/** A kind of card: its face in each colour, its points, how many there are, what it does. */
export interface PadCard {
  codes: string[];
  points: number;
  copies: number;
  does: Record<string, string>;
}

/** A way to score a match (§1.11): the options that select it, and what follows from them. */
export interface PadForm {
  name: string;
  options: Record<string, unknown>;
  collects: boolean;
  single: boolean;
  teams: number[][];
  drops: boolean;
  exceeds: boolean;
  seats: number[];
  target: number[];
}

/** A box played with real cards. */
export interface PadInfo {
  box: string;
  forms: PadForm[];
  sides: PadSide[];
  more: Record<string, string>;
  balance: BalanceInfo | null;
}

/** One side of the cards, in the order of the deck table. */
export interface PadSide {
  name: string;
  cards: PadCard[];
}

/** What the host of a table has set: the table, its snapshots and `TableInfo` carry these fields. */
export interface Terms {
  timer: number;
  listed: boolean;
  hints: boolean;
  locked: boolean;
  paused: boolean;
}

export const PROTOCOL = 1;

/** The first message: the client's role and language, and the last version it has seen. */
export interface Hello {
  type: 'hello';
  protocol: number;
  lang?: Lang;
  role?: 'player' | 'screen' | 'spectator';
  since?: number | null;
}

/** A command with an id chosen by the client, and the version that the client saw when it was given. */
export interface Do {
  type: 'do';
  id: string;
  seen: number;
  command: Join | Leave | Sit | Swap | Speak | Wear | AddBot | RemoveBot | SetRules | Propose | Agree | Start | Commit | Number | Answer | Next | HostTake | Remove | Lock | Welcome | Pause | Stop | Count | Suggest | Vote | SetCup | Award;
}

/** Ask in words why a card of one's hand cannot be laid now. */
export interface Why {
  type: 'why';
  card: number;
  tray?: number | null;
}

/** A quick phrase or reaction; it is shown and not stored. */
export interface React {
  type: 'react';
  phrase: string;
}

/** Remind a player who has kept the table waiting that it is their turn; it is not stored. */
export interface Nudge {
  type: 'nudge';
  seat: number;
}

/** Check the connection: a phone's socket that looks open may be dead. */
export interface Ping {
  type: 'ping';
}

export type FromClient =
  | Hello
  | Do
  | Why
  | React
  | Nudge
  | Ping;

/** A seat of the table: open, a person's or a bot's. */
export interface Chair {
  kind: 'bot' | 'human' | 'open';
  name: string;
  avatar: string;
  level: string;
  here: boolean;
  gone: number;
  away: boolean;
  ready: boolean;
  agreed: boolean;
  declined: boolean;
  partner: number;
  left: boolean;
  comes: string;
  wish: number;
}

/** What the table has to agree on (R72): it takes effect when every person at the table has agreed. */
export interface Proposal {
  seat: number;
  options: Record<string, unknown>;
}

/** Everything about a table that everybody may know, apart from the game. */
export interface TableInfo {
  timer: number;
  listed: boolean;
  hints: boolean;
  locked: boolean;
  paused: boolean;
  code: string;
  box: string;
  phase: 'closed' | 'lobby' | 'playing' | 'shuffling';
  chairs: Chair[];
  host: number;
  options: Record<string, unknown>;
  match: number;
  late: Late;
  commitment: string;
  hashes: string[];
  seal: string;
  withheld: number[];
  proposal: Proposal | null;
  finished: Finished[];
  spectators: number;
  motion: Motion | null;
  evening: Evening;
  cup: string;
}

/** The receiver's part at this table. */
export interface You {
  seat: number;
  host: boolean;
  number_wanted: boolean;
  left: number;
  waits: number;
}

export type Card = (number | string | null)[];

/** The talon, or one of the two trays. */
export interface Tray {
  size: number;
  card: Card;
  colour: string | null;
  frozen: boolean;
}

/** The draw pile; `back` is the visible back of its top card in a two-sided box. */
export interface Draw {
  size: number;
  back?: string | null;
}

/** A possible answer; send it back as an Answer. */
export interface Offer {
  verb: Verb;
  card?: number;
  tray?: number;
  colour?: string;
  target?: number;
  uno?: boolean;
  second?: number;
}

/** The game as this viewer may see it, always whole, from `sight` and nothing else. */
export interface Game {
  viewer: number;
  box: string;
  seats: number;
  round: number;
  dealer: number;
  decision: Decision;
  asked: number;
  turn: number;
  direction: number;
  side: string;
  hands: Card[][];
  draw: Draw;
  trays: Tray[];
  windows: number[];
  out: number[];
  places: number[];
  dropped: number[];
  scores: number[];
  points: number[];
  drawn: number;
  shown: number[];
  accused: number[];
  answers: Offer[];
  refused: Record<string, string>;
  author: number;
  extra: number[];
  aside?: number;
  angle?: number;
}

/** Something that happened, as this viewer saw it; `text` is the key of its sentence in the catalogue. */
export interface Event {
  event: EventName;
  text: string;
  side: string;
  seat: number;
  other: number;
  cards: Card[];
  colour: string | null;
  tray: number;
  number: number;
  sought: string | null;
  next?: string | null;
  angle?: number;
  hands?: Card[][];
}

/** What is new since the version `since`; with `whole` the client must discard what it had. */
export interface Update {
  type: 'update';
  version: number;
  since: number;
  whole: boolean;
  now: number;
  deadline: number;
  table: TableInfo | null;
  you: You;
  prompt: string;
  events: Event[];
  game: Game | null;
  held: Card[][] | null;
}

/** The command was carried out and is stored as this version. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** The command had been carried out before, as this version; nothing was done again. */
export interface Duplicate {
  type: 'duplicate';
  id: string;
  version: number;
}

/** The command was not carried out; `after` so many seconds it may be, if that is not 0. */
export interface Refused {
  type: 'refused';
  id: string;
  reason: string;
  text: string;
  after?: number;
}

/** Why a card cannot be laid, in the receiver's language. */
export interface Because {
  type: 'because';
  card: number;
  text: string;
}

/** Somebody at the table sends one of the ready phrases. */
export interface Reacted {
  type: 'reacted';
  seat: number;
  phrase: string;
}

/** Somebody reminds somebody else that the table waits. */
export interface Nudged {
  type: 'nudged';
  seat: number;
  by: number;
}

/** The answer to a ping, which shows that the connection works. */
export interface Pong {
  type: 'pong';
}

/** The server closes this connection, and why; if `again`, come back `after` so many seconds. */
export interface Bye {
  type: 'bye';
  reason: string;
  text: string;
  again: boolean;
  after?: number;
}

export type FromServer =
  | Update
  | CupUpdate
  | Ack
  | Duplicate
  | Refused
  | Because
  | Reacted
  | Nudged
  | Pong
  | Bye;

/** One answer of a hint; its chance to win the round, with the ends of its 95 % interval. */
export interface Advised {
  text: string;
  answer: Offer;
  chance: number[];
}

/** The coach's hint: answers ranked, the reason for the first, and whether it is clearly the best. */
export interface HintTold {
  answers: Advised[];
  reason: string;
  clear: boolean;
  games: number;
  version?: number;
}

/** A position in which the first of the answers is clearly the best, and why. */
export interface PuzzleInfo {
  box: string;
  names: string[];
  seat: number;
  game: Game;
  answers: PuzzleAnswer[];
  reason: Record<string, string>;
}

/** A step of a lesson with its game; after an answer, the result. */
export interface LessonTold {
  box: string;
  step: number;
  steps: number;
  say: string;
  reads: boolean;
  right: boolean;
  wrong: string;
  names: string[];
  prompt: string;
  events: Event[];
  game: Game;
}

/** One step of a replay: what was done, what happened and what could then be seen. */
export interface Frame {
  line: string;
  events: Event[];
  game: Game;
}

/** Some steps of a finished match for the page to show, as one viewer saw them. */
export interface Replay {
  record: string;
  box: string;
  names: string[];
  options: Record<string, unknown>;
  partners: number[];
  viewer: number;
  first: number;
  total: number;
  frames: Frame[];
}

/** A small game that shows what a ruling means, with all hands open, and what was chosen there. */
export interface Case {
  record: string;
  box: string;
  names: string[];
  options: Record<string, unknown>;
  partners: number[];
  viewer: number;
  first: number;
  total: number;
  frames: Frame[];
  ruling: string;
  title: string;
  said: string;
}

export type Decision =
  | 'turn'
  | 'after_draw'
  | 'colour'
  | 'target'
  | 'respond'
  | 'lay'
  | 'keep'
  | 'place'
  | 'round_over'
  | 'match_over';

export type EventName =
  | 'DealerDrew'
  | 'DealerChosen'
  | 'CardsDealt'
  | 'CardTurnedUp'
  | 'CardPutBack'
  | 'RoundStarted'
  | 'CardPlayed'
  | 'CardsTaken'
  | 'CardKept'
  | 'TurnPassed'
  | 'TurnLost'
  | 'DirectionChanged'
  | 'ColourNamed'
  | 'TargetChosen'
  | 'UnoCalled'
  | 'UnoCaught'
  | 'ChallengeAccepted'
  | 'HandShown'
  | 'ChallengeWon'
  | 'ChallengeLost'
  | 'PileReplenished'
  | 'RoundWon'
  | 'RoundVoid'
  | 'PointsScored'
  | 'MatchWon'
  | 'HandsSwapped'
  | 'HandsPassed'
  | 'CardsLaidBeneath'
  | 'TableFlipped'
  | 'DuelFought'
  | 'CardPlaced'
  | 'BalanceTipped'
  | 'TraysCleared'
  | 'HostGave'
  | 'UnoFalse'
  | 'PlayerWentOut'
  | 'PlayerPutOut';

export type Verb =
  | 'play'
  | 'draw'
  | 'keep'
  | 'name'
  | 'target'
  | 'accept'
  | 'challenge'
  | 'lay'
  | 'done'
  | 'place'
  | 'uno'
  | 'catch'
  | 'host'
  | 'next';
