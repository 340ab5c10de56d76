import { ask, begin, type FakeAnswers, handIn, refuses } from '@snug/client/fake';
import type { Message, Vote, Votes } from '@snug/contract';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGame, spectator } from '../tests/render-game.tsx';
import { VoteCards } from './fetched.ts';

beforeAll(() => VoteCards.fetch());

const between: Message[] = [begin(), ask({}), ...handIn({ answers: [['amsterdam']] }), { type: 'ROUND_END' }];
const told = (version: number): Message => ({ type: 'PHOTOS', version });
const candidates = [
  { id: 'bears', team_name: 'Quizzly Bears', own: true },
  { id: 'owls', team_name: 'The Owls' },
  { id: 'foxes', team_name: 'The Foxes' },
];
const vote = (partial: Partial<Vote> = {}): Vote => ({ vote: 'name', open: true, candidates, ...partial });

/** Between the rounds, with a server whose votes the test sets. */
async function open(first: Vote[], answers: FakeAnswers = {}) {
  let now: Votes = { version: 1, votes: first };
  const { game, client } = await renderGame([...between, told(1)], {
    answers: {
      getVotes: () => now,
      castVote: ({ body }) => {
        now = { ...now, votes: now.votes.map((each) => ({ ...each, mine: body.choice })) };
        return now;
      },
      ...answers,
    },
  });
  const become = (...votes: Vote[]) => {
    now = { version: now.version + 1, votes };
    game.receive(told(now.version));
  };
  return { game, client, become };
}

const card = () => page.getByRole('region', { name: 'Best team name' });
const button = (name: string) => page.getByRole('button', { name });
const radio = (name: string) => page.getByRole('radio', { name });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeInTheDocument();

test('a vote is a quiet card, whose ballot opens by a press; the own team is not on it', async () => {
  const { client } = await open([vote()]);
  await expect.element(card()).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
  await button('Vote').click();
  await expect.element(radio('The Owls')).toBeVisible();
  expect(radio('Quizzly Bears').query()).toBeNull();
  await expect.element(page.getByText('Your own team is not on the list.')).toBeVisible();
  await expect.element(button('Cast my vote')).toBeDisabled();
  await radio('The Owls').click();
  await button('Cast my vote').click();
  await said('You have voted for The Owls. You can change it while the vote is open.');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(client.sent('castVote').map(({ body }) => body)).toEqual([{ choice: 'owls' }]);
});

test('a vote is changed while it is open, and its result is told when it is closed', async () => {
  const { become, client } = await open([vote({ mine: 'owls' })]);
  await button('Vote for another').click();
  await expect.element(radio('The Owls')).toBeChecked();
  await radio('The Foxes').click();
  await button('Cast my vote').click();
  await said('You have voted for The Foxes. You can change it while the vote is open.');
  expect(client.sent('castVote')).toHaveLength(1);
  become(vote({ mine: 'foxes', open: false, winners: candidates.slice(1), top: 2 }));
  await said('The vote is closed. Best team name: A tie: The Owls, The Foxes, with 2 votes each.');
  await expect.element(card().getByText('A tie: The Owls, The Foxes, with 2 votes each.')).toBeVisible();
  expect(button('Vote for another').query()).toBeNull();
});

test('a refusal is said on the ballot, and one that was closed meanwhile says so', async () => {
  const { become } = await open([vote()], { castVote: refuses(409, 'This can be voted for no longer.') });
  await button('Vote').click();
  await radio('The Foxes').click();
  await button('Cast my vote').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This can be voted for no longer.');
  become(vote({ open: false, winners: [], top: 0 }));
  await expect.element(page.getByRole('dialog').getByText('This vote is closed.')).toBeVisible();
});

test('a vote that opens is said aloud; before that nothing is asked', async () => {
  const { client, game } = await renderGame(between, {
    view: spectator,
    answers: { getVotes: { version: 1, votes: [vote()] } },
  });
  expect(client.sent('getVotes')).toEqual([]);
  game.receive(told(1));
  await expect.element(card()).toBeVisible();
});
