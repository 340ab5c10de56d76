import { answeredIn, type Game, screenOf } from '@snug/client';
import type { SubmittedRound } from '@snug/contract';
import { Button, Heading, StateDot, Text, useWords } from '@snug/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { RoundPoints } from '../results/fetched.ts';
import { useRoundResult } from '../results/use-results.ts';
import { AnswerLines } from '../revealed/answer-lines.tsx';
import { revealedWords } from '../revealed/words.ts';
import { usePick, useTools } from '../use-live-game.ts';
import type { LiveGameWords } from '../words.ts';
import * as styles from './past.css.ts';
import { pastWords } from './words.ts';

/**
 * The team's past submissions, one round at a time, beside the right answers where revealed (PAST-02 … PAST-08). Long:
 * one screen, told in the order of its parts.
 */
export function PastRounds() {
  const { words: say, game } = useTools();
  const sentences = { ...useWords(pastWords), ...useWords(revealedWords) };
  const submitted = usePick(({ view }) => view?.submitted) ?? {};
  const revealed = usePick(({ view }) => view?.revealed) ?? {};
  const round = usePick(({ view }) => view?.round);
  const isOver = usePick((game) => screenOf(game) === 'ended');
  const [chosen, choose] = useState(() => currentOf(game.get()));
  const [hasTurned, setTurned] = useState(false);
  const head = useRef<HTMLDivElement>(null);

  const orders = Object.keys(submitted)
    .map(Number)
    .sort((one, other) => one - other);
  const titleOf = (order: number): string | undefined =>
    (submitted[order] ?? revealed[order] ?? (round?.round_order === order ? round : undefined))?.title;
  // A round that was reset and is over has nothing to show, not even sentences title.
  const order = chosen !== undefined && titleOf(chosen) !== undefined ? chosen : orders.at(-1);
  const title = order === undefined ? undefined : titleOf(order);
  const submission = order === undefined ? undefined : submitted[order];
  const accepted = usePick((game) => order !== undefined && game.accepted?.[order]);
  const late = usePick(({ view }) => (order === undefined ? undefined : view?.late_submitted?.[order]));
  const result = useRoundResult(order);
  // Once pressed, the buttons stay with their focus, even if no other round is left to show.
  const canTurn = hasTurned || orders.some((other) => other !== order);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls up when another round is shown
  useLayoutEffect(() => {
    head.current?.closest('dialog')?.scrollTo(0, 0);
  }, [order]);

  function turn(to: number | undefined) {
    setTurned(true);
    choose(to);
  }

  const after = orders.find((other) => other > (order ?? 0)) ?? orders[0];
  const before = orders.filter((other) => other < (order ?? 0)).at(-1) ?? orders.at(-1);

  return (
    <div className={canTurn ? styles.page : undefined}>
      {canTurn && (
        <div className={styles.turning}>
          <Button onClick={() => turn(before)}>{sentences.previousRound}</Button>
          <Button onClick={() => turn(after)}>{sentences.nextRound}</Button>
        </div>
      )}
      <div ref={head} className={styles.head}>
        {/* A live region of sentences own: the announcer drops a repeat within five seconds, and people page faster than that. */}
        <div aria-live="polite">
          {order !== undefined && <Heading level={3}>{sentences.roundHead(order, title ?? '')}</Heading>}
        </div>
        {submission ? (
          <>
            <Text tone="soft">{sentences.wasDoubled(submission.doubled)}</Text>
            {submission.at_close && <Text tone="soft">{handedIn(say, submission)}</Text>}
            {accepted && <StateDot tone="good">{say.submittedAccepted}</StateDot>}
            {submission.late && <StateDot tone="info">{isOver ? sentences.tooLate : say.submittedLate}</StateDot>}
          </>
        ) : (
          <Text tone="soft">{sentences.notSubmitted}</Text>
        )}
      </div>
      {result && <RoundPoints round={result} />}
      <AnswerLines submission={submission} revealed={order === undefined ? undefined : revealed[order]} order={order} />
      {late && (
        <>
          <StateDot tone="info">{isOver ? sentences.tooLate : say.submittedLate}</StateDot>
          <AnswerLines submission={late} />
        </>
      )}
    </div>
  );
}

function handedIn({ handedIn }: LiveGameWords, submission: SubmittedRound): string {
  const { answered, of } = answeredIn(submission);
  return handedIn(answered, of);
}

/** The current round, or between two rounds the last one. */
function currentOf({ view }: Game): number | undefined {
  if (!view) return undefined;
  return view.round?.round_order ?? view.round_index + 1;
}
