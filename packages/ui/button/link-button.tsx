import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiWords } from '../words/words.ts';
import { useWords } from '../words/words-provider.tsx';
import { button } from './button.css.ts';
import type { ButtonKind } from './button.tsx';

/** A link that looks like a button: it leads to another page, so it can be opened in a new tab. */
export function LinkButton({
  href,
  kind = 'quiet',
  children,
  external,
  onClick,
}: {
  href: string;
  kind?: ButtonKind;
  children: ReactNode;
  /** Opens a new tab, and says so. */
  external?: boolean;
  /** For a site whose router handles the navigation. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  const words = useWords(uiWords);
  return (
    <a
      className={button[kind]}
      href={href}
      onClick={onClick}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {external && <VisuallyHidden> {words.opensNewTab}</VisuallyHidden>}
    </a>
  );
}
