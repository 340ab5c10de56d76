import type { hostOf } from './quizmaster.ts';

/** A round as a pack has it: questions by their text, each with its accepted answers. */
export interface PlannedRound {
  readonly title: string;
  readonly questions: Readonly<Record<string, readonly string[]>>;
  readonly double_or_nothing?: boolean;
  readonly single_answer?: boolean;
  readonly matches?: readonly string[];
}

/** A whole game, hosted without a screen. Rounds and questions are counted from 1. */
export interface HostedGame {
  readonly gameId: string;
  readonly code: string;
  start(round: number): Promise<void>;
  /** Asks a question of the round that was started last. */
  ask(question: number): Promise<void>;
  recall(question: number): Promise<void>;
  open(): Promise<void>;
  close(keepRound?: boolean): Promise<void>;
  endRound(): Promise<void>;
  /** Withdraws a team's submission of the round that was started last. */
  reset(team: string): Promise<void>;
  nudge(): Promise<number>;
  reveal(round: number): Promise<void>;
  end(): Promise<void>;
  /** What each team has submitted, by its name: each round's answers, the first of each question. */
  submitted(): Promise<Readonly<Record<string, Readonly<Record<string, SubmittedAnswers>>>>>;
}

export interface SubmittedAnswers {
  readonly doubled: boolean;
  readonly late: boolean;
  readonly answers: readonly string[];
}

type Loaded = {
  rounds: { round_order: number; questions: { question_id: string }[] }[];
  teams: {
    teamid: string;
    team_name: string;
    submitted: Record<string, { doubled: boolean; late: boolean; answers: string[][] }>;
  }[];
};

/** Makes a game of these rounds, hosted by the one quizmaster of a server (`hostOf`). */
export async function newHostedGame(
  host: Awaited<ReturnType<typeof hostOf>>,
  title: string,
  planned: readonly PlannedRound[],
): Promise<HostedGame> {
  const pack = {
    title,
    rounds: planned.map(({ questions, ...round }) => ({
      ...round,
      questions: Object.entries(questions).map(([question_text, right]) => ({
        question_text,
        accepted: [right],
        notes: `Note: ${question_text}`,
      })),
    })),
  };
  const { game_id, code } = await host<{ game_id: string; code: string }>('POST', '/api/host/game/new', {
    title,
    pack,
  });
  const game = `/api/host/game/${game_id}`;
  const { rounds } = await host<Loaded>('GET', game);
  let currentRound = 0;
  const questionOf = (n: number) => rounds[currentRound - 1]?.questions[n - 1]?.question_id;
  const load = () => host<Loaded>('GET', game);

  return {
    gameId: game_id,
    code,
    async start(round) {
      currentRound = round;
      await host('POST', `${game}/round/start`, { round_order: round });
    },
    ask: async (n) => void (await host('POST', `${game}/ask`, { question_id: questionOf(n) })),
    recall: async (n) => void (await host('POST', `${game}/recall`, { question_id: questionOf(n) })),
    open: async () => void (await host('POST', `${game}/submissions/open`, {})),
    close: async (keep_round = false) => void (await host('POST', `${game}/submissions/close`, { keep_round })),
    endRound: async () => void (await host('POST', `${game}/round/end`, {})),
    async reset(team) {
      const { teams } = await load();
      const teamid = teams.find(({ team_name }) => team_name === team)?.teamid;
      await host('POST', `${game}/team/${teamid}/round/${currentRound}/reset`, {});
    },
    async nudge() {
      const { thinking } = await host<{ thinking: number }>('POST', `${game}/nudge`, {});
      return thinking;
    },
    reveal: async (round_order) => void (await host('POST', `${game}/reveal`, { round_order })),
    end: async () => void (await host('POST', `${game}/end`, {})),
    async submitted() {
      const { teams } = await load();
      return Object.fromEntries(
        teams.map(({ team_name, submitted }) => [
          team_name,
          Object.fromEntries(
            Object.entries(submitted).map(([round, { doubled, late, answers }]) => [
              round,
              { doubled, late, answers: answers.map(([first = '']) => first) },
            ]),
          ),
        ]),
      );
    },
  };
}
