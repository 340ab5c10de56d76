import type { HostGame } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useMemo } from 'react';
import { deskAddress, openAppeals } from '../desk-links.tsx';
import { RouteButton } from '../route-button.tsx';
import { consoleWords } from '../words.ts';
import { countOpen } from './desk-questions.ts';
import { deskWords } from './words.ts';

/** From the board to the desk, with how many answers and appeals wait there. */
export function GradingLink({ game }: { game: HostGame }) {
  const words = useWords(deskWords);
  const { grading } = useWords(consoleWords);
  const open = useMemo(
    () => openAppeals(game).length + game.rounds.reduce((sum, round) => sum + countOpen(game, round), 0),
    [game],
  );
  return (
    <RouteButton to={deskAddress(game)}>
      {grading}
      {open > 0 && <strong> {words.openCount(open)}</strong>}
    </RouteButton>
  );
}
