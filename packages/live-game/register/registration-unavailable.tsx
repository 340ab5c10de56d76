import { LogInNote } from '@snug/game-ui';
import { Stack, Text, useWords } from '@snug/ui';
import { teamPanelWords } from '../team/words.ts';
import { captainName, usePick, useTools } from '../use-live-game.ts';
import { registerTeamWords } from './words.ts';

/** Why the player cannot register the team: the game is over, they are no captain, or a link logged them in (H47). */
export function RegistrationUnavailable() {
  const { onLogIn } = useTools();
  const say = useWords(registerTeamWords);
  const { logIn } = useWords(teamPanelWords);
  const isLive = usePick(({ view }) => view?.status === 'live');
  const isCaptain = usePick(({ view }) => view?.me.is_captain);
  const captain = usePick(captainName) ?? '';

  if (!isLive) return <Text>{say.registerOver}</Text>;
  if (isCaptain) {
    return (
      <LogInNote label={logIn} onLogIn={onLogIn && (() => onLogIn())}>
        {say.linkRegisters}
      </LogInNote>
    );
  }
  return (
    <Stack gap={2}>
      <Text>{say.registerWhy}</Text>
      <Text>{say.captainRegisters(captain)}</Text>
    </Stack>
  );
}
