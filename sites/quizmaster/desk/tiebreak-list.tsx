import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { useWords } from '@snug/ui';
import * as css from './answer-row.css.ts';
import { tiebreakLines } from './tiebreak-lines.ts';
import { deskWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly question: HostQuestion;
  readonly isBlind: boolean;
}

/** The answers to a tiebreak question by their distance: nobody grades them. */
export function TiebreakList({ game, round, question, isBlind }: Props) {
  const words = useWords(deskWords);
  return (
    <ol className={css.rows} aria-label={words.answersList}>
      {tiebreakLines(game, round, question).map(({ teamid, name, text, distance }) => (
        <li key={teamid} className={css.row}>
          <div className={css.part}>
            <p className={css.answer}>
              <bdi>{text || '–'}</bdi>
            </p>
            <span>{distance === undefined ? words.noNumber : words.numberOff(distance.toLocaleString())}</span>
          </div>
          {!isBlind && <p className={css.names}>{name}</p>}
        </li>
      ))}
    </ol>
  );
}
