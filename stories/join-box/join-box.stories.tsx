import { Refused } from '@snug/client';
import { demoGame, type FakeAnswers, fakeClient } from '@snug/client/fake';
import { JoinBox } from '@snug/join-box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const { gameid, code, kind, title, venue, date, status } = demoGame();
const game = { gameid, code, kind, title, venue, date, status };
const never = () => new Promise<never>(() => {});
const refuse = (status_code: number, detail: string) => () => {
  throw new Refused(status_code, detail);
};

/** A client with these replies. */
const clientWith = (answers: FakeAnswers = {}) => fakeClient({ answers });
/** A client with these replies for a logged-in player. */
const loggedIn = (answers: FakeAnswers = {}) => fakeClient({ answers, session: { token: () => 'a.b.c' } });

const ada = { client_id: 'client-id-of-ada', player: { player_code: 'p-ada' }, player_name: 'Ada' };
const teams = [
  { teamid: 't1', kt_team_id: '10042', team_name: 'The Night Owls', team_slogan: '', team_image: '', num_players: 4 },
  { teamid: 't2', kt_team_id: '10077', team_name: 'Quizzly Bears', team_slogan: '', team_image: '', num_players: 1 },
];

async function press(canvas: HTMLElement, name: string) {
  await userEvent.click(await within(canvas).findByRole('button', { name }));
}

const meta = {
  title: 'Widgets/Join box',
  component: JoinBox,
  args: { client: clientWith(), onGame: fn(), onLogIn: fn(), onJoinLink: fn() },
} satisfies Meta<typeof JoinBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Finding: Story = { args: { client: clientWith({ findGame: never }), code } };

export const UnknownCode: Story = {
  args: { client: clientWith({ findGame: refuse(404, 'There is no open game with this code.') }), code: '111111' },
};

export const NoConnection: Story = {
  args: { client: clientWith({ findGame: () => Promise.reject(new TypeError('Failed to fetch')) }), code },
};

export const GameFound: Story = { args: { code } };

export const PlayedBefore: Story = {
  args: { client: clientWith({ findGame: { game, found_player: ada } }), code },
};

export const NewPlayerFails: Story = {
  args: { client: clientWith({ findGame: { game, found_player: ada }, newPlayer: refuse(500, '') }), code },
  play: async ({ canvasElement }) => press(canvasElement, 'New Player'),
};

export const TeamOfAGuest: Story = {
  args: { code },
  play: async ({ canvasElement }) => press(canvasElement, 'Join'),
};

export const KeepsNothing: Story = {
  args: { client: fakeClient({ session: { isKept: () => false } }) },
};

export const TeamIsHere: Story = {
  args: {
    client: loggedIn({
      listMyTeams: teams,
      findGame: { game, found_player: null, my_teams: [{ kt_team_id: '10077', team_code: 'alias-quizzly' }] },
    }),
    code,
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await within(canvasElement).findByRole('button', { name: 'Join This Team' });
  },
};

export const TeamOfAPlayer: Story = {
  args: { client: loggedIn({ listMyTeams: teams }), code },
  play: async ({ canvasElement }) => press(canvasElement, 'Join'),
};

export const TeamsCannotBeHad: Story = {
  args: { client: loggedIn({ listMyTeams: refuse(500, '') }), code },
  play: async ({ canvasElement }) => press(canvasElement, 'Join'),
};

export const NameIsTaken: Story = {
  args: { client: loggedIn({ joinWithCode: refuse(409, 'A team of this name is in the game already.') }), code },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await userEvent.type(await within(canvasElement).findByLabelText('Team name'), 'Quizzly Bears');
    await press(canvasElement, 'Add This Team');
    await expect(await within(canvasElement).findByDisplayValue('Quizzly Bears')).toBeVisible();
  },
};

export const GameHasEnded: Story = {
  args: { client: loggedIn({ listMyTeams: teams, joinWithCode: refuse(409, 'This game has ended.') }), code },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await press(canvasElement, 'Add This Team');
    await within(canvasElement).findByRole('alert');
  },
};

export const Joining: Story = {
  args: { client: loggedIn({ listMyTeams: teams, joinWithCode: never }), code },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await press(canvasElement, 'Add This Team');
  },
};
