import { clockFace, countdownLeft, msOfThisSecond } from '@snug/client';
import type { Countdown } from '@snug/contract';
import { Progress, useWords } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import * as styles from './attention.css.ts';
import { clockAhead } from './clock-ahead.ts';
import { attentionWords } from './words.ts';

/** The countdown to the close: what is left by the server's clock, and a rail that drains. */
export function CountdownLine() {
  const countdown = usePick(({ view }) => view?.countdown);
  return countdown && <Running countdown={countdown} />;
}

function Running({ countdown }: { countdown: Countdown }) {
  const say = useWords(attentionWords);
  const { left, most } = useLeft(countdown);
  const isPaused = usePick(({ view }) => view?.paused === true);
  const seconds = Math.ceil(left / 1_000);
  const closesIn = isPaused ? say.breakThen : say.closesIn;
  return (
    <div className={styles.strip}>
      <div className={styles.stripText} role="timer">
        <Progress value={left} max={most} label={seconds > 0 ? closesIn(clockFace(seconds)) : say.closesNow} />
      </div>
    </div>
  );
}

/** What is left, looked at each second, and the most that was: it never grows unless the quizmaster adds time. */
function useLeft(countdown: Countdown): { left: number; most: number } {
  const { game } = useTools();
  const paused = usePick(({ view }) => view?.paused === true);
  const [, look] = useState(0);
  const seen = useRef({ countdown, left: Number.POSITIVE_INFINITY, most: 0 });

  const { left: before, most } = seen.current;
  const now = countdownLeft(countdown, { ahead: clockAhead(game, countdown), paused }, Date.now());
  const left = seen.current.countdown === countdown ? Math.min(before, now) : now;
  seen.current = { countdown, left, most: Math.max(most, left) };

  useEffect(() => {
    if (paused || left === 0) return undefined;
    const timer = setTimeout(() => look((n) => n + 1), msOfThisSecond(left));
    return () => clearTimeout(timer);
  });
  return seen.current;
}
