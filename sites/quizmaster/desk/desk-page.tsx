import type { HostGame } from '@snug/contract';
import { EmptyState, useWords } from '@snug/ui';
import { useEffect } from 'react';
import { FollowedGame } from '../followed-game.tsx';
import { gamePath } from '../game-address.ts';
import { useHostClient } from '../host-client.ts';
import type { HostConsole, HostConsoleState } from '../host-console.ts';
import * as css from '../page.css.ts';
import { RouteButton } from '../route-button.tsx';
import { consoleWords } from '../words.ts';
import { Desk } from './desk.tsx';
import { gradeQueues } from './grade-queues.ts';
import { deskWords } from './words.ts';

/** The page with the desk of one round. */
export function DeskPage({ gameId, round }: { gameId: string; round: number }) {
  return (
    <FollowedGame gameId={gameId}>
      {(console) => <DeskOf console={console} game={console.game} order={round} />}
    </FollowedGame>
  );
}

interface Props {
  readonly console: HostConsoleState & Pick<HostConsole, 'tell'>;
  readonly game: HostGame;
  readonly order: number;
}

function DeskOf({ console: { connection, tell }, game, order }: Props) {
  const words = useWords(deskWords);
  const { backToConsole } = useWords(consoleWords);
  const { call } = useHostClient();
  const { gameid } = game;
  const queues = gradeQueues(call);
  const queue = queues.of(gameid);
  useEffect(() => queues.hear(gameid, (grades) => tell({ type: 'HOST_GRADES', grades })), [queues, gameid, tell]);
  // The line is back: what waits is sent.
  useEffect(() => {
    if (connection === 'live') queue.retry();
  }, [connection, queue]);
  const round = game.rounds.find(({ round_order }) => round_order === order);
  if (round) return <Desk game={game} round={round} connection={connection} queue={queue} onTell={tell} />;
  return (
    <main className={css.column}>
      <EmptyState title={words.deskNoRound}>
        <RouteButton to={gamePath(gameid)}>{backToConsole}</RouteButton>
      </EmptyState>
    </main>
  );
}
