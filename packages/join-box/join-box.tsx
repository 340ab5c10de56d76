import { type Found, gamePath, type JoinError, joinPath, type SnugCore, type TeamChoice } from '@snug/client';
import { gameCodeLength } from '@snug/contract';
import type { ChosenTeam } from '@snug/game-ui/teams';
import { Button, Card, lazyComponent, Spinner, Stack, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { FoundGame } from './found-game.tsx';
import { JoinCode } from './join-code.tsx';
import type { SeldomWords } from './seldom-words.ts';
import { useJoinBox } from './use-join-box.ts';
import { type JoinBoxWords, type JoinCodeWords, joinBoxWords } from './words.ts';

export interface JoinBoxProps {
  client: SnugCore;
  /** A code to look up at once, such as that of a link. */
  code?: string;
  /** The player has joined: open the game, `at` its teams if one of them is or will be asked. */
  onGame(gameId: string, at?: 'teams'): void;
  /** The player wants to log in and then return to this address. */
  onLogIn(returnTo: string): void;
  /** The player's registered team is in the game already: the address that joins it (JOIN-16). */
  onJoinLink(address: string): void;
  words?: Partial<JoinBoxWords & JoinCodeWords & SeldomWords>;
}

// One `import()` of each: a bundler lists the files of every one.
const lazyParts = () => import('./lazy-parts.tsx');
const FoundChoice = lazyComponent(() => lazyParts().then(({ FoundChoice }) => FoundChoice));
const KeepsNothing = lazyComponent(() => lazyParts().then(({ KeepsNothing }) => KeepsNothing));
const teams = () => import('@snug/game-ui/teams');
const DoorsClosed = lazyComponent(() => teams().then(({ DoorsClosed }) => DoorsClosed));
const TeamSelection = lazyComponent(() => teams().then(({ TeamSelection }) => TeamSelection));

/** From a six-digit code into the game (JOIN-01 … JOIN-16). Long: one screen, told in the order of its parts. */
export function JoinBox({ client, code, onGame, onLogIn, onJoinLink, words }: JoinBoxProps) {
  const say = useWords(joinBoxWords, words);
  const at = useRef<'teams'>(undefined);
  const open = (gameId: string) => onGame(gameId, at.current);
  const { join, state, isKept } = useJoinBox({ client, code, onGame: open, onJoinLink });
  const error = state.error && sentence(state.error, say);
  // Steps before a game is found have none of it.
  const doors = (state as Partial<Found>).doors_closed && <DoorsClosed />;

  useEffect(() => {
    if (state.step === 'finding') FoundChoice.fetch();
    if (state.step === 'found') TeamSelection.fetch();
  }, [state.step]);

  function logIn(returnTo: string) {
    join.logIn();
    onLogIn(returnTo);
  }

  /** Whoever asks a team watches until they are let in; the game opens at its teams, which say that the captain is asked. */
  function watch(to?: 'teams', asked?: string) {
    at.current = to;
    void join.watch(asked);
  }

  function screen() {
    switch (state.step) {
      case 'code':
      case 'finding':
        return (
          <JoinCode
            value={state.code}
            finding={state.step === 'finding'}
            error={error}
            words={words}
            onType={(typed) => {
              join.setCode(typed);
              // A whole code needs no press: this page stays where it is, whatever the reply (OPEN-13).
              if (typed.length === gameCodeLength) void join.find();
            }}
            onFind={(typed) => {
              join.setCode(typed);
              void join.find();
            }}
          />
        );

      case 'found-choice':
        return (
          <FoundGame game={state.game} words={say} onOtherCode={join.back} hint={doors}>
            <FoundChoice
              found={state}
              error={error}
              onLogIn={() => logIn(gamePath(state.game.gameid))}
              onNewPlayer={join.newPlayer}
              words={words}
            />
          </FoundGame>
        );

      case 'found':
        return (
          <FoundGame game={state.game} words={say} onOtherCode={join.back} hint={doors}>
            <Button kind="main" onClick={join.join}>
              {say.join}
            </Button>
          </FoundGame>
        );

      case 'team':
      case 'joining':
        return (
          <Card>
            <Stack gap={4}>
              <TeamSelection
                client={client}
                here={state.teams ?? state.my_teams}
                found={state}
                listed
                eyebrow={state.game.title}
                busy={state.step === 'joining'}
                error={error}
                onSeated={state.teams ? undefined : () => watch('teams')}
                onAsk={(team) => watch('teams', team)}
                onAdd={(team) => {
                  at.current = undefined;
                  void join.choose(choiceOf(team));
                }}
                onWatch={() => watch()}
                onLogIn={() => logIn(joinPath(state.code))}
              />
              <Button disabled={state.step === 'joining'} onClick={join.back}>
                {say.otherCode}
              </Button>
            </Stack>
          </Card>
        );

      case 'go':
        return <Spinner label={say.joiningGame} />;
    }
  }

  return (
    <Stack gap={4}>
      {screen()}
      {!isKept && <KeepsNothing words={words} />}
    </Stack>
  );
}

/** The server's sentence if it gave one (OPEN-79). */
function sentence({ key, detail }: JoinError, say: JoinBoxWords): string {
  if (detail) return detail;
  return key === 'try-again' ? say.tryAgain : say.somethingWrong;
}

function choiceOf({ kt_team_id, team_name, ...rest }: ChosenTeam): TeamChoice {
  return kt_team_id === 'new' ? { team_name, ...rest } : { team: { kt_team_id, team_name }, ...rest };
}
