import { can } from '@snug/client';
import type { RegisteredTeam } from '@snug/contract';
import { Badge, Heading, MenuButton, type MenuItem, TeamPicture } from '@snug/ui';
import type { Ref } from 'react';
import type { Modal } from './modal.ts';
import * as styles from './team-page.css.ts';
import type { TeamPageWords } from './words.ts';

export interface TeamHeadProps {
  number: string;
  /** Undefined while it is loading, and where there is none. */
  team: RegisteredTeam | undefined;
  isMissing: boolean;
  viewer: string;
  heading: Ref<HTMLHeadingElement>;
  onOpen(modal: Modal): void;
  say: TeamPageWords;
}

/** The team's picture, number, name and slogan, and the menu about it. The heading stays the same element all along. */
export function TeamHead({ number, team, isMissing, viewer, heading, onOpen, say }: TeamHeadProps) {
  const items = team ? itemsFor(team, viewer, onOpen, say) : [];
  return (
    <header className={styles.head}>
      {team && (
        <TeamPicture
          src={team.team_image || undefined}
          name={team.team_name}
          number={team.kt_team_id}
          nameBeside
          size="large"
        />
      )}
      <Heading level={1} elementRef={heading}>
        {isMissing ? (
          say.teamNotFound
        ) : (
          <>
            <span className={styles.number}>{say.teamNumber(team?.kt_team_id ?? number)}</span>
            {team && ' '}
            {team && <bdi>{team.team_name}</bdi>}
          </>
        )}
      </Heading>
      {team?.team_slogan && (
        <p className={styles.slogan} dir="auto">
          {say.slogan(team.team_slogan)}
        </p>
      )}
      {team?.in_game && (
        <p className={styles.playing}>
          <Badge tone="good">{say.playsNow}</Badge>
        </p>
      )}
      {items.length > 0 && (
        <span className={styles.menu}>
          <MenuButton label={say.moreAboutTeam} items={items} />
        </span>
      )}
    </header>
  );
}

/** What this viewer may do with the whole team (TEAM-17 … TEAM-20, OPEN-63). */
function itemsFor(
  team: RegisteredTeam,
  viewer: string,
  onOpen: (modal: Modal) => void,
  say: TeamPageWords,
): readonly MenuItem[] {
  const all = [
    ['edit', 'editTeam', say.teamSettings],
    ['editPicture', 'editPic', say.editPicture],
    ['changeOwner', 'newOwner', say.changeOwner],
    ['leave', 'leave', say.leaveTeam],
    ['disband', 'disband', say.disbandTeam],
  ] as const;
  return all
    .filter(([action]) => can(viewer, action, team))
    .map(([action, kind, label]) => ({
      label,
      kind: action === 'leave' || action === 'disband' ? 'danger' : 'quiet',
      onSelect: () => onOpen({ kind }),
    }));
}
