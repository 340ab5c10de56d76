import type { MouseEvent, ReactNode, Ref } from 'react';
import { button } from './button.css.ts';

export type ButtonKind = 'main' | 'quiet' | 'danger';

export type ButtonProps = {
  children: ReactNode;
  /** `main` is the brass plate: one on a screen. Quiet by default. */
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** The action is under way: clicks are ignored, but the button keeps the focus that `disabled` would lose. */
  busy?: boolean;
  /** What it opens; screen readers say it after the name. */
  opens?: 'dialog';
  /** Whether what it opens beside itself is open. */
  'aria-expanded'?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  elementRef?: Ref<HTMLButtonElement>;
};

export function Button({ opens, busy, kind = 'quiet', elementRef, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={button[kind]}
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      ref={elementRef}
      onClick={busy ? ignore : onClick}
      aria-haspopup={opens}
    />
  );
}

/** A busy submit button must not submit its form again. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
