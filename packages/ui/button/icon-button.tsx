import type { ReactNode, Ref } from 'react';
import { iconButton } from './icon-button.css.ts';

export type IconButtonProps = {
  /** What it does: the accessible name and the tooltip. */
  label: string;
  /** An `Icon`. */
  children: ReactNode;
  onClick: () => void;
  /** For a button that opens something: whether it is open. */
  expanded?: boolean;
  elementRef?: Ref<HTMLButtonElement>;
};

/** A button with only a drawing, for what everybody knows: menu, close, back. */
export function IconButton({ label, children, onClick, expanded, elementRef }: IconButtonProps) {
  return (
    <button
      ref={elementRef}
      className={iconButton}
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
