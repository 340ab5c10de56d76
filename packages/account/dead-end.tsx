import { Banner, Button, Heading, Stack, useFocusIfLost } from '@snug/ui';
import { useRef, useState } from 'react';

type Step = readonly [label: string, onClick: () => void];

export interface DeadEndProps {
  /** Given where the page has no title of its own. */
  title?: string;
  /** Why the link fails. */
  text: string;
  /** What can be done now, the most helpful first. */
  steps: readonly (Step | false | undefined)[];
  /** Whether it follows a press, and is not the first screen of its page. */
  takesFocus: boolean;
}

/** A link that cannot be followed, for now or for good. */
export function DeadEnd({ title, text, steps, takesFocus }: DeadEndProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus moves. On the first screen it stays, and a later render does not move it.
  const [wanted] = useState(takesFocus);
  useFocusIfLost(first, wanted);

  return (
    <Stack gap={4}>
      {title && <Heading level={1}>{title}</Heading>}
      <Banner tone="danger">{text}</Banner>
      {steps
        .filter((step) => !!step)
        .map(([label, go], n) => (
          <Button key={label} kind={n === 0 ? 'main' : 'quiet'} elementRef={n === 0 ? first : undefined} onClick={go}>
            {label}
          </Button>
        ))}
    </Stack>
  );
}
