import type { GameHead } from '@snug/contract';
import { Button, Card, Heading, Stack, Text, useFocusIfLost } from '@snug/ui';
import { type ReactNode, useId, useRef } from 'react';
import type { JoinBoxWords } from './words.ts';

export interface FoundGameProps {
  game: GameHead;
  words: JoinBoxWords;
  /** The next steps. */
  children: ReactNode;
  onOtherCode(): void;
  /** Fetched, it may come late: below the buttons nothing moves. */
  hint?: ReactNode;
}

/** `Game Found!`: the game, its place, and the next steps. */
export function FoundGame({ game, words: say, children, onOtherCode, hint }: FoundGameProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusIfLost(heading);

  return (
    <Card labelledBy={headingId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text tone="eyebrow">{say.gameFound}</Text>
          <Heading level={2} id={headingId} elementRef={heading}>
            {game.title}
          </Heading>
          <Text tone="soft">{say.place(game.kind, game.venue)}</Text>
        </Stack>
        {children}
        <Button onClick={onOtherCode}>{say.otherCode}</Button>
        {hint}
      </Stack>
    </Card>
  );
}
