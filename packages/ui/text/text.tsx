import type { ReactNode } from 'react';
import { tones } from './text.css.ts';

export type TextProps = {
  /** `eyebrow` is the small line above a title. */
  tone?: keyof typeof tones;
  children: ReactNode;
  id?: string;
};

/** A paragraph. */
export function Text({ tone = 'plain', children, id }: TextProps) {
  return (
    <p className={tones[tone]} id={id}>
      {children}
    </p>
  );
}
