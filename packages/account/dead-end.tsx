import { Banner, Button, Heading, Stack, useFocusIfLost } from '@snug/ui';
import { useRef, useState } from 'react';

type Step = readonly [label: string, onClick: () => void];

export interface DeadEndProps {
  /** Where the page has none. */
  title?: string;
  /** Why it does not go on. */
  text: string;
  /** What can be done now, first what helps most. */
  steps: readonly (Step | false | undefined)[];
  /** In answer to a press, not as the first thing on a page. */
  takesFocus: boolean;
}

/** A link that leads nowhere, for now or for good. */
export function DeadEnd({ title, text, steps, takesFocus }: DeadEndProps) {
  const first = useRef<HTMLButtonElement>(null);
  // What was pressed is gone by then. Who has only just arrived is left where they are, also by a later render.
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
