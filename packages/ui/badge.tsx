import type { ReactNode } from 'react';
import { badge, count as countClass } from './badge.css.ts';
import type { Tone } from './state-dot.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type BadgeProps = {
  /** As a `StateDot`'s. The word says what it means; the colour only helps to find it again. */
  tone?: Tone;
  children: ReactNode;
};

/** A short word about the thing beside it: "Captain", "Invited", "3 requests". */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={badge[tone]}>{children}</span>;
}

export type CountBadgeProps = {
  tone?: Tone;
  count: number;
  /** The number in words, for readers: "3 requests". The bare number unless said. */
  label?: string;
};

/** More digits than these say nothing more. */
const MOST = 99;

/** A number beside a thing; none at nothing. From a hundred on it says 99+ to the eye, and the number to readers. */
export function CountBadge({ tone = 'brand', count, label = String(count) }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={countClass[tone]}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
