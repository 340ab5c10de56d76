import type { SnugCore } from '@snug/client';
import { teamNameMaxLength } from '@snug/contract';
import { Banner, Button, Heading, RadioGroup, Spinner, Stack, TextInput, useWords } from '@snug/ui';
import type { FormEvent } from 'react';
import { LogInNote } from './log-in-note.tsx';
import { type ChosenTeam, useTeamSelection } from './use-team-selection.ts';
import { type TeamSelectionWords, teamSelectionWords } from './words.ts';

export interface TeamSelectionProps {
  client: SnugCore;
  onAdd(choice: ChosenTeam): void;
  /** Watching is offered when given. */
  onWatch?(): void;
  /** Logging in is offered to a guest when given. */
  onLogIn?(): void;
  /** While the choice is being sent. */
  busy?: boolean;
  /** What went wrong with the last choice. */
  error?: string;
  /** Without a heading of its own where a dialog or sheet has one. */
  headingHidden?: boolean;
  words?: Partial<TeamSelectionWords>;
}

/** One of my registered teams, a new one, or only watching (SELECT-01, OPEN-17). */
export function TeamSelection(props: TeamSelectionProps) {
  const { client, onAdd, onWatch, onLogIn, busy = false, error, headingHidden = false, words } = props;
  const say = useWords(teamSelectionWords, words);
  const selection = useTeamSelection(client);
  const { isGuest, teams, choice } = selection;

  function add(event: FormEvent) {
    event.preventDefault();
    if (choice && !busy) onAdd(choice);
  }

  if (!teams) return <Spinner label={say.findingTeams} />;

  return (
    <form onSubmit={add} noValidate>
      <Stack gap={4}>
        {!headingHidden && <Heading level={2}>{say.whoPlays}</Heading>}
        {selection.failed && <Banner tone="danger">{say.teamsFailed}</Banner>}
        {teams.length > 0 && (
          <RadioGroup
            label={say.yourTeam}
            value={selection.chosen}
            onChange={selection.choose}
            options={[
              ...teams.map((team) => ({
                value: team.kt_team_id,
                label: team.team_name,
                hint: say.playerCount(team.num_players),
              })),
              { value: 'new', label: say.newTeam },
            ]}
          />
        )}
        {(teams.length === 0 || selection.chosen === 'new') && (
          <TextInput
            label={say.teamName}
            hint={say.nameCounter(selection.nameLength, teamNameMaxLength)}
            value={selection.name}
            onChange={selection.setName}
            autoComplete="off"
          />
        )}
        {!isGuest && (
          <TextInput
            label={say.numPlayers}
            hint={say.numPlayersHint}
            value={selection.numPlayers}
            onChange={selection.setNumPlayers}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        {isGuest && (
          <LogInNote label={say.logIn} onLogIn={onLogIn}>
            {say.guestTeam}
          </LogInNote>
        )}
        {error && <Banner tone="danger">{error}</Banner>}
        {choice && (
          <Button kind="main" type="submit" busy={busy}>
            {busy ? say.addingTeam : say.addTeam}
          </Button>
        )}
        {onWatch && (
          <Button kind="quiet" onClick={onWatch} disabled={busy}>
            {say.justWatch}
          </Button>
        )}
      </Stack>
    </form>
  );
}
