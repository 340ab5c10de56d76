import type { HostGame } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { newlySubmitted } from './newly-submitted.ts';
import { countIn } from './team-progress.ts';
import { consoleWords } from './words.ts';

/** Many teams submit within the same minute, so announcements are at least this far apart and combined. */
const announceIntervalMs = 5_000;

/** Announces politely which teams submitted, and how many are in. */
export function useAnnounceSubmissions(game: HostGame): void {
  const announce = useAnnounce();
  const words = useWords(consoleWords);
  const seen = useRef(game);
  const unannounced = useRef<string[]>([]);
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => {
    unannounced.current.push(...newlySubmitted(seen.current, game));
    seen.current = game;
    const announceNow = () => {
      timer.current = undefined;
      if (unannounced.current.length === 0) return;
      announce(words.cameIn(unannounced.current, countIn(seen.current), countedTeams(seen.current).length));
      unannounced.current = [];
      timer.current = window.setTimeout(announceNow, announceIntervalMs);
    };
    if (timer.current === undefined) announceNow();
  }, [game, announce, words]);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
