import type { Dialog as Wanted } from '@snug/client';
import { Dialog, useWords } from '@snug/ui';
import { useTools } from '../use-live-game.ts';
import { Invitation } from './invitation.tsx';
import { gameDialogWords } from './words.ts';

/** A dialog of the game: an invite to answer, no access, or one sentence and OK (GAME-23 among them). */
export function GameDialog({ dialog }: { dialog: Wanted }) {
  const { words, game, onEnterCode } = useTools();
  const say = useWords(gameDialogWords);
  if (dialog.kind === 'invite') return <Invitation key={dialog.invite.invite_id} invite={dialog.invite} />;

  if (dialog.kind === 'no-access') {
    const enterCode = () => {
      game.closeDialog();
      onEnterCode();
    };
    return (
      <Dialog
        open
        title={words.noAccessTitle}
        buttons={[{ label: words.enterJoinCode, onClick: enterCode }]}
        onClose={game.closeDialog}
      >
        {words.noAccess}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={say.dialog[dialog.kind](dialog.name ?? '')}
      buttons={[{ label: say.ok, onClick: game.closeDialog }]}
      onClose={game.closeDialog}
    >
      {isExplained(dialog) ? say.explained[dialog.kind] : undefined}
    </Dialog>
  );
}

type Explained = Wanted & { kind: keyof typeof gameDialogWords.explained };

/** Whoever had only asked the team that is gone plays on by asking another. */
function isExplained(dialog: Wanted): dialog is Explained {
  if (dialog.kind === 'team-kicked') return dialog.afterwards === 'home';
  return dialog.kind in gameDialogWords.explained;
}
