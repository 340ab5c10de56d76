import { useWords } from '@snug/ui';
import { useEffect } from 'react';
import { consoleWords } from './words.ts';

/** Names the tab, as long as the screen is there. */
export function useTitle(title: string): void {
  const { product } = useWords(consoleWords);
  useEffect(() => {
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title, product]);
}
