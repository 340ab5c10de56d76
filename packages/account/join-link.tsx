import { isByLink, type SnugCore } from '@snug/client';
import { cleanPlayerName, playerNameMaxLength } from '@snug/contract';
import { Button, Card, Stack, TextInput, useFocusIfLost, useIsLong, useWords } from '@snug/ui';
import { type FormEvent, useRef, useState } from 'react';
import { DeadEnd } from './dead-end.tsx';
import { type JoinLinkWords, joinLinkWords } from './join-link-words.ts';
import { useIsFirstScreen } from './use-is-first-screen.ts';
import { useJoinLink } from './use-join-link.ts';
import { Waiting } from './waiting.tsx';

export interface JoinLinkProps {
  client: SnugCore;
  gameId: string;
  /** The code of the team: everybody who has it is invited (OPEN-12). */
  teamCode: string;
  onGame(gameId: string): void;
  /** Offered beside the error to a visitor without a login, or logged in by a link to another game. */
  onLogIn?(): void;
  /** Offered beside every error, as another way into a game. */
  onEnterCode?(): void;
  words?: Partial<JoinLinkWords>;
}

/** Joins a teammate's team by their link (LINK-01 … LINK-15). */
export function JoinLink({ client, gameId, teamCode, onGame, onLogIn, onEnterCode, words }: JoinLinkProps) {
  const say = useWords(joinLinkWords, words);
  const { step, error, nameAndJoin, tryAgain } = useJoinLink({ client, gameId, teamCode, onGame, words: say });
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useIsFirstScreen(step.at === 'finding' || step.at === 'joining');
  const isLong = useIsLong(step.at === 'joining');
  // The pressed button is gone by then.
  useFocusIfLost(field, step.at === 'name' && error !== undefined);

  if (step.at === 'finding') return <Waiting label={say.findingYourGame} />;
  if (step.at === 'joining') {
    return (
      <Waiting label={isLong ? say.longWait : say.joiningGame}>
        {isLong && onEnterCode && <Button onClick={onEnterCode}>{say.enterCode}</Button>}
      </Waiting>
    );
  }
  if (step.at === 'failed') {
    const token = client.session.token();
    const logIn = onLogIn && ([say.logIn, onLogIn] as const);
    return (
      <DeadEnd
        text={error ?? ''}
        steps={[
          step.retry && [say.retry, tryAgain],
          token === undefined && logIn,
          onEnterCode && [say.enterCode, onEnterCode],
          token !== undefined && isByLink(token) && logIn,
        ]}
        takesFocus={!isFirst}
      />
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void nameAndJoin(name);
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <TextInput
            label={say.chooseName}
            error={error}
            value={name}
            onChange={setName}
            maxLength={playerNameMaxLength}
            autoComplete="nickname"
            elementRef={field}
          />
          <Button kind="main" type="submit" disabled={!cleanPlayerName(name)}>
            {say.joinGame}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
