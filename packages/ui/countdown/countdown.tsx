import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { current, holder, widest } from '../counter/hold-width.css.ts';

export type CountdownProps = {
  /** The moment it counts down to, in ms since 1970. */
  until: number;
  /** The current time, where that is not the device's: a server's clock, or a test's. */
  now?: () => number;
  /** Called once for each `until`, at once when that has passed. Announce here what can be done now. */
  onDone?: () => void;
  /** Inside a button: a `timer` role there would remove the button's accessible name, which is made of its text. */
  inButton?: boolean;
  /** The sentence for the whole seconds left; 0 is the end. */
  children: (seconds: number) => string;
};

/**
 * Seconds until a moment, as in "Send again in 42 s". Not read out while it runs. It pauses on a hidden page and is right
 * again when shown, since it reads the clock.
 */
export function Countdown({ until, now = Date.now, onDone, inButton, children }: CountdownProps) {
  const [seen, setSeen] = useState({ until, left: secondsTo(until, now) });
  const left = seen.until === until ? seen.left : secondsTo(until, now);
  const latest = useRef({ now, onDone });
  const done = useRef<number>(undefined);
  const longest = useRef(0);
  longest.current = Math.max(longest.current, left);

  useLayoutEffect(() => {
    latest.current = { now, onDone };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      // A countdown that has ended stays ended, even if the clock is set back.
      if (document.visibilityState === 'hidden' || done.current === until) return;
      const ms = until - latest.current.now();
      const seconds = secondsTo(until, latest.current.now);
      setSeen({ until, left: seconds });
      if (seconds > 0) {
        timer = setTimeout(look, ms - (seconds - 1) * 1000);
      } else {
        done.current = until;
        latest.current.onDone?.();
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);

  return (
    // The `timer` role is not read out by default.
    <span className={holder} role={inButton ? undefined : 'timer'}>
      <span className={widest} aria-hidden="true" data-widest={children(longest.current)} />
      <span className={current}>{children(left)}</span>
    </span>
  );
}

function secondsTo(until: number, now: () => number): number {
  return Math.max(0, Math.ceil((until - now()) / 1000));
}
