import type { BodyOf, Call, Invite, ParamsOf, QueryOf, ReplyOf, Shapes, TokenClaims } from '@snug/contract';
import type { Game } from './game/game.ts';
import type { SendProgress } from './seams.ts';
import type { GuardedStorage } from './storage.ts';

/** What one call is sent with. */
export interface CallOptions<C> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Finishes even while the page is going away. */
  readonly keepalive?: boolean;
  /** Checks the reply at the door: a guard of `@snug/contract/guards`, or a zod schema's parse where zod is at hand. */
  readonly check?: (reply: unknown) => ReplyOf<C>;
  /** How often weather is tried again; only a GET may be, twice unless this says otherwise. */
  readonly retries?: number;
  /** After this many milliseconds the call counts as lost; 15 seconds unless told. */
  readonly timeoutMs?: number;
  /** Sent in place of the stored token, which its 401 says nothing about: the token of a link, or of a login that ended. */
  readonly bearer?: string;
  /** The caller handles this call's 401: the token goes, the page stays (OPEN-77). */
  readonly stays?: boolean;
  /** Anybody may make this call: where the stored login has ended, it is made once more without, and the page stays (H23). */
  readonly anybody?: boolean;
  /** The body is watched while it goes: a picture takes its time. */
  readonly progress?: SendProgress;
}

/** Makes a call of the contract. Throws `Refused` for the server's no, any other error for weather. */
export type Caller = <S extends Shapes>(call: Call<S>, options?: CallOptions<Call<S>>) => Promise<ReplyOf<Call<S>>>;

/** Who this browser is. Every read and write of storage is guarded: blocked storage never breaks a page. */
export interface Session {
  /** Made at the first need and kept (OPEN-76). */
  clientId(): string;
  /** Whether anything of this stays with the browser: blocked storage knows nobody again once the page is closed (H68). */
  isKept(): boolean;
  /** Neither a login nor a client id is here: nobody that a server can know. Asked before the first call, which makes an id. */
  isNew(): boolean;
  /** Makes and keeps a fresh client id: a new player (JOIN-09). */
  freshClientId(): string;
  setClientId(id: string): void;
  token(): string | undefined;
  /** What the stored token says, or undefined when there is none or it cannot be read. */
  claims(): TokenClaims | undefined;
  setToken(token: string): void;
  clearToken(): void;
  /** Marks that the visitor goes on as a guest (STORE-07). */
  continueAsGuest(): void;
  isGuest(): boolean;
  /** Called after the token changed, here or in another tab. Returns the way out. */
  subscribe(changed: () => void): () => void;
}

/** One game, followed live while at least one subscriber listens. */
export interface GameClient {
  get(): Game;
  /** Loads and connects with the first subscriber, sleeps with the last. */
  subscribe(changed: () => void): () => void;
  /**
   * Types into one input of a question: kept on this phone at once, a captain's sent after a rest of 300 ms. A member has one
   * input, and what is in it is a draft until they `suggest` it: it outlives the page, and nothing sends it by itself.
   */
  typeAnswer(questionId: string, index: number, text: string): void;
  /** Sends what is typed now: on blur. Hiding the page does it by itself. */
  flush(): void;
  /** A member's entry goes to the captain. Rejects with `Refused`, or anything else for weather, which it outlives: kept and sent again. */
  suggest(questionId: string, text: string): Promise<void>;
  /** Submits the round with what stands in the inputs; on failure the round reopens with everything in it. */
  submit(): Promise<void>;
  /** Doubles the round, or takes that back: at once here, kept and sent again in weather. Refused, it goes back by itself (ROUND-12). */
  setDouble(doubled: boolean): Promise<void>;
  /** Loads anew and connects: the Refresh button. What nobody has read yet in a dialog stays. */
  refresh(): void;
  /** Takes an invite that was made here into the team's list: the server tells nobody of it but its invitee. */
  keepInvite(invite: Invite): void;
  closeDialog(): void;
}

/** A session and a caller: all that joining needs, without the weight of the live game. */
export interface SnugCore {
  /** The origin of the Snug server, '' for the page's own. */
  readonly origin: string;
  readonly session: Session;
  readonly call: Caller;
  /** Local and session storage behind a guard: blocked, full or corrupted, they never throw. */
  readonly storage: GuardedStorage;
}

/** What every widget is given: a session, a caller, and the games. */
export interface SnugClient extends SnugCore {
  /** The same game client for the same id, as long as somebody listens. */
  game(gameId: string): GameClient;
}
