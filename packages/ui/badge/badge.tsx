import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { badge, count as countClass } from './badge.css.ts';
import type { Tone } from './state-dot.tsx';

export type BadgeProps = {
  /** As a `StateDot`'s. The word carries the meaning; the colour only helps to find it again. */
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
  /** The number in words, for screen readers: "3 requests". The bare number by default. */
  label?: string;
};

/** A higher count is shown as 99+. */
const MOST = 99;

/** A number beside something; nothing for 0. Above 99 it shows 99+, and screen readers get the number. */
export function CountBadge({ tone = 'brand', count, label = String(count) }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={countClass[tone]}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
