import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { WordsProvider } from '@snug/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { spanish } from './spanish.ts';
import { TeamRail } from './team-rail.tsx';

const long = 'The Extraordinarily Long Team Name That Somebody Thought Would Be Funny To Type Into A Small Phone 🦉';

function rail(names: readonly string[], partial = {}) {
  const teams = names.map((name) => demoTeam(name, name, partial));
  return (
    <div className={themeClass} style={{ inlineSize: '320px' }}>
      <TeamRail game={demoHostGame({ teams })} busy={false} onRun={() => {}} />
    </div>
  );
}

const nameOf = (text: string) => page.getByTitle(text).element();

test('a long name takes two lines, and is in its title in full', async () => {
  await render(rail(['Owls', long]));
  const lines = nameOf(long).getBoundingClientRect().height / nameOf('Owls').getBoundingClientRect().height;
  expect(Math.round(lines)).toBe(2);
  expect(nameOf(long).textContent).toBe(long);
});

test('names of every script begin at the start of the row', async () => {
  await render(rail(['Owls', 'الفريق', 'صقور الليل']));
  const starts = ['Owls', 'الفريق', 'صقور الليل'].map((name) => {
    const range = document.createRange();
    range.selectNodeContents(nameOf(name));
    return Math.round(range.getBoundingClientRect().left);
  });
  expect(new Set(starts).size).toBe(1);
});

test('who has not logged in is called a guest in the language of the page', async () => {
  await render(
    <WordsProvider words={spanish}>{rail(['Owls'], { captain_name: 'Guest', player_count: 1 })}</WordsProvider>,
  );
  await expect.element(page.getByText('Invitado · 1 teléfono')).toBeVisible();
});

test('the states of all teams end at one edge, however long each is', async () => {
  const game = demoHostGame();
  const asked = (game.rounds[0]?.questions ?? []).map(({ question_id }) => question_id);
  const teams = [
    demoTeam('some', 'Elk & Co', { answered: asked.length }),
    demoTeam('more', 'Owls and Other Birds of Prey', { answered: asked.length }),
    demoTeam('none', 'Foxes'),
  ];
  const state = { ...game.state, game_started: true, round_index: 0, round_open: true, submissions_open: true, asked };
  await render(
    <div className={themeClass} style={{ inlineSize: '280px' }}>
      <TeamRail game={demoHostGame({ teams, state })} busy={false} onRun={() => {}} />
    </div>,
  );
  const states = page.getByText(/ answered$|^waiting$/).elements();
  expect(states).toHaveLength(teams.length);
  expect(new Set(states.map((each) => Math.round(each.getBoundingClientRect().right))).size).toBe(1);
});

test('what everybody has left stays in the list, and the others are all that are awaited', async () => {
  const inRound = demoHostGame();
  const teams = [
    demoTeam('owls', 'Owls', { submitted: { 1: submissionOf([]) } }),
    demoTeam('crabs', 'Crabs', { player_count: 0, everybody_left: true }),
  ];
  const state = { ...inRound.state, game_started: true, round_index: 0, round_open: true };
  await render(<TeamRail game={{ ...inRound, state, teams }} busy={false} onRun={() => {}} />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('1 of 1 in');
  await expect.element(page.getByText('everybody left')).toBeVisible();
});
