import type { JoinError, SnugCore } from '@snug/client';
import { type ChosenTeam, TeamSelection } from '@snug/game-ui';
import { Banner, Button, Card, Spinner, Text, useWords } from '@snug/ui';
import { FoundGame } from './found-game.tsx';
import { JoinCode } from './join-code.tsx';
import { useJoinBox } from './use-join-box.ts';
import { type JoinBoxWords, type JoinCodeWords, joinBoxWords } from './words.ts';

export interface JoinBoxProps {
  client: SnugCore;
  /** Looked up at once, such as the code of a link. */
  code?: string;
  /** The player is in. */
  onGame(gameId: string): void;
  /** The player wants to log in and then come back to this address. */
  onLogIn(returnTo: string): void;
  words?: Partial<JoinBoxWords & JoinCodeWords>;
}

/** From a six-digit code into the game (JOIN-01 … JOIN-14). */
export function JoinBox({ client, code, onGame, onLogIn, words }: JoinBoxProps) {
  const say = useWords(joinBoxWords, words);
  const { join, state } = useJoinBox(client, code, onGame);
  const error = state.error && sentence(state.error, say);

  switch (state.step) {
    case 'code':
    case 'finding':
      return (
        <JoinCode
          value={state.code}
          finding={state.step === 'finding'}
          error={error}
          words={words}
          onType={join.setCode}
          onFind={(typed) => {
            join.setCode(typed);
            void join.find();
          }}
        />
      );

    case 'found-choice': {
      const logIn = () => {
        join.logIn();
        onLogIn(`/game/${encodeURIComponent(state.game.gameid)}`);
      };
      return (
        <FoundGame game={state.game} words={say} onOtherCode={join.back}>
          <Text>{say.playedBefore(state.playerName)}</Text>
          {error && <Banner tone="danger">{error}</Banner>}
          <Button kind="main" onClick={logIn}>
            {say.logIn}
          </Button>
          <Button busy={state.busy} onClick={join.newPlayer}>
            {say.newPlayer}
          </Button>
        </FoundGame>
      );
    }

    case 'found':
      return (
        <FoundGame game={state.game} words={say} onOtherCode={join.back}>
          <Button kind="main" onClick={join.join}>
            {say.join}
          </Button>
        </FoundGame>
      );

    case 'team':
    case 'joining':
      return (
        <Card>
          <TeamSelection
            client={client}
            busy={state.step === 'joining'}
            error={error}
            onAdd={(team) => void join.choose(choiceOf(team))}
            onWatch={join.watch}
            onLogIn={() => onLogIn(`/join?code=${encodeURIComponent(state.code)}`)}
          />
        </Card>
      );

    case 'go':
      return <Spinner label={say.joiningGame} />;
  }
}

/** The server's words where it gave some (OPEN-79). */
function sentence({ key, detail }: JoinError, say: JoinBoxWords): string {
  if (detail) return detail;
  return key === 'try-again' ? say.tryAgain : say.somethingWrong;
}

function choiceOf({ kt_team_id, team_name, num_players }: ChosenTeam) {
  return kt_team_id === 'new' ? { team_name, num_players } : { team: { kt_team_id, team_name }, num_players };
}
