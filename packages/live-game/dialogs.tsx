import { Dialog } from '@snug/ui';
import { Invitation } from './invitation.tsx';
import { usePick, useTools } from './use-live-game.ts';

/** The dialog the game wants shown, one at a time. */
export function Dialogs() {
  const { words: say, game, onEnterCode } = useTools();
  const dialog = usePick(({ dialogs }) => dialogs[0]);
  if (!dialog) return null;
  if (dialog.kind === 'invite') return <Invitation key={dialog.invite.invite_id} invite={dialog.invite} />;

  if (dialog.kind === 'no-access') {
    const enterCode = () => {
      game.closeDialog();
      onEnterCode();
    };
    return (
      <Dialog
        open
        title={say.noAccessTitle}
        buttons={[{ label: say.enterJoinCode, onClick: enterCode }]}
        onClose={game.closeDialog}
      >
        {say.noAccess}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={say.dialog[dialog.kind](dialog.name ?? '')}
      buttons={[{ label: say.ok, onClick: game.closeDialog }]}
      onClose={game.closeDialog}
    />
  );
}
