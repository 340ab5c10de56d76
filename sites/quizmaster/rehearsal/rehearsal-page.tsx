import type { HostGame, Rehearsal } from '@snug/contract';
import { Banner, Button, EmptyState, Progress, Spinner, useAnnounce, useRescueFocus, useWords } from '@snug/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DeskHeader } from '../desk/desk-header.tsx';
import { FollowedGame } from '../followed-game.tsx';
import { gamePath } from '../game-address.ts';
import type { HostConsoleState } from '../host-console.ts';
import { RouteButton } from '../route-button.tsx';
import { useTitle } from '../use-title.ts';
import { consoleWords } from '../words.ts';
import { sortFindings } from './finding-groups.ts';
import { Findings } from './findings.tsx';
import * as css from './rehearsal.css.ts';
import { useMissingPictures } from './use-missing-pictures.ts';
import { type RehearsalHere, useRehearsal } from './use-rehearsal.ts';
import { useTooLong } from './use-too-long.ts';
import { rehearsalWords } from './words.ts';

/** The page that rehearses a game before it begins, and says what would go wrong. */
export function RehearsalPage({ gameId }: { gameId: string }) {
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection }) => <Rehearsing game={game} connection={connection} />}
    </FollowedGame>
  );
}

interface Props extends Pick<HostConsoleState, 'connection'> {
  readonly game: HostGame;
}

/** A game with its last rehearsal: the question whether to begin, how far it is, and what it has found. */
export function Rehearsing({ game, connection }: Props) {
  const words = useWords(rehearsalWords);
  const here = useRehearsal(game.gameid);
  const elsewhere = useMissingPictures(game.rounds);
  const page = useRef<HTMLDivElement>(null);
  const tooLong = useTooLong(game, page);
  useTitle(words.rehearseTonight);
  const { rehearsal, failed, failure, again } = here;
  const isOver = rehearsal && rehearsal.state !== 'playing';
  // What else is known before the first question stands here beside what the server has found.
  const findings = rehearsal ? [...rehearsal.findings, ...elsewhere, ...tooLong] : [];
  const { wrong, look, wrongCount } = sortFindings(findings, game.rounds);
  useAnnounceState(rehearsal, findings.length);
  return (
    <div className={css.page} ref={page}>
      <DeskHeader game={game} title={words.rehearseTonight} connection={connection} />
      <main className={css.main}>
        {failed && (
          <Banner tone="danger" action={<Button onClick={again}>{words.tryOnceMore}</Button>}>
            {words.rehearsalFailed}
          </Banner>
        )}
        {failure && <Banner tone="danger">{failure}</Banner>}
        {rehearsal === undefined && !failed && <Spinner label={words.rehearsalLoading} />}
        {hasBegun(game) && (
          <EmptyState title={words.hasBegunTitle}>
            {words.hasBegunBody}
            <RouteButton to={gamePath(game.gameid)}>{words.toConsole}</RouteButton>
          </EmptyState>
        )}
        {rehearsal?.state === 'playing' && <Playing rehearsal={rehearsal} here={here} />}
        {rehearsal === null && !hasBegun(game) && <Invitation here={here} />}
        {isOver && (
          <Verdict
            rehearsal={rehearsal}
            count={findings.length}
            wrong={wrongCount}
            here={here}
            again={!hasBegun(game)}
          />
        )}
        {isOver && (
          <>
            <Findings gameId={game.gameid} title={words.wrongList} groups={wrong} />
            <Findings gameId={game.gameid} title={words.lookTitle} groups={look} />
          </>
        )}
      </main>
    </div>
  );
}

function hasBegun({ state }: HostGame): boolean {
  return state.game_started || state.round_index >= 0 || state.status !== 'live';
}

/** What is on now. The focus of a pressed button that is gone with its stage goes to the next stage. */
function Stage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLElement>(null);
  useRescueFocus(stage);
  return (
    <section ref={stage} className={css.stage} tabIndex={-1} data-focus-home>
      {children}
    </section>
  );
}

function Invitation({ here }: { here: RehearsalHere }) {
  const words = useWords(rehearsalWords);
  return (
    <Stage>
      <p className={css.lead}>{words.lead}</p>
      <p className={css.lead}>{words.leadEnd}</p>
      <Button kind="main" busy={here.busy} onClick={here.start}>
        {words.rehearseNow}
      </Button>
    </Stage>
  );
}

function Playing({ rehearsal, here }: { rehearsal: Rehearsal; here: RehearsalHere }) {
  const words = useWords(rehearsalWords);
  const { done, steps, tables, copy_id } = rehearsal;
  return (
    <Stage>
      <div className={css.wide}>
        <Progress value={done} max={steps} label={words.stepsDone(done, steps)} />
      </div>
      <p className={css.soft}>{words.playingHint(tables)}</p>
      <div className={css.buttons}>
        {copy_id !== '' && <RouteButton to={gamePath(copy_id)}>{words.watchCopy}</RouteButton>}
        <Button busy={here.busy} onClick={here.stop}>
          {words.breakOff}
        </Button>
      </div>
    </Stage>
  );
}

interface VerdictProps {
  readonly rehearsal: Rehearsal;
  readonly count: number;
  readonly wrong: number;
  readonly here: RehearsalHere;
  /** It can be rehearsed again. */
  readonly again: boolean;
}

function Verdict({ rehearsal, count, wrong, here, again }: VerdictProps) {
  const words = useWords(rehearsalWords);
  const { day } = useWords(consoleWords);
  const { state, started_at } = rehearsal;
  const how = { done: words.fullyPlayed, stopped: words.wasStopped, broken: words.wasBroken, playing: '' }[state];
  const isClean = state === 'done' && count === 0;
  return (
    <Stage>
      {(isClean || count > 0) && (
        <h2 className={css.verdict}>
          {isClean ? words.nothingFoundTitle : wrong > 0 ? words.wouldGoWrong(wrong) : words.onlyLooks(count)}
        </h2>
      )}
      <p className={css.lead}>
        {isClean && `${words.nothingFound} `}
        {how}
      </p>
      <p className={css.soft}>{words.rehearsedAt(day(new Date(started_at)))}</p>
      {again && (
        <Button busy={here.busy} onClick={here.start}>
          {words.rehearseAgain}
        </Button>
      )}
    </Stage>
  );
}

/** Says that a rehearsal began, and how it ended: the page is not looked at while it plays. */
function useAnnounceState(rehearsal: Rehearsal | null | undefined, count: number): void {
  const words = useWords(rehearsalWords);
  const announce = useAnnounce();
  const state = rehearsal?.state;
  const before = useRef(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (state === last || (last === undefined && state !== 'playing')) return;
    if (state === 'playing') announce(words.saidPlaying);
    if (state === 'stopped') announce(words.saidStopped);
    if (state === 'done') announce(words.saidDone(count));
    if (state === 'broken') announce(words.wasBroken);
  }, [state, count, announce, words]);
}
