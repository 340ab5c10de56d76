import type { Team } from '@snug/contract';
import { Button, Heading, Stack, useWords, VisuallyHidden } from '@snug/ui';
import * as styles from './team-panel.css.ts';
import type { TeamActions } from './use-team-actions.ts';
import { teamPanelWords } from './words.ts';

export interface InvitesProps {
  readonly team: Team;
  readonly mayCancel: boolean;
  readonly actions: TeamActions;
}

/** Pending invites, which the captain may cancel (ROLE-09). The server masks most of a contact. */
export function Invites({ team: { invites }, mayCancel, actions }: InvitesProps) {
  const say = useWords(teamPanelWords);
  if (invites.length === 0) return null;

  return (
    <Stack gap={1}>
      <Heading level={3}>{say.invitedHere}</Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ul className={styles.list} role="list">
        {invites.map((invite) => (
          <li key={invite.invite_id} className={styles.line}>
            <span className={styles.who}>
              <bdi>{invite.invitee}</bdi>
            </span>
            {mayCancel && (
              <span className={styles.actions}>
                <Button busy={actions.isBusy(invite.invite_id)} onClick={() => actions.cancelInvite(invite)}>
                  <span>
                    {say.cancelInvite}
                    <VisuallyHidden> {say.inviteOf(invite.invitee)}</VisuallyHidden>
                  </span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
