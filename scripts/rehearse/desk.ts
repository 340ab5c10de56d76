import { type GradeChange, gradesPerRequestMax, type HostGame, type HostRound, type Mark } from '@snug/contract';
import { marksOfKey, type QuestionScore } from '@snug/grading';
import { gameToScore, scoresOf } from '@snug/testing/results';
import type { Quizmaster } from './quizmaster.ts';
import type { Tally } from './tally.ts';
import { deserved } from './truth.ts';

/** What the quizmaster does after a round: grades, with a trail that the export must have in the end. */
export interface Desk {
  /** The answers of a round that wait for a person. */
  waiting(round: HostRound): Promise<readonly QuestionScore[]>;
  /** Grades all answers that wait for a person: by the proposal where it is right, else by what they deserve. */
  gradeRound(round: HostRound): Promise<void>;
  /** Gives an answer another grade, with the version that it has now. */
  regrade(answer: Answer, marks: readonly Mark[]): Promise<void>;
  /** What a team answered to a question of a round, as it is graded. */
  answerOf(teamid: string, question_id: string): Promise<Answer | undefined>;
  /** Compares the export of the trail with all that was graded here. */
  checkTrail(): Promise<void>;
}

export interface Answer {
  readonly question_id: string;
  readonly key: string;
  readonly texts: readonly string[];
  readonly marks: readonly Mark[];
}

type Step = Pick<GradeChange, 'question_id' | 'answer_key' | 'from' | 'to' | 'published'>;

export function newDesk(quizmaster: Quizmaster, tally: Tally): Desk {
  const trail: Step[] = [];

  /** Grades answers as they stand in a game, and notes it for the comparison with the export. */
  async function grade(game: HostGame, round_order: number, answers: readonly Answer[]): Promise<void> {
    const { grades = [], state } = game;
    const rows = answers.map(({ question_id, key, marks }) => {
      const before = grades.find((each) => each.question_id === question_id && each.answer_key === key);
      return {
        question_id,
        answer_key: key,
        marks: [...marks],
        seen: before?.version ?? 0,
        from: before?.marks ?? null,
      };
    });
    for (let n = 0; n < rows.length; n += gradesPerRequestMax) {
      const some = rows.slice(n, n + gradesPerRequestMax).map(({ from: _, ...row }) => row);
      const { status, body } = await quizmaster.gradeAll(some);
      if (status !== 200) throw new Error(`Grades of round ${round_order} were refused: ${JSON.stringify(body)}`);
    }
    const published = round_order <= (state.board_through ?? 0);
    trail.push(
      ...rows.map(({ question_id, answer_key, marks: to, from }) => ({ question_id, answer_key, from, to, published })),
    );
  }

  return {
    waiting: async (round) => waitingIn(await quizmaster.load(), round),

    async gradeRound(round) {
      const game = await quizmaster.load();
      const waiting = waitingIn(game, round);
      const graded = new Map<string, Answer>();
      for (const { question_id, texts, answer } of waiting) {
        const question = round.questions.find((each) => each.question_id === question_id);
        if (!question) continue;
        const marks = deserved(texts, question);
        const isAsProposed = marks.join() === answer.proposal.marks.join();
        const name = `${question_id} ${answer.key}`;
        if (!graded.has(name)) tally.counts[isAsProposed ? 'proposed' : 'overruled']++;
        graded.set(name, {
          question_id,
          key: answer.key,
          texts,
          marks: marksOfKey(marks, texts, { ordered: question.ordered ?? false }),
        });
      }
      await grade(game, round.round_order, [...graded.values()]);
      tally.counts.graded += graded.size;
      checkSure(answersOf(game, round), round, tally);
      await checkOverwriting(quizmaster, [...graded.values()].at(0), tally);
    },

    async regrade(answer, marks) {
      const game = await quizmaster.load();
      const round = game.rounds.find(({ questions }) =>
        questions.some((each) => each.question_id === answer.question_id),
      );
      await grade(game, round?.round_order ?? 0, [{ ...answer, marks }]);
      tally.counts.graded++;
    },

    async answerOf(teamid, question_id) {
      const team = scoresOf(gameToScore(await quizmaster.load())).find((each) => each.teamid === teamid);
      const found = team?.rounds.flatMap(({ questions }) => questions).find((each) => each.question_id === question_id);
      return found && { question_id, key: found.answer.key, texts: found.texts, marks: found.answer.marks };
    },

    async checkTrail() {
      const changes = await quizmaster.gradeChanges();
      const exported = changes.map(({ question_id, answer_key, from, to, published }) => {
        return JSON.stringify({ question_id, answer_key, from, to, published });
      });
      for (const step of trail.map((each) => JSON.stringify(each))) {
        const found = exported.indexOf(step);
        if (found === -1) tally.lost.push(`The trail has not: ${step}`);
        else exported.splice(found, 1);
      }
      for (const step of exported) tally.wrong.push(`The trail has what nobody graded: ${step}`);
    },
  };
}

function answersOf(game: HostGame, { round_order }: HostRound): QuestionScore[] {
  const rounds = scoresOf(gameToScore(game)).flatMap((team) =>
    team.rounds.filter((round) => round.round_order === round_order),
  );
  return rounds.flatMap(({ questions }) => questions);
}

function waitingIn(game: HostGame, round: HostRound): QuestionScore[] {
  return answersOf(game, round).filter(({ answer }) => answer.state === 'ungraded');
}

/** What is sure without a person must be what the answer deserves. */
function checkSure(answers: readonly QuestionScore[], round: HostRound, tally: Tally): void {
  if (round.tiebreaker) return;
  for (const { question_id, texts, answer } of answers.filter((each) => each.answer.state === 'sure')) {
    const question = round.questions.find((each) => each.question_id === question_id);
    const right = question && deserved(texts, question).join();
    if (right === answer.marks.join()) continue;
    tally.wrong.push(`“${texts.join(' / ')}” is said to be surely ${answer.marks.join()}, and deserves ${right}.`);
  }
}

/** A grader who has not seen a grade that somebody set meanwhile does not undo it. */
async function checkOverwriting(quizmaster: Quizmaster, answer: Answer | undefined, tally: Tally): Promise<void> {
  if (!answer) return;
  const { question_id, key: answer_key, marks } = answer;
  const other = marks.map((mark): Mark => (mark === 'half' ? 'none' : 'half'));
  const { status } = await quizmaster.gradeAll([{ question_id, answer_key, marks: other, seen: 0 }]);
  if (status !== 409) tally.wrong.push(`Another’s grade was overwritten unseen: ${status}, not 409.`);
}
