import { Text } from '@snug/ui';
import { usePick, useTools } from './use-live-game.ts';

/** What stood at an earlier clue of a single-answer round, as text: only the newest clue takes an answer. */
export function PassedAnswer({ questionId }: { questionId: string }) {
  const { words: say } = useTools();
  const texts = usePick(({ entries, view }) => entries[questionId]?.texts ?? view?.suggested[questionId]);
  const written = texts?.filter(Boolean).join(', ');
  return <Text tone="soft">{written ? say.wroteThen(written) : say.noAnswer}</Text>;
}
