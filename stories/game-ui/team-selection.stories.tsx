import { type FakeAnswers, fakeClient, never, refuses } from '@snug/client/fake';
import { TeamSelection } from '@snug/game-ui/teams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { clicksField, plays, presses, types } from '../steps/steps.ts';

const known = (answers: FakeAnswers = {}) => fakeClient({ answers, session: { token: () => 'a.b.c' } });
const team = { teamid: 't1', kt_team_id: '10042', team_slogan: '', team_image: '', num_players: 4 };

const meta = {
  title: 'Widgets/Team selection',
  component: TeamSelection,
  args: { client: fakeClient(), onAdd: fn(), onWatch: fn(), onLogIn: fn() },
} satisfies Meta<typeof TeamSelection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
/** A player whom the link in an e-mail logged in, at another game. */
export const ByLink: Story = {
  args: {
    client: fakeClient({
      session: { token: () => `e30.${btoa(JSON.stringify({ via: 'link' })).replace(/=+$/, '')}.x` },
    }),
  },
};
export const Loading: Story = { args: { client: known({ listMyTeams: never }) } };
export const NoTeams: Story = { args: { client: known() } };
export const Teams: Story = {
  args: { client: known({ listMyTeams: [{ ...team, team_name: 'The Night Owls' }] }) },
};
export const LongestName: Story = {
  args: { client: known({ listMyTeams: [{ ...team, team_name: 'Owl'.repeat(41) }] }) },
};
export const NewTeam: Story = {
  args: { client: known({ listMyTeams: [{ ...team, team_name: 'The Night Owls' }] }) },
  play: plays(clicksField('A new team'), types('Team name', 'Let’s get quizzical')),
};
/** With a fixed random source, so that the screenshot is the same each time. */
export const MadeUp: Story = {
  play: async ({ canvasElement }) => {
    const surprise = await within(canvasElement).findByRole('button', { name: 'Surprise us' });
    const { random } = Math;
    try {
      Math.random = () => 0.3;
      await userEvent.click(surprise);
    } finally {
      Math.random = random;
    }
  },
};
export const Invited: Story = {
  args: { client: known({ listMyTeams: [{ ...team, team_name: 'The Night Owls' }] }) },
  play: plays(
    presses('Invite teammates'),
    types('Email or phone number', 'ben.of.the.long.address@pub.example.com{Enter}'),
    types('Email or phone number', '5550104477{Enter}'),
    types('Email or phone number', 'cleo@{Enter}'),
  ),
};
export const Failed: Story = {
  args: {
    client: known({
      listMyTeams: refuses(500, ''),
    }),
  },
};
