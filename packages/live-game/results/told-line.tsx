import type { Game } from '@snug/client';
import type { RevealedRound } from '@snug/contract';
import { Drawing, useWords } from '@snug/ui';
import { down, tick, up } from '@snug/ui/paths';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as styles from '../attention/attention.css.ts';
import { attentionWords } from '../attention/words.ts';
import { shownRevealed } from '../revealed/shown-revealed.ts';
import { roleOf, usePick } from '../use-live-game.ts';
import { useQuestionResults } from './use-results.ts';
import { wholeMark } from './whole-mark.ts';
import { resultsWords } from './words.ts';

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
  const unseen = useUnseen(told, near);
  // Asks for no results before there are any.
  const isMarked = usePick((game) => !!game.view?.results_version && roleOf(game) !== 'spectator');
  if (!told || !unseen) return null;

  const { isOne, isAbove } = unseen;
  const { round_order, title, questions } = told;
  const text = questions.at(-1)?.answers.join(', ') ?? '';

  function go() {
    const element = toldElement(near.current, told, isOne);
    if (!element) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: isOne ? 'center' : 'start', behavior: isStill ? 'auto' : 'smooth' });
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }

  return (
    <button type="button" className={styles.line} onClick={go}>
      <span className={styles.lineText}>
        {isOne
          ? said['answer-told']({ number: questions.length, text })
          : said.revealed({ number: round_order, title })}
      </span>
      {isOne && isMarked && <ToldMark told={told} />}
      <Drawing path={isAbove ? up : down} />
    </button>
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
      {mark === 'full' && <Drawing path={tick} />} {say.mark[mark]}
    </span>
  );
}

/** The round whose answers are shown, if they were told while this phone was there. */
function toldLast(game: Game): RevealedRound | undefined {
  const shown = shownRevealed(game);
  return shown && shown.round_order === game.lastRevealed ? shown : undefined;
}

/** What was told since this opened and has not been in view: one answer, or a round's answers at once. */
interface Unseen {
  readonly isOne: boolean;
  readonly isAbove: boolean;
}

function useUnseen(told: RevealedRound | undefined, near: ToldLineProps['near']): Unseen | undefined {
  const known = useRef(told);
  const [unseen, setUnseen] = useState<Unseen>();

  useEffect(() => {
    const before = known.current;
    known.current = told;
    if (!told) return setUnseen(undefined);
    const isSame = before?.round_order === told.round_order;
    const more = told.questions.length - (isSame ? before.questions.length : 0);
    // A load brings the same answers again.
    if (more <= 0) return undefined;
    const isOne = more === 1 && (isSame || told.of !== undefined);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isAbove = entry.boundingClientRect.bottom < innerHeight / 2;
        setUnseen(entry.isIntersecting ? undefined : { isOne, isAbove });
        // Seen once is seen.
        if (entry.isIntersecting) observer.disconnect();
      },
      { rootMargin: `0px 0px -${near.current?.parentElement?.offsetHeight ?? 0}px 0px`, threshold: isOne ? 0.5 : 0 },
    );
    let frame = 0;
    function look() {
      const element = toldElement(near.current, told, isOne);
      if (element) observer.observe(element);
      // What shows it may still be on its way.
      else frame = requestAnimationFrame(look);
    }
    look();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [told, near]);
  return unseen;
}

/** Where the answer that was told last stands, or the heading of all. */
function toldElement(near: Element | null, told: RevealedRound | undefined, isOne: boolean): HTMLElement | null {
  const root = near?.getRootNode() as Document | ShadowRoot | undefined;
  const section = `[data-told="${told?.round_order}"]`;
  return (
    root?.querySelector(isOne ? `${section} > ol > li:nth-child(${told?.questions.length})` : `${section} > h2`) ?? null
  );
}
