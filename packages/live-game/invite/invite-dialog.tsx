import { lazyComponent, useWords } from '@snug/ui';
import { FetchedDialog } from '../panels/fetched-dialog.tsx';
import { teamPanelWords } from '../team/words.ts';

const InviteTeammate = lazyComponent(() =>
  import('./invite-teammate.tsx').then(({ InviteTeammate }) => InviteTeammate),
);

/** The dialog that invites teammates. Its content is fetched when it is opened (GAME-24, TEAM-37). */
export function InviteDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const say = useWords(teamPanelWords);
  return (
    <FetchedDialog open={open} narrow title={say.inviteTeammate} onClose={onClose}>
      <InviteTeammate />
    </FetchedDialog>
  );
}
