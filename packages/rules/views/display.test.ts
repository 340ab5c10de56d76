import { aGameState, aQuestion, aRound, asking, aTeam, now, openIn, ungraded } from '@snug/testing/rules';
import { expect, test } from 'vitest';
import type { Game, GameState, Round } from '../state/game-state.ts';
import type { StoredVote } from '../state/photos.ts';
import { type DisplayedGame, displayView } from './display.ts';
import { displayPhase } from './display-phase.ts';

/** A game of three rounds in which the first is the latest. */
function at(game: Partial<Game>, first: Partial<Round> = {}): GameState {
  return aGameState(
    { round_index: 0, ...game },
    {
      rounds: [aRound(1, { started_at: 10, ...first }), aRound(2), aRound(3)],
      questions: [aQuestion(1, 0), aQuestion(1, 1)],
    },
  );
}

const open = openIn(1);
const shown = { round_open: true, round_shown: true };

test.each<[string, GameState, string]>([
  ['before the first round', at({ round_index: -1 }), 'welcome'],
  ['a round without a question', at(open), 'round'],
  ['a question is asked', asking(at(open), 'q1.0'), 'question'],
  ['a question is asked before submissions open', asking(at(shown), 'q1.0'), 'question'],
  ['the round has closed', asking(at(shown, { closed_at: 20 }), 'q1.0'), 'closed'],
  ['a break while it is played', asking(at({ ...open, paused_at: 15 }), 'q1.0'), 'break'],
  ['the answers are told', at({}, { closed_at: 20, revealed_at: 30 }), 'answers'],
  ['a board after that', at({ board_through: 1, board_at: 40 }, { closed_at: 20, revealed_at: 30 }), 'board'],
  ['the answers after a board', at({ board_through: 1, board_at: 25 }, { closed_at: 20, revealed_at: 30 }), 'answers'],
  [
    'a board of an earlier night hour, and a new question',
    asking(at({ ...open, board_through: 1, board_at: 5 }), 'q1.0'),
    'question',
  ],
  ['a break after the board', at({ board_through: 1, board_at: 40, paused_at: 50 }, { closed_at: 20 }), 'break'],
  [
    'a board that is unveiled in a break',
    at({ board_through: 1, board_at: 40, unveiled: 1, paused_at: 50 }, { closed_at: 20 }),
    'board',
  ],
  ['the board of all rounds', at({ round_index: 2, board_through: 3, board_at: 40 }, { closed_at: 20 }), 'winners'],
  ['the end without a board', at({ status: 'ended', ended_at: 60 }, { closed_at: 20, revealed_at: 30 }), 'ended'],
  ['the answers after the end', at({ status: 'ended', ended_at: 60 }, { closed_at: 20, revealed_at: 70 }), 'answers'],
  [
    'the end with a board through what was played',
    at({ status: 'ended', ended_at: 60, board_through: 1 }, { closed_at: 20 }),
    'winners',
  ],
  [
    'the end after a board between two rounds',
    at({ status: 'ended', ended_at: 60, round_index: 1, board_through: 1, board_at: 40 }, { closed_at: 20 }),
    'ended',
  ],
  [
    'such a board that is published after the end',
    at({ status: 'ended', ended_at: 60, round_index: 1, board_through: 1, board_at: 70 }, { closed_at: 20 }),
    'board',
  ],
  [
    'such a board that is still unveiled at the end',
    at(
      { status: 'ended', ended_at: 60, round_index: 1, board_through: 1, board_at: 40, unveiled: 1 },
      { closed_at: 20 },
    ),
    'board',
  ],
  ['called off', at({ status: 'cancelled' }), 'cancelled'],
])('%s', (_, state, phase) => {
  expect(displayPhase({ ...state, votes: [] })).toBe(phase);
});

const aVote = (partial: Partial<StoredVote> = {}): StoredVote => ({
  ...{ game_id: 'game', vote: 'photo', opened_at: 50, closed_at: null, hidden_at: null, choices: [], counts: [] },
  ...partial,
});
const closedAt = (closed_at: number) => aVote({ closed_at });

