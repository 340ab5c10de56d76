import { isShared, winnersOf } from '@snug/client';
import type { Board, BoardRow } from '@snug/contract';
import { Stack, useWords } from '@snug/ui';
import { trophy } from '@snug/ui/paths';
import { NightCard } from '../card/night-card.tsx';
import { Status } from '../screens/status.tsx';
import { PlaceNumber } from './place-number.tsx';
import * as styles from './results.css.ts';
import { useOwnTeam } from './use-results.ts';
import { type ResultsWords, resultsWords } from './words.ts';

/**
 * The first three places with all who share them, each as the quizmaster unveils it, and how the player's own team did. Three
 * places have their room from the beginning, and the sentence has two lines: nothing below moves with a name. A fourth team that
 * shares one of them makes the podium one step higher when it is unveiled.
 */
export function Winners({ board }: { board: Board }) {
  const say = useWords(resultsWords);
  const own = useOwnTeam();
  const missing = board.teams - board.rows.length;
  return (
    <div className={styles.winners}>
      <Status picture={trophy} title={say.winnersTitle} text={ownPlace(board, own, say)} />
      <Stack gap={3}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
        <ol className={styles.podium} role="list">
          {winnersOf(board).map((each, nth) =>
            each === 'hidden' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is hidden is known by its place
              <Hidden key={nth} place={nth + 1} />
            ) : (
              <Winner key={each.teamid} board={board} row={each} />
            ),
          )}
        </ol>
        <div className={styles.below}>{missing === 0 && <NightCard board={board} />}</div>
      </Stack>
    </div>
  );
}

function Hidden({ place }: { place: number }) {
  const say = useWords(resultsWords);
  return (
    <li className={styles.step}>
      <span className={styles.plate}>
        <span className={styles.plateNumber}>{place}</span>
        {'\u00a0'}
      </span>
      {say.stillHidden}
    </li>
  );
}

function Winner({ board, row }: { board: Board; row: BoardRow }) {
  const say = useWords(resultsWords);
  return (
    <li className={styles.winner}>
      <span className={styles.brass}>
        <span className={styles.plateNumber}>
          <PlaceNumber place={row.place} shared={isShared(board, row)} />
        </span>
        {say.pointsText(row.points)}
      </span>
      <span className={styles.winnerName}>{row.team_name}</span>
    </li>
  );
}

/** In words, also while others are still hidden: then with how many are to come. */
function ownPlace(board: Board, own: string | undefined, say: ResultsWords): string {
  const row = board.rows.find(({ teamid }) => teamid === own);
  const missing = board.teams - board.rows.length;
  const toCome = missing > 0 && say.teamsToCome(missing);
  if (!row) return toCome || say.teamsPlayed(board.teams);
  const after = toCome || (row.place > 3 && say.pointsText(row.points)) || '';
  const shared = isShared(board, row);
  const came = row.place > 1 ? say.youCame(row.place, board.teams, shared) : shared ? say.youShareIt : say.youWon;
  return `${came} ${after}`.trimEnd();
}
