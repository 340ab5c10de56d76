import type { Team } from '@snug/contract';
import { Avatar, Button, Heading, Stack, StateDot, useWords, VisuallyHidden } from '@snug/ui';
import * as styles from './team-panel.css.ts';
import type { TeamActions } from './use-team-actions.ts';
import { teamPanelWords } from './words.ts';

export interface RequestsProps {
  readonly team: Team;
  readonly mayAnswer: boolean;
  readonly mayDecline: boolean;
  readonly actions: TeamActions;
}

/** Join requests: the captain approves or declines them, the others see that they are pending (ROLE-08). */
export function Requests({ team, mayAnswer, mayDecline, actions }: RequestsProps) {
  const say = useWords(teamPanelWords);
  const asking = team.players.filter(({ status }) => status === 'pending-join');
  if (asking.length === 0) return null;

  return (
    <Stack gap={2}>
      <Heading level={3}>{say.askingToJoin}</Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ul className={styles.list} role="list">
        {asking.map((player) => {
          const { player_code, player_name, profile_img } = player;
          const busy = actions.isBusy(player_code);
          const actionButton = (label: string, run: TeamActions['approve']) => (
            <Button busy={busy} onClick={() => run(player)}>
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
                  {mayAnswer && actionButton(say.approve, actions.approve)}
                  {actionButton(say.decline, actions.decline)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
