import { Heading, Text, useWords } from '@snug/ui';
import { useId } from 'react';
import { ToldNews } from '../results/fetched.ts';
import { roleOf, usePick } from '../use-live-game.ts';
import { AnswerLines } from './answer-lines.tsx';
import * as styles from './revealed.css.ts';
import { shownRevealed } from './shown-revealed.ts';
import { revealedWords } from './words.ts';

/** The answers revealed last, with those of the team; a spectator has no team. */
export function RevealedRound() {
  const say = useWords(revealedWords);
  const revealed = usePick(shownRevealed);
  const submission = usePick((game) => {
    const order = shownRevealed(game)?.round_order;
    return order === undefined || roleOf(game) === 'spectator' ? undefined : game.view?.submitted[order];
  });
  const hasResults = usePick(({ view }) => !!view?.results_version);
  const id = useId();
  if (!revealed) return null;

  return (
    <section className={styles.section} aria-labelledby={id} data-told={revealed.round_order}>
      <Text tone="eyebrow">{revealed.of ? say.toldOf(revealed.questions.length, revealed.of) : say.theAnswers}</Text>
      <Heading level={2} size={3} id={id}>
        {say.roundHead(revealed.round_order, revealed.title)}
      </Heading>
      <AnswerLines submission={submission} revealed={revealed} order={revealed.round_order} />
      {submission && hasResults && <ToldNews order={revealed.round_order} />}
    </section>
  );
}
