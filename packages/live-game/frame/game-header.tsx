import { VisuallyHidden } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { roleOf, usePick, useTools } from '../use-live-game.ts';

/** The title, the place and the team (GAME-03). */
export function GameHeader() {
  const { words: say } = useTools();
  const title = usePick(({ view }) => view && (view.niceTitle || view.title));
  const kind = usePick(({ view }) => view?.kind);
  const venue = usePick(({ view }) => view?.venue);
  const team = usePick(({ view }) => view?.team);
  const joined = team?.players.filter(({ status }) => status === 'joined').length ?? 0;
  // Who has no phone is counted too: as many as the team said it is, or more where more have joined.
  const players = Math.max(joined, team?.num_players ?? 0);
  const playing = usePick((game) => roleOf(game) !== 'spectator');
  if (title === undefined) return null;

  return (
    <header className={styles.header}>
      <div className={styles.headerInner}>
        <div className={styles.headerText}>
          <h1 className={styles.gameTitle}>{title}</h1>
          <p className={styles.place}>{say.place(kind ?? '', venue ?? '')}</p>
        </div>
        {team && playing && (
          <p className={styles.chip}>
            <span className={styles.chipName}>{team.team_name}</span>
            <span aria-hidden="true">· {players}</span>
            <VisuallyHidden>, {say.playerCount(players)}</VisuallyHidden>
          </p>
        )}
      </div>
    </header>
  );
}
