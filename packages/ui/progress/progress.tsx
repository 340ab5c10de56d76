import type { ReactNode } from 'react';
import { hidden } from '../text/hidden.css.ts';
import { label as labelClass, rail } from './progress.css.ts';

export type ProgressProps = {
  value: number;
  max: number;
  /** What the bar shows, in words: "9 of 14 teams are in". */
  label: ReactNode;
  labelHidden?: boolean;
};

/** A brass bar that fills. */
export function Progress({ value, max, label, labelHidden }: ProgressProps) {
  return (
    <label className={labelHidden ? undefined : labelClass}>
      <span className={labelHidden ? hidden : undefined}>{label}</span>
      <progress className={rail} value={Math.min(value, max)} max={max} />
    </label>
  );
}
