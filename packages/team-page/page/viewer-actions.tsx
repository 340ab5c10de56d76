import { can, standingOf } from '@snug/client';
import type { RegisteredTeam } from '@snug/contract';
import { Banner, Button, Card, LinkButton, Stack, Text } from '@snug/ui';
import type { Modal } from './modal.ts';
import { sideBySide } from './side-by-side.css.ts';
import type { TeamActions } from './use-team-actions.ts';
import type { TeamPageWords } from './words.ts';

export interface ViewerActionsProps {
  team: RegisteredTeam;
  state: { readonly busy: boolean };
  viewer: string;
  byLink: boolean;
  actions: TeamActions;
  /** The address of statistics with `{kt_team_id}` in it, or ''. */
  stats: string;
  onLogIn(): void;
  onOpen(modal: Modal): void;
  say: TeamPageWords;
}

/** What the viewer is to the team, and what follows from that: log in, ask to join, answer an invite, invite others. */
export function ViewerActions({
  team,
  state: { busy },
  viewer,
  byLink,
  actions,
  stats,
  onLogIn,
  onOpen,
  say,
}: ViewerActionsProps) {
  const { team_name } = team;
  const standing = standingOf(viewer, team);
  const may = (action: Parameters<typeof can>[1]) => can(viewer, action, team);

  return (
    <Stack gap={4}>
      {may('accept') && (
        <Card>
          <Stack gap={4}>
            <Text>{say.invitePending(team_name)}</Text>
            <div className={sideBySide}>
              <Button opens="dialog" disabled={busy} onClick={() => onOpen({ kind: 'decline' })}>
                {say.decline}
              </Button>
              <Button kind="main" busy={busy} onClick={() => void actions.accept(team_name)}>
                {say.accept}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      {may('cancelRequest') && (
        <Card>
          <Stack gap={4}>
            <Text>{say.requestPending}</Text>
            <Button busy={busy} onClick={() => void actions.cancelRequest(team_name)}>
              {say.cancelRequest}
            </Button>
          </Stack>
        </Card>
      )}
      {standing === 'visitor' && team.owner && (
        <Banner tone="info" silent action={<Button onClick={onLogIn}>{say.logIn}</Button>}>
          {byLink ? say.linkIsNotEnough : say.logInToManage}
        </Banner>
      )}
      {may('request') && (
        <Button kind="main" opens="dialog" onClick={() => onOpen({ kind: 'request' })}>
          {say.requestToJoin}
        </Button>
      )}
      {may('invite') && (
        <Button kind="main" opens="dialog" onClick={() => onOpen({ kind: 'invite' })}>
          {say.inviteTeamMember}
        </Button>
      )}
      {stats && (
        <LinkButton href={stats.replaceAll('{kt_team_id}', team.kt_team_id)} external>
          {say.seeStats}
        </LinkButton>
      )}
    </Stack>
  );
}
