import type { Game } from '@snug/client';
import { Text } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';
import { answerText } from './answer-text.ts';

export interface PassedAnswerProps {
  questionId: string;
  /** The clue after it. */
  nextId: string | undefined;
}

/**
 * The answer given at an earlier clue of a single-answer round, as text: only the newest clue has an input. An answer that the
 * next clue inherited is said there.
 */
export function PassedAnswer({ questionId, nextId }: PassedAnswerProps) {
  const { words: say } = useTools();
  const written = usePick((game) => writtenIn(game, questionId));
  const inherited = usePick((game) => nextId !== undefined && writtenIn(game, nextId) === written);
  if (inherited) return null;
  return <Text tone="soft">{written ? say.wroteThen(written) : say.noAnswer}</Text>;
}

/** A member's own draft is not the team's answer. */
function writtenIn({ drafts, view }: Game, questionId: string): string | undefined {
  return answerText((view?.me.is_captain ? drafts[questionId]?.texts : undefined) ?? view?.suggested[questionId]);
}
