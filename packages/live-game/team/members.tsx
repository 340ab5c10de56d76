import type { GameAction } from '@snug/client';
import type { GamePlayer, Me, Team } from '@snug/contract';
import { Avatar, Heading, MenuButton, type MenuItem, Stack, StateDot, useFocusIfLost, useWords } from '@snug/ui';
import { useRef } from 'react';
import type { Asked } from './confirm-deed.tsx';
import { deedsTo } from './deeds-to.ts';
import * as styles from './team-panel.css.ts';
import type { TeamDeeds } from './use-team-deeds.ts';
import { teamPanelWords } from './words.ts';

export interface MembersProps {
  readonly team: Team;
  readonly me: Me;
  readonly may: (action: GameAction) => boolean;
  readonly deeds: TeamDeeds;
  readonly onAsk: (asked: Asked) => void;
}

/** Who has joined, with the captain's menu beside everybody else (ROLE-07, ROLE-10, STATE-05). */
export function Members({ team, me, may, deeds, onAsk }: MembersProps) {
  const say = useWords(teamPanelWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whose line, request or invite is gone had the focus: readers go on from here.
  const { players, invites } = team;
  useFocusIfLost(heading, [...players.map(({ status }) => status), invites.length, me.is_captain].join());

  const items = (player: GamePlayer): MenuItem[] =>
    deedsTo(player, me, may).map((deed) => ({
      label: say[deed],
      kind: deed === 'kick' ? 'danger' : 'quiet',
      disabled: deeds.isBusy(player.player_code),
      onSelect: () => onAsk({ deed, player_code: player.player_code }),
    }));

  return (
    <Stack gap={1}>
      <Heading level={3} elementRef={heading}>
        {say.onTheTeam}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without marks is one. */}
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
