import type { Proof } from '@snug/client';
import { Button, Card, Stack, Text, useWords } from '@snug/ui';
import { type LinkQuestionWords, linkQuestionWords } from './link-question-words.ts';
import { ScreenTitle } from './screen-title.tsx';

export interface LinkQuestionProps {
  /** The server's verdict on the link's login. */
  proof: Extract<Proof, { outcome: 'ask' | 'network-error' }>;
  /** Whether it follows a press, and is not the first screen of its page. */
  takesFocus: boolean;
  /** Checks it once more, after a network error. */
  onRetry(): void;
  /** Answered: the page that the link leads to can be shown, with the new login or the old one. */
  onDone(): void;
  words?: Partial<LinkQuestionWords> | undefined;
}

/** Asks about a link that cannot simply log in: somebody else is logged in, or its login could not be checked (H47). */
export function LinkQuestion({ proof, takesFocus, onRetry, onDone, words }: LinkQuestionProps) {
  const say = useWords(linkQuestionWords, words);

  if (proof.outcome === 'network-error') {
    return (
      <Stack gap={4}>
        <ScreenTitle size={2} takesFocus={takesFocus}>
          {say.linkNotProven}
        </ScreenTitle>
        <Button kind="main" onClick={onRetry}>
          {say.retry}
        </Button>
        <Button onClick={onDone}>{say.goOnWithout}</Button>
      </Stack>
    );
  }

  const { name, current, accept, decline } = proof;
  function answer(choice: () => void) {
    choice();
    onDone();
  }

  return (
    <Card>
      <Stack gap={4}>
        <ScreenTitle size={2} takesFocus={takesFocus}>
          {say.switchTo(name)}
        </ScreenTitle>
        <Text>{say.loggedInHere(current)}</Text>
        <Button kind="main" onClick={() => answer(accept)}>
          {say.switchNow}
        </Button>
        <Button onClick={() => answer(decline)}>{say.stayAs(current)}</Button>
      </Stack>
    </Card>
  );
}
