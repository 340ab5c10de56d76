import { cleanPlayerName, joinGame, nameCheck, setName } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { detailOf, isNetworkError, Refused } from '../refused.ts';
import { isSignedToken } from '../token-payload.ts';
import { type Watched, watched } from '../watched.ts';

/** Why a step failed, with the server's text if there is one. */
export interface JoinLinkError {
  readonly key: 'invalid' | 'went-wrong';
  readonly detail: string;
}

/** Loading, then exactly one of error, name prompt, or joined, which leaves this screen (LINK-15). */
type JoinLinkStep =
  | { readonly at: 'finding' }
  | { readonly at: 'joining' }
  /** `retry`: a network error, so trying again may help. */
  | { readonly at: 'failed'; readonly error: JoinLinkError; readonly retry: boolean }
  | { readonly at: 'name'; readonly error?: JoinLinkError | undefined };

/** Joins by link: checks the name, asks for one if there is none, then joins (LINK-04 … LINK-14). Headless. */
interface JoinByLink extends Watched<JoinLinkStep> {
  start(): void;
  stop(): void;
  /** Sets the name, stores the new token, then joins (LINK-11). Does nothing without a name (LINK-10). */
  nameAndJoin(text: string): Promise<void>;
}

interface Options {
  readonly gameId: string;
  readonly teamCode: string;
  readonly onGame: (gameId: string) => void;
}

const invalid: JoinLinkError = { key: 'invalid', detail: '' };

/**
 * Long: its steps follow one another, and overtake the same action.
 *
 * @example const link = createJoinLink(core, { gameId: '12', teamCode: 'k3', onGame: openGame }); link.start();
 */
export function createJoinLink({ session, call }: SnugCore, { gameId, teamCode, onGame }: Options): JoinByLink {
  const { get, set, subscribe } = watched<JoinLinkStep>({ at: 'finding' });
  const action = asyncAction();
  const fail = (error: JoinLinkError, retry = false) => set({ at: 'failed', error, retry });

  function join(): Promise<void> {
    set({ at: 'joining' });
    return action.run(
      (signal) => call(joinGame, { params: { id: gameId }, body: { team_code: teamCode }, patient: true, signal }),
      ({ game_id }) => onGame(game_id),
      (error) => fail(errorOf(error), isNetworkError(error)),
    );
  }

  /** `error`: why the given name was refused. */
  async function begin(error?: JoinLinkError): Promise<void> {
    const tokenBefore = session.token();
    if (!tokenBefore) {
      action.stop();
      return fail(invalid);
    }
    set({ at: 'finding' });
    await action.run(
      (signal) => call(nameCheck, { signal }),
      ({ status, message }) => {
        if (status === 'no-name') return askName(error);
        // Logged out in another tab meanwhile: stays logged out. A newer login is fresher than this reply.
        if (status !== 'success' || !session.token()) return fail(invalid);
        if (isSignedToken(message) && session.token() === tokenBefore) session.setToken(message);
        void join();
      },
      // An unreachable server does not mean that the link is invalid, so it can be retried (LINK-13).
      (failure) => fail(invalid, isNetworkError(failure)),
    );
  }

  function askName(error?: JoinLinkError): void {
    set({ at: 'name', error });
    // The name may be given in another tab that opened the same link.
    const stop = session.subscribe(() => {
      if (session.claims()?.player_name) void begin();
    });
    action.signal().addEventListener('abort', stop);
  }

  return {
    get,
    subscribe,
    start: () => void begin(),
    stop: action.stop,
    async nameAndJoin(text) {
      const name = cleanPlayerName(text);
      if (!name) return;
      const playerId = session.claims()?.sub;
      set({ at: 'joining' });
      await action.run(
        async () => {
          const { message } = await call(setName, { body: { name } });
          // The server has set the name even if this screen was left, so the token is stored; but not after a logout.
          if (session.claims()?.sub === playerId) session.setToken(message);
        },
        () => void join(),
        (error) => {
          // The name was set in another tab meanwhile, and a login by a link may not change it.
          if (error instanceof Refused && error.status_code === 403) void begin(errorOf(error));
          else askName(errorOf(error));
        },
      );
    },
  };
}

function errorOf(error: unknown): JoinLinkError {
  return { key: 'went-wrong', detail: detailOf(error) };
}
