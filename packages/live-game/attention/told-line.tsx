import { type Game, screenOf } from '@snug/client';
import type { RevealedRound } from '@snug/contract';
import { Drawing, useWords } from '@snug/ui';
import { tick } from '@snug/ui/paths';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useQuestionResults } from '../results/use-results.ts';
import { wholeMark } from '../results/whole-mark.ts';
import { resultsWords } from '../results/words.ts';
import { shownRevealed } from '../revealed/shown-revealed.ts';
import { useToldPlace } from '../revealed/told-place.ts';
import { roleOf, usePick } from '../use-live-game.ts';
import * as styles from './attention.css.ts';
import { BarLine, goTo } from './bar-line.tsx';
import { attentionWords } from './words.ts';

interface ToldLineProps {
  /** Any element of the game's document or shadow root, above the bar. */
  readonly near: RefObject<Element | null>;
}

/**
 * The answer that was told last, while it stands off the screen, with what it came to for the team; scrolls there when
 * pressed. It never moves the page or the focus by itself (Y4).
 */
export function ToldLine({ near }: ToldLineProps) {
  const { said } = useWords(attentionWords);
  const told = usePick(toldLast);
  const { news, isAbove, places } = useUnseen(told, near);
  // Asks for no results before there are any.
  const isMarked = usePick((game) => !!game.view?.results_version && roleOf(game) !== 'spectator');
  if (!told || !news || isAbove === undefined) return null;

  const { round_order, title, questions } = told;
  const text = questions.at(-1)?.answers.join(', ') ?? '';
  function go() {
    const { seen, focused } = places();
    if (seen) goTo(seen, news === 'one' ? 'center' : 'start', focused);
  }

  return (
    <BarLine isAbove={isAbove} onClick={go}>
      <span className={styles.lineTold}>
        <span className={styles.lineText}>
          {news === 'one'
            ? said['answer-told']({ number: questions.length, text })
            : said.revealed({ number: round_order, title })}
        </span>
        {news === 'one' && isMarked && <ToldMark told={told} />}
      </span>
    </BarLine>
  );
}

/** What the answer that was told last came to for the team, once that is known. */
function ToldMark({ told: { round_order, questions, single_answer } }: { told: RevealedRound }) {
  const say = useWords(resultsWords);
  const id = questions.at(-1)?.question_id;
  const result = useQuestionResults(round_order)?.questions?.find(({ question_id }) => question_id === id);
  if (!result || ('waits' in result && result.waits)) return null;
  const mark = wholeMark(result, single_answer) ?? 'none';
  return (
    <span className={styles.lineMark}>
      {mark === 'full' && <Drawing path={tick} />}
      {say.mark[mark]}
    </span>
  );
}

/** The round whose answers are shown, if they were told while this phone was there. */
function toldLast(game: Game): RevealedRound | undefined {
  const shown = shownRevealed(game);
  return shown && shown.round_order === game.lastRevealed ? shown : undefined;
}

/** How many frames are waited for the answer to be on the page: its script may still be on its way. */
const framesMost = 120;

/**
 * What was told since this opened and has not been in view since: one answer, or a round's answers at once. `isAbove` is
 * undefined until it was looked for.
 */
function useUnseen(told: RevealedRound | undefined, near: ToldLineProps['near']) {
  const known = useRef(told);
  const [news, setNews] = useState<'one' | 'all'>();
  const [isAbove, setAbove] = useState<boolean>();
  // What stands elsewhere on the next screen, or comes up with a board, is looked for anew.
  const screen = usePick(screenOf);
  const { isFirst } = useToldPlace();

  useEffect(() => {
    const before = known.current;
    known.current = told;
    if (!told) return setNews(undefined);
    const isSame = before?.round_order === told.round_order;
    const more = told.questions.length - (isSame ? before.questions.length : 0);
    // A load, or a typo that is mended, brings the same answers again.
    if (more <= 0) return;
    setAbove(undefined);
    setNews(told.of !== undefined || (isSame && more === 1) ? 'one' : 'all');
  }, [told]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen and a place have elements of their own
  useEffect(() => {
    if (!told || !news) return undefined;
    const bar = near.current?.parentElement?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setAbove(entry.boundingClientRect.bottom < innerHeight / 2);
        // Seen once is seen.
        if (entry.isIntersecting) setNews(undefined);
      },
      { rootMargin: `0px 0px -${bar}px 0px`, threshold: 0.5 },
    );
    let frame = 0;
    function look(left: number) {
      const { seen } = toldPlaces(near.current, told, news);
      if (seen) observer.observe(seen);
      else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
    }
    look(framesMost);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [told, news, near, screen, isFirst]);

  return { news, isAbove, places: () => toldPlaces(near.current, told, news) };
}

/** Where the answer that was told last stands, in its line, or the heading of all. */
function toldPlaces(near: Element | null, told: RevealedRound | undefined, news: 'one' | 'all' | undefined) {
  const root = near?.getRootNode() as Document | ShadowRoot | undefined;
  const find = (selector: string) =>
    root?.querySelector<HTMLElement>(`[data-told="${told?.round_order}"] > ${selector}`) ?? undefined;
  if (news === 'all') return { seen: find('h2'), focused: find('h2') };
  const line = `ol > li:nth-child(${told?.questions.length})`;
  // The first that is described is the right answer.
  return { seen: find(`${line} dd`) ?? find(line), focused: find(line) };
}
