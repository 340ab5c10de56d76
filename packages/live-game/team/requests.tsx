import type { Team } from '@snug/contract';
import { Avatar, Button, Heading, Stack, StateDot, useWords, VisuallyHidden } from '@snug/ui';
import * as styles from './team-panel.css.ts';
import type { TeamDeeds } from './use-team-deeds.ts';
import { teamPanelWords } from './words.ts';

export interface RequestsProps {
  readonly team: Team;
  readonly mayAnswer: boolean;
  readonly mayDecline: boolean;
  readonly deeds: TeamDeeds;
}

/** Who asks to join: the captain lets them in or turns them away, the others see that they wait (ROLE-08). */
export function Requests({ team, mayAnswer, mayDecline, deeds }: RequestsProps) {
  const say = useWords(teamPanelWords);
  const asking = team.players.filter(({ status }) => status === 'pending-join');
  if (asking.length === 0) return null;

  return (
    <Stack gap={2}>
      <Heading level={3}>{say.askingToJoin}</Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without marks is one. */}
      <ul className={styles.list} role="list">
        {asking.map((player) => {
          const { player_code, player_name, profile_img } = player;
          const busy = deeds.isBusy(player_code);
          const deed = (label: string, act: TeamDeeds['approve']) => (
            <Button busy={busy} onClick={() => act(player)}>
              <span>
                {label}
                <VisuallyHidden> {player_name}</VisuallyHidden>
              </span>
            </Button>
          );
          return (
            <li key={player_code} className={styles.request}>
              <span className={styles.asker}>
                <Avatar src={profile_img || undefined} name="" />
                <span className={styles.whoAlways}>
                  <bdi>{player_name}</bdi>
                  {!mayDecline && (
                    <span className={styles.state}>
                      <StateDot tone="info">{say.pending}</StateDot>
                    </span>
                  )}
                </span>
              </span>
              {mayDecline && (
                <span className={styles.answers}>
                  {mayAnswer && deed(say.approve, deeds.approve)}
                  {deed(say.decline, deeds.decline)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
