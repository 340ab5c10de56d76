import type { Message, ScreenChoice, VoteKind } from '@snug/contract';
import {
  askedOf,
  type CommandData,
  type CommandName,
  type GameTeam,
  nothingNew,
  openRound,
  type ReplyOf,
} from '@snug/rules';
import { commit, run } from './commands.ts';
import { type FakeGradingHost, gradingHost } from './grading-host.ts';
import { refusing } from './refused.ts';
import type { FakeServerContext } from './server-context.ts';
import { teamNamed } from './teams.ts';
import { fakeErrors } from './words.ts';

/**
 * The quizmaster's commands, called by a story or a test. Rounds are numbered from 1 and questions from 0, as on the wire;
 * teams go by their names. Each throws `Refused` for what the real server refuses.
 */
export interface FakeHost extends FakeGradingHost {
  /** Starts a round. Default: the one after the last. A round that was started before is restarted with its answers. */
  startRound(round_order?: number): void;
  /** Asks a question of the open round. Default: the next one. The first one opens submissions. */
  ask(question_index?: number): void;
  /** Asks the next questions with one message. Default: all that are left of the round. */
  askNext(count?: number | null): void;
  /** Recalls a question. Default: the one asked last. */
  recall(question_index?: number): void;
  openSubmissions(): void;
  /** Closes submissions. Without `keepRound` the round is removed from the players' screens. */
  closeSubmissions(how?: { readonly keepRound?: boolean }): void;
  endRound(): void;
  /** Sets whether what a team has saved is handed in at the close. Default: it is. */
  submitAtClose(on: boolean): void;
  /** Closes the doors, or opens them: while they are closed nobody new comes in by the code. */
  doors(closed: boolean): void;
  endGame(): void;
  /** Reopens the ended game. */
  reopenGame(): void;
  /** From then on nothing is accepted, not even late. */
  finalizeGame(): void;
  /** Withdraws a team's submission. Default: of the current round. */
  resetSubmission(team: string, round_order?: number): void;
  /** Accepts a team's late answers. Default: of the current round. */
  acceptLate(team: string, round_order?: number): void;
  kickTeam(team: string): void;
  /** Takes teams out of the game at once, with whoever is on them. */
  removeTeams(...teams: string[]): void;
  renameTeam(team: string, name: string): void;
  /** Reveals the answers of a closed round. Default: of the current one. */
  reveal(round_order?: number): void;
  /** Sends all players the number of teams that have not submitted the round, and returns it. */
  nudge(): number;
  /** Shows everybody one line of text; '' takes it away. */
  announce(text: string): void;
  /** Starts a countdown to the close. */
  startCountdown(seconds: number): void;
  extendCountdown(seconds: number): void;
  cancelCountdown(): void;
  /** Begins a break, or ends it. */
  pause(paused: boolean): void;
  /** Shows a photo on the big screen, or not, or takes that decision back. */
  choosePhoto(image_code: string, screen: ScreenChoice): void;
  /** Opens a vote, between the rounds or at the end. One that was closed goes on. */
  openVote(vote: VoteKind): void;
  /** Closes a vote and tells its result. */
  closeVote(vote: VoteKind): void;
  /** Takes the result of a vote off the big screen. */
  hideVote(vote: VoteKind): void;
  /** Makes all players load the game again. */
  reload(): void;
  /** Sends any message of the contract, to all players or to one team, without changing the game. */
  tell(message: Message, team?: string): void;
}

/** Runs a command; throws `Refused` for a refusal. */
export type Command = <N extends CommandName>(name: N, data: CommandData<N>) => ReplyOf<N>;

/** Long: its verbs, which share one state. */
export function createHost(context: FakeServerContext): FakeHost {
  const { state } = context;
  const current = (): number => state.game.round_index + 1;
  const command: Command = (name, data) => refusing(() => run(context, name, data));

  function named(name: string): GameTeam {
    const team = teamNamed(state, name);
    if (!team) throw new Error(fakeErrors.noTeam(name));
    return team;
  }

  /** The questions of the open round. */
  function questions() {
    const { round_id } = refusing(() => openRound(state));
    return state.questions.filter((question) => question.round_id === round_id);
  }

  /** The question at an index of the open round. */
  function questionAt(place: number): string {
    const question = questions()[place];
    if (!question) throw new Error(fakeErrors.noQuestion(place));
    return question.question_id;
  }

  const host: FakeHost = {
    ...gradingHost(state, command, named),

    startRound(round_order = current() + 1) {
      if (!state.rounds[round_order - 1]) throw new Error(fakeErrors.noRoundLeft);
      command('startRound', { round_order });
    },

    ask(question_index) {
      const next = questions().find(({ asked_order }) => asked_order === null)?.question_id;
      const question_id = question_index === undefined ? next : questionAt(question_index);
      if (question_id === undefined) throw new Error(fakeErrors.noQuestion(undefined));
      command('ask', { question_id });
    },

    askNext: (count = null) => void command('askNext', { count }),

    recall(question_index) {
      const { round_id } = refusing(() => openRound(state));
      const last = askedOf(questions(), round_id).at(-1)?.question_id;
      const question_id = question_index === undefined ? last : questionAt(question_index);
      if (question_id === undefined) throw new Error(fakeErrors.noneAsked);
      command('recall', { question_id });
    },

    openSubmissions: () => void command('openSubmissions', {}),
    closeSubmissions: ({ keepRound = false } = {}) => void command('closeSubmissions', { keep_round: keepRound }),
    endRound: () => void command('endRound', {}),
    submitAtClose: (submit_at_close) => void command('setSubmitAtClose', { submit_at_close }),
    doors: (closed) => void command('setDoors', { closed }),
    endGame: () => void command('endGame', {}),
    reopenGame: () => void command('reopenGame', {}),
    finalizeGame: () => void command('finalizeGame', {}),
    resetSubmission: (team, round_order = current()) =>
      void command('resetSubmission', { teamid: named(team).teamid, round_order }),
    acceptLate: (team, round_order = current()) =>
      void command('acceptLate', { teamid: named(team).teamid, round_order }),
    kickTeam: (team) => void command('kickTeam', { teamid: named(team).teamid }),
    removeTeams: (...teams) =>
      void command('removeMany', { teamids: teams.map((team) => named(team).teamid), player_codes: [] }),
    renameTeam: (team, team_name) => void command('renameTeamByHost', { teamid: named(team).teamid, team_name }),
    reveal: (round_order = current()) => void command('reveal', { round_order }),
    nudge: () => command('nudge', {}).thinking,
    announce: (text) => void command('announce', { text }),
    startCountdown: (seconds) => void command('startCountdown', { seconds }),
    extendCountdown: (seconds) => void command('extendCountdown', { seconds }),
    cancelCountdown: () => void command('cancelCountdown', {}),
    pause: (paused) => void command('pause', { paused }),
    choosePhoto: (image_code, screen) => void command('choosePhoto', { image_code, screen }),
    openVote: (vote) => void command('openVote', { vote }),
    closeVote: (vote) => void command('closeVote', { vote }),
    hideVote: (vote) => void command('hideVote', { vote }),
    reload: () => host.tell({ type: 'RELOAD_GAME' }),

    tell(message, team) {
      const to = team === undefined ? 'players' : { teamid: named(team).teamid };
      commit(context, { ...nothingNew(undefined), messages: [{ to, message }] });
    },
  };
  return host;
}
