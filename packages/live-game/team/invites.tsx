import type { Team } from '@snug/contract';
import { Button, Heading, Stack, useWords, VisuallyHidden } from '@snug/ui';
import * as styles from './team-panel.css.ts';
import type { TeamDeeds } from './use-team-deeds.ts';
import { teamPanelWords } from './words.ts';

export interface InvitesProps {
  readonly team: Team;
  readonly mayCancel: boolean;
  readonly deeds: TeamDeeds;
}

/** Who is invited and has not answered; the captain takes an invite back (ROLE-09). Most of a contact is hidden. */
export function Invites({ team: { invites }, mayCancel, deeds }: InvitesProps) {
  const say = useWords(teamPanelWords);
  if (invites.length === 0) return null;

  return (
    <Stack gap={1}>
      <Heading level={3}>{say.invitedHere}</Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without marks is one. */}
      <ul className={styles.list} role="list">
        {invites.map((invite) => (
          <li key={invite.invite_id} className={styles.line}>
            <span className={styles.who}>
              <bdi>{invite.invitee}</bdi>
            </span>
            {mayCancel && (
              <span className={styles.deeds}>
                <Button busy={deeds.isBusy(invite.invite_id)} onClick={() => deeds.cancelInvite(invite)}>
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
