import { Refused } from '@snug/client';
import { demoGame, type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { GameStub } from '@snug/contract';
import { GameList } from '@snug/join-box/games';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Router } from 'wouter';
import { App } from '../../sites/venue/app.tsx';
import { unbranded } from '../../sites/venue/start/read-white-label.ts';
import { pictures } from '../pictures/pictures.ts';

const { gameid, code, title, venue } = demoGame();
const never = () => new Promise<never>(() => {});

function stub(partial: Partial<GameStub> = {}): GameStub {
  return {
    gameid,
    code,
    kind: 'Pub Quiz',
    title,
    venue,
    // 7:30 pm in every time zone.
    date: new Date(2030, 0, 15, 19, 30).toISOString(),
    status: 'live',
    spectator: false,
    invite: false,
    declined: false,
    team: { team_name: 'The Night Owls', team_image: '' },
    team_code: '',
    ...partial,
  };
}

const playing = stub({ team: { team_name: 'The Night Owls', team_image: pictures.mug } });
const watching = stub({ gameid: 'g2', title: 'Bingo Night', kind: 'Music Bingo', spectator: true, team: null });
const invited = stub({
  gameid: 'g3',
  title: 'Survey Says',
  kind: 'Survey Slam',
  invite: true,
  team: { team_name: 'Quizzly Bears', team_image: '' },
  team_code: 'bears',
});
const ended = stub({ gameid: 'g4', title: 'Last Week', status: 'ended', team: null });

/** A client whose player has these games. */
const clientWith = (games: FakeAnswers['listGames'], answers: FakeAnswers = {}) =>
  fakeClient({ answers: { listGames: games, ...answers } });
const refuses = (detail: string) => () => {
  throw new Refused(409, detail);
};
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

async function press(canvas: HTMLElement, name: RegExp) {
  const [button] = await within(canvas).findAllByRole('button', { name });
  await userEvent.click(button as HTMLElement);
}

/** The site's header on a page outside the game. */
function onSite(client: ReturnType<typeof clientWith>, name: string) {
  return {
    parameters: { bare: true },
    render: () => (
      <Router hook={() => ['/', () => {}]} searchHook={() => ''}>
        <App client={client} venue={{ ...unbranded, name }} />
      </Router>
    ),
  };
}

const meta = {
  title: 'Widgets/Game list',
  component: GameList,
  args: { client: clientWith([playing, watching, invited, ended]), open: true, onGo: fn(), onClose: fn() },
} satisfies Meta<typeof GameList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A game for each state: playing, watching, invited, ended. */
export const Games: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Team: Quizzly Bears')).toBeVisible();
  },
};

/** The player watches a game and is invited to play in it. */
export const WatchingAndInvited: Story = {
  args: { client: clientWith([{ ...invited, spectator: true, title: 'W'.repeat(60) }]) },
};

export const Loading: Story = { args: { client: clientWith(never) } };

export const Nothing: Story = { args: { client: clientWith([]) } };

export const Failed: Story = {
  args: { client: clientWith(offline) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

export const Opening: Story = {
  args: { client: clientWith([playing, watching], { joinGame: never }) },
  play: async ({ canvasElement }) => press(canvasElement, /^Go To Game/),
};

export const CannotOpen: Story = {
  args: { client: clientWith([playing, watching], { joinGame: refuses('This game is full.') }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Go To Game/);
    await within(canvasElement).findByRole('alert');
  },
};

export const CannotAccept: Story = {
  args: { client: clientWith([invited], { joinGame: offline }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Accept/);
    await within(canvasElement).findByRole('alert');
  },
};

/** The site's header with the way back into the game. */
export const BackToGame: Story = {
  ...onSite(clientWith([playing]), 'The Crown'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Back to Game' });
  },
};

export const BackToGameFails: Story = {
  ...onSite(
    clientWith([playing], { joinGame: refuses('This game is full.') }),
    'The Crown and the Remarkably Long Sceptre',
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Back to Game/);
    await within(canvasElement).findByRole('alert');
  },
};
