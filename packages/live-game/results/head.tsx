import { isShared, screenOf } from '@snug/client';
import { useWords } from '@snug/ui';
import { trophy } from '@snug/ui/paths';
import { useLayoutEffect } from 'react';
import { Status } from '../screens/status.tsx';
import { usePick } from '../use-live-game.ts';
import { Winners } from './fetched.ts';
import { useBoardDue, useOwnTeam } from './use-results.ts';
import { resultsWords } from './words.ts';

/**
 * At the end the winners, each as the quizmaster unveils it, once the board counts every round that was played: a board of
 * fewer rounds has other winners. Between the rounds where the team stands, as high as the screen's own head, so that nothing
 * below moves. Nothing while that head still says more than the board, which has not the round that was played last. `onTaken`
 * hears whether it stands.
 */
export function Head({ onTaken }: { onTaken(isTaken: boolean): void }) {
  const say = useWords(resultsWords);
  const own = useOwnTeam();
  const isOver = usePick((game) => screenOf(game) === 'ended');
  const { board, isWhole } = useBoardDue();
  const isTaken = board !== undefined;
  // The other head leaves before anything is painted.
  useLayoutEffect(() => {
    onTaken(isTaken);
    return () => onTaken(false);
  }, [isTaken, onTaken]);
  if (!board) return null;

  const row = board.rows.find(({ teamid }) => teamid === own);
  const missing = board.teams - board.rows.length;
  if (isOver && isWhole) return <Winners board={board} />;
  if (missing > 0) return <Status picture={trophy} title={say.unveiling} text={say.teamsToCome(missing)} />;
  if (isOver) return <Status picture={trophy} title={say.winnersToCome} />;
  if (!row) return <Status picture={trophy} title={say.boardTitle} text={say.throughRound(board.through)} />;
  return (
    <Status
      picture={trophy}
      title={say.youAre(row.place, board.teams, isShared(board, row))}
      text={say.standsAt(row.points, board.through)}
    />
  );
}
