import { createSurveyFeed, type SurveyFeed, type SurveySource } from '@snug/client';
import { useSeen, useStarted } from '@snug/client/react';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

/** The state, what can be done about it, the card, and the element in it that takes the focus when the next thing has come. */
export function useSurvey(source: SurveySource, preview: boolean, isSpread: boolean) {
  const [feed, state] = useStarted(() => createSurveyFeed(source, { preview, isSpread }), [source, preview, isSpread]);
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLElement>(null);
  const place = state.step === 'question' ? `question ${state.survey.surveyid}` : state.step;
  const verbs = useFocusOnNext(next, place, feed);
  useSeen(card, state.step === 'question' ? place : undefined, feed.see);
  useHeight(card);
  return { state, verbs, card, next };
}

/**
 * Moves the focus to what follows an answer, a skip or another try, which also reads it out: the button that was in use is
 * gone or disabled by then. What comes without being asked for takes no focus.
 */
function useFocusOnNext(next: RefObject<HTMLElement | null>, place: string, feed: SurveyFeed) {
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing that is shown
  useLayoutEffect(() => {
    if (!isAsked.current || !next.current) return;
    isAsked.current = false;
    next.current.focus({ preventScroll: true });
  }, [next, place]);

  return useMemo(() => {
    const asking =
      <Given extends unknown[], T>(verb: (...given: Given) => T) =>
      (...given: Given): T => {
        isAsked.current = true;
        return verb(...given);
      };
    const { write, choose } = feed;
    return { write, choose, start: asking(feed.start), submit: asking(feed.submit), skip: asking(feed.skip) };
  }, [feed]);
}

/** Keeps the card as high as it has been at this width, so that what stands below never jumps up after an answer. */
function useHeight(card: RefObject<HTMLElement | null>): void {
  const most = useRef({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const { offsetWidth: width } = element;
    if (width !== most.current.width) {
      most.current = { width, height: 0 };
      element.style.minBlockSize = '';
    }
    const { offsetHeight: height } = element;
    if (height <= most.current.height) return;
    most.current.height = height;
    element.style.minBlockSize = `${height}px`;
  });
}
