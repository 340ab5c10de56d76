import { type TeamSettings, teamSettingsOf } from '@snug/client';
import { cleanTeamName, teamNameMaxLength, teamSloganMaxLength } from '@snug/contract';
import { CountedInput, Stack, Toggle } from '@snug/ui';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormButtons } from './form-buttons.tsx';
import type { FormProps } from './team-modal.tsx';

/** The team's name, its slogan and the two toggles (TEAM-32 … TEAM-34, RULE-06). */
export function EditTeam({ team, busy, error, actions, onClose, say }: FormProps) {
  const { control, handleSubmit, setFocus, watch } = useForm<TeamSettings>({
    // What nobody has touched here follows the team, which somebody else may have changed meanwhile.
    values: teamSettingsOf(team),
    resetOptions: { keepDirtyValues: true },
  });
  useEffect(() => setFocus('name'), [setFocus]);

  async function save(settings: TeamSettings) {
    if (await actions.edit(settings)) onClose();
  }

  return (
    <form onSubmit={handleSubmit(save)} noValidate>
      <Stack gap={4}>
        <Controller
          control={control}
          name="name"
          rules={{ validate: (name) => cleanTeamName(name) !== '' }}
          render={({ field: { ref, ...field } }) => (
            <CountedInput
              label={say.teamName}
              most={teamNameMaxLength}
              autoComplete="off"
              elementRef={ref}
              {...field}
            />
          )}
        />
        <Controller
          control={control}
          name="slogan"
          render={({ field: { ref, ...field } }) => (
            <CountedInput
              label={say.teamSlogan}
              most={teamSloganMaxLength}
              autoComplete="off"
              elementRef={ref}
              {...field}
            />
          )}
        />
        <Controller
          control={control}
          name="allMembersCanEdit"
          render={({ field: { value, onChange } }) => (
            <Toggle
              label={say.allMembersCanEdit}
              hint={say.allMembersCanEditHint}
              checked={value}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="allowJoinRequests"
          render={({ field: { value, onChange } }) => (
            <Toggle
              label={say.allowJoinRequests}
              hint={say.allowJoinRequestsHint}
              checked={value}
              onChange={onChange}
            />
          )}
        />
        {error}
        <FormButtons label={say.save} busy={busy} disabled={cleanTeamName(watch('name')) === ''} onCancel={onClose} />
      </Stack>
    </form>
  );
}
