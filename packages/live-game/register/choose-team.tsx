import type { TeamRegistration, TeamRegistrationError } from '@snug/client';
import { useWatched } from '@snug/client/react';
import { type TeamStub, teamNameMaxLength } from '@snug/contract';
import { Banner, Button, CountedInput, RadioGroup, Spinner, Stack, uiWords, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { initialFocus } from '../panels/initial-focus.ts';
import * as styles from './register-team.css.ts';
import { type RegisterTeamWords, registerTeamWords } from './words.ts';

/** Chooses what the guest team becomes: one of its captain's registered teams, or a new one. */
export function ChooseTeam({ registration, onRegister }: { registration: TeamRegistration; onRegister(): void }) {
  const say = useWords(registerTeamWords);
  const { retry } = useWords(uiWords);
  const { busy, teams, failed, asking, chosen, name, error } = useWatched(registration);
  const field = useRef<HTMLInputElement>(null);
  const isNew = chosen === 'new';
  const isAboutName = error !== undefined && error.key !== 'went-wrong';

  useEffect(() => void registration.askTeams(), [registration]);
  useEffect(() => {
    if (isAboutName) field.current?.focus();
  }, [isAboutName]);

  const again = (
    <Button busy={asking} onClick={registration.askTeams}>
      {retry}
    </Button>
  );
  return (
    <Stack gap={4}>
      <p className={styles.sentence} tabIndex={-1} ref={initialFocus}>
        {say.registerWhy}
      </p>
      {!teams && <Spinner label={say.findingTeams} />}
      {failed && (
        <Banner tone="danger" action={again}>
          {say.teamsFailed}
        </Banner>
      )}
      {teams && teams.length > 0 && (
        <RadioGroup
          label={say.playAs}
          value={chosen}
          onChange={registration.choose}
          options={[...optionsOf(teams, say), { value: 'new', label: say.newTeam, hint: say.newTeamHint }]}
        />
      )}
      {teams && isNew && (
        <CountedInput
          label={say.teamName}
          hint={teams.length === 0 && say.newTeamHint}
          error={isAboutName && sentenceOf(error, say)}
          most={teamNameMaxLength}
          value={name}
          onChange={registration.setName}
          onEnter={onRegister}
          autoComplete="off"
          elementRef={field}
        />
      )}
      {error && !isAboutName && <Banner tone="danger">{sentenceOf(error, say)}</Banner>}
      <Button kind="main" busy={busy} onClick={onRegister}>
        {say.registerIt}
      </Button>
    </Stack>
  );
}

function optionsOf(teams: readonly TeamStub[], say: RegisterTeamWords) {
  return teams.map(({ kt_team_id, team_name, num_players }) => ({
    value: kt_team_id,
    label: <bdi>{team_name}</bdi>,
    hint: `#${kt_team_id} · ${say.playedAs(num_players)}`,
  }));
}

function sentenceOf({ key, detail }: TeamRegistrationError, say: RegisterTeamWords): string {
  const sentences: Record<TeamRegistrationError['key'], string> = {
    'name-needed': say.nameRequired,
    'name-taken': say.nameTaken,
    'went-wrong': detail || say.registerFailed,
  };
  return sentences[key];
}
