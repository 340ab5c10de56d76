import { tidyAnswers } from '@snug/contract';
import { answersOf, handInsOf, submissionsOf, type World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';

/**
 * What a team has saved in time is in once its round has closed, and what was handed in is what it has saved. A team counts
 * once: a submission of its own stands beside what was handed in at the close only as late (S13).
 */
export function handedIn(world: World): Checker {
  const { server, game, plan } = world;
  return {
    async settled() {
      const answers = await answersOf(server.db, game);
      const submissions = await submissionsOf(server.db, game);
      for (const { round_order, handed_in_at, question_id, teamid, team_name } of await handInsOf(server.db, game)) {
        const ofRound = submissions.filter((each) => each.teamid === teamid && each.round_order === round_order);
        const standing = ofRound.filter(({ withdrawn_at }) => withdrawn_at === null);
        const own = standing.filter(({ at_close }) => at_close === 0);
        const atClose = standing.filter(({ at_close }) => at_close === 1);
        const who = `${team_name} in round ${round_order}`;
        if (own.length > 1 || atClose.length > 1 || (atClose.length > 0 && own.some(({ late }) => late === 0))) {
          world.wrong('S13', `${who} counts ${standing.length} times`);
        }
        const saved = answers.find(
          (each) => each.teamid === teamid && each.question_id === question_id && each.late === 0,
        );
        const texts = tidyAnswers([JSON.parse(saved?.answer ?? '[]')], false)[0] ?? [];
        // The quizmaster has, since: nothing of the team's is handed in again.
        const wasTakenBack =
          standing.length === 0 && ofRound.some(({ withdrawn_at }) => (withdrawn_at ?? 0) >= handed_in_at);
        if (texts.every((text) => text === '') || wasTakenBack) continue;
        if (standing.length === 0) world.wrong('S13', `${who} has saved ${texts.join('|')}, and is not in`);
        // Of clues only the last one that was answered counts.
        if (plan.rounds[round_order - 1]?.isSingleAnswer) continue;
        for (const submission of atClose) {
          if (submission.answers.includes(JSON.stringify(texts))) continue;
          world.wrong('S13', `${who} has saved ${texts.join('|')}, and ${submission.answers} was handed in`);
        }
      }
    },
  };
}
