import type { World } from '../world.ts';
import type { Checker } from './checker.ts';
import { answersOf, suggestionsOf } from './queries.ts';
import { loadedIn, replyOf, savedIn, submittedIn } from './readings.ts';

/** S8: an answer stays with the question that it was typed for: on the wire, on screens and in the database. */
export function belonging(world: World): Checker {
  const { server, game, rounds, plan } = world;
  const marks = new Map(rounds.flat().map(({ question_id, mark }) => [question_id, mark]));

  /** Every text names the question that it was typed for. In a single-answer round it goes on to the next ones. */
  function look(question_id: string, texts: readonly string[], where: string): void {
    const mark = marks.get(question_id);
    for (const text of texts) {
      const typedFor = /\.q(\d+\.\d+)\./.exec(text)?.[1];
      if (typedFor === undefined || mark === undefined || typedFor === mark) continue;
      const [round, place] = typedFor.split('.');
      const [thisRound, thisPlace] = mark.split('.');
      const isInherited = plan.rounds[Number(round)]?.isSingleAnswer && round === thisRound;
      if (isInherited && Number(place) < Number(thisPlace)) continue;
      world.wrong('S8', `${where}: ${text} stands at the question ${mark}`);
    }
  }

  return {
    arrived(request) {
      const submission = submittedIn(request);
      for (const [place, id] of (submission?.question_ids ?? []).entries()) {
        look(id, submission?.answers[place] ?? [], `submitted by ${request.from}`);
      }
    },

    answered(request, reply) {
      if (reply.status === 200 && savedIn(world, request)) {
        const { question_id, answer } = replyOf<{ question_id: string; answer: string[] }>(reply);
        look(question_id, answer, `saved for ${request.from}`);
      }
      const view = loadedIn(request, reply);
      for (const { question_id, answers, suggestions } of view?.round?.asked ?? []) {
        const suggested = suggestions.map(({ suggestion }) => suggestion);
        look(question_id, [...answers, ...suggested], `shown to ${request.from}`);
      }
      for (const [id, answers] of Object.entries(view?.suggested ?? {})) look(id, answers, `told to ${request.from}`);
    },

    async atRest() {
      for (const { question_id, answer } of await answersOf(server.db, game)) {
        look(question_id, JSON.parse(answer), 'in the database');
      }
      for (const { question_id, suggestion } of await suggestionsOf(server.db, game)) {
        look(question_id, [suggestion], 'suggested, in the database');
      }
    },
  };
}
