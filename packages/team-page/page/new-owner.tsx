import { Select, Stack } from '@snug/ui';
import { Controller, useForm } from 'react-hook-form';
import { FormButtons } from './form-buttons.tsx';
import type { FormProps } from './team-modal.tsx';

/** Picks the new owner among the members who have joined (TEAM-23, TEAM-24). `proposed`: whom the menu was opened for. */
export function NewOwner({ team, busy, error, actions, onClose, say, proposed }: FormProps & { proposed?: string }) {
  const joined = team.members.filter((member) => member.joined);
  const owner = team.owner?.playerid ?? '';
  const { control, handleSubmit, setValue } = useForm({ defaultValues: { playerid: proposed ?? owner } });

  async function save({ playerid }: { playerid: string }) {
    const member = joined.find((member) => member.playerid === playerid);
    // Has left meanwhile: somebody else is to be picked.
    if (!member) return setValue('playerid', owner);
    // The same owner: nothing to change, nothing to send.
    if (playerid === owner || (await actions.changeOwner(member))) onClose();
  }

  return (
    <form onSubmit={handleSubmit(save)} noValidate>
      <Stack gap={4}>
        <Controller
          control={control}
          name="playerid"
          render={({ field: { value, onChange, ref } }) => (
            <Select
              label={say.newOwner}
              hint={say.newOwnerHint}
              value={joined.some((member) => member.playerid === value) ? value : owner}
              onChange={onChange}
              elementRef={ref}
              options={joined.map(({ playerid, player_name }) => ({
                value: playerid,
                label: playerid === owner ? `${say.you}${player_name}` : player_name,
              }))}
            />
          )}
        />
        {error}
        <FormButtons label={say.changeOwner} busy={busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
