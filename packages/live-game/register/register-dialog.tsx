import { dismissal } from '@snug/client';
import { useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { FetchedDialog } from '../panels/fetched-dialog.tsx';
import { teamPanelWords } from '../team/words.ts';
import { useTools } from '../use-live-game.ts';

/** The registration dialog. However it is closed, it is dismissed for the session (GAME-27, STORE-11). */
export function RegisterDialog(props: { open: boolean; onClose(): void; children: ReactNode }) {
  const { open, onClose, children } = props;
  const { client } = useTools();
  const say = useWords(teamPanelWords);

  function close() {
    dismissal(client.storage, 'dismissed_team_register').dismiss();
    onClose();
  }

  return (
    <FetchedDialog open={open} title={say.registerYourTeam} onClose={close}>
      {children}
    </FetchedDialog>
  );
}
