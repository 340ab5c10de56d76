import { answeredIn } from '@snug/client';
import type { SubmittedRound } from '@snug/contract';
import { StateDot } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';

/** In place of the SUBMIT button: how much the host has handed in at the close, and what came late beside it. */
export function HandedInAtClose({ submission }: { submission: SubmittedRound }) {
  const { words: say } = useTools();
  const hasLate = usePick(({ view }) => view?.late_submitted?.[view.round?.round_order ?? 0] !== undefined);
  const { answered, of } = answeredIn(submission);
  return (
    <>
      <StateDot tone="good">{say.handedIn(answered, of)}</StateDot>
      {hasLate && <StateDot tone="info">{say.submittedLate}</StateDot>}
    </>
  );
}
