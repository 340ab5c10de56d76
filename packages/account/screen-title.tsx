import { Heading, type HeadingProps, useFocusIfLost } from '@snug/ui';
import { type ReactNode, type RefObject, useRef } from 'react';

/** The title of a screen. Where it took the place of a button that was pressed, the reader begins here. */
export function ScreenTitle({
  children,
  size,
  elementRef,
}: {
  children: ReactNode;
  size?: HeadingProps['size'];
  elementRef?: RefObject<HTMLHeadingElement | null>;
}) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = elementRef ?? own;
  useFocusIfLost(heading);
  return (
    <Heading level={1} size={size} elementRef={heading}>
      {children}
    </Heading>
  );
}
