import { Banner, Button, Heading, Stack, useWords } from '@snug/ui';
import { useState } from 'react';
import { LogInNote } from './log-in-note.tsx';
import * as styles from './team-list.css.ts';
import { TeamRow } from './team-row.tsx';
import { teamListWords } from './words.ts';

/** So many fit on a phone above the player's own teams. */
const first = 4;

export interface SeatedTeamsProps {
  /** The teams of the game, without the player's own. */
  teams: readonly { readonly kt_team_id: string; readonly team_code: string; readonly team_name: string }[];
  /** Without it nobody can be asked: a guest is told to log in (OPEN-03). */
  onAsk: ((team_code: string) => void) | undefined;
  onLogIn: (() => void) | undefined;
  /** The team that is being asked. */
  asking: string | undefined;
  disabled: boolean | undefined;
  /** Why the last one was not asked. */
  error: string | undefined;
  /** Nothing follows that has no title of its own. */
  isLast?: boolean;
}

/** Who sits here already, to be asked before anything is typed (SELECT-05); ends with the title of what follows. */
export function SeatedTeams({ teams, onAsk, onLogIn, asking, disabled, error, isLast }: SeatedTeamsProps) {
  const say = useWords(teamListWords);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? teams : teams.slice(0, first);

  return (
    <Stack gap={3}>
      <Heading level={3}>{say.teamsHere}</Heading>
      {!onAsk && (
        <LogInNote label={say.logIn} onLogIn={onLogIn}>
          {say.guestAsks}
        </LogInNote>
      )}
      {error && <Banner tone="danger">{error}</Banner>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where there are no markers. */}
      <ul className={styles.list} role="list">
        {shown.map((team) => (
          <TeamRow
            key={team.team_code}
            team={team}
            busy={team.team_code === asking}
            disabled={disabled}
            onPress={onAsk && (() => onAsk(team.team_code))}
            say={say}
          />
        ))}
      </ul>
      {teams.length > first && (
        <Button kind="quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? say.fewerTeams : say.allTeams(teams.length)}
        </Button>
      )}
      {!isLast && (
        <div className={styles.next}>
          <Heading level={3}>{say.ownTeam}</Heading>
        </div>
      )}
    </Stack>
  );
}
