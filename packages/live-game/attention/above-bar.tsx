import type { Game } from '@snug/client';
import { useRef } from 'react';
import { ArrivalLine } from './arrival-line.tsx';
import * as styles from './attention.css.ts';
import { RoomLines } from './room-lines.tsx';
import { RoundStrip } from './round-strip.tsx';
import { ToldLine } from './told-line.tsx';
import { useClearOfBar } from './use-clear-of-bar.ts';

/**
 * What stands above the bar, over the content and taking no room: new questions and told answers, what happened to the round, and what the
 * quizmaster says to the room.
 */
export function AboveBar({ opened }: { opened: Game }) {
  const place = useRef<HTMLDivElement>(null);
  useClearOfBar(place);
  return (
    <div ref={place} className={styles.aboveBar}>
      <ArrivalLine near={place} opened={opened.view?.round} />
      <ToldLine near={place} />
      <RoundStrip />
      <RoomLines />
    </div>
  );
}
