import type { ReactNode } from 'react';
import { button } from './button.css.ts';
import type { ButtonKind } from './button.tsx';

/** A link that looks like a button: it leads somewhere, so it opens in a new tab when asked to. */
export function LinkButton({
  href,
  kind = 'quiet',
  children,
}: {
  href: string;
  kind?: ButtonKind;
  children: ReactNode;
}) {
  return (
    <a className={button[kind]} href={href}>
      {children}
    </a>
  );
}
