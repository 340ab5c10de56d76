import type { Game } from '@snug/client';
import { Button, Heading, StateDot, Text, useWords } from '@snug/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { AnswerLines } from '../revealed/answer-lines.tsx';
import { revealedWords } from '../revealed/words.ts';
import { usePick, useTools } from '../use-live-game.ts';
import * as styles from './past.css.ts';
import { pastWords } from './words.ts';

/** What the team has handed in, one round at a time, and beside it what was right where that was told (PAST-02 … PAST-08). */
export function PastRounds() {
  const { words: say, game } = useTools();
  const its = { ...useWords(pastWords), ...useWords(revealedWords) };
  const submitted = usePick(({ view }) => view?.submitted) ?? {};
  const revealed = usePick(({ view }) => view?.revealed) ?? {};
  const round = usePick(({ view }) => view?.round);
  const [chosen, choose] = useState(() => currentOf(game.get()));
  const [isTurned, setTurned] = useState(false);
  const head = useRef<HTMLDivElement>(null);

  const orders = Object.keys(submitted)
    .map(Number)
    .sort((one, other) => one - other);
  const titleOf = (order: number): string | undefined =>
    (submitted[order] ?? revealed[order] ?? (round?.round_order === order ? round : undefined))?.title;
  // A round that was reset and is over has nothing left to show, not even its title.
  const order = chosen !== undefined && titleOf(chosen) !== undefined ? chosen : orders.at(-1);
  const title = order === undefined ? undefined : titleOf(order);
  const submission = order === undefined ? undefined : submitted[order];
  // Once pressed they stay, with the focus, also where the round they led away from cannot be turned to again.
  const canTurn = isTurned || orders.some((other) => other !== order);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is read from its beginning
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
          <Button onClick={() => turn(before)}>{its.previousRound}</Button>
          <Button onClick={() => turn(after)}>{its.nextRound}</Button>
        </div>
      )}
      <div ref={head} className={styles.head}>
        {/* Not by the page's voice, which says the same once in five seconds: two rounds are turned back and forth faster. */}
        <div aria-live="polite">
          {order !== undefined && <Heading level={3}>{its.roundHead(order, title ?? '')}</Heading>}
        </div>
        {submission ? (
          <>
            <Text tone="soft">{its.wasDoubled(submission.doubled)}</Text>
            {submission.late && <StateDot tone="info">{say.submittedLate}</StateDot>}
          </>
        ) : (
          <Text tone="soft">{its.notSubmitted}</Text>
        )}
      </div>
      <AnswerLines submission={submission} told={order === undefined ? undefined : revealed[order]} />
    </div>
  );
}

/** The round that is on, or that was: its answers are told, or nobody knows what it was called. */
function currentOf({ view }: Game): number | undefined {
  if (!view) return undefined;
  return view.round?.round_order ?? view.round_index + 1;
}
