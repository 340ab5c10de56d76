import { Heading, Stack, Text, useFocusIfLost } from '@snug/ui';
import { type ReactNode, useRef } from 'react';

/** Takes the focus, since the button that led here is gone. */
export function Title({ eyebrow, children }: { eyebrow: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusIfLost(heading);
  return (
    <Stack gap={1}>
      {eyebrow && <Text tone="eyebrow">{eyebrow}</Text>}
      <Heading level={2} elementRef={heading}>
        {children}
      </Heading>
    </Stack>
  );
}
