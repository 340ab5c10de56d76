import type {
  Ad,
  GameHead,
  PlayerStatus,
  Question,
  RevealedQuestion,
  RoundStart,
  SubmittedRound,
  Suggestion,
  Survey,
  TeamMember,
} from '@snug/contract';

/** Everything a fake server knows. Plain data: a call that refuses puts back the copy from before it. */
export interface FakeState {
  readonly game: GameHead & {
    readonly private_event: boolean;
    game_started: boolean;
    submissions_open: boolean;
    /** Counted from 0; -1 before the first. */
    round_index: number;
    round_open: boolean;
    /** On the players' screens: not after a close that did not keep it there. */
    round_shown: boolean;
  };
  readonly rounds: readonly FakeRound[];
  readonly teams: FakeTeam[];
  readonly players: FakePlayer[];
  readonly invites: FakeInvite[];
  readonly accounts: FakeAccount[];
  /** Whose a token is, by its text. */
  readonly tokens: Map<string, string>;
  readonly challenges: Map<string, FakeChallenge>;
  readonly registered: FakeRegisteredTeam[];
  readonly hosts: readonly { readonly userid: string; readonly name: string; readonly handle: string }[];
  readonly ratings: { readonly player_id: string; readonly userid: string; readonly text: string }[];
  readonly images: FakeImage[];
  readonly ads: readonly Ad[];
  readonly surveys: readonly Survey[];
  /** Ids of the surveys that somebody has answered or skipped, by who. */
  readonly surveyed: Map<string, string[]>;
  /** Answers to calls that came with an Idempotency-Key. */
  readonly answered: Map<string, unknown>;
}

export interface FakeRound extends RoundStart {
  readonly questions: readonly Question[];
  /** The answers that count and the notes, by question: beside the questions, so that no view takes them along. */
  readonly keys: Readonly<Record<string, Pick<RevealedQuestion, 'answers' | 'notes'>>>;
  /** Ids, in the order asked. */
  asked: string[];
  started_at?: number;
  opened_at?: number;
  closed_at?: number | undefined;
  /** The players have been told its answers. */
  isTold: boolean;
}

/** What a team gave of one question, in time and late. */
export interface FakeAnswer {
  onTime?: { readonly texts: string[]; readonly at: number };
  late?: { readonly texts: string[]; readonly at: number };
  /** The last write of each client. */
  readonly writes: Map<string, number>;
}

export interface FakeSubmission {
  readonly key: string;
  readonly round_order: number;
  submission: SubmittedRound;
  isWithdrawn: boolean;
}

export interface FakeTeam {
  readonly teamid: string;
  kt_team_id: string;
  team_code: string;
  /** What stands in its place for everybody but its own people. */
  readonly alias: string;
  team_name: string;
  team_image: string;
  readonly num_players: number;
  isGone: boolean;
  readonly answers: Map<string, FakeAnswer>;
  readonly suggestions: Map<string, Suggestion[]>;
  readonly doubled: Set<number>;
  /** By round, then by client: the last number that a double came under. */
  readonly doubleWrites: Map<number, Map<string, number>>;
  readonly submissions: FakeSubmission[];
}

export interface FakePlayer {
  readonly player_id: string;
  readonly player_code: string;
  readonly client_id: string;
  account_id: string | null;
  player_name: string;
  teamid: string | null;
  status: PlayerStatus;
  is_captain: boolean;
  wasCaptain: boolean;
  hasLeft: boolean;
  /** Places in one line of all who ever came, and of all who ever joined a team. */
  readonly came: number;
  joined: number | null;
  kicked_from: string | null;
}

export interface FakeInvite {
  readonly invite_id: string;
  readonly teamid: string;
  readonly kind: 'email' | 'phone' | 'playerid' | 'link';
  readonly contact: string;
  account_id: string | null;
  /** Joins the team. */
  readonly code: string;
  /** Of a link: the id of its short address, and where that leads. */
  readonly urlid: string;
  readonly path: string;
  /** The inviter's player_id. */
  readonly inviter: string;
  readonly expires_at: number;
  closed_as?: 'accepted' | 'cancelled' | 'declined' | 'replaced';
}

export interface FakeAccount {
  readonly account_id: string;
  player_name: string;
  email: string;
  phone: string;
  profile_img: string;
}

/** A picture of a game, an account or a registered team. */
export interface FakeImage {
  readonly image_code: string;
  readonly url: string;
  /** The id of what it is of, and of whoever uploaded it. */
  readonly of: string;
  readonly by: string;
  /** The Idempotency-Key it came with. */
  readonly once: string | undefined;
  isDeleted: boolean;
}

/** A one-time code on its way to a contact. */
export interface FakeChallenge {
  readonly kind: 'email' | 'phone';
  readonly contact: string;
  readonly player_name: string;
  /** Whose contact it is to become; undefined: a login. */
  readonly account_id: string | undefined;
}

export interface FakeRegisteredTeam {
  readonly teamid: string;
  readonly kt_team_id: string;
  team_name: string;
  team_slogan: string;
  team_image: string;
  owner: string | null;
  restrict_editing: boolean;
  no_requests: boolean;
  members: Pick<TeamMember, 'playerid' | 'joined' | 'requested'>[];
}
