import type { Game } from '@snug/client';
import type { RevealedRound as Revealed } from '@snug/contract';
import { Heading, Text, useWords } from '@snug/ui';
import { useId } from 'react';
import { ToldNews } from '../results/fetched.ts';
import { roleOf, usePick } from '../use-live-game.ts';
import { AnswerLines } from './answer-lines.tsx';
import * as styles from './revealed.css.ts';
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
    <section className={styles.section} aria-labelledby={id}>
      <Text tone="eyebrow">{revealed.of ? say.toldOf(revealed.questions.length, revealed.of) : say.theAnswers}</Text>
      <Heading level={2} size={3} id={id}>
        {say.roundHead(revealed.round_order, revealed.title)}
      </Heading>
      <AnswerLines submission={submission} revealed={revealed} order={revealed.round_order} />
      {submission && hasResults && <ToldNews order={revealed.round_order} />}
    </section>
  );
}

/**
 * What was revealed while this screen was open; after a load, the current round or the one before this break. A round in
 * play does not show earlier answers; the break and the end show the last that were revealed.
 */
function shownRevealed({ view, lastRevealed }: Game): Revealed | undefined {
  if (!view?.revealed) return undefined;
  const { revealed, round, round_index, status, submissions_open } = view;
  const order = lastRevealed ?? round?.round_order ?? round_index + 1;
  const isPlayed = round !== null && status === 'live';
  // Reopened after its reveal: a team that is still writing must not see the answers.
  if (isPlayed && order === round.round_order && submissions_open && !round.submitted) return undefined;
  // An object keeps numeric keys in ascending order.
  return revealed[order] ?? (isPlayed ? undefined : Object.values(revealed).at(-1));
}
