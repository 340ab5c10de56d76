import type { Proof } from '@snug/client';
import { Button, Card, Stack, Text, useWords } from '@snug/ui';
import { type LinkQuestionWords, linkQuestionWords } from './link-question-words.ts';
import { ScreenTitle } from './screen-title.tsx';

export interface LinkQuestionProps {
  /** What the server made of the login that the link brings. */
  proof: Extract<Proof, { outcome: 'ask' | 'network-error' }>;
  /** In answer to a press, not as the first thing on a page. */
  takesFocus: boolean;
  /** Proves it once more, after weather. */
  onRetry(): void;
  /** Answered: the page that the link leads to may show, logged in by it or as before. */
  onDone(): void;
  words?: Partial<LinkQuestionWords> | undefined;
}

/** A sent link that cannot simply log in: somebody else is logged in here, or nobody knows whether it is good (H47). */
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
