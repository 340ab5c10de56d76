import type { Results as GivenResults } from '@snug/contract';
import { Heading, StateDot, useWords } from '@snug/ui';
import { useId } from 'react';
import { AppealState } from './appeal.tsx';
import { Board } from './board.tsx';
import { OwnRounds } from './own-rounds.tsx';
import * as styles from './results.css.ts';
import { useAnnounceResults } from './use-announce-results.ts';
import { useResults } from './use-results.ts';
import { resultsWords } from './words.ts';

export interface ResultsProps {
  /** The screen's head stands right above it. */
  headed?: boolean;
}

/** The published board, and what the player's team got. */
export function Results({ headed }: ResultsProps) {
  const say = useWords(resultsWords);
  const { results, failed } = useResults().state;
  useAnnounceResults();
  if (!results) return failed !== undefined && <StateDot tone="info">{failed || say.resultsFailed}</StateDot>;
  const { board, rounds, appeals } = results;
  const shown = new Set(rounds.flatMap(({ questions = [] }) => questions.map(({ question_id }) => question_id)));
  return (
    <>
      {board && <Board board={board} headed={headed} />}
      {rounds.length > 0 && <OwnRounds rounds={rounds} adjustments={results.adjustments} />}
      <OtherAppeals appeals={appeals.filter(({ question_id }) => !shown.has(question_id))} />
    </>
  );
}

/** Appeals whose question no board shows just now: nobody loses sight of what was asked. */
function OtherAppeals({ appeals }: Pick<GivenResults, 'appeals'>) {
  const say = useWords(resultsWords);
  const id = useId();
  if (appeals.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size={3} id={id}>
        {say.yourAppeals}
      </Heading>
      {appeals.map((appeal) => (
        <AppealState key={appeal.question_id} appeal={appeal} />
      ))}
    </section>
  );
}
