import { Heading, type HeadingProps, useFocusIfLost } from '@snug/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';

export interface ScreenTitleProps {
  children: ReactNode;
  size?: HeadingProps['size'];
  /** Whether it follows a press, and is not the first screen of its page. */
  takesFocus: boolean;
  elementRef?: RefObject<HTMLHeadingElement | null>;
}

/** The title of a screen. It gets the focus if it replaces a pressed button. */
export function ScreenTitle({ children, size, takesFocus, elementRef }: ScreenTitleProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = elementRef ?? own;
  // The value of the first render: later ones do not move the focus.
  const [wanted] = useState(takesFocus);
  useFocusIfLost(heading, wanted);
  return (
    <Heading level={1} size={size} elementRef={heading}>
      {children}
    </Heading>
  );
}
