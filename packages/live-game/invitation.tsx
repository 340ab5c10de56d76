import { Refused } from '@snug/client';
import { type Invite, joinGame } from '@snug/contract';
import { Banner, Dialog, Stack, Text } from '@snug/ui';
import { useState } from 'react';
import { useTools } from './use-live-game.ts';

/** Somebody invites me to their team (MSG-PLAYER_INVITE). Ignored, the invite stays pending (OPEN-50). */
export function Invitation({ invite }: { invite: Invite }) {
  const { words: say, client, game } = useTools();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function accept() {
    setBusy(true);
    setError(undefined);
    try {
      const { team_code } = invite;
      await client.call(joinGame, { params: { id: game.get().gameid }, body: { team_code } });
      game.closeDialog();
      // Another audience, so another stream: load and connect anew.
      game.refresh();
    } catch (trouble) {
      setError(trouble instanceof Refused && trouble.detail ? trouble.detail : say.somethingWrong);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={say.inviteTo(invite.team_name)}
      buttons={[
        { label: say.ignore, kind: 'quiet', onClick: game.closeDialog },
        { label: say.accept, kind: 'main', busy, onClick: accept },
      ]}
      onClose={game.closeDialog}
    >
      <Stack gap={3}>
        <Text>{say.invitedBy(invite.inviter_name)}</Text>
        {error && <Banner tone="danger">{error}</Banner>}
      </Stack>
    </Dialog>
  );
}
