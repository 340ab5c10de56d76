import type { SnugCore } from '@snug/client';
import { cleanPlayerName, playerNameMaxLength } from '@snug/contract';
import { Banner, Button, Card, Spinner, Stack, TextInput, useWords } from '@snug/ui';
import { type FormEvent, useState } from 'react';
import { useJoinLink } from './use-join-link.ts';
import { type JoinLinkWords, joinLinkWords } from './words.ts';

export interface JoinLinkProps {
  client: SnugCore;
  gameId: string;
  /** The code of the team: whoever holds it is invited (OPEN-12). */
  teamCode: string;
  onGame(gameId: string): void;
  /** Offered beside the error to a visitor without a login. */
  onLogIn?(): void;
  words?: Partial<JoinLinkWords>;
}

/** Joins a teammate's team by their link (LINK-01 … LINK-15). */
export function JoinLink({ client, gameId, teamCode, onGame, onLogIn, words }: JoinLinkProps) {
  const say = useWords(joinLinkWords, words);
  const { step, nameAndJoin } = useJoinLink({ client, gameId, teamCode, onGame, words: say });
  const [name, setName] = useState('');

  if (step.at === 'finding') return <Spinner label={say.findingYourGame} />;
  if (step.at === 'joining') return <Spinner label={say.joiningGame} />;
  if (step.at === 'error') {
    const logIn = onLogIn && !client.session.token() && (
      <Button kind="quiet" onClick={onLogIn}>
        {say.logIn}
      </Button>
    );
    return (
      <Banner tone="danger" action={logIn}>
        {step.text}
      </Banner>
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
            error={step.error}
            value={name}
            onChange={setName}
            maxLength={playerNameMaxLength}
            autoComplete="nickname"
          />
          <Button kind="main" type="submit" disabled={!cleanPlayerName(name)}>
            {say.joinGame}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
