import type { DoubleRule, Mark } from '@snug/contract';
import { answerKey, answerNameOf, type GameTeam, marksOfKey, type Question, scoresOf } from '@snug/rules';
import { gradedGame } from '@snug/rules/memory';
import type { Command } from './host.ts';
import type { FakeState } from './state.ts';
import { fakeErrors } from './words.ts';

/** The quizmaster's commands from the first grade to the last place. */
export interface FakeGradingHost {
  /** Grades an answer, for every team that gave it: a mark for each of its texts; null takes the grade back. */
  grade(answer: GradedAnswer, marks: readonly Mark[] | null): void;
  /** Grades all that nobody has graded as the comparison with the answer key proposes. */
  gradeAsProposed(): void;
  /** Accepts a spelling for everyone, of the first answer that the question wants or of the one at `part`. */
  acceptSpelling(answer: GradedAnswer & { readonly part?: number }): void;
  /** Sets how the doubling of a round counts that has not begun. */
  setDoubleRule(round_order: number, double_rule: DoubleRule): void;
  /** Sets what a question is worth. */
  setPoints(question: GradedQuestion, points: number): void;
  /** Gives points to a team, or takes them (below 0), for a round or for none. */
  adjust(team: string, points: number, reason: string, round_order?: number): void;
  /** Takes the last bonus or penalty of a team back. */
  withdrawAdjustment(team: string): void;
  /** Publishes the board through a round, with so many teams unveiled from the last. Default: all. 0 takes the board back. */
  publishBoard(through: number, unveiled?: number): void;
  /** Decides a team's appeal about a question. */
  decideAppeal(team: string, question: GradedQuestion, upheld: boolean, reply?: string): void;
  addPaperTeam(team: string): void;
  /** Hands in what a team has written on paper. */
  submitPaper(team: string, round_order: number, answers: readonly (readonly string[])[], how?: OnPaper): void;
}

/** A question by its round, from 1, and its place in it, from 0. */
export interface GradedQuestion {
  readonly round_order: number;
  readonly question_index: number;
}

export interface GradedAnswer extends GradedQuestion {
  readonly texts: readonly string[];
}

export interface OnPaper {
  readonly doubled?: boolean;
  readonly clue?: number;
}

/** Long: its verbs, which share one state. */
export function gradingHost(state: FakeState, command: Command, named: (team: string) => GameTeam): FakeGradingHost {
  function questionAt({ round_order, question_index }: GradedQuestion): Question {
    const round = state.rounds.find((each) => each.round_order === round_order);
    const found = state.questions.find(
      (each) => each.round_id === round?.round_id && each.question_index === question_index,
    );
    if (!found) throw new Error(fakeErrors.noQuestion(question_index));
    return found;
  }

  function gradeAll(grades: readonly { question_id: string; answer_key: string; marks: readonly Mark[] | null }[]) {
    const versionOf = (grade: { question_id: string; answer_key: string }) =>
      state.grades.find((each) => each.question_id === grade.question_id && each.answer_key === grade.answer_key)
        ?.version ?? 0;
    const seen = grades.map((grade) => ({ ...grade, funny: false, seen: versionOf(grade) }));
    if (seen.length > 0) command('gradeAnswers', { by: quizmaster(), grades: seen });
  }

  function quizmaster() {
    const [host] = state.hosts;
    return { host_id: host?.host_id ?? '', name: host?.name ?? '' };
  }

  return {
    grade({ texts, ...at }, marks) {
      const question = questionAt(at);
      const answer_key = answerKey(texts, question);
      gradeAll([{ question_id: question.question_id, answer_key, marks: marks && marksOfKey(marks, texts, question) }]);
    },

    gradeAsProposed() {
      const waiting = scoresOf(gradedGame(state))
        .flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions))
        .filter(({ answer }) => answer.state === 'ungraded')
        .map(({ question_id, texts, answer }) => {
          const ordered = state.questions.find((each) => each.question_id === question_id)?.ordered ?? false;
          const marks = marksOfKey(answer.proposal.marks, texts, { ordered });
          return { question_id, answer_key: answer.key, marks };
        });
      const each = new Map(waiting.map((grade) => [answerNameOf(grade), grade]));
      gradeAll([...each.values()]);
    },

    acceptSpelling({ texts: [text = ''], part = 0, ...at }) {
      command('acceptSpelling', {
        question_id: questionAt(at).question_id,
        part,
        text,
        to_pack: false,
        take_back: false,
      });
    },

    setDoubleRule: (round_order, double_rule) =>
      void command('setScoring', { rounds: [{ round_order, double_rule }], questions: [] }),

    setPoints: (at, points) =>
      void command('setScoring', { rounds: [], questions: [{ question_id: questionAt(at).question_id, points }] }),

    adjust(team, points, reason, round_order) {
      const { teamid } = named(team);
      command('adjustPoints', {
        ...{ by: quizmaster(), teamid, points, reason },
        round_order: round_order ?? null,
        idempotencyKey: undefined,
      });
    },

    withdrawAdjustment(team) {
      const { teamid } = named(team);
      const last = state.adjustments.findLast((each) => each.teamid === teamid && each.withdrawn_at === null);
      command('withdrawAdjustment', { adjustment_id: last?.adjustment_id ?? '' });
    },

    publishBoard: (through, unveiled) => void command('publishBoard', { through, unveiled: unveiled ?? null }),

    decideAppeal(team, at, upheld, reply = '') {
      const { teamid } = named(team);
      const { question_id } = questionAt(at);
      const appeal = state.appeals.find((each) => each.teamid === teamid && each.question_id === question_id);
      command('decideAppeal', { by: quizmaster(), appeal_id: appeal?.appeal_id ?? '', upheld, reply });
    },

    addPaperTeam: (team_name) => void command('addPaperTeam', { team_name }),

    submitPaper(team, round_order, answers, { doubled = false, clue } = {}) {
      command('submitPaper', { teamid: named(team).teamid, round_order, answers, doubled, clue });
    },
  };
}
