import { Button, StateDot, TeamPicture, VisuallyHidden } from '@snug/ui';
import * as styles from './team-list.css.ts';
import type { TeamListWords } from './words.ts';

export interface TeamRowProps {
  team: {
    readonly kt_team_id: string;
    readonly team_name: string;
    readonly team_image?: string;
    /** Nobody may ask it now. */
    readonly no_requests?: boolean | undefined;
  };
  /** The player waits for the captain's answer. */
  isAsked?: boolean;
  busy?: boolean;
  disabled?: boolean;
  /** Asks the team, or no longer does. Without it there is no button: a guest asks nobody (OPEN-03). */
  onPress: (() => void) | undefined;
  say: Pick<
    TeamListWords,
    'askToJoin' | 'cancelRequest' | 'waitingForCaptain' | 'waitingForQuizmaster' | 'takesNobody'
  >;
}

/** A team of the game, and the button that asks it. */
export function TeamRow({ team, isAsked = false, busy, disabled, onPress, say }: TeamRowProps) {
  const { kt_team_id, team_name, team_image, no_requests = false } = team;
  const mayPress = onPress !== undefined && (isAsked || !no_requests);
  return (
    <li className={styles.line}>
      <TeamPicture src={team_image || undefined} name={team_name} number={kt_team_id} nameBeside />
      <span className={styles.name}>
        <bdi>{team_name}</bdi>
        {isAsked && (
          <span className={styles.state}>
            {/* A team that takes no requests has no captain who answers: it is new, and waits itself. */}
            <StateDot tone="info">{no_requests ? say.waitingForQuizmaster : say.waitingForCaptain}</StateDot>
          </span>
        )}
        {no_requests && !isAsked && <span className={styles.state}>{say.takesNobody}</span>}
      </span>
      {mayPress && (
        <span className={styles.action}>
          <Button busy={busy} disabled={disabled} onClick={onPress}>
            <span>
              {isAsked ? say.cancelRequest : say.askToJoin}
              <VisuallyHidden> {team_name}</VisuallyHidden>
            </span>
          </Button>
        </span>
      )}
    </li>
  );
}
