import {
  type BodyOf,
  type HostTeam,
  hostAcceptLate,
  hostAddPaperTeam,
  hostAdjust,
  hostAnnounce,
  hostAsk,
  hostAskNext,
  hostCancelCountdown,
  hostChoosePhoto,
  hostCloseSubmissions,
  hostCloseVote,
  hostDecideAppeal,
  hostEndGame,
  hostEndRound,
  hostExtendCountdown,
  hostFinalizeGame,
  hostGrade,
  hostGradeChanges,
  hostHideVote,
  hostKickTeam,
  hostNewGame,
  hostNudge,
  hostOpenSubmissions,
  hostOpenVote,
  hostPause,
  hostPublishBoard,
  hostRecall,
  hostRenameTeam,
  hostReopenGame,
  hostResetSubmission,
  hostReveal,
  hostStartCountdown,
  hostStartRound,
  hostSubmitPaper,
  hostWithdrawAdjustment,
  type Mark,
  type PackInput,
  type ScreenChoice,
  type VoteKind,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import type { HttpPlayer } from './player.ts';

/** Makes a game of a pack. */
export async function newGame(host: HttpPlayer, pack: PackInput, plan: Partial<BodyOf<typeof hostNewGame>> = {}) {
  const body = { title: pack.title, pack: Pack.parse(pack), ...plan };
  const { game_id, code } = await host.call(hostNewGame, { body });
  return { game_id, code, host };
}

interface SubmittedAnswers {
  readonly doubled: boolean;
  readonly late: boolean;
  readonly answers: readonly string[];
}

/** A game with its code, and what its quizmaster presses. */
export type HostedGame = Awaited<ReturnType<typeof hostGame>>;

/** Makes a game of a pack, to be hosted without a screen. */
export async function hostGame(host: HttpPlayer, pack: PackInput, plan: Partial<BodyOf<typeof hostNewGame>> = {}) {
  const { game_id, code } = await newGame(host, pack, plan);
  return { game_id, code, host, ...(await consoleOf(host, game_id)) };
}

/**
 * What the quizmaster of a game presses. Rounds count from 1, their questions from 0; teams go by their names. Long: a
 * list of presses.
 */
export async function consoleOf(host: HttpPlayer, game_id: string) {
  const params = { id: game_id };
  const load = () => host.hostLoad(game_id);
  const { rounds } = await load();
  const questionsOf = (round_order: number) =>
    rounds[round_order - 1]?.questions.map(({ question_id }) => question_id) ?? [];
  const about = (round_order: number, n: number) => ({
    params,
    body: { question_id: questionsOf(round_order)[n] ?? '' },
  });
  async function ofTeam(name: string) {
    const { teams } = await load();
    return { id: game_id, team: teams.find(({ team_name }) => team_name === name)?.teamid ?? '' };
  }
  const atRound = async (name: string, round: number) => ({
    params: { ...(await ofTeam(name)), round: String(round) },
  });

  return {
    load,
    /** The ids of a round's questions. */
    questionsOf,
    start: (round_order: number) => host.call(hostStartRound, { params, body: { round_order } }),
    ask: (round_order: number, n: number) => host.call(hostAsk, about(round_order, n)),
    /** Starts a round and asks all its questions: from then on answers are accepted. */
    async askRound(round_order: number) {
      await host.call(hostStartRound, { params, body: { round_order } });
      for (const n of questionsOf(round_order).keys()) await host.call(hostAsk, about(round_order, n));
    },
    recall: (round_order: number, n: number) => host.call(hostRecall, about(round_order, n)),
    open: () => host.call(hostOpenSubmissions, { params }),
    close: (keep_round = true) => host.call(hostCloseSubmissions, { params, body: { keep_round } }),
    /** Refused for a moment after the close. */
    reveal: (round_order: number) => host.ask(hostReveal, { params, body: { round_order } }),
    nudge: () => host.ask(hostNudge, { params }),
    askNext: (count: number | null = null) => host.call(hostAskNext, { params, body: { count } }),
    announce: (text: string) => host.call(hostAnnounce, { params, body: { text } }),
    startCountdown: (seconds: number) => host.call(hostStartCountdown, { params, body: { seconds } }),
    extendCountdown: (seconds: number) => host.call(hostExtendCountdown, { params, body: { seconds } }),
    cancelCountdown: () => host.call(hostCancelCountdown, { params }),
    /** Grades an answer, by its key, that nobody has graded. */
    grade: (round_order: number, n: number, answer_key: string, marks: Mark[]) => {
      const question_id = questionsOf(round_order)[n] ?? '';
      return host.call(hostGrade, { params, body: { grades: [{ question_id, answer_key, marks, seen: 0 }] } });
    },
    /** Grades any answers, as the grader saw them; refused when another was faster with one of them. */
    gradeAll: (grades: BodyOf<typeof hostGrade>['grades']) => host.ask(hostGrade, { params, body: { grades } }),
    gradeChanges: async () => (await host.call(hostGradeChanges, { params })).changes,
    publishBoard: (through: number, unveiled: number | null = null) =>
      host.ask(hostPublishBoard, { params, body: { through, unveiled } }),
    adjust: async (name: string, points: number, reason: string, round_order: number) => {
      const { team: teamid } = await ofTeam(name);
      return host.call(hostAdjust, { params, body: { teamid, points, reason, round_order } });
    },
    withdrawAdjustment: (adjustment: string) =>
      host.call(hostWithdrawAdjustment, { params: { ...params, adjustment } }),
    async decideAppeal(name: string, round_order: number, n: number, upheld: boolean, reply: string) {
      const { team } = await ofTeam(name);
      const { appeals = [] } = await load();
      const about = questionsOf(round_order)[n];
      const found = appeals.find(({ teamid, question_id }) => teamid === team && question_id === about);
      const appeal = found?.appeal_id ?? '';
      return host.call(hostDecideAppeal, { params: { ...params, appeal }, body: { upheld, reply } });
    },
    addPaperTeam: (team_name: string) => host.call(hostAddPaperTeam, { params, body: { team_name } }),
    submitPaper: async (name: string, round: number, answers: string[][], doubled = false) =>
      host.call(hostSubmitPaper, { ...(await atRound(name, round)), body: { answers, doubled } }),
    choosePhoto: (image_code: string, screen: ScreenChoice) =>
      host.call(hostChoosePhoto, { params: { ...params, image_code }, body: { screen } }),
    /** Refused while a round is played. */
    openVote: (vote: VoteKind) => host.ask(hostOpenVote, { params: { ...params, vote } }),
    closeVote: (vote: VoteKind) => host.call(hostCloseVote, { params: { ...params, vote } }),
    hideVote: (vote: VoteKind) => host.call(hostHideVote, { params: { ...params, vote } }),
    pause: (paused: boolean) => host.call(hostPause, { params, body: { paused } }),
    endRound: () => host.call(hostEndRound, { params }),
    endGame: () => host.call(hostEndGame, { params }),
    reopenGame: () => host.call(hostReopenGame, { params }),
    finalizeGame: () => host.call(hostFinalizeGame, { params }),
    resetSubmission: async (team: string, round: number) => host.call(hostResetSubmission, await atRound(team, round)),
    acceptLate: async (team: string, round: number) => host.call(hostAcceptLate, await atRound(team, round)),
    kickTeam: async (team: string) => host.call(hostKickTeam, { params: await ofTeam(team) }),
    renameTeam: async (team: string, team_name: string) =>
      host.call(hostRenameTeam, { params: await ofTeam(team), body: { team_name } }),
    /** What each team has submitted, by its name: each round's answers, the first of each question. */
    async submitted(): Promise<Record<string, Record<string, SubmittedAnswers>>> {
      const { teams } = await load();
      const first = ({ doubled, late, answers }: HostTeam['submitted'][number]) => ({
        doubled,
        late,
        answers: answers.map(([text = '']) => text),
      });
      return Object.fromEntries(
        teams.map(({ team_name, submitted }) => [
          team_name,
          Object.fromEntries(Object.entries(submitted).map(([round, each]) => [round, first(each)])),
        ]),
      );
    },
  };
}
