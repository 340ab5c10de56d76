import { canTo, type MemberAction } from '@snug/client';
import type { RegisteredTeam, TeamMember } from '@snug/contract';
import { Avatar, Badge, Card, Heading, MenuButton, type MenuItem, Stack, Text, VisuallyHidden } from '@snug/ui';
import { useId } from 'react';
import type { Modal } from './modal.ts';
import * as styles from './team-page.css.ts';
import type { TeamPageWords } from './words.ts';

export interface MembersProps {
  team: RegisteredTeam;
  viewer: string;
  onOpen(modal: Modal): void;
  say: TeamPageWords;
}

/** Who is on the team, invited, or asks to join; or that the team is disbanded (TEAM-05 … TEAM-09). */
export function Members({ team, viewer, onOpen, say }: MembersProps) {
  const id = useId();
  if (!team.owner) {
    return (
      <Card labelledBy={id}>
        <Stack gap={2}>
          <Heading level={2} id={id}>
            {say.disbanded}
          </Heading>
          <Text tone="soft">{say.disbandedHint}</Text>
        </Stack>
      </Card>
    );
  }
  return (
    <Card labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} id={id}>
          {say.teamMembers}
        </Heading>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
        <ul className={styles.list} role="list">
          {team.members.map((member) => (
            <Member key={member.playerid} {...{ member, team, viewer, onOpen, say }} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function Member({ member, team, viewer, onOpen, say }: MembersProps & { member: TeamMember }) {
  const { playerid, player_name, profile_img, joined, requested } = member;
  const may = (action: MemberAction) => canTo(viewer, action, member, team);
  const label = playerid === team.owner?.playerid ? say.owner : joined || requested ? undefined : say.invited;
  const items: MenuItem[] = [];
  if (may('makeOwner')) {
    items.push({ label: say.makeOwner, onSelect: () => onOpen({ kind: 'newOwner', playerid }) });
  }
  if (may('kick')) {
    items.push({
      label: say.removeFromTeam,
      kind: 'danger',
      onSelect: () => onOpen({ kind: 'removePlayer', playerid }),
    });
  }
  if (may('uninvite')) {
    items.push({ label: say.takeInviteBack, onSelect: () => onOpen({ kind: 'uninvite', playerid }) });
  }

  return (
    <li className={styles.line}>
      <Avatar src={profile_img || undefined} name="" />
      <span className={styles.who}>
        {playerid === viewer && say.you}
        <bdi>{player_name}</bdi>
        {label && <span className={styles.label}> {label}</span>}
      </span>
      {!joined && requested && !may('approve') && <Badge tone="info">{say.asksToJoin}</Badge>}
      {may('approve') && (
        <button
          type="button"
          className={styles.request}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'reviewRequest', playerid })}
        >
          <Badge tone="info">{say.asksToJoin}</Badge>
          <VisuallyHidden>. {say.reviewRequestOf(player_name)}</VisuallyHidden>
        </button>
      )}
      {items.length > 0 && <MenuButton label={say.moreAbout(player_name)} items={items} />}
    </li>
  );
}
