import type { GameAction } from '@snug/client';
import type { GamePlayer, Me, Team } from '@snug/contract';
import { Avatar, Heading, MenuButton, type MenuItem, Stack, StateDot, useFocusIfLost, useWords } from '@snug/ui';
import { useRef } from 'react';
import { actionsOn } from './actions-on.ts';
import type { PendingAction } from './confirm-action.tsx';
import * as styles from './team-panel.css.ts';
import type { TeamActions } from './use-team-actions.ts';
import { teamPanelWords } from './words.ts';

export interface MembersProps {
  readonly team: Team;
  readonly me: Me;
  readonly may: (action: GameAction) => boolean;
  readonly actions: TeamActions;
  readonly onAsk: (pending: PendingAction) => void;
}

/** The team's members, with a menu for the captain beside each of the others (ROLE-07, ROLE-10, STATE-05). */
export function Members({ team, me, may, actions, onAsk }: MembersProps) {
  const say = useWords(teamPanelWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // If the line, request or invite with the focus is gone, screen readers continue from the heading.
  const { players, invites } = team;
  useFocusIfLost(heading, [...players.map(({ status }) => status), invites.length, me.is_captain].join());

  const items = (player: GamePlayer): MenuItem[] =>
    actionsOn(player, me, may).map((action) => ({
      label: say[action],
      kind: action === 'kick' ? 'danger' : 'quiet',
      disabled: actions.isBusy(player.player_code),
      onSelect: () => onAsk({ action, player_code: player.player_code }),
    }));

  return (
    <Stack gap={1}>
      <Heading level={3} elementRef={heading}>
        {say.onTheTeam}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ul className={styles.list} role="list">
        {team.players
          .filter(({ status }) => status === 'joined')
          .map((player) => {
            const menu = items(player);
            return (
              <li key={player.player_code} className={styles.line}>
                <Avatar src={player.profile_img || undefined} name="" />
                <span className={styles.whoAlways}>
                  {player.player_code === me.player_code && say.you}
                  <bdi>{player.player_name}</bdi>
                  {player.is_captain && (
                    <span className={styles.state}>
                      <StateDot tone="brand">{say.captain}</StateDot>
                    </span>
                  )}
                </span>
                {menu.length > 0 && <MenuButton label={say.moreAbout(player.player_name)} items={menu} />}
              </li>
            );
          })}
      </ul>
    </Stack>
  );
}
