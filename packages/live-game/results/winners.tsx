import type { Board } from '@snug/contract';
import { Drawing, Heading, useWords } from '@snug/ui';
import { trophy } from '@snug/ui/paths';
import { NightCard } from '../card/night-card.tsx';
import { PlaceNumber } from './place-number.tsx';
import * as styles from './results.css.ts';
import { isShared, useOwnTeam } from './use-results.ts';
import { resultsWords } from './words.ts';

/** The first three places, with all who share them, and how the player's own team did. */
export function Winners({ board }: { board: Board }) {
  const say = useWords(resultsWords);
  const own = useOwnTeam();
  const winners = board.rows.filter(({ place }) => place <= 3);
  const row = board.rows.find(({ teamid }) => teamid === own);
  return (
    <section className={styles.winners}>
      <div className={styles.cup}>
        <Drawing path={trophy} />
      </div>
      <Heading level={2}>{say.winnersTitle}</Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ol className={styles.podium} role="list">
        {winners.map((each) => (
          <li key={each.teamid} className={styles.winner} data-first={each.place === 1 || undefined}>
            <span className={styles.plate}>
              <PlaceNumber place={each.place} shared={isShared(board, each)} />
            </span>
            <span className={styles.winnerName}>{each.team_name}</span>
            <span className={styles.winnerPoints}>{say.pointsText(each.points)}</span>
          </li>
        ))}
      </ol>
      {row && (
        <p className={styles.ownPlace}>
          {row.place > 1
            ? say.youCame(row.place, board.teams, isShared(board, row))
            : isShared(board, row)
              ? say.youShareIt
              : say.youWon}{' '}
          {row.place > 3 && say.pointsText(row.points)}
        </p>
      )}
      <NightCard board={board} />
    </section>
  );
}
