import type { Ad, Survey } from '@snug/contract';
import type { Contact, StoredImage } from '@snug/rules';
import type { GameInMemory } from '@snug/rules/memory';

/** The state of a fake server: the game in memory, and what only a server knows. */
export interface FakeState extends GameInMemory {
  /** The account_id of each token. */
  readonly tokens: Map<string, string>;
  /** The tokens that were ended. */
  readonly endedTokens: Set<string>;
  readonly challenges: Map<string, FakeChallenge>;
  readonly images: FakeImage[];
  readonly ads: readonly Ad[];
  readonly surveys: readonly FakeSurvey[];
  /** The surveys that an account or a browser has answered or skipped. */
  readonly surveyed: { readonly surveyid: string; readonly who: string }[];
  /** The ads and surveys that were handed to an account, a browser or a visitor of a sponsor's page: only these are seen. */
  readonly served: { readonly item: string; readonly who: string }[];
  /** The visitors of sponsors' pages, each by the sponsor's key and an id. */
  readonly surveyIds: Set<string>;
  /** Replies to calls that came with an Idempotency-Key. */
  readonly replies: Map<string, { readonly asked: string; readonly reply: unknown }>;
}

/** A survey, of the house or of a sponsor. */
export interface FakeSurvey extends Survey {
  /** The sponsor's key, as `<snug-survey sponsor="…">` has it. */
  readonly sponsor?: string;
}

/** An image of a game, an account or a registered team. */
export interface FakeImage extends StoredImage {
  /** The id of its game, account or team. */
  readonly of: string;
  /** The Idempotency-Key of its upload. */
  readonly key: string | undefined;
  readonly bytes: number;
}

/** A one-time code that was sent to a contact. */
export interface FakeChallenge extends Contact {
  readonly player_name: string;
  /** The account to add the contact to; undefined: a login. */
  readonly account_id: string | undefined;
}
