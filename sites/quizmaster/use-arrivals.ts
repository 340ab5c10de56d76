import type { HostGame } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { arrivals } from './arrivals.ts';
import { countIn } from './team-progress.ts';
import { consoleWords } from './words.ts';

/** Fourteen teams come in within a minute: said together, at most this often. */
const sayEveryMs = 5_000;

/** Says which teams came in, politely and counted. */
export function useArrivals(game: HostGame): void {
  const announce = useAnnounce();
  const words = useWords(consoleWords);
  const seen = useRef(game);
  const unsaid = useRef<string[]>([]);
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => {
    unsaid.current.push(...arrivals(seen.current, game));
    seen.current = game;
    const say = () => {
      timer.current = undefined;
      if (unsaid.current.length === 0) return;
      announce(words.cameIn(unsaid.current, countIn(seen.current), seen.current.teams.length));
      unsaid.current = [];
      timer.current = window.setTimeout(say, sayEveryMs);
    };
    if (timer.current === undefined) say();
  }, [game, announce, words]);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
