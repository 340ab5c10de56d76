import type { Ad, Survey } from '@snug/contract';
import type {
  Answer,
  Game,
  GameTeam,
  Invite,
  NewSuggestion,
  OwnAccount,
  Player,
  Question,
  Rating,
  RegisteredTeam,
  Round,
  ShortLink,
  Submission,
  TeamInvite,
  TeamMember,
  Uploader,
  WriteOf,
} from '@snug/rules';
import type { Contact } from './contact.ts';

/** Everything a fake server knows, in the order it came: what the rules know, and what is the server's own. */
export interface FakeState {
  game: Game;
  /** The name of the pub. */
  readonly venue: string;
  readonly hosts: readonly { readonly host_id: string; readonly name: string; readonly tip_handle: string }[];
  readonly rounds: Round[];
  readonly questions: Question[];
  readonly teams: GameTeam[];
  readonly players: Player[];
  readonly invites: Invite[];
  readonly shortLinks: ShortLink[];
  readonly answers: Answer[];
  readonly answerWrites: WriteOf<'question_id'>[];
  readonly suggestions: NewSuggestion[];
  readonly doubles: { readonly teamid: string; readonly round_id: string; readonly doubled: boolean }[];
  readonly doubleWrites: WriteOf<'round_id'>[];
  readonly submissions: Submission[];
  readonly ratings: Rating[];

  readonly accounts: OwnAccount[];
  readonly registeredTeams: RegisteredTeam[];
  readonly teamMembers: TeamMember[];
  readonly teamInvites: TeamInvite[];

  /** Whose a token is, by its text. */
  readonly tokens: Map<string, string>;
  readonly challenges: Map<string, FakeChallenge>;
  readonly images: FakeImage[];
  readonly ads: readonly Ad[];
  readonly surveys: readonly Survey[];
  /** What an account or a browser has answered or skipped. */
  readonly surveyed: { readonly surveyid: string; readonly who: string }[];
  /** Replies to calls that came with an Idempotency-Key. */
  readonly replies: Map<string, unknown>;
}

/** An image of a game, an account or a registered team. */
export interface FakeImage extends Uploader {
  readonly image_code: string;
  readonly url: string;
  /** The id of what it is of. */
  readonly of: string;
  /** The Idempotency-Key it came with. */
  readonly key: string | undefined;
  readonly isDeleted: boolean;
}

/** A one-time code on its way to a contact. */
export interface FakeChallenge extends Contact {
  readonly player_name: string;
  /** Whose contact it is to become; undefined: a login. */
  readonly account_id: string | undefined;
}
