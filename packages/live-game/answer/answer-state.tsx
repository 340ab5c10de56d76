import type { Draft } from '@snug/client';
import { StateDot } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';

/** The state of an answer, in words and with a dot: never by colour alone. */
export function AnswerState({ draft }: { draft: Draft | undefined }) {
  const { words: say } = useTools();
  const forgetful = usePick(({ isForgetful }) => isForgetful);
  switch (draft?.state) {
    case 'local':
    case 'sending':
      return <StateDot tone="brand">{forgetful ? say.onPageOnly : say.onPhone}</StateDot>;
    case 'saved':
      return <StateDot tone="good">{say.saved}</StateDot>;
    case 'late':
      return <StateDot tone="info">{say.late}</StateDot>;
    case 'refused':
      return <StateDot tone="danger">{say.refused(draft.reason ?? '')}</StateDot>;
    default:
      return <StateDot tone="quiet">{say.noAnswer}</StateDot>;
  }
}
