import type {
  Ad,
  HostAd,
  HostSurvey,
  Image,
  ProofItem,
  ProofPlace,
  Rehearsal,
  Survey,
  VenueRole,
} from '@snug/contract';
import type * as rules from '@snug/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Row } from './rows.ts';

/** Reads and writes outside a transaction, or in one. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/**
 * All tables, as Kysely's types: the rules' types as `Row` stores them, and columns that only the database has. Portable to
 * PostgreSQL: texts, whole numbers and null; times are milliseconds since 1970. A row that no longer counts has the time of
 * that; only `retention.ts` deletes it, once its retention period is over.
 */
export interface Database {
  meta: { key: string; value: string };
  venues: VenueRow;
  hosts: HostRow;
  venue_hosts: VenueHostRow;
  sign_in_links: SignInLinkRow;
  sessions: SessionRow;
  accounts: AccountRow;
  challenges: ChallengeRow;
  /** Browsers that have logged in to an account by a code: no lockout keeps them out (H34). */
  known_devices: { account_id: string; client_hash: string; since: number };
  /** `jti` of a token, or the id of a login. `since`: revoked from this moment on. */
  revoked_tokens: { jti: string; expires_at: number; since: number };
  teams: RegisteredTeamRow;
  team_members: TeamMemberRow;
  team_invites: Row<rules.TeamInvite>;
  counters: { name: string; value: number };
  games: GameRow;
  game_hosts: { game_id: string; host_id: string };
  rounds: RoundRow;
  questions: QuestionRow;
  game_teams: GameTeamRow;
  game_players: GamePlayerRow;
  game_invites: GameInviteRow;
  short_links: Row<rules.ShortLink>;
  answers: Row<rules.Answer>;
  answer_writes: Row<rules.WriteOf<'question_id'>>;
  doubles: Row<rules.Doubling>;
  double_writes: Row<rules.WriteOf<'round_id'>>;
  suggestions: Row<rules.NewSuggestion>;
  submissions: Row<rules.Submission>;
  /** A row per answer that somebody has graded. */
  grades: Row<rules.StoredGrade> & { answer_hash: string };
  grade_changes: Row<rules.StoredGradeChange>;
  adjustments: Row<rules.StoredAdjustment>;
  appeals: Row<rules.StoredAppeal>;
  /** Points in halves, since every number is whole. */
  final_results: Omit<rules.FinalResult, 'points'> & { half_points: number };
  packs: PackRow;
  /** The last rehearsal of each game. */
  rehearsals: RehearsalRow;
  streams: StreamRow;
  /** Messages to all players and watchers of a game, numbered without a gap; the host's stream has none of them. */
  broadcasts: { game_id: string; number: number; body: string; only_player: string | null; at: number };
  /** The number of broadcasts, and of messages in the host's stream; no row: none. */
  broadcast_counts: { game_id: string; count: number; host: number };
  /** Messages to one stream, with their number there. */
  own_messages: { stream_id: string; seq: number; body: string; only_player: string | null; at: number };
  limits: { key: string; since: number; count: number };
  feedback: FeedbackRow;
  /** Ratings of a quizmaster in sums, five at a time; a row never changes. The lists are JSON. */
  rating_groups: { host_id: string; number: number; closed_on: string; stars: string; tags: string; notes: string };
  /** The games that the ratings of a group are of. */
  rating_group_games: { host_id: string; number: number; game_id: string };
  images: ImageRow;
  /** One of each kind a game. */
  votes: Row<rules.StoredVote>;
  /** One of each kind a player. */
  ballots: Row<rules.Ballot>;
  surveys: SurveyRow;
  survey_answers: SurveyAnswerRow;
  ads: AdRow;
  sponsors: SponsorRow;
  proof_counts: ProofCountRow;
  /** Who has been counted: a person once per item, event and day. Deleted when the day is over. */
  proof_marks: { item_id: string; who: string; day: string; event: ProofEvent };
  /** The ids of people who answer on a sponsor's own page, as hashes. */
  survey_ids: { id_hash: string; sponsor_id: string; created_at: number };
  replies: { key: string; body: string; at: number; request_hash: string | null };
  erasures: ErasureRow;
  /** News from other processes for the servers. `ring` is a StoredNews, as JSON. */
  bells: { bell_id: string; ring: string; at: number };
}

