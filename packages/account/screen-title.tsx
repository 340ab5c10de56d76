import { Heading, type HeadingProps, useFocusIfLost } from '@snug/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';

export interface ScreenTitleProps {
  children: ReactNode;
  size?: HeadingProps['size'];
  /** In answer to a press, not as the first thing on a page. */
  takesFocus: boolean;
  elementRef?: RefObject<HTMLHeadingElement | null>;
}

/** The title of a screen. Where it took the place of a button that was pressed, the reader begins here. */
export function ScreenTitle({ children, size, takesFocus, elementRef }: ScreenTitleProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = elementRef ?? own;
  // As it came, and not as a later render says.
  const [wanted] = useState(takesFocus);
  useFocusIfLost(heading, wanted);
  return (
    <Heading level={1} size={size} elementRef={heading}>
      {children}
    </Heading>
  );
}
