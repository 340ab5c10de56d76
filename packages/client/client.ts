import type { BodyOf, Call, Invite, ParamsOf, QueryOf, ReplyOf, Shapes, TokenClaims } from '@snug/contract';
import type { Game } from './game/game.ts';
import type { SendProgress } from './seams.ts';
import type { GuardedStorage } from './storage.ts';

/** The options of one call. */
export interface CallOptions<C> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The request finishes even while the page is unloading. */
  readonly keepalive?: boolean;
  /** How often a network error is retried. Only a GET may be retried: twice by default. */
  readonly retries?: number;
  /** Where the server holds callers up and says for how long, the call is made again then, for more than a minute. */
  readonly patient?: boolean;
  /** The call counts as lost after this many milliseconds; 15 seconds by default. */
  readonly timeoutMs?: number;
  /** Sent instead of the stored token, which stays whatever the reply: the token of a link, or of a login that ended. */
  readonly bearer?: string;
  /** The caller handles a 401 of this call: the token is removed, the page stays (OPEN-77). */
  readonly stays?: boolean;
  /** Anybody may make this call: when the stored login has ended, it is repeated without one and the page stays (H23). */
  readonly anybody?: boolean;
  /** Receives the progress of the upload: a picture takes a while. */
  readonly progress?: SendProgress;
}

/** Makes a call of the contract. The reply is as its row says. Throws `Refused` when the server refuses, any other error for a network error. */
export type Caller = <S extends Shapes>(call: Call<S>, options?: CallOptions<Call<S>>) => Promise<ReplyOf<Call<S>>>;

/** The identity of this browser. All storage access is guarded: blocked storage never breaks a page. */
export interface Session {
  /** Created when first needed, then kept (OPEN-76). */
  clientId(): string;
  /** Whether the browser keeps this session. With blocked storage it is lost when the page closes (H68). */
  isKept(): boolean;
  /** Whether there is neither a login nor a client id yet. Ask before the first call, which creates an id. */
  isNew(): boolean;
  /** Creates and keeps a new client id: a new player (JOIN-09). */
  freshClientId(): string;
  setClientId(id: string): void;
  token(): string | undefined;
  /** The claims of the stored token; undefined when there is none or it cannot be read. */
  claims(): TokenClaims | undefined;
  setToken(token: string): void;
  clearToken(): void;
  /** Marks that the visitor continues as a guest (STORE-07). */
  continueAsGuest(): void;
  isGuest(): boolean;
  /** Called after the token changed, here or in another tab. Returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
}

/** One game, followed live while at least one subscriber listens. */
export interface GameClient {
  get(): Game;
  /** The first subscriber loads the game and connects; when the last one leaves, the connection closes. */
  subscribe(changed: () => void): () => void;
  /**
   * Types into one input of a question. The text is kept on this device at once; a captain's is sent after a pause of 300
   * ms. A member has one input: its text outlives the page, and is sent only by `suggest`.
   */
  typeAnswer(questionId: string, index: number, text: string): void;
  /** Sends what is typed now. Called on blur; hiding the page sends by itself. */
  flush(): void;
  /** Sends a member's suggestion to the captain. Rejects with `Refused`, or with a network error: then it is sent again. */
  suggest(questionId: string, text: string): Promise<void>;
  /**
   * Submits the round with the current drafts. Without a line it waits on this device and goes out by itself; refused, the
   * round opens again with all of them.
   */
  submit(): Promise<void>;
  /**
   * Takes the round's submission back, and the round is open again with all its answers: one that waits on this device at
   * once. Rejects with `Refused`, or with a network error.
   */
  takeBack(): Promise<void>;
  /** Doubles the round, or reverts that: shown and stored at once, then sent. A refusal undoes it (ROUND-12). */
  setDouble(doubled: boolean): Promise<void>;
  /** Loads again and connects: the Refresh button. Dialogs that nobody has read yet stay. */
  refresh(): void;
  /** Adds an invite made here to the team's list: the server notifies only its invitee. */
  keepInvite(invite: Invite): void;
  closeDialog(): void;
  /** The player has read what happened to the round. */
  closeRoundNotice(): void;
}

/** A session and a caller: all that joining needs, without the code of the live game. */
export interface SnugCore {
  /** The origin of the Snug server, '' for the page's own. */
  readonly origin: string;
  readonly session: Session;
  readonly call: Caller;
  /** Guarded local and session storage: never throws, even when blocked, full or corrupted. */
  readonly storage: GuardedStorage;
}

/** What every widget receives: a session, a caller, and the games. */
export interface SnugClient extends SnugCore {
  /** The same game client for the same id, as long as somebody is subscribed. */
  game(gameId: string): GameClient;
}
