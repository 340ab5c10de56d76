import { type GameView, loadGame } from '@snug/contract';
import { UnexpectedShape } from '@snug/contract/guards';
import type { SnugCore } from '../client.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { StorageFallback } from '../outbox/storage-fallback.ts';
import { isNetworkError, Refused } from '../refused.ts';
import type { Game } from './game.ts';
import { showDialog } from './show-dialog.ts';
import type { GameStore } from './store.ts';

interface LoadOptions {
  readonly core: Pick<SnugCore, 'call'>;
  readonly store: GameStore;
  readonly drafts: Drafts;
  readonly fallback: StorageFallback;
  /** The identity of the current login. */
  readonly as: string;
  readonly signal: AbortSignal;
}

/**
 * Loads the game and puts what this device has typed on top. Resolves with the number of the last message that it includes;
 * `refused`: there is nothing to follow, and the screen says why. Rejects after a network error.
 */
export async function load({ core, store, drafts, fallback, as, signal }: LoadOptions): Promise<number | 'refused'> {
  const since = fallback.nextSeq();
  let view: GameView;
  try {
    view = await core.call(loadGame, { query: { game_id: store.get().gameid }, signal, retries: 0 });
  } catch (error) {
    if (!signal.aborted && error instanceof UnexpectedShape) return unreadable(store, error);
    if (signal.aborted || !(error instanceof Refused)) throw error;
    // A failing server leaves the loaded game on the screen; without one, its text is shown (ERR-13).
    if (!isNetworkError(error) || !store.get().view) store.set(failed(store.get(), error));
    if (isNetworkError(error)) throw error;
    return 'refused';
  }
  if (signal.aborted) throw signal.reason;
  try {
    fallback.countFrom(view.answer_seq ?? 0);
    const takeUp = await drafts.prepare(view, { as, since });
    if (signal.aborted) return 'refused';
    takeUp();
    drafts.takePart();
    return view.last_msg_id;
  } catch (error) {
    return unreadable(store, error);
  }
}

/** The details are for developers; players read a sentence (ERR-17). */
function unreadable(store: GameStore, error: unknown): 'refused' {
  console.error(error);
  const notice = { key: 'uninitialized', detail: '' } as const;
  store.set({ ...failed(store.get(), { status_code: 0, detail: '' }), notice });
  return 'refused';
}

/** The load was refused (ERR-11 … ERR-13), or the loaded game could not be set up (ERR-17). */
function failed(game: Game, { status_code, detail }: { status_code: number; detail: string }): Game {
  const next: Game = { ...game, phase: 'failed', failure: { status_code, detail } };
  return status_code === 403 ? showDialog(next, { kind: 'no-access' }) : next;
}
