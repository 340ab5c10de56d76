import { useWords } from '@snug/ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { drawCard } from './draw-card.ts';
import type { NightFacts } from './night-facts.ts';
import { cardWords } from './words.ts';

export type CardPicture =
  | { readonly state: 'drawing' }
  | { readonly state: 'failed'; again(): void }
  | { readonly state: 'drawn'; readonly file: File; readonly url: string };

/** The picture of a night, drawn in the look of the element. */
export function useCardPicture(facts: NightFacts, host: RefObject<HTMLElement | null>): CardPicture {
  const words = useWords(cardWords);
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  const [picture, setPicture] = useState<CardPicture>({ state: 'drawing' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew by a further try
  useEffect(() => {
    let isGone = false;
    let url = '';
    const draw = async () => {
      const canvas = document.createElement('canvas');
      if (!host.current) throw new Error('The picture has no place.');
      await drawCard(canvas, host.current, facts, words);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
      if (!blob) throw new Error('The picture could not be encoded.');
      if (isGone) return;
      url = URL.createObjectURL(blob);
      setPicture({ state: 'drawn', url, file: new File([blob], words.cardFile(facts.team), { type: 'image/png' }) });
    };
    setPicture({ state: 'drawing' });
    draw().catch(() => !isGone && setPicture({ state: 'failed', again }));
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [facts, host, words, tries, again]);

  return picture;
}
