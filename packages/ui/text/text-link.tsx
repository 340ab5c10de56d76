import type { ReactNode } from 'react';
import { uiWords } from '../words/words.ts';
import { useWords } from '../words/words-provider.tsx';
import { link } from './text-link.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link in running text. `external` opens a new tab, and says so. */
export function TextLink({ href, children, external }: { href: string; children: ReactNode; external?: boolean }) {
  const words = useWords(uiWords);
  if (!external) {
    return (
      <a className={link} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a className={link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {words.opensNewTab}</VisuallyHidden>
    </a>
  );
}
