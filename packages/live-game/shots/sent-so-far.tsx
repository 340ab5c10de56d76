import type { Shot, Upload } from '@snug/client';
import { Progress, useAnnounce, useFocusIfLost, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { rail } from './shots.css.ts';
import { shotsWords } from './words.ts';

export interface SentSoFarProps {
  readonly uploads: readonly Upload<Shot>[];
  /** How often Upload or Retry was pressed: their button is gone then, and the focus with it. */
  readonly presses: number;
}

/** How many have arrived of those that were sent; said once, when nothing is on its way any more. */
export function SentSoFar({ uploads, presses }: SentSoFarProps) {
  const say = useWords(shotsWords);
  const announce = useAnnounce();
  const around = useRef<HTMLDivElement>(null);
  const wasGoing = useRef(false);
  useFocusIfLost(around, presses);

  const isGoing = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const sent = uploads.filter(({ state }) => state === 'done').length;
  const sentence = say.shotsUploaded(sent, uploads.length);

  useEffect(() => {
    // Each that failed says so itself.
    if (wasGoing.current && !isGoing && sent > 0) announce(sentence);
    wasGoing.current = isGoing;
  }, [isGoing, sent, sentence, announce]);

  return (
    <div ref={around} className={rail} tabIndex={-1}>
      <Progress value={sent} max={uploads.length} label={sentence} />
    </div>
  );
}
