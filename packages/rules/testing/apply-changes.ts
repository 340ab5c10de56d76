import type { Change, NewSuggestion, Rating, ShortLink, WriteOf } from '../decision.ts';
import { after } from '../rounds.ts';
import type { GameState } from '../state/game-state.ts';
import type { GameTeam, Invite, Player } from '../state/people.ts';
import type { Answer, Submission } from '../state/team-round.ts';

/** A whole game, as the database holds it. */
export interface GameInMemory extends GameState {
  readonly teams: readonly GameTeam[];
  readonly players: readonly Player[];
  readonly invites: readonly Invite[];
  readonly answers: readonly Answer[];
  readonly answerWrites: readonly WriteOf<'question_id'>[];
  readonly suggestions: readonly NewSuggestion[];
  readonly doubles: readonly { readonly teamid: string; readonly round_id: string; readonly doubled: boolean }[];
  readonly doubleWrites: readonly WriteOf<'round_id'>[];
  readonly submissions: readonly Submission[];
  readonly shortLinks: readonly ShortLink[];
  readonly ratings: readonly Rating[];
}

export function inMemory(state: GameState): GameInMemory {
  return {
    ...state,
    teams: [],
    players: [],
    invites: [],
    answers: [],
    answerWrites: [],
    suggestions: [],
    doubles: [],
    doubleWrites: [],
    submissions: [],
    shortLinks: [],
    ratings: [],
  };
}

/** The game with the changes made, in their order. */
export function applyChanges(game: GameInMemory, changes: readonly Change[]): GameInMemory {
  return changes.reduce(applyOne, game);
}

function applyOne(all: GameInMemory, change: Change): GameInMemory {
  switch (change.kind) {
    case 'game':
    case 'round':
    case 'question':
      return { ...all, ...after(all, [change]) };
    case 'withdraw': {
      const { round_id, teamid, at } = change;
      const isMeant = (each: Submission) =>
        each.round_id === round_id && each.withdrawn_at === null && (teamid ?? each.teamid) === each.teamid;
      return { ...all, submissions: changed(all.submissions, isMeant, { withdrawn_at: at }) };
    }
    case 'accept': {
      const isMeant = (each: Submission) => each.submission_id === change.submission_id;
      return { ...all, submissions: changed(all.submissions, isMeant, { late: false }) };
    }
    case 'answer':
      return { ...all, answers: put(all.answers, change.row, ['teamid', 'question_id', 'late']) };
    case 'answer-write':
      return { ...all, answerWrites: put(all.answerWrites, change.row, ['teamid', 'question_id', 'client_hash']) };
    case 'suggestion':
      return { ...all, suggestions: put(all.suggestions, change.row, ['teamid', 'question_id', 'player_id']) };
    case 'double':
      return { ...all, doubles: put(all.doubles, change.row, ['teamid', 'round_id']) };
    case 'double-write': {
      const { row } = change;
      const isSame = ({ teamid, round_id, client_hash }: WriteOf<'round_id'>) =>
        teamid === row.teamid && round_id === row.round_id && client_hash === row.client_hash;
      const seq = Math.max(row.seq, all.doubleWrites.find(isSame)?.seq ?? row.seq);
      return { ...all, doubleWrites: put(all.doubleWrites, { ...row, seq }, ['teamid', 'round_id', 'client_hash']) };
    }
    case 'submission':
      return { ...all, submissions: [...all.submissions, change.row] };
    case 'new-team':
      return { ...all, teams: [...all.teams, change.row] };
    case 'team':
      return { ...all, teams: changed(all.teams, ({ teamid }) => teamid === change.teamid, change.set) };
    case 'new-player':
      return { ...all, players: [...all.players, change.row] };
    case 'player':
      return { ...all, players: changed(all.players, ({ player_id }) => player_id === change.player_id, change.set) };
    case 'new-invite':
      return { ...all, invites: [...all.invites, change.row] };
    case 'invite':
      return { ...all, invites: changed(all.invites, ({ invite_id }) => invite_id === change.invite_id, change.set) };
    case 'short-link':
      return { ...all, shortLinks: [...all.shortLinks, change.row] };
    case 'feedback':
      return { ...all, ratings: [...all.ratings, change.row] };
  }
}

function changed<T>(rows: readonly T[], isMeant: (row: T) => boolean, set: Partial<T>): readonly T[] {
  return rows.map((row) => (isMeant(row) ? { ...row, ...set } : row));
}

/** The row in place of the one with the same key, or as a new one. */
function put<T>(rows: readonly T[], row: T, key: readonly (keyof T)[]): readonly T[] {
  return [...rows.filter((each) => key.some((name) => each[name] !== row[name])), row];
}
