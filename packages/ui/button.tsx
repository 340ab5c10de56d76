import type { MouseEvent, ReactNode, Ref } from 'react';
import { button } from './button.css.ts';

export type ButtonKind = 'main' | 'quiet' | 'danger';

export type ButtonProps = {
  children: ReactNode;
  /** `main` is the brass plate: one on a screen. Quiet unless said. */
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** It is being done: presses are ignored, yet the button keeps the focus that `disabled` would take. */
  busy?: boolean;
  /** What it opens, which readers say with its name. */
  opens?: 'dialog';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  elementRef?: Ref<HTMLButtonElement>;
};

/** Something to press. */
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
