import { Banner, Button, Spinner, Stack, useWords } from '@snug/ui';
import { DoorsClosed } from './doors-closed.tsx';
import { LogInNote } from './log-in-note.tsx';
import { SeatedTeams } from './seated-teams.tsx';
import { Title } from './selection-title.tsx';
import type { TeamSelectionProps } from './team-selection.tsx';
import { TeamsFailed } from './teams-failed.tsx';
import { useTeamSelection } from './use-team-selection.ts';
import { doorsClosedWords, teamSelectionWords } from './words.ts';

/** In place of the team selection while the doors are closed: only what can succeed for this player. */
export function ClosedDoors(props: TeamSelectionProps) {
  const { client, here = [], found, onAdd, onAsk, onWatch, onLogIn, busy = false, error, eyebrow } = props;
  const mayWatch = found?.may_watch;
  const say = useWords(teamSelectionWords);
  const closed = useWords(doorsClosedWords);
  // A registered team that everybody has left is among the player’s own alone.
  const selection = useTeamSelection(client, [...here, ...(found?.my_teams ?? [])], say);
  const { who, teams, isHere } = selection;
  if (!teams) return <Spinner label={say.findingTeams} />;

  const mine = teams.filter(({ kt_team_id }) => isHere(kt_team_id));
  const others = here.flatMap(({ team_name, ...team }) =>
    team_name === undefined || mine.some(({ kt_team_id }) => kt_team_id === team.kt_team_id)
      ? []
      : { ...team, team_name },
  );
  const mayAsk = mayWatch && onAsk !== undefined && who === 'player' && others.length > 0;
  // A login by a link is for the team of that link alone.
  const leftTeam = who === 'link' ? undefined : found?.left_team;
  const come = (kt_team_id: string, team_name: string) => onAdd({ kt_team_id, team_name, num_players: 1, invites: [] });

  return (
    <Stack gap={4}>
      {!props.headingHidden && <Title eyebrow={eyebrow}>{say.whoPlays}</Title>}
      <DoorsClosed />
      {error && <Banner tone="danger">{error}</Banner>}
      {selection.failed && <TeamsFailed selection={selection} say={say} />}
      {leftTeam && (
        <Button kind="main" busy={busy} onClick={() => come('new', leftTeam)}>
          {closed.comeBackTo(leftTeam)}
        </Button>
      )}
      {mine.map(({ kt_team_id, team_name }) => (
        <Button key={kt_team_id} kind="main" busy={busy} onClick={() => come(kt_team_id, team_name)}>
          {closed.joinOwn(team_name)}
        </Button>
      ))}
      {mayAsk && (
        <SeatedTeams
          teams={others}
          onAsk={onAsk}
          onLogIn={onLogIn}
          asking={undefined}
          disabled={busy}
          error={undefined}
          isLast
        />
      )}
      {onLogIn && who !== 'player' && (
        <LogInNote label={say.logIn} onLogIn={onLogIn}>
          {closed.closedLogIn}
        </LogInNote>
      )}
      {mayWatch && onWatch && (
        <Button kind="quiet" onClick={onWatch} disabled={busy}>
          {say.justWatch}
        </Button>
      )}
    </Stack>
  );
}
