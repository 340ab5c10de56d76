import type { JoinState } from '@snug/client';
import { Banner, Button, Text, useIsLong, useWords } from '@snug/ui';
import { type SeldomWords, seldomWords } from './seldom-words.ts';

export interface FoundChoiceProps {
  found: JoinState & { readonly step: 'found-choice' };
  error: string | undefined;
  onLogIn(): void;
  onNewPlayer(): void;
  words?: Partial<SeldomWords>;
}

/** Somebody registered was here before and is not logged in: `Log In` or `New Player` (JOIN-07). */
export function FoundChoice({ found, error, onLogIn, onNewPlayer, words }: FoundChoiceProps) {
  const say = useWords(seldomWords, words);
  const { playerName, busy } = found;
  const isLong = useIsLong(busy, say.longWait);

  return (
    <>
      <Text>{found.doors_closed ? say.playedThisBefore(playerName) : say.playedBefore(playerName)}</Text>
      {error && <Banner tone="danger">{error}</Banner>}
      <Button kind="main" onClick={onLogIn}>
        {say.logIn}
      </Button>
      {!found.doors_closed && (
        <Button busy={busy} onClick={onNewPlayer}>
          {isLong ? say.longWait : say.newPlayer}
        </Button>
      )}
    </>
  );
}

/** This browser stores nothing: whoever closes the page starts over. */
export function KeepsNothing({ words }: Pick<FoundChoiceProps, 'words'>) {
  const say = useWords(seldomWords, words);
  return <Banner tone="info">{say.keepsNothing}</Banner>;
}
