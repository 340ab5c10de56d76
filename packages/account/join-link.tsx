import { isByLink, type SnugCore } from '@snug/client';
import { cleanPlayerName, playerNameMaxLength } from '@snug/contract';
import { Banner, Button, Card, Stack, TextInput, useFocusIfLost, useWords } from '@snug/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useJoinLink } from './use-join-link.ts';
import { Waiting } from './waiting.tsx';
import { type JoinLinkWords, joinLinkWords } from './words.ts';

export interface JoinLinkProps {
  client: SnugCore;
  gameId: string;
  /** The code of the team: whoever holds it is invited (OPEN-12). */
  teamCode: string;
  onGame(gameId: string): void;
  /** Offered beside the error to a visitor without a login, or with one that a link to another game brought. */
  onLogIn?(): void;
  /** Offered beside every error: another way into a game. */
  onEnterCode?(): void;
  words?: Partial<JoinLinkWords>;
}

/** Joins a teammate's team by their link (LINK-01 … LINK-15). */
export function JoinLink({ client, gameId, teamCode, onGame, onLogIn, onEnterCode, words }: JoinLinkProps) {
  const say = useWords(joinLinkWords, words);
  const { step, nameAndJoin, tryAgain } = useJoinLink({ client, gameId, teamCode, onGame, words: say });
  const [name, setName] = useState('');
  const [hasPressed, setPressed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // What was pressed is gone by then. Who has only just arrived is left where they are.
  useFocusIfLost(field, step.at === 'name' && step.error !== undefined);
  useFocusIfLost(next, step.at === 'error' && hasPressed);

  if (step.at === 'finding') return <Waiting label={say.findingYourGame} />;
  if (step.at === 'joining') return <Waiting label={say.joiningGame} />;
  if (step.at === 'error') {
    const token = client.session.token();
    const logIn = onLogIn && ([say.logIn, onLogIn] as const);
    const steps = [
      step.retry && ([say.retry, again] as const),
      token === undefined && logIn,
      onEnterCode && ([say.enterCode, onEnterCode] as const),
      token !== undefined && isByLink(token) && logIn,
    ].filter((each) => !!each);
    return (
      <Stack gap={4}>
        <Banner tone="danger">{step.text}</Banner>
        {steps.map(([label, go], n) => (
          <Button key={label} kind={n === 0 ? 'main' : 'quiet'} elementRef={n === 0 ? next : undefined} onClick={go}>
            {label}
          </Button>
        ))}
      </Stack>
    );
  }

  function again() {
    setPressed(true);
    void tryAgain();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
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
