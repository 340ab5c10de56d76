import { demoGame } from '@snug/client/fake';
import { expect, test, vi } from 'vitest';
import { renderGame, spectator } from '../tests/render-game.tsx';
import { renderInGame } from '../tests/render-in-game.tsx';
import { TeamPageLink, type TeamPageLinkProps } from './team-page-link.tsx';

const page = (kt_team_id: string) => `/team/${kt_team_id}`;
const { team } = demoGame();

/** The link alone, as a site gives it to a slot. */
async function shown(view = {}, rest: Partial<TeamPageLinkProps> = {}) {
  const { screen, client, show } = await renderInGame(null, { view });
  await show(<TeamPageLink client={client} gameId="g1" page={page} {...rest} />);
  return screen.getByRole('link', { name: 'Team Page' });
}

test('GAME-16 a registered team’s panel leads to its page by a link that opens in a new tab, too', async () => {
  const onGo = vi.fn();
  const link = await shown({}, { onGo });
  await expect.element(link).toHaveAttribute('href', '/team/10042');
  await link.click();
  expect(onGo.mock.calls).toEqual([['/team/10042']]);
  // The browser opens it in a new tab, which this one does not notice.
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  let isLeftToBrowser: boolean | undefined;
  window.addEventListener(
    'click',
    (click) => {
      isLeftToBrowser = !click.defaultPrevented;
      click.preventDefault();
    },
    { once: true },
  );
  link.element().dispatchEvent(event);
  expect([isLeftToBrowser, onGo.mock.calls.length]).toEqual([true, 1]);
});

test.each([
  ['a guest team has no page', { team: team && { ...team, kt_team_id: '' } }],
  ['a spectator has no team', spectator],
])('GAME-16 %s: there is no link', async (_, view) => {
  const link = await shown(view);
  expect(link.query()).toBeNull();
});

test('GAME-16 the site’s link stands in the panel, beside the team’s number', async () => {
  const { screen } = await renderGame([], { props: { slots: { team: <a href="/team/10042">Team Page</a> } } });
  await screen.getByRole('button', { name: /^My Team/ }).click();
  const panel = screen.getByRole('dialog', { name: 'The Night Owls' });
  await expect.element(panel.getByText('#10042')).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Team Page' })).toHaveAttribute('href', '/team/10042');
});
