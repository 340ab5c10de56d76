import type { ReactNode, Ref } from 'react';
import { heading } from './heading.css.ts';

export type HeadingProps = {
  level: 1 | 2 | 3;
  /** The size, where it differs from the level's: a question is a heading of level 2 in the size of level 3. */
  size?: 'hero' | 1 | 2 | 3;
  children: ReactNode;
  id?: string;
  /** Makes the heading focusable by script, for a change of screen. */
  elementRef?: Ref<HTMLHeadingElement>;
};

/** A title, in the display face. */
export function Heading({ level, size = level, children, id, elementRef }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={heading[size]} id={id} ref={elementRef} tabIndex={elementRef ? -1 : undefined}>
      {children}
    </Tag>
  );
}
