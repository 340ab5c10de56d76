import type { TeamCreation, TeamCreationState, TypedTeam } from '@snug/client';
import { cleanTeamName, teamNameMaxLength, teamSloganMaxLength } from '@snug/contract';
import { Banner, Button, CountedInput, Stack } from '@snug/ui';
import { Controller, type ControllerRenderProps, useForm } from 'react-hook-form';
import type { CreateTeamWords } from './words.ts';

export interface CreateFormProps {
  creation: TeamCreation;
  state: TeamCreationState;
  onCreated(kt_team_id: string): void;
  onLogIn(): void;
  words: CreateTeamWords;
}

/** The name and the slogan of a new team. What is typed outlives errors, a reload and a login that comes in between. */
export function CreateForm({ creation, state: { busy, error }, onCreated, onLogIn, words: say }: CreateFormProps) {
  const { control, handleSubmit, getValues } = useForm<TypedTeam>({ defaultValues: creation.typed() });
  /** What is typed into a field is kept with every key. */
  const kept = ({ ref, onChange, ...field }: ControllerRenderProps<TypedTeam>) => ({
    ...field,
    autoComplete: 'off',
    readOnly: busy,
    elementRef: ref,
    onChange(text: string) {
      onChange(text);
      creation.type(getValues());
    },
  });
  const logIn = error?.status === 403 && <Button onClick={onLogIn}>{say.logIn}</Button>;

  return (
    <form onSubmit={handleSubmit((typed) => creation.create(typed, onCreated))} noValidate>
      <Stack gap={4}>
        <Controller
          control={control}
          name="name"
          rules={{ validate: (name) => cleanTeamName(name) !== '' || say.teamNameNeeded }}
          render={({ field, fieldState }) => (
            <CountedInput
              label={say.teamName}
              most={teamNameMaxLength}
              error={fieldState.error?.message}
              {...kept(field)}
            />
          )}
        />
        <Controller
          control={control}
          name="slogan"
          render={({ field }) => (
            <CountedInput
              label={say.teamSlogan}
              hint={say.teamSloganHint}
              most={teamSloganMaxLength}
              {...kept(field)}
            />
          )}
        />
        {error && (
          <Banner tone="danger" action={logIn}>
            {error.detail || say.noReply}
          </Banner>
        )}
        <Button kind="main" type="submit" busy={busy}>
          {busy ? say.creatingTeam : say.createTeam}
        </Button>
      </Stack>
    </form>
  );
}