/** Somebody whose data is being erased, part by part. The row lives until all of it is. */
export interface ErasureRow {
  erasure_id: string;
  account_id: string | null;
  /** Their contacts, as JSON: the account has them no more. */
  contacts: string;
  /** The hashes of the browsers that they used, as JSON. */
  client_hashes: string;
  /** Their players in games, as JSON: a player who was erased there is nobody's, and what mentions them may be left. */
  players: string;
  begun_at: number;
}

/** A pack of a venue, as a game was made from it, with the spellings accepted since. */
export interface PackRow {
  pack_id: string;
  venue_id: string;
  title: string;
  /** A Pack, as JSON. */
  body: string;
  created_at: number;
  /** When it was taken off the venue's list; games made from it keep it. */
  removed_at: number | null;
}

export interface RehearsalRow extends Pick<Rehearsal, 'state' | 'done' | 'steps' | 'tables' | 'started_at'> {
  /** The game that is rehearsed. */
  game_id: string;
  /** The copy that is played. */
  copy_id: string;
  /** RehearsalFindings, as JSON. */
  findings: string;
  /** When it last said that it goes on. */
  beat_at: number;
}

export type StreamKind = 'team' | 'watchers' | 'host';

export interface StreamRow {
  stream_id: string;
  game_id: string;
  kind: StreamKind;
  teamid: string | null;
  /**
   * The stream's last number is this plus the count of the game's broadcasts; negative if broadcasts were sent before the
   * stream existed. 0 for the host's stream.
   */
  shift: number;
}

export interface VenueRow {
  venue_id: string;
  name: string;
  /** 1 for the venue that a first start makes. */
  demo: number;
  created_at: number;
}

export interface HostRow extends Row<rules.Host> {
  /** Where the quizmaster began. `venue_hosts` says where they are. */
  venue_id: string;
  created_at: number;
  /** Raising it makes every token of the quizmaster invalid, but those of `kept_login`. */
  token_version: number;
  /** The one login that was kept when all others were ended; its tokens are of an older version. */
  kept_login: string | null;
  signed_in_at: number | null;
}

/** A link that signs a quizmaster in once. */
export interface SignInLinkRow {
  link_hash: string;
  host_id: string;
  expires_at: number;
  used_at: number | null;
  /** When a newer link was made before this one was used: it signs nobody in any more. */
  replaced_at: number | null;
}

/** A login of an account or of a quizmaster, on one device. The row lives as long as the login. */
export interface SessionRow {
  /** The `sid` of its tokens, which is the same in every renewed one. */
  session_id: string;
  account_id: string | null;
  host_id: string | null;
  how: 'code' | 'link';
  /** What the browser called itself, as one of a few names; null: none of them. */
  browser: string | null;
  system: string | null;
  made_at: number;
  /** Noted once an hour at most. */
  used_at: number;
  /** When its newest token that was used ends. */
  expires_at: number;
}

/** A quizmaster at a venue. Whoever is at none cannot sign in. */
export interface VenueHostRow {
  venue_id: string;
  host_id: string;
  role: VenueRole;
  since: number;
  ended_at: number | null;
}

export interface AccountRow extends Row<rules.OwnAccount> {
  /** Raising it makes every token of the account invalid, but those of `kept_login`. */
  token_version: number;
  /** The one login that was kept when all others were ended; its tokens are of an older version. */
  kept_login: string | null;
  created_at: number;
  /** When everything personal was erased. */
  erased_at: number | null;
}

