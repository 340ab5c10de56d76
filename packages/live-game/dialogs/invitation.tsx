import { type Invite, joinGame } from '@snug/contract';
import { Banner, Dialog, useWords } from '@snug/ui';
import { useJoining } from '../join/use-joining.ts';
import { useTools } from '../use-live-game.ts';
import { gameDialogWords } from './words.ts';

/** An invite to a team (MSG-PLAYER_INVITE). An ignored invite stays pending (OPEN-50). */
export function Invitation({ invite: { team_name, inviter_name, team_code } }: { invite: Invite }) {
  const { client, game } = useTools();
  const say = useWords(gameDialogWords);
  const { closeDialog } = game;
  const { busy, error, join } = useJoining(say.joinFailed);
  const accept = () =>
    join(
      (signal) => client.call(joinGame, { params: { id: game.get().gameid }, body: { team_code }, signal }),
      closeDialog,
    );

  return (
    <Dialog
      open
      title={say.inviteTo(team_name)}
      buttons={[
        { label: say.ignore, kind: 'quiet', onClick: closeDialog },
        { label: say.accept, kind: 'main', busy, onClick: accept },
      ]}
      onClose={closeDialog}
    >
      {error ? <Banner tone="danger">{error}</Banner> : say.invitedBy(inviter_name)}
    </Dialog>
  );
}
