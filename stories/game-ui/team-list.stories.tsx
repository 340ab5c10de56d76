import { demoGame, type FakeAnswers, fakeClient, play, refuses } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { TeamList } from '@snug/game-ui/teams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { finds, plays, presses } from '../steps/steps.ts';

const { me } = demoGame();
const watcher = { ...me, is_captain: false, status: 'watching', joined: false, team_code: '' } as const;
const clientWith = (view: Partial<GameView> = {}, answers: FakeAnswers = {}) =>
  fakeClient({ answers, games: { g1: play([], { view: { team: null, me: watcher, ...view } }) } });

const meta = {
  title: 'Widgets/Team list',
  component: TeamList,
  args: { client: clientWith(), gameId: 'g1', onLogIn: fn() },
} satisfies Meta<typeof TeamList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Teams: Story = {};
export const Asked: Story = {
  args: {
    client: clientWith({ me: { ...watcher, status: 'pending-join', requested: true, team_code: 'alias-quizzly' } }),
  },
};
export const Guest: Story = { args: { client: clientWith({ me: { ...watcher, registered: false } }) } };
export const NoTeams: Story = { args: { client: clientWith({ game_teams: [] }) } };
/** A guest plays alone: their team is listed, and cannot be asked. */
export const GuestTeam: Story = {
  args: {
    client: clientWith({ game_teams: demoGame().game_teams.map((team, n) => ({ ...team, no_requests: n === 1 })) }),
  },
};
export const Refusal: Story = {
  args: {
    client: clientWith(
      {},
      {
        askToJoin: refuses(409, 'This team belongs to a guest and has one player only.'),
      },
    ),
  },
  play: plays(presses(/Ask to Join Quizzly/), finds('alert')),
};
