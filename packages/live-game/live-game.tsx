import { type Screen, type SnugClient, screenOf } from '@snug/client';
import { useWords } from '@snug/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { AboveBar, Announcements } from './attention/announcements.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { ConnectionNotice } from './frame/connection-notice.tsx';
import { GameHeader } from './frame/game-header.tsx';
import { SpectatorBanner } from './frame/spectator-banner.tsx';
import type { Opened } from './join/opened-by.ts';
import * as styles from './live-game.css.ts';
import { PastSubmissions } from './past/past-submissions.tsx';
import { FetchedMoment } from './register/fetched-moment.tsx';
import { Revealed } from './revealed/revealed.tsx';
import { Round } from './round/round.tsx';
import { Ended } from './screens/ended.tsx';
import { Failed } from './screens/failed.tsx';
import { Loading } from './screens/loading.tsx';
import { OneScreen } from './screens/one-screen.tsx';
import { Scoring } from './screens/scoring.tsx';
import { Submitted, SubmittedAnswers } from './screens/submitted.tsx';
import { Welcome } from './screens/welcome.tsx';
import type { TipSettings } from './tips/tip-settings.ts';
import { LiveGameContext, type LiveGameSlots, type LiveGameTools, usePick, useTools } from './use-live-game.ts';
import { type LiveGameWords, liveGameWords } from './words.ts';

export type { LiveGameSlots } from './use-live-game.ts';

export interface LiveGameProps {
  client: SnugClient;
  gameId: string;
  /** Leaves the game. */
  onHome(): void;
  /** Opens the page where a code is typed; `onHome` where there is none (OPEN-08). */
  onEnterCode?(): void;
  /** When given, logging in is offered. `context` says from which part of the spectator's panel; see `opened`. */
  onLogIn?(context?: string): void;
  /** The spectator's registered team is in the game already: opens the address that joins it (JOIN-16). */
  onJoinLink?(address: string): void;
  /** Opens the spectator's panel at once: what `openedBy` read from the page's address (GAME-19, OPEN-25). */
  opened?: Opened;
  /** How the quizmaster is tipped. Pass the same object at every render. */
  tips?: TipSettings;
  slots?: LiveGameSlots;
  words?: Partial<LiveGameWords>;
}

const noSlots: LiveGameSlots = {};

/** The screen a team plays a whole evening on: one component per result of `screenOf`. */
export function LiveGame(props: LiveGameProps) {
  const { client, gameId, onHome, onEnterCode = onHome, onLogIn, onJoinLink, opened, tips, slots = noSlots } = props;
  const words = useWords(liveGameWords, props.words);
  const main = useRef<HTMLElement>(null);
  const tools = useMemo<LiveGameTools>(
    () => ({ client, game: client.game(gameId), words, slots, onHome, onEnterCode, onLogIn, onJoinLink, opened, tips }),
    [client, gameId, words, slots, onHome, onEnterCode, onLogIn, onJoinLink, opened, tips],
  );

  return (
    <LiveGameContext.Provider value={tools}>
      <div className={styles.root}>
        <ConnectionNotice />
        <GameHeader />
        <main ref={main} className={styles.main}>
          <SpectatorBanner />
          <CurrentScreen start={main} />
          <Announcements />
        </main>
        <div className={styles.foot}>
          <AboveBar />
          <BottomBar />
        </div>
      </div>
      <Dialogs />
      <FetchedMoment />
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

/** The screens with time for what the site has to show. */
const pauses: readonly Screen[] = ['welcome', 'submitted', 'scoring'];

/** The site's content is the same from one pause to the next: the round may end while somebody types in it. */
function CurrentScreen({ start }: { start: RefObject<HTMLElement | null> }) {
  const { slots } = useTools();
  const screen = usePick(screenOf);
  useStartInSight(start, screen);
  const Current = screens[screen];
  return (
    <>
      <OneScreen key={screen}>
        <Current />
      </OneScreen>
      {pauses.includes(screen) && (
        <>
          <Revealed first />
          {screen === 'submitted' && (
            <OneScreen>
              <SubmittedAnswers />
            </OneScreen>
          )}
          <PastSubmissions />
          {slots.between}
          <Revealed />
        </>
      )}
    </>
  );
}

/** Whoever has scrolled down sees the next screen from its start, but is not moved from one pause to the next. */
function useStartInSight(start: RefObject<HTMLElement | null>, screen: Screen): void {
  const before = useRef(screen);
  useLayoutEffect(() => {
    const isPause = pauses.includes(before.current) && pauses.includes(screen);
    const isAbove = (start.current?.getBoundingClientRect().top ?? 0) < 0;
    if (before.current !== screen && isAbove && !isPause) start.current?.scrollIntoView();
    before.current = screen;
  }, [start, screen]);
}
