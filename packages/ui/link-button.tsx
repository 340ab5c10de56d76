import type { MouseEvent, ReactNode } from 'react';
import { button } from './button.css.ts';
import type { ButtonKind } from './button.tsx';

/** A link that looks like a button: it leads somewhere, so it opens in a new tab when asked to. */
export function LinkButton({
  href,
  kind = 'quiet',
  children,
  onClick,
}: {
  href: string;
  kind?: ButtonKind;
  children: ReactNode;
  /** For a site whose router goes there by itself. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  return (
    <a className={button[kind]} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
