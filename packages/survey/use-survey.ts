import { createSurveyFeed, type SurveySource, type SurveyState } from '@snug/client';
import { useStarted } from '@snug/client/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** On the screen for this long, a question counts as seen. */
const seenMs = 1_000;

/** The feed, its state, the element that takes the focus when the next thing has come, and the card. */
export function useSurvey(source: SurveySource, preview: boolean, isSpread: boolean) {
  const [feed, state] = useStarted(() => createSurveyFeed(source, { preview, isSpread }), [source, preview, isSpread]);
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLElement>(null);
  const place = placeOf(state);
  useFocusOnNext(next, place);
  useSeen(card, state.step === 'question' ? place : undefined, feed.see);
  useHeight(card);
  return { feed, state, card, next };
}

/** Changes with each question, and with each step. */
function placeOf(state: SurveyState): string {
  return state.step === 'question' ? `question ${state.survey.surveyid}` : state.step;
}

/** Moves the focus to what follows an answer, which also reads it out: the button that was in use is gone or disabled. */
function useFocusOnNext(next: RefObject<HTMLElement | null>, place: string): void {
  const before = useRef(place);
  useLayoutEffect(() => {
    const isAfterAnswer = before.current.startsWith('question') && place !== before.current;
    before.current = place;
    if (isAfterAnswer) next.current?.focus({ preventScroll: true });
  }, [next, place]);
}

/** Says once a question has been half on the screen of a visible page for a second. */
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
        isOn = (entry?.intersectionRatio ?? 0) >= 0.5;
        look();
      },
      { threshold: 0.5 },
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
