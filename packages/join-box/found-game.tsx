import type { GameHead } from '@snug/contract';
import { Button, Card, Heading, Stack, Text } from '@snug/ui';
import { type ReactNode, useId } from 'react';
import type { JoinBoxWords } from './words.ts';

export interface FoundGameProps {
  game: GameHead;
  words: JoinBoxWords;
  /** The one or two ways on. */
  children: ReactNode;
  onOtherCode(): void;
}

/** `Game Found!`: which game it is, and the ways on from here. */
export function FoundGame({ game, words: say, children, onOtherCode }: FoundGameProps) {
  const headingId = useId();
  return (
    <Card labelledBy={headingId}>
      <Stack gap={4}>
        <div>
          <Text tone="eyebrow">{say.gameFound}</Text>
          <Heading level={2} id={headingId}>
            {game.title}
          </Heading>
          <Text tone="soft">{say.place(game.kind, game.venue)}</Text>
        </div>
        {children}
        <Button onClick={onOtherCode}>{say.otherCode}</Button>
      </Stack>
    </Card>
  );
}
