import { Refused } from '@snug/client';
import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import { TeamSelection } from '@snug/game-ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';

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
export const Loading: Story = { args: { client: known({ listMyTeams: () => new Promise<never>(() => {}) }) } };
export const NoTeams: Story = { args: { client: known() } };
export const Teams: Story = {
  args: { client: known({ listMyTeams: [{ ...team, team_name: 'The Night Owls' }] }) },
};
export const LongestName: Story = {
  args: { client: known({ listMyTeams: [{ ...team, team_name: 'Owl'.repeat(41) }] }) },
};
export const NewTeam: Story = {
  args: { client: known({ listMyTeams: [{ ...team, team_name: 'The Night Owls' }] }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByLabelText('A new team'));
    await userEvent.type(within(canvasElement).getByLabelText('Team name'), 'Let’s get quizzical');
  },
};
export const Failed: Story = {
  args: {
    client: known({
      listMyTeams: () => {
        throw new Refused(500, '');
      },
    }),
  },
};
