import { type Game, screenOf } from '@snug/client';
import { useRef } from 'react';
import { Photos, Results } from '../results/fetched.ts';
import { useResults } from '../results/use-results.ts';
import { usePick } from '../use-live-game.ts';
import * as styles from './revealed.css.ts';
import { RevealedRound } from './revealed-round.tsx';
import { useDecideToldPlace, useToldPlace } from './told-place.ts';
import { keepBelow, useKeepInPlace } from './use-keep-in-place.ts';

/**
 * What the quizmaster has told, right below the screen's head, once a board is due: the results and the answers. At the end the
 * answers are last: between them stands what the end asks.
 */
export function ToldFirst() {
  // Asks for no results before there are any.
  return usePick(mayLook) && <BoardAndAnswers />;
}

function BoardAndAnswers() {
  const mark = useRef<HTMLDivElement>(null);
  const isFirst = useDecideToldPlace(mark);
  const isOver = usePick(isEnded);
  useKeepInPlace(mark);
  return (
    <>
      {isFirst && <Results headed />}
      {isFirst && !isOver && <Answers />}
      <div ref={mark} className={styles.mark} {...{ [keepBelow]: '' }} />
    </>
  );
}

/** What does not stand below the head, last on the screen. */
export function ToldLast() {
  const { place, isFirst } = useToldPlace();
  const isOver = usePick(isEnded);
  const mayShow = usePick(mayLook);
  return (
    <div
      className={styles.last}
      ref={(element) => {
        place.last = element;
      }}
    >
      {mayShow && !isFirst && <LastResults />}
      {(!isFirst || isOver) && <Answers />}
      {isOver && mayShow && <Photos />}
    </div>
  );
}

/** Nothing, not even that something is to come, where the results are of told answers alone: those show them themselves. */
function LastResults() {
  const { results, failed } = useResults().state;
  const hasOwn = results && (results.board !== null || results.appeals.length > 0);
  return (hasOwn || failed !== undefined) && <Results />;
}

/** The answers revealed last. A board that comes above them does not move them under whoever reads them. */
function Answers() {
  return (
    <>
      <div className={styles.mark} {...{ [keepBelow]: '' }} />
      <RevealedRound />
    </>
  );
}

function isEnded(game: Game): boolean {
  return screenOf(game) === 'ended';
}

/** A round in play shows no results. */
function mayLook(game: Game): boolean {
  return !!game.view?.results_version && (screenOf(game) !== 'round' || game.isClosed === true);
}
