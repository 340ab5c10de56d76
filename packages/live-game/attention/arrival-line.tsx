import type { Round } from '@snug/contract';
import { useWords } from '@snug/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePick } from '../use-live-game.ts';
import { BarLine, goTo } from './bar-line.tsx';
import { attentionWords } from './words.ts';

interface ArrivalLineProps {
  /** Any element of the round's document or shadow root. */
  readonly near: RefObject<Element | null>;
  /** The round when the screen opened. */
  readonly opened: Round | null | undefined;
}

/**
 * Shows that a question arrived off the screen, and scrolls to it when pressed. It never moves the page or the focus by
 * itself (Y4).
 */
export function ArrivalLine({ near, opened }: ArrivalLineProps) {
  const say = useWords(attentionWords);
  const round = usePick(({ view }) => view?.round);
  const unseen = useUnseen(round, { near, opened });
  const [one, many] = round?.single_answer
    ? [say.clueIsHere, say.cluesAreHere]
    : [say.questionIsHere, say.questionsAreHere];
  const waiting = round?.asked.filter(({ question_id }) => unseen.includes(question_id)) ?? [];
  const [first] = waiting;
  const isAbove = useIsAbove(near, first?.question_id);

  function go() {
    const element = first && questionElement(near.current, first.question_id);
    const heading = element?.querySelector('h3');
    if (!element || !heading) return;
    goTo(element, 'start', heading);
  }

  return (
    first && (
      <BarLine isAbove={isAbove} onClick={go}>
        {waiting.length > 1 ? many(waiting.length) : one((round?.asked.indexOf(first) ?? 0) + 1)}
      </BarLine>
    )
  );
}

/** The ids of the questions that arrived off the screen and have not been seen since. */
function useUnseen(round: Round | null | undefined, { near, opened }: ArrivalLineProps): readonly string[] {
  const [unseen, setUnseen] = useState<readonly string[]>([]);
  /** The questions that were there when the screen opened, or are observed since. */
  const known = useRef({
    round_id: opened?.round_id,
    ids: new Set(opened?.asked.map(({ question_id }) => question_id)),
  });
  const observer = useRef<IntersectionObserver>(undefined);

  useEffect(() => () => observer.current?.disconnect(), []);
  useEffect(() => {
    const ids = round?.asked.map(({ question_id }) => question_id) ?? [];
    if (!round || round.round_id !== known.current.round_id || round.submitted) {
      // A new round is read from its top: none of its first questions is unseen. Nor is one of a round that was submitted, or
      // that goes on after its end.
      if (round) known.current = { round_id: round.round_id, ids: new Set(ids) };
      observer.current?.disconnect();
      observer.current = undefined;
      setUnseen([]);
      return;
    }
    setUnseen((now) => (now.every((id) => ids.includes(id)) ? now : now.filter((id) => ids.includes(id))));
    observer.current ??= new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          const id = target.closest<HTMLElement>('[data-question]')?.dataset.question ?? '';
          if (isIntersecting) observer.current?.unobserve(target);
          setUnseen((now) => [...now.filter((other) => other !== id), ...(isIntersecting ? [] : [id])]);
        }
      },
      // Seen is a question whose text stands above the bar.
      { rootMargin: `0px 0px -${near.current?.parentElement?.offsetHeight ?? 0}px 0px`, threshold: 0.5 },
    );

    let frame = 0;
    function look() {
      for (const id of ids) {
        if (known.current.ids.has(id)) continue;
        const heading = questionElement(near.current, id)?.querySelector('h3');
        if (heading) {
          known.current.ids.add(id);
          observer.current?.observe(heading);
        } else {
          // The round may render a frame after this component.
          frame ||= requestAnimationFrame(() => {
            frame = 0;
            look();
          });
        }
      }
    }
    look();
    return () => cancelAnimationFrame(frame);
  }, [round, near]);
  return unseen;
}

/** Whether a question stands above what is in view, wherever the page is scrolled. */
function useIsAbove(near: RefObject<Element | null>, questionId: string | undefined): boolean {
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    if (questionId === undefined) return undefined;
    function look() {
      const { bottom = 0 } = questionElement(near.current, questionId ?? '')?.getBoundingClientRect() ?? {};
      setAbove(bottom < innerHeight / 2);
    }
    look();
    // Whatever scrolls, the page or a box of it.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [near, questionId]);
  return isAbove;
}

function questionElement(near: Element | null, questionId: string): HTMLElement | null {
  const root = near?.getRootNode() as Document | ShadowRoot | undefined;
  return root?.querySelector(`[data-question="${CSS.escape(questionId)}"]`) ?? null;
}
