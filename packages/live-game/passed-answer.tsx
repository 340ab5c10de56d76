import { Text } from '@snug/ui';
import { usePick, useTools } from './use-live-game.ts';
import { writtenOf } from './written-of.ts';

/** What stood at an earlier clue of a single-answer round, as text: only the newest clue takes an answer. */
export function PassedAnswer({ questionId }: { questionId: string }) {
  const { words: say } = useTools();
  // What a member has typed is not the team's.
  const written = usePick(({ drafts, view }) =>
    writtenOf((view?.me.is_captain ? drafts[questionId]?.texts : undefined) ?? view?.suggested[questionId]),
  );
  return <Text tone="soft">{written ? say.wroteThen(written) : say.noAnswer}</Text>;
}
