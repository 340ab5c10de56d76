import { createFeedback, type FeedbackState, type Game, isFeedbackDue, type SnugClient } from '@snug/client';
import { useGame, useOnReturn, useStarted } from '@snug/client/react';
import { useAnnounce } from '@snug/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FeedbackWords } from './words.ts';

/**
 * The code of the player who rates here, from the end of the game on; '' for somebody who rates nobody; undefined while the
 * game is loading, or is on.
 */
export function useRater({ game }: SnugClient, gameId: string): string | undefined {
  const last = useRef('');
  return useGame(game(gameId), ({ view }: Game) => {
    if (!view || (view.status !== 'ended' && view.status !== 'finalized')) return undefined;
    const { player_code } = view.me;
    // Somebody who has rated everybody keeps the thanks, also when a load says that nobody is left.
    if (isFeedbackDue(view)) last.current = player_code;
    return last.current === player_code ? player_code : '';
  });
}

/** What rates the hosts, its state, and the heading that takes the focus when what was in use is gone. */
export function useFeedback(client: SnugClient, gameId: string, playerCode: string, say: FeedbackWords) {
  const [feedback, state] = useStarted(
    () => createFeedback(client, { gameId, playerCode, hasJustEnded: hasJustEnded(client, gameId) }),
    [client, gameId, playerCode],
  );
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const [tries, setTries] = useState(0);
  useProgress(state, tries > 0, heading, say);
  // Another tab may have rated somebody meanwhile.
  useOnReturn(() => void feedback.start(), state.step === 'rating');

  const failedAgain = state.step === 'failed' && tries;
  useEffect(() => {
    // The sentence is on the screen already, so a screen reader would not notice that it failed again.
    if (failedAgain) announce(say.hostsFailed, 'assertive');
  }, [failedAgain, announce, say]);

  return {
    state,
    heading,
    isAsking: state.step === 'loading',
    /** Whether to show that the hosts could not be loaded: while they are loaded again, its button stays and keeps the focus. */
    hasFailed: state.step === 'failed' || (state.step === 'loading' && tries > 0),
    ask() {
      setTries(tries + 1);
      void feedback.start();
    },
    setStars(stars: number) {
      const before = feedback.get();
      feedback.setStars(stars);
      if (before.step !== 'rating' || before.busy) return;
      if (before.stars === undefined) announce(say.moreBelow);
      const after = feedback.get();
      if (before.tags.length > 0 && after.step === 'rating' && after.tags.length === 0) announce(say.tagsCleared);
    },
    toggle: feedback.toggle,
    write: feedback.write,
    submit: () => void feedback.submit(),
  };
}

/** Whether the game ended while it was on screen: then it ended for the whole room. */
function hasJustEnded({ game }: SnugClient, gameId: string): boolean {
  return game(gameId).get().said?.key === 'game-ended';
}

/** Says what came, or moves the focus to it where what was in use is gone (FEEDBACK-10). */
function useProgress(
  state: FeedbackState,
  isRetried: boolean,
  heading: RefObject<HTMLHeadingElement | null>,
  say: FeedbackWords,
): void {
  const announce = useAnnounce();
  const place = placeOf(state);
  const before = useRef(place);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each host and step, whatever else has changed
  useLayoutEffect(() => {
    const isReplaced = isRetried || before.current !== 'loading';
    before.current = place;
    if (place === 'loading' || place === 'failed') return;
    const isNext = state.step === 'rating' && state.thanked;
    if (isNext) announce(say.ratingThanks);
    if (isNext || state.step === 'thanks' || (isReplaced && isFocusLost(heading.current))) heading.current?.focus();
    else announce(state.step === 'rating' ? say.howDid(state.host.name) : say.ended);
  }, [place]);
}

/** Changes with each form, and with each step. */
function placeOf(state: FeedbackState): string {
  return state.step === 'rating' ? `host ${state.host.userid}` : state.step;
}

function isFocusLost(near: Element | null): boolean {
  const root = near?.getRootNode() as Document | ShadowRoot | undefined;
  return !root?.activeElement || root.activeElement === document.body;
}
