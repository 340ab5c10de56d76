import type { HostGame } from '@snug/contract';
import { useWords } from '@snug/ui';
import * as css from './console.css.ts';
import { boardPath, deskPath } from './game-address.ts';
import { latestRound } from './host-game.ts';
import { KeyCap } from './key-cap.tsx';
import { RouteButton } from './route-button.tsx';
import { useAnnounceAppeals } from './use-announce-appeals.ts';
import { consoleWords } from './words.ts';

/** The address of the desk: of the round whose appeal waits longest, else of the round that was played last. */
export function deskAddress(game: HostGame): string {
  const [appeal] = openAppeals(game);
  return deskPath(game.gameid, appeal?.round_order ?? latestRound(game)?.round_order ?? 1);
}

export function openAppeals({ appeals = [] }: HostGame) {
  return appeals.filter(({ state }) => state === 'open').toSorted((one, other) => one.at - other.at);
}

/** To the desk, with how many appeals are open, and to the board. */
export function DeskLinks({ game, showKeys }: { game: HostGame; showKeys: boolean }) {
  const words = useWords(consoleWords);
  const appeals = openAppeals(game).length;
  useAnnounceAppeals(game);
  if (!latestRound(game)) return null;
  return (
    <nav className={css.deskLinks} aria-label={words.gradingPages}>
      <RouteButton to={deskAddress(game)}>
        {words.grading}
        {appeals > 0 && <strong className={css.appeals}> {words.appealsOpen(appeals)}</strong>}{' '}
        <KeyCap of="desk" shown={showKeys} />
      </RouteButton>
      <RouteButton to={boardPath(game.gameid)}>
        {words.toBoard} <KeyCap of="board" shown={showKeys} />
      </RouteButton>
    </nav>
  );
}