test.each<[string, GameState, StoredVote[], string]>([
  ['a vote that is open', at({}, { closed_at: 20 }), [aVote()], 'vote'],
  ['a vote that is open in a break', at({ paused_at: 55 }, { closed_at: 20 }), [aVote()], 'vote'],
  ['a round that is played meanwhile', asking(at(open), 'q1.0'), [aVote()], 'question'],
  ['a break of a round that is played', asking(at({ ...open, paused_at: 55 }), 'q1.0'), [aVote()], 'break'],
  ['its winner', at({}, { closed_at: 20 }), [closedAt(60)], 'vote'],
  ['its winner, in the break in which it was closed', at({ paused_at: 55 }, { closed_at: 20 }), [closedAt(60)], 'vote'],
  ['the next break', at({ paused_at: 70 }, { closed_at: 20 }), [closedAt(60)], 'break'],
  [
    'its winner, taken off',
    at({ paused_at: 55 }, { closed_at: 20 }),
    [aVote({ closed_at: 60, hidden_at: 61 })],
    'break',
  ],
  ['answers that are told after it', at({}, { closed_at: 20, revealed_at: 70 }), [closedAt(60)], 'answers'],
  ['a board after it', at({ board_through: 1, board_at: 80 }, { closed_at: 20 }), [closedAt(60)], 'board'],
  [
    'a board that is unveiled meanwhile',
    at({ board_through: 1, board_at: 40, unveiled: 1 }, { closed_at: 20 }),
    [aVote()],
    'board',
  ],
  ['a vote at the end', at({ status: 'ended', ended_at: 40 }, { closed_at: 20 }), [aVote()], 'vote'],
  ['its winner at the end', at({ status: 'ended', ended_at: 40 }, { closed_at: 20 }), [closedAt(60)], 'vote'],
  ['a winner from before the end', at({ status: 'ended', ended_at: 70 }, { closed_at: 20 }), [closedAt(60)], 'ended'],
  [
    'the winners of the night after it',
    at({ status: 'ended', ended_at: 40, board_through: 1, board_at: 90 }, { closed_at: 20 }),
    [closedAt(60)],
    'winners',
  ],
  ['one that is open before one that is closed', at({}, { closed_at: 20 }), [aVote(), closedAt(60)], 'vote'],
])('votes: %s', (_, state, votes, phase) => {
  expect(displayPhase({ ...state, votes })).toBe(phase);
});

const withoutPhotos = { shots: [], votes: [], ballots: [], electorate: 0 };
const seen = (state: GameState, more: Partial<DisplayedGame> = {}) =>
  displayView({
    ...ungraded,
    ...withoutPhotos,
    ...state,
    teams: [aTeam({ team_name: 'The Foxes', team_code: 'SECRET-CODE' })],
    venue: 'The Crown',
    ads: [{ ad_id: 'a', link: '', image: '', text: 'Ale' }],
    join_url: 'https://quiz.example/join?code=123456',
    last_msg_id: 3,
    epoch: 'e',
    now,
    ...more,
  });

test('the room sees the question that was asked last with its number, and neither its answer nor what is not asked', () => {
  const view = seen(asking(at(open), 'q1.1', 'q1.0'));
  expect(view.question).toMatchObject({ question_id: 'q1.0', number: 2 });
  expect(view.handed_in).toEqual({ teams: 0, of: 1 });
  expect(JSON.stringify(view)).not.toMatch(/key|SECRET-CODE/);
  const recalled = seen(asking(at(open), 'q1.1'));
  expect(JSON.stringify(recalled)).not.toContain('q1.0');
});

test('sponsors are shown in a break, and never at a private event', () => {
  expect(seen(at({ ...open, paused_at: 1 })).ads).toHaveLength(1);
  expect(seen(at(open)).ads).toEqual([]);
  expect(seen(at({ ...open, paused_at: 1, private_event: true })).ads).toEqual([]);
});

test('closed doors are told while there is something to get into', () => {
  expect(seen(at({ doors_closed_at: 1 }))).toMatchObject({ doors_closed: true });
  expect(seen(at({ doors_closed_at: 1, status: 'ended', ended_at: 40 }))).not.toHaveProperty('doors_closed');
  expect(seen(at({}))).not.toHaveProperty('doors_closed');
});

test('that the game is over is told with whatever is still shown of it, from its end until it goes on', () => {
  const ended = { status: 'ended', ended_at: 40, board_through: 1, board_at: 50 } as const;
  expect(seen(at({ ...ended, doors_closed_at: 1 }))).toMatchObject({ phase: 'winners', over: true });
  expect(seen(at({ ...ended, status: 'finalized' }))).toMatchObject({ over: true });
  expect(seen(at({ board_through: 1, board_at: 50 }))).not.toHaveProperty('over');
});

test('answers that are told one by one reach the room as they are told', () => {
  const told = (revealed_count: number | null) =>
    seen(asking(at({}, { closed_at: 20, revealed_at: 30, revealed_count }), 'q1.0', 'q1.1')).answers;
  expect([told(1)?.questions.map(({ number }) => number), told(1)?.of]).toEqual([[1], 2]);
  expect([told(null)?.questions.map(({ number }) => number), told(null)?.of]).toEqual([[1, 2], undefined]);
});
