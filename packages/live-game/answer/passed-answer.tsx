import { Text } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';
import { answerText } from './answer-text.ts';

/** The answer given at an earlier clue of a single-answer round, as text: only the newest clue has an input. */
export function PassedAnswer({ questionId }: { questionId: string }) {
  const { words: say } = useTools();
  // A member's own draft is not the team's answer.
  const written = usePick(({ drafts, view }) =>
    answerText((view?.me.is_captain ? drafts[questionId]?.texts : undefined) ?? view?.suggested[questionId]),
  );
  return <Text tone="soft">{written ? say.wroteThen(written) : say.noAnswer}</Text>;
}
