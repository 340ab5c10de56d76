import type { Game } from '@snug/client';
import type { RevealedRound as Told } from '@snug/contract';
import { Heading, Text, useWords } from '@snug/ui';
import { useId } from 'react';
import { roleOf, usePick } from '../use-live-game.ts';
import { AnswerLines } from './answer-lines.tsx';
import * as styles from './revealed.css.ts';
import { revealedWords } from './words.ts';

/** The answers that were told last, with what the team wrote; a watcher has no team. */
export function RevealedRound() {
  const say = useWords(revealedWords);
  const told = usePick(lastTold);
  const submission = usePick((game) => {
    const order = lastTold(game)?.round_order;
    return order === undefined || roleOf(game) === 'watcher' ? undefined : game.view?.submitted[order];
  });
  const id = useId();
  if (!told) return null;

  return (
    <section className={styles.section} aria-labelledby={id}>
      <Text tone="eyebrow">{say.theAnswers}</Text>
      <Heading level={2} size={3} id={id}>
        {say.roundHead(told.round_order, told.title)}
      </Heading>
      <AnswerLines submission={submission} told={told} />
    </section>
  );
}

/**
 * What was told while this screen was open; after a load that of the current round, or the one before this break. A round that
 * is played does not show those before it, but the break and the end do: the last that was told.
 */
function lastTold({ view, lastRevealed }: Game): Told | undefined {
  if (!view?.revealed) return undefined;
  const { revealed, round, round_index, status, submissions_open } = view;
  const order = lastRevealed ?? round?.round_order ?? round_index + 1;
  const isPlayed = round !== null && status === 'live';
  // Open again after it was told: who still writes has asked for nothing.
  if (isPlayed && order === round.round_order && submissions_open && !round.submitted) return undefined;
  // Keys that are numbers stand in their order.
  return revealed[order] ?? (isPlayed ? undefined : Object.values(revealed).at(-1));
}
