import type { Ad, Survey } from '@snug/contract';
import type { Contact, Uploader } from '@snug/rules';
import type { GameInMemory } from '@snug/rules/memory';

/** Everything a fake server knows: what the rules know, and what is the server's own. */
export interface FakeState extends GameInMemory {
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
