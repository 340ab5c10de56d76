import { useWords } from '@snug/ui';
import { useEffect } from 'react';
import { consoleWords } from './words.ts';

/** Sets the document's title while the component is mounted. */
export function useTitle(title: string): void {
  const { product } = useWords(consoleWords);
  useEffect(() => {
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title, product]);
}
