import { createSurveyFeed, type SurveyFeed, type SurveySource } from '@snug/client';
import { useStarted } from '@snug/client/react';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

/** On the screen for this long, a question counts as seen. */
const seenMs = 1_000;

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

/** Where the browser measures what is on the screen: a card that is higher than the screen never shows half of itself. */
const threshold = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5];

/** Says once a question has been on a visible page for a second: half of it, or on half of the screen. */
function useSeen(card: RefObject<HTMLElement | null>, question: string | undefined, see: () => void): void {
  useEffect(() => {
    if (!card.current || question === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOn = false;
    const look = () => {
      clearTimeout(timer);
      if (isOn && document.visibilityState === 'visible') timer = setTimeout(see, seenMs);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { intersectionRect: shown, boundingClientRect: whole } = entry;
        const isEnough = shown.height >= Math.min(whole.height, window.innerHeight) / 2;
        if (isEnough === isOn) return;
        isOn = isEnough;
        look();
      },
      { threshold },
    );
    observer.observe(card.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [card, question, see]);
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
