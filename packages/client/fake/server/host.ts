import type { Message } from '@snug/contract';
import { acceptLate, resetSubmission } from './answers.ts';
import { nudge, reveal } from './extra.ts';
import { endGame, finalizeGame, reopenGame } from './game.ts';
import { act, type FakeHouse } from './house.ts';
import { openRound, rounds } from './rounds.ts';
import type { FakeTeam } from './state.ts';
import { kickTeam, renameTeam, teamNamed } from './teams.ts';
import { toAll, toTeam } from './told.ts';
import { fakeErrors } from './words.ts';

/** The quizmaster, by hand. Rounds are numbered from 1 and questions from 0, as on the wire; teams go by their names. */
export interface FakeHost {
  /** Begins a round; left out, the one after the last. One that began before begins again with all it had. */
  startRound(round_order?: number): void;
  /** Asks a question of the open round; left out, the next one. The first opens submissions. */
  ask(question_index?: number): void;
  /** Takes a question back; left out, the one asked last. */
  recall(question_index?: number): void;
  openSubmissions(): void;
  /** The round leaves the screens unless it is kept there. */
  closeSubmissions(how?: { readonly keepRound?: boolean }): void;
  endRound(): void;
  endGame(): void;
  /** Takes the end back. */
  reopenGame(): void;
  /** Nothing is accepted any more, not even late. */
  finalizeGame(): void;
  /** Withdraws a team's submission; of the current round when left out. */
  resetSubmission(team: string, round_order?: number): void;
  /** Lets count what a team handed in late; of the current round when left out. */
  acceptLate(team: string, round_order?: number): void;
  kickTeam(team: string): void;
  renameTeam(team: string, name: string): void;
  /** Tells the answers of a round that takes none any more; left out, of the current one. */
  reveal(round_order?: number): void;
  /** Tells everybody quietly how many teams have not submitted the round, and answers that. */
  nudge(): number;
  /** Everybody loads the game anew. */
  reload(): void;
  /** Says any message of the contract, to everybody or to one team, and changes nothing by itself. */
  tell(message: Message, team?: string): void;
}

export function createHost(house: FakeHouse): FakeHost {
  const current = (): number => house.state.game.round_index + 1;

  function named(name: string): FakeTeam {
    const team = teamNamed(house.state, name);
    if (!team) throw new Error(fakeErrors.noTeam(name));
    return team;
  }

  /** The question at a place of the open round. */
  function questionAt(place: number): string {
    const question = openRound(house.state).questions[place];
    if (!question) throw new Error(fakeErrors.noQuestion(place));
    return question.question_id;
  }

  const host: FakeHost = {
    startRound(round_order = current() + 1) {
      if (!house.state.rounds[round_order - 1]) throw new Error(fakeErrors.noRoundLeft);
      rounds.start(house, round_order);
    },

    ask(question_index) {
      if (question_index !== undefined) return rounds.ask(house, questionAt(question_index));
      const { questions, asked } = openRound(house.state);
      const next = questions.find(({ question_id }) => !asked.includes(question_id));
      if (!next) throw new Error(fakeErrors.noQuestion(undefined));
      rounds.ask(house, next.question_id);
    },

    recall(question_index) {
      const last = openRound(house.state).asked.at(-1);
      const question_id = question_index === undefined ? last : questionAt(question_index);
      if (question_id === undefined) throw new Error(fakeErrors.noneAsked);
      rounds.recall(house, question_id);
    },

    openSubmissions: () => rounds.openSubmissions(house),
    closeSubmissions: ({ keepRound = false } = {}) => rounds.closeSubmissions(house, keepRound),
    endRound: () => rounds.end(house),
    endGame: () => endGame(house),
    reopenGame: () => reopenGame(house),
    finalizeGame: () => finalizeGame(house),
    resetSubmission: (team, round_order = current()) => resetSubmission(house, named(team).teamid, round_order),
    acceptLate: (team, round_order = current()) => acceptLate(house, named(team).teamid, round_order),
    kickTeam: (team) => kickTeam(house, named(team).teamid),
    renameTeam: (team, name) => renameTeam(house, named(team).teamid, name),
    reveal: (round_order = current()) => reveal(house, round_order),
    nudge: () => nudge(house),
    reload: () => host.tell({ type: 'RELOAD_GAME' }),

    tell: (message, team) =>
      act(house, (told) => {
        if (team === undefined) toAll(told, message);
        else toTeam(told, named(team).teamid, message);
      }),
  };
  return host;
}
