import type { Game } from '@snug/client';
import { Progress } from '@snug/ui';
import { usePick, useTools } from '../use-live-game.ts';

/** A progress bar: how many of the asked questions have an answer. */
export function Answered() {
  const { words: say } = useTools();
  const asked = usePick(({ view }) => view?.round?.asked.length ?? 0);
  const answered = usePick(answeredIn);
  return <Progress value={answered} max={asked} label={say.answered(answered, asked)} />;
}

function answeredIn({ view, drafts }: Game): number {
  const asked = view?.round?.asked ?? [];
  return asked.filter(({ question_id }) => drafts[question_id]?.texts.some((text) => text.trim())).length;
}