/** A one-time code that was sent. */
export interface ChallengeRow extends Row<rules.Contact> {
  playerid: string;
  player_name: string;
  client_hash: string;
  code_hash: string;
  tries: number;
  created_at: number;
  expires_at: number;
  /** When it was confirmed, or replaced by a newer one. */
  closed_at: number | null;
  confirmed_at: number | null;
  /** `login`; `add`: attaches the contact to the account; `confirm`: proves the account's old contact first. */
  purpose: 'login' | 'add' | 'confirm' | 'download' | 'delete';
  account_id: string | null;
  /** With `confirm`: the contact that is to be added then. */
  next_contact: string | null;
  /** The hash of the requesting address; '' once a code to this contact was confirmed from there. */
  address_hash: string;
}

export interface RegisteredTeamRow extends Row<rules.RegisteredTeam> {
  created_at: number;
  /** When it was archived: it cannot be reached by its number until somebody restores it. */
  archived_at: number | null;
  /** When it last joined a game that was deleted since, or was restored from the archive. */
  used_at: number | null;
}

export interface GameRow extends Row<rules.Game> {
  /** The pack it was made from; null: from before packs were kept. */
  pack_id: string | null;
  /** The game that this is a copy of, played by bots to rehearse it; null: a game of its own. */
  rehearsal_of: string | null;
  /** Rises with each new address of the big screen. */
  display_version: number;
  idempotency_key: string | null;
  created_at: number;
}

export interface RoundRow extends Row<rules.Round> {
  game_id: string;
}

export interface QuestionRow extends Row<rules.Question> {
  game_id: string;
}

export type GameTeamRow = Row<rules.GameTeam>;
export type GamePlayerRow = Row<rules.Player>;
export type GameInviteRow = Row<rules.Invite>;
export type TeamMemberRow = Row<rules.TeamMember>;

/** `agreed_at` and `screen` are of action shots alone. */
export interface ImageRow
  extends Row<
    Pick<rules.Shot, keyof rules.Uploader | 'agreed_at' | 'screen'> & Pick<Image, 'image_code' | 'orientation'>
  > {
  kind: 'player' | 'game' | 'team' | 'ad';
  /** The account, game, registered team or venue it belongs to. */
  owner: string;
  /** Its name in the media store: random. */
  file: string;
  bytes: number;
  created_at: number;
  deleted_at: number | null;
}

export interface FeedbackRow extends Row<rules.Rating> {
  /** Null until five of the quizmaster's ratings are together. */
  group_number: number | null;
}

export interface SurveyRow extends Row<Survey & Pick<HostSurvey, 'active' | 'sponsor_id' | 'starts_on' | 'ends_on'>> {
  venue_id: string;
  created_at: number;
}

export interface SurveyAnswerRow {
  surveyid: string;
  /** A hash of the account, the client id, or the id on a sponsor's page. */
  who: string;
  /** The UTC date, such as 2026-01-06. */
  day: string;
  response: string | null;
  /** The reason of a skip. */
  skipped: string | null;
  at: number;
  /** Where it was given; null: from before that was kept, which is taken for outside games. */
  place: ProofCountRow['place'] | null;
}

export interface AdRow
  extends Row<Omit<Ad, 'sponsor'> & Pick<HostAd, 'active' | 'sponsor_id' | 'starts_on' | 'ends_on'>> {
  venue_id: string;
  created_at: number;
}

export interface SponsorRow {
  sponsor_id: string;
  venue_id: string;
  name: string;
  key: string;
  /** Sealed; '' while the proof sheet is not shared. */
  proof_token: string;
  /** What its proof sheet is found by; null while it is not shared. */
  proof_hash: string | null;
  created_at: number;
}

export type ProofEvent = 'served' | 'seen' | 'tapped' | 'answered' | 'skipped' | 'chosen';

/** How often something happened to an ad or a survey, in one place, day and round. */
export interface ProofCountRow {
  item_id: string;
  kind: ProofItem['kind'];
  day: string;
  place: ProofPlace;
  /** The game's; '' outside games. */
  venue_id: string;
  round: number;
  event: ProofEvent;
  /** The index of the option that was chosen; -1 for other events. */
  option: number;
  count: number;
}
