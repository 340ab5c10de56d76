import type { Shot, Upload } from '@snug/client';
import { Progress, useAnnounce, useFocusIfLost, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { rail } from './shots.css.ts';
import { shotsWords } from './words.ts';

export interface UploadProgressProps {
  readonly uploads: readonly Upload<Shot>[];
  /** How often Upload or Retry was pressed: the pressed button disappears, and the focus has to go somewhere. */
  readonly presses: number;
}

/** The progress of all uploads; announced once, when none is under way any more. */
export function UploadProgress({ uploads, presses }: UploadProgressProps) {
  const say = useWords(shotsWords);
  const announce = useAnnounce();
  const around = useRef<HTMLDivElement>(null);
  const wasGoing = useRef(false);
  useFocusIfLost(around, presses);

  const isGoing = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const sent = uploads.filter(({ state }) => state === 'done').length;
  const sentence = say.shotsUploaded(sent, uploads.length);

  useEffect(() => {
    // A failed upload announces itself.
    if (wasGoing.current && !isGoing && sent > 0) announce(sentence);
    wasGoing.current = isGoing;
  }, [isGoing, sent, sentence, announce]);

  return (
    <div ref={around} className={rail} tabIndex={-1}>
      <Progress value={sent} max={uploads.length} label={sentence} />
    </div>
  );
}
