import { countdownLeft, type Game, type GameClient } from '@snug/client';
import type { Announce } from '@snug/ui';
import { clockAhead } from './clock-ahead.ts';
import type { AttentionWords } from './words.ts';

interface RoomOptions {
  readonly game: GameClient;
  /** The game with which the screen began: what it has is no news. */
  readonly opened: Game;
  readonly announce: Announce;
  readonly say: AttentionWords;
  /** Called when ten seconds are left, on a visible page. */
  readonly onLastSeconds: () => void;
}

/** What is said on the way to the close, in seconds; at the last one the phone may buzz. */
const saidAtS = [120, 30, 10];
/** Said only while it is true: a page that slept past it says nothing. */
const truthMs = 1_500;

/**
 * Says what the quizmaster says to the room: a line, a break and its end, and what is left of a countdown when it begins or
 * gets more, and in its last moments. Until the returned function is called.
 */
export function announceRoom({ game, opened, announce, say, onLastSeconds }: RoomOptions): () => void {
  let { announcement, paused, countdown } = opened.view ?? {};
  let left = countdown ? leftNow() : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function leftNow(): number {
    return countdown
      ? countdownLeft(countdown, { ahead: clockAhead(game, countdown), paused: paused === true }, Date.now())
      : 0;
  }

  function wait(): void {
    clearTimeout(timer);
    const next = saidAtS.find((at) => left > at * 1_000);
    if (countdown && !paused && next !== undefined) timer = setTimeout(() => pass(next), left - next * 1_000);
  }

  function pass(seconds: number): void {
    left = Math.min(leftNow(), seconds * 1_000);
    if (left > seconds * 1_000 - truthMs && !document.hidden) {
      announce(say.timeLeft(seconds));
      if (seconds === saidAtS.at(-1)) onLastSeconds();
    }
    wait();
  }

  function follow(): void {
    const { view } = game.get();
    if (!view) return;
    if (view.announcement && view.announcement.at !== announcement?.at) announce(view.announcement.text);
    announcement = view.announcement;

    const isPaused = view.paused === true;
    if (isPaused !== (paused === true) && view.status === 'live') announce(isPaused ? say.shortBreak : say.breakOver);
    if (view.countdown === countdown && isPaused === (paused === true)) return;
    paused = isPaused;
    countdown = view.countdown;
    const was = left;
    left = leftNow();
    if (left > was + truthMs && !document.hidden) announce(say.timeLeft(Math.round(left / 1_000)));
    wait();
  }

  const stop = game.subscribe(follow);
  wait();
  follow();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
