import { type Screen, type SnugClient, screenOf } from '@snug/client';
import { useWords } from '@snug/ui';
import { type ReactNode, useMemo } from 'react';
import { Announcements } from './announcements.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Dialogs } from './dialogs.tsx';
import { Ended } from './ended.tsx';
import { Failed } from './failed.tsx';
import { GameHeader } from './game-header.tsx';
import * as styles from './live-game.css.ts';
import { Loading } from './loading.tsx';
import { Round } from './round.tsx';
import { Scoring } from './scoring.tsx';
import { SpectatorBanner } from './spectator-banner.tsx';
import { Submitted } from './submitted.tsx';
import { LiveGameContext, type LiveGameSlots, type LiveGameTools, usePick } from './use-live-game.ts';
import { Welcome } from './welcome.tsx';
import { type LiveGameWords, liveGameWords } from './words.ts';

export type { LiveGameSlots } from './use-live-game.ts';

export interface LiveGameProps {
  client: SnugClient;
  gameId: string;
  /** Leaves the game. */
  onHome(): void;
  /** Where a code is typed; home unless there is a page of its own (OPEN-08). */
  onEnterCode?(): void;
  /** Logging in is offered where it helps when given. */
  onLogIn?(): void;
  /** A registered team of the watcher's is in the game already: the address that joins it (JOIN-16). */
  onJoinLink?(address: string): void;
  slots?: LiveGameSlots;
  words?: Partial<LiveGameWords>;
}

const noSlots: LiveGameSlots = {};

/** The screen a team plays a whole evening on: one component per answer of `screenOf`. */
export function LiveGame(props: LiveGameProps) {
  const { client, gameId, onHome, onEnterCode = onHome, onLogIn, onJoinLink, slots = noSlots } = props;
  const words = useWords(liveGameWords, props.words);
  const tools = useMemo<LiveGameTools>(
    () => ({ client, game: client.game(gameId), words, slots, onHome, onEnterCode, onLogIn, onJoinLink }),
    [client, gameId, words, slots, onHome, onEnterCode, onLogIn, onJoinLink],
  );

  return (
    <LiveGameContext.Provider value={tools}>
      <div className={styles.root}>
        <GameHeader />
        <main className={styles.main}>
          <ConnectionNotice />
          <SpectatorBanner />
          <CurrentScreen />
        </main>
        <BottomBar />
      </div>
      <Dialogs />
      <Announcements />
    </LiveGameContext.Provider>
  );
}

const screens: Record<Screen, () => ReactNode> = {
  loading: Loading,
  failed: Failed,
  welcome: Welcome,
  round: Round,
  submitted: Submitted,
  scoring: Scoring,
  ended: Ended,
};

function CurrentScreen() {
  const Current = screens[usePick(screenOf)];
  return <Current />;
}
