import { restoreTeam } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import type { Standing } from '../permissions/team-page.ts';
import { detailOf, Refused } from '../refused.ts';
import { type Watched, watched } from '../watched.ts';
import { teamNumberOf } from './team-number.ts';

/**
 * Why there is no result: no number (ERR-35), no such team (ERR-15, ARCHIVE-08), or another error. `detail`: the server's
 * text, if there is one.
 */
export type ArchiveError = { readonly key: 'bad-number' | 'missing' | 'went-wrong'; readonly detail: string };

/** What the searcher is to the team. The reply does not tell who owns it. */
export type ArchiveStanding = Extract<Standing, 'member' | 'invited' | 'requested' | 'stranger'>;

/** The state of a search in the team archives. */
export type ArchiveState =
  | { readonly step: 'typing'; readonly text: string; readonly busy: boolean; readonly error?: ArchiveError }
  /** `Team #N Found!`, and what the searcher is to it (ARCHIVE-03 … ARCHIVE-07). */
  | { readonly step: 'found'; readonly number: string; readonly standing: ArchiveStanding };

/** Finds a registered team by its number; an archived one becomes reachable again (OPEN-66). */
export interface Archive extends Watched<ArchiveState> {
  start(): void;
  /** The player has left: a search under way is not shown any more. */
  stop(): void;
  type(text: string): void;
  search(): Promise<void>;
  startOver(): void;
}

/** @example const archive = createArchive(core); archive.type('10042'); await archive.search(); */
export function createArchive({ call }: Pick<SnugCore, 'call'>): Archive {
  const empty: ArchiveState = { step: 'typing', text: '', busy: false };
  const { get, set, subscribe } = watched<ArchiveState>(empty);
  const action = asyncAction();

  /** Overtakes a search under way: another number is being typed by now. */
  function put(next: ArchiveState): void {
    action.stop();
    set(next);
  }

  async function search(): Promise<void> {
    const state = get();
    if (state.step !== 'typing' || state.busy) return;
    const { text } = state;
    const number = teamNumberOf(text);
    if (number === undefined) return fail(text, 'bad-number');
    put({ step: 'typing', text, busy: true });
    await action.run(
      () => call(restoreTeam, { params: { id: number } }),
      ({ success, message, on_team, invited, requested }) => {
        if (!success) return fail(text, message ? 'went-wrong' : 'missing', message);
        const standing = on_team ? 'member' : invited ? 'invited' : requested ? 'requested' : 'stranger';
        put({ step: 'found', number, standing });
      },
      (error) => {
        const isMissing = error instanceof Refused && error.status_code === 404;
        fail(text, isMissing ? 'missing' : 'went-wrong', detailOf(error));
      },
    );
  }

  function fail(text: string, key: ArchiveError['key'], detail = ''): void {
    put({ step: 'typing', text, busy: false, error: { key, detail } });
  }

  return {
    get,
    subscribe,
    search,
    start() {},
    stop() {
      const state = get();
      if (state.step === 'typing' && state.busy) put({ ...state, busy: false });
    },
    type: (text) => put({ step: 'typing', text, busy: false }),
    startOver: () => put(empty),
  };
}
