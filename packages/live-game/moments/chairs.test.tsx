import { begin, demoGame } from '@snug/client/fake';
import type { GameTeam, Message } from '@snug/contract';
import { beforeAll, expect, test } from 'vitest';
import { renderGame, spectator } from '../tests/render-game.tsx';
import { phone, renderOnPhone } from '../tests/render-on-phone.tsx';
import { Chairs } from './fetched.ts';

beforeAll(() => Chairs.fetch());

const team = (team_name: string, partial: Partial<GameTeam> = {}): GameTeam => {
  return { teamid: `t-${team_name}`, kt_team_id: '', team_code: team_name, team_name, team_image: '', ...partial };
};
const sits = (team_name: string, partial: Partial<GameTeam> = {}): Message => {
  return { type: 'NEW_TEAM', team: team(team_name, partial) };
};
const slots = { between: <section aria-label="Survey">Best crisps?</section> };

/** The names on the chairs, from the first. */
function names(): (string | null)[] {
  return [...document.querySelectorAll('main [role="list"] bdi')].map(({ textContent }) => textContent);
}

test('a team that sits down pulls up a chair below one’s own, which is marked; nothing is said and nothing moves', async () => {
  const { screen, game, receive } = await renderOnPhone({ messages: [], size: phone, slots });
  await expect.element(screen.getByRole('heading', { name: '2 teams have sat down' })).toBeVisible();
  expect(names()).toEqual(['The Night Owls', 'Quizzly Bears']);
  expect(screen.getByText('You', { exact: true }).element().closest('li')?.textContent).toBe('The Night OwlsYou');
  const survey = () => screen.getByRole('region', { name: 'Survey' }).element().getBoundingClientRect().top;
  const [said, top] = [game.get().said, survey()];
  const some = ['Agatha Quiztie', 'Les Quizerables', 'Late Larks', 'Barn Owls', 'x'.repeat(125)];
  for (const name of some) {
    receive(sits(name));
    await expect.poll(() => names()[1]).toBe(name);
    expect(survey()).toBe(top);
  }
  await expect.element(screen.getByRole('heading', { name: '7 teams have sat down' })).toBeVisible();
  expect(names()).toEqual(['The Night Owls', 'x'.repeat(125), 'Barn Owls', 'Late Larks', 'Les Quizerables']);
  await expect.element(screen.getByText('and 2 more')).toBeVisible();
  expect(game.get().said).toBe(said);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('the room for the chairs is there before them', async () => {
  const { screen } = await renderOnPhone({ messages: [], size: phone, slots });
  const survey = screen.getByRole('region', { name: 'Survey' });
  await expect.element(screen.getByRole('heading', { name: '2 teams have sat down' })).toBeVisible();
  const top = survey.element().getBoundingClientRect().top;
  const chairs = document.querySelector('main [role="list"]')?.parentElement;
  if (chairs) chairs.style.display = 'none';
  expect(Math.abs(survey.element().getBoundingClientRect().top - top)).toBeLessThan(1);
});

test('only who comes while somebody looks is pulled up, and not for those who asked for no motion', async () => {
  const { screen, receive } = await renderOnPhone({ messages: [], size: phone });
  await expect.element(screen.getByText('Quizzly Bears')).toBeVisible();
  const motion = (name: string) => getComputedStyle(screen.getByText(name).element().closest('li') as Element);
  expect(motion('Quizzly Bears').animationName).toBe('none');
  receive(sits('Late Larks'));
  await expect.element(screen.getByText('Late Larks')).toBeVisible();
  expect(motion('Late Larks').animationName).not.toBe('none');
  // The browser of the tests asks for none.
  expect(motion('Late Larks').animationDuration).toBe('0s');
});

test('a rude name is read as the room reads it, but for one’s own, until the team has another', async () => {
  const { game } = await renderGame([sits('The Bloody Wits', { teamid: 't-wits', shown_name: 'The Wits' })]);
  await expect.poll(names).toEqual(['The Night Owls', 'The Wits', 'Quizzly Bears']);
  game.receive({ type: 'NEW_TEAM_NAME', teamid: 't-wits', team_name: 'Half Wits' });
  await expect.poll(() => names()[1]).toBe('Half Wits');
  game.receive({ type: 'NEW_TEAM_NAME', teamid: 't-owls', team_name: 'The Bloody Owls', shown_name: 'The Owls' });
  await expect.poll(() => names()[0]).toBe('The Bloody Owls');
  game.receive({ type: 'NEW_TEAM_NAME', teamid: 't-wits', team_name: 'Bloody Wits', shown_name: 'Wits' });
  await expect.poll(() => names()[1]).toBe('Wits');
});

test('who leaves takes the chair along, and the first round all of them', async () => {
  const { game, screen } = await renderGame([]);
  await expect.poll(names).toHaveLength(2);
  game.receive({ type: 'KICK_TEAM', teamid: 't-quizzly', team_name: 'Quizzly Bears' });
  await expect.element(screen.getByRole('heading', { name: '1 team has sat down' })).toBeVisible();
  game.receive(begin());
  await expect.poll(names).toEqual([]);
});

test('somebody who watches sees empty chairs, until a team comes', async () => {
  const { game, screen } = await renderGame([], { view: { ...spectator, game_teams: [] } });
  await expect.element(screen.getByRole('heading', { name: 'No team is here yet' })).toBeVisible();
  expect(screen.getByRole('list').first().getByRole('listitem').elements()).toHaveLength(0);
  game.receive(sits('Late Larks'));
  await expect.element(screen.getByRole('heading', { name: '1 team has sat down' })).toBeVisible();
});

test('a game that is not on has no chairs, and no room for them', async () => {
  const { screen } = await renderOnPhone({
    messages: [],
    size: phone,
    slots,
    view: { ...demoGame(), status: 'scheduled' },
  });
  const said = screen.getByText('This game is scheduled.');
  await expect.element(said).toBeVisible();
  expect(names()).toEqual([]);
  const survey = screen.getByRole('region', { name: 'Survey' }).element().getBoundingClientRect();
  const head = said.element().closest('section')?.getBoundingClientRect();
  expect(survey.top - (head?.bottom ?? 0)).toBeLessThan(100);
});
