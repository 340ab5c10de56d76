/**
 * All tables, as Kysely's types. Portable to PostgreSQL: texts, whole numbers and null; booleans are 0 and 1, times are
 * milliseconds since 1970, lists are JSON texts. A row that no longer counts has the time of that; only `retention.ts`
 * deletes it, once its retention period is over.
 */
export interface Database {
  meta: { key: string; value: string };
  venues: VenueRow;
  hosts: HostRow;
  sign_in_links: { link_hash: string; host_id: string; expires_at: number; used_at: number | null };
  accounts: AccountRow;
  challenges: ChallengeRow;
  /** Browsers that have logged in to an account by a code: no lockout keeps them out (H34). */
  known_devices: { account_id: string; client_hash: string; since: number };
  /** `jti` of a token, or the id of a login. `since`: revoked from this moment on. */
  revoked_tokens: { jti: string; expires_at: number; since: number };
  teams: RegisteredTeamRow;
  team_members: TeamMemberRow;
  team_invites: TeamInviteRow;
  counters: { name: string; value: number };
  games: GameRow;
  game_hosts: { game_id: string; host_id: string };
  rounds: RoundRow;
  questions: QuestionRow;
  game_teams: GameTeamRow;
  game_players: GamePlayerRow;
  game_invites: GameInviteRow;
  short_links: { url_id: string; path: string; created_at: number; expires_at: number };
  answers: AnswerRow;
  answer_writes: { teamid: string; question_id: string; client_hash: string; seq: number };
  doubles: { teamid: string; round_id: string; doubled: number };
  double_writes: { teamid: string; round_id: string; client_hash: string; seq: number };
  suggestions: { teamid: string; question_id: string; player_id: string; suggestion: string; at: number };
  submissions: SubmissionRow;
  streams: StreamRow;
  /** Messages to all players and watchers of a game, numbered without a gap; the host's stream has none of them. */
  broadcasts: { game_id: string; number: number; body: string; only_player: string | null; at: number };
  /** The number of broadcasts, and of messages in the host's stream; no row: none. */
  broadcast_counts: { game_id: string; count: number; host: number };
  /** Messages to one stream, with their number there. */
  own_messages: { stream_id: string; seq: number; body: string; only_player: string | null; at: number };
  limits: { key: string; since: number; count: number };
  feedback: FeedbackRow;
  images: ImageRow;
  surveys: SurveyRow;
  survey_answers: SurveyAnswerRow;
  ads: AdRow;
  ad_counts: { ad_id: string; game_id: string; day: string; event: string; count: number };
  ad_viewers: { ad_id: string; player_id: string; day: string; event: string };
  replies: { key: string; body: string; at: number };
  /** News from other processes for the servers. `ring` is a NewsForOtherProcesses, as JSON. */
  bells: { bell_id: string; ring: string; at: number };
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

export interface HostRow {
  host_id: string;
  venue_id: string;
  name: string;
  /** The handle that players tip: letters, digits, - and _; '' for none. */
  tip_handle: string;
  created_at: number;
}

export interface AccountRow {
  account_id: string;
  player_name: string;
  email: string | null;
  phone: string | null;
  /** Raising it makes every token of the account invalid. */
  token_version: number;
  /** The address of an uploaded picture, or ''. */
  profile_img: string;
  created_at: number;
  /** When everything personal was erased. */
  erased_at: number | null;
}

/** A one-time code that was sent. */
export interface ChallengeRow {
  playerid: string;
  kind: 'email' | 'phone';
  contact: string;
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
  purpose: 'login' | 'add' | 'confirm';
  account_id: string | null;
  /** With `confirm`: the contact that is to be added then. */
  next_contact: string | null;
  /** The hash of the requesting address; '' once a code to this contact was confirmed from there. */
  address_hash: string;
}

export interface RegisteredTeamRow {
  teamid: string;
  kt_team_id: number;
  team_name: string;
  team_slogan: string;
  team_image: string;
  /** Null: disbanded. */
  owner: string | null;
  restrict_editing: number;
  no_requests: number;
  created_at: number;
  /** When it was archived: it cannot be reached by its number until somebody restores it. */
  archived_at: number | null;
  disbanded_at: number | null;
  /** When it last joined a game that was deleted since, or was restored from the archive. */
  used_at: number | null;
}

export interface TeamMemberRow {
  teamid: string;
  account_id: string;
  joined: number;
  requested: number;
  /** For an invite to a contact: what teammates see in place of a name until it is accepted. */
  invited_as: string | null;
  /** When they joined; null before, and for members from before this column existed. */
  joined_at: number | null;
}

/** An invite to a registered team for a contact that no account has yet. */
export interface TeamInviteRow {
  invite_id: string;
  teamid: string;
  kind: 'email' | 'phone';
  contact: string;
  invited_by: string;
  created_at: number;
  closed_at: number | null;
}

export interface GameRow {
  game_id: string;
  venue_id: string;
  code: string;
  kind: 'Pub Quiz' | 'Survey Slam' | 'Music Bingo';
  title: string;
  date: string;
  status: string;
  game_started: number;
  submissions_open: number;
  round_index: number;
  /** 1 from the start of the current round to its end. */
  round_open: number;
  /** 1 while the round is on the players' screens: a close without `keep_round` removes it before its end. */
  round_shown: number;
  private_event: number;
  /** The operator's own number; '' without one. */
  kt_id: string;
  idempotency_key: string | null;
  created_at: number;
  ended_at: number | null;
}

export interface RoundRow {
  round_id: string;
  game_id: string;
  round_order: number;
  title: string;
  subtitle: string;
  player_instructions: string;
  matches: string;
  single_answer: number;
  double_or_nothing: number;
  handout: string;
  tiebreaker: number;
  question_count: number;
  started_at: number | null;
  /** When submissions were first opened; null: never. */
  opened_at: number | null;
  /** When they were last closed; null: they are open, were never closed, or a revealed round has continued. */
  closed_at: number | null;
  /** When its answers were revealed to the players; null: they were not, or the round has continued since (decision 13). */
  revealed_at: number | null;
}

export interface QuestionRow {
  question_id: string;
  game_id: string;
  round_id: string;
  question_index: number;
  question_text: string;
  num_answers: number;
  image: string;
  image_alt: string;
  source: string;
  matches: string;
  /** The answer key: only the host's views read it. */
  accepted: string;
  notes: string;
  /** Its place among the asked questions of the round; null: not asked, or recalled. */
  asked_order: number | null;
}

export interface GameTeamRow {
  teamid: string;
  game_id: string;
  kt_team_id: string;
  /** A secret code: knowing it is enough to join the team and to receive its stream. */
  team_code: string;
  /** Given to everybody else in place of the team code. */
  alias: string;
  team_name: string;
  team_image: string;
  num_players: number;
  created_at: number;
  /** When the quizmaster removed it from the game, or its last player left: it is in no list, and nobody can join it. */
  kicked_at: number | null;
}

export interface GamePlayerRow {
  player_id: string;
  game_id: string;
  /** Names the player to others. */
  player_code: string;
  /** The client id is a secret, so only its hash is kept. */
  client_hash: string;
  account_id: string | null;
  player_name: string;
  /** The team the player has joined or, with `pending-join`, asks to join. */
  teamid: string | null;
  status: 'pending-join' | 'joined' | 'watching';
  is_captain: number;
  created_at: number;
  /** When they left the game; if they come back, they are the same player again. */
  left_at: number | null;
  /** When they joined this team: the longest member follows a captain who leaves. */
  joined_at: number | null;
  /** When they stopped being this team's captain: a write sent before is refused with that reason (G20). */
  captain_until: number | null;
  /** The teamid of the team that last kicked them: being a member of that registered team does not let them back in. */
  kicked_from: string | null;
}

/** An invite to a team in a game. One of kind `link` is for anybody who has the link. */
export interface GameInviteRow {
  invite_id: string;
  game_id: string;
  teamid: string;
  kind: 'email' | 'phone' | 'playerid' | 'link';
  /** '' for a link. */
  contact: string;
  /** The invited account, if there is one. */
  account_id: string | null;
  /** The secret code that joins the team while this invite is open; no other invite has it (H50). */
  code: string;
  /** The id of the short link, if there is one. */
  url_id: string | null;
  /** The player_id of the inviter. */
  inviter: string;
  created_at: number;
  expires_at: number;
  closed_at: number | null;
  closed_as: 'accepted' | 'declined' | 'cancelled' | 'replaced' | null;
}

export interface FeedbackRow {
  game_id: string;
  host_id: string;
  player_id: string;
  stars: number;
  /** A list, as JSON. */
  tags: string;
  notes: string;
  created_at: number;
}

export interface ImageRow {
  image_code: string;
  kind: 'player' | 'game' | 'team';
  /** The account, game or registered team it belongs to. */
  owner: string;
  /** The team in the game for an action shot. */
  teamid: string | null;
  account_id: string | null;
  player_id: string | null;
  /** Its name in the media store: random. */
  file: string;
  orientation: 'portrait' | 'landscape';
  bytes: number;
  created_at: number;
  deleted_at: number | null;
}

export interface SurveyRow {
  surveyid: string;
  venue_id: string;
  question_text: string;
  /** A list, as JSON. */
  options: string;
  active: number;
  created_at: number;
}

export interface SurveyAnswerRow {
  surveyid: string;
  /** A hash of the account or the client id. */
  who: string;
  /** The UTC date, such as 2026-01-06. */
  day: string;
  response: string | null;
  /** The reason of a skip. */
  skipped: string | null;
  at: number;
}

export interface AdRow {
  ad_id: string;
  venue_id: string;
  sponsor: string;
  link: string;
  image: string;
  text: string;
  active: number;
  created_at: number;
}

export interface AnswerRow {
  teamid: string;
  question_id: string;
  /** A late answer is kept beside the one in time and never replaces it. */
  late: number;
  answer: string;
  at: number;
}

export interface SubmissionRow {
  submission_id: string;
  game_id: string;
  teamid: string;
  round_id: string;
  round_order: number;
  idempotency_key: string;
  doubled: number;
  answers: string;
  late: number;
  created_at: number;
  withdrawn_at: number | null;
}
