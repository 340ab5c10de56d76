import type { GameResults } from '@snug/client';
import type { ToldRound } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect } from 'react';
import { usePick } from '../use-live-game.ts';
import { useResults } from './use-results.ts';
import { wholeMark } from './whole-mark.ts';
import { resultsWords } from './words.ts';

/** What has been said of the told answers of a game, by round, whichever screens came and went meanwhile. */
const saidOf = new WeakMap<GameResults, Map<number, ReadonlySet<string>>>();
/** More at once are a round told whole, which is said in one sentence elsewhere. */
const mostSaid = 3;

/** Says once what each answer came to for the team, as it is told or graded. Shows nothing. */
export function ToldNews({ order }: { order: number }): null {
  const say = useWords(resultsWords);
  const announce = useAnnounce();
  const { core, state } = useResults();
  const told = state.results?.told?.find(({ round_order }) => round_order === order);
  const clue = usePick(({ view }) => view?.revealed?.[order]?.single_answer);

  useEffect(() => {
    if (!told) return;
    const { questions } = told;
    function tell(): void {
      // Nothing is heard on a hidden page: it is said when somebody is back.
      if (document.hidden) return;
      const rounds = saidOf.get(core) ?? new Map<number, ReadonlySet<string>>();
      const said = rounds.get(order);
      const news = questions
        .map((result, place) => ({ result, number: clue ? undefined : place + 1 }))
        .filter(({ result }) => !said?.has(nameOf(result)));
      rounds.set(order, new Set(questions.map(nameOf)));
      saidOf.set(core, rounds);
      // What was told before this page looked is read, not heard.
      if (news.length > (said ? mostSaid : 1)) return;
      for (const { result, number } of news) {
        const { waits, points, earned } = result;
        const mark = say.mark[wholeMark(result, clue) ?? 'none'].toLowerCase();
        announce(waits ? say.saidWaits(number) : say.saidTold(number, mark, earned ?? points));
      }
    }
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [announce, clue, core, order, say, told]);
  return null;
}

/** The same for a result that nobody need hear of again. */
function nameOf({ question_id, marks, points, waits = false }: ToldRound['questions'][number]): string {
  return [question_id, waits, points, ...marks].join();
}
