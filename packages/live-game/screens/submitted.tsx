import { answeredIn } from '@snug/client';
import { Banner, StateDot, useFocusIfLost } from '@snug/ui';
import { tick } from '@snug/ui/paths';
import { useRef } from 'react';
import * as styles from '../live-game.css.ts';
import { HandedInSlip } from '../moments/fetched.ts';
import { ResultsHead } from '../results/results-head.tsx';
import { Nudge } from '../round/nudge.tsx';
import { RoundHead } from '../round/round-head.tsx';
import { TakeBack } from '../round/take-back.tsx';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { HandedIn } from './handed-in.tsx';
import { Status } from './status.tsx';

/** The head of a submitted round (GAME-07), until the board says where the team stands. */
export function Submitted() {
  const { words: say } = useTools();
  const round = usePick(({ view }) => view?.round);
  const submission = usePick(({ view }) => round && view?.submitted[round.round_order]);
  const role = usePick(roleOf);
  const head = useRef<HTMLHeadingElement>(null);

  // The captain's focus was on the SUBMIT button, which is gone. A teammate's focus stays where it is.
  useFocusIfLost(head, role === 'captain');
  if (!round) return null;

  const { answered, of } = answeredIn(submission?.at_close ? submission : undefined);
  return (
    <>
      <RoundHead round={round} brief />
      <ResultsHead>
        <Status picture={tick} title={of ? say.handedIn(answered, of) : say.submitted} titleRef={head} />
        <HandedInSlip />
      </ResultsHead>
    </>
  );
}

/**
 * The submission as the host stores it: the captain's, or what the host has handed in at the close, with what came late beside
 * it.
 */
export function SubmittedAnswers() {
  const { words: say } = useTools();
  const round = usePick(({ view }) => view?.round);
  const submission = usePick(({ view }) => round && view?.submitted[round.round_order]);
  const late = usePick(({ view }) => round && view?.late_submitted?.[round.round_order]);
  const accepted = usePick((game) => round && game.accepted?.[round.round_order]);
  const isOpen = usePick(({ view }) => view?.submissions_open ?? false);
  const role = usePick(roleOf);
  if (!round) return null;

  const since = round.asked.length - (submission?.answers.length ?? round.asked.length);
  return (
    <>
      <Nudge />
      {submission?.late && <StateDot tone="info">{say.submittedLate}</StateDot>}
      {accepted && <StateDot tone="good">{say.submittedAccepted}</StateDot>}
      {submission?.doubled && <StateDot tone="brand">{say.submittedDoubled}</StateDot>}
      {isOpen && since > 0 && (
        <Banner tone="info">
          {say.askedSince(since)} {role === 'captain' ? say.takeBackToAnswer : say.captainTakesBack}
        </Banner>
      )}
      {role === 'captain' && isOpen && (
        <div className={styles.centred}>
          <TakeBack />
        </div>
      )}
      {submission && <HandedIn round={round} submission={submission} />}
      {late && (
        <>
          <StateDot tone="info">{say.submittedLate}</StateDot>
          <HandedIn round={round} submission={late} />
        </>
      )}
    </>
  );
}
