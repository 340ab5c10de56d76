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
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  elementRef?: Ref<HTMLButtonElement>;
};

export function Button({
  children,
  kind = 'quiet',
  type = 'button',
  disabled,
  busy,
  opens,
  onClick,
  elementRef,
}: ButtonProps) {
  return (
    <button
      ref={elementRef}
      className={button[kind]}
      type={type}
      disabled={disabled}
      aria-haspopup={opens}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {children}
    </button>
  );
}

/** A busy submit button must not submit its form again. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
