import {
  type HostTeam,
  hostAcceptLate,
  hostAsk,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostFinalizeGame,
  hostKickTeam,
  hostNewGame,
  hostNudge,
  hostOpenSubmissions,
  hostRecall,
  hostRenameTeam,
  hostReopenGame,
  hostResetSubmission,
  hostReveal,
  hostStartRound,
  type PackInput,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import type { HttpPlayer } from './player.ts';

/** Makes a game of a pack. */
export async function newGame(host: HttpPlayer, pack: PackInput, title = pack.title) {
  const { game_id, code } = await host.call(hostNewGame, { body: { title, pack: Pack.parse(pack) } });
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
export async function hostGame(host: HttpPlayer, pack: PackInput) {
  const { game_id, code } = await newGame(host, pack);
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
