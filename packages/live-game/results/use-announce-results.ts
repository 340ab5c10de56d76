import { type GameResults, isShared } from '@snug/client';
import type { Appeal, Board, Results } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect } from 'react';
import { useOwnTeam, useResults } from './use-results.ts';
import { type ResultsWords, resultsWords } from './words.ts';

interface Said {
  readonly board: string;
  readonly appeals: readonly Appeal[] | undefined;
}

/** What has been said of the results of a game, whichever screens came and went meanwhile. */
const saidOf = new WeakMap<GameResults, Said>();
const nothing: Said = { board: '', appeals: undefined };

/** Says once that a board is up and where the team stands, while it is unveiled once the team is, and once what became of an appeal. */
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
      const board = nameOf(told, own);
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
function nameOf({ board }: Results, own: string | undefined): string {
  if (!board) return '';
  const isUnveiling = board.rows.length < board.teams;
  return [board.through, board.final, isUnveiling, isUnveiling && hasTeam(board, own)].join();
}

function hasTeam({ rows }: Board, own: string | undefined): boolean {
  return rows.some(({ teamid }) => teamid === own);
}

function boardText({ board }: Results, own: string | undefined, say: ResultsWords): string {
  if (!board) return '';
  const isUnveiling = board.rows.length < board.teams;
  const row = board.rows.find(({ teamid }) => teamid === own);
  if (!row) return isUnveiling ? say.saidUnveiling : say.saidBoardOnly;
  const shared = isShared(board, row);
  const { place, points } = row;
  if (isUnveiling) return say.saidUnveiled(place, board.teams, shared);
  return board.final
    ? say.saidFinal(place, board.teams, points, shared)
    : say.saidBoard(place, board.teams, points, shared);
}
