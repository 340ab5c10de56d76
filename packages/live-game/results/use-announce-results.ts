import type { GameResults } from '@snug/client';
import type { Appeal, Results } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect } from 'react';
import { isShared, useOwnTeam, useResults } from './use-results.ts';
import { type ResultsWords, resultsWords } from './words.ts';

interface Said {
  readonly board: string;
  readonly appeals: readonly Appeal[] | undefined;
}

/** What has been said of the results of a game, whichever screens came and went meanwhile. */
const saidOf = new WeakMap<GameResults, Said>();
const nothing: Said = { board: '', appeals: undefined };

/** Says once that a board is up and where the team stands, and once what became of an appeal. */
export function useAnnounceResults(): void {
  const say = useWords(resultsWords);
  const announce = useAnnounce();
  const own = useOwnTeam();
  const { core, state } = useResults();
  const { results } = state;

  useEffect(() => {
    if (!results) return;
    const told: Results = results;
    function tell(): void {
      // Nothing is heard on a hidden page: it is said when somebody is back.
      if (document.hidden) return;
      const said = saidOf.get(core) ?? nothing;
      const board = nameOf(told);
      if (board !== '' && board !== said.board) announce(boardText(told, own, say));
      for (const { question_id, state, reply } of told.appeals) {
        const before = said.appeals?.find((each) => each.question_id === question_id);
        if (before?.state !== 'open' || state === 'open') continue;
        announce(state === 'upheld' ? say.appealUpheld(reply) : say.appealDeclined(reply));
      }
      saidOf.set(core, { board, appeals: told.appeals });
    }
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [announce, core, own, results, say]);
}

/** The same for a board that nobody need hear of again. */
function nameOf({ board }: Results): string {
  if (!board) return '';
  return [board.through, board.final, board.rows.length < board.teams].join();
}

function boardText({ board }: Results, own: string | undefined, say: ResultsWords): string {
  if (!board) return '';
  if (board.rows.length < board.teams) return say.saidUnveiling;
  const row = board.rows.find(({ teamid }) => teamid === own);
  if (!row) return say.saidBoardOnly;
  const shared = isShared(board, row);
  const { place, points } = row;
  return board.final
    ? say.saidFinal(place, board.teams, points, shared)
    : say.saidBoard(place, board.teams, points, shared);
}
