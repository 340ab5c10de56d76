import type { MouseEvent, ReactNode } from 'react';
import { button } from './button.css.ts';
import type { ButtonKind } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { uiWords } from './words.ts';
import { useWords } from './words-provider.tsx';

/** A link that looks like a button: it leads somewhere, so it opens in a new tab when asked to. */
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
  /** For a site whose router goes there by itself. */
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
