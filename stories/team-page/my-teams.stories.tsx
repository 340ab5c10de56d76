import { type FakeAnswers, fakeClient, never, offline, unsigned } from '@snug/client/fake';
import type { RegisteredTeam } from '@snug/contract';
import { MyTeams } from '@snug/team-page/my-teams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { pictures } from '../pictures/pictures.ts';
import { finds, fits, plays, reads } from '../steps/steps.ts';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };
const me = { playerid: 'p1', player_name: 'Ada', profile_img: '', joined: true, requested: false };
const ben = { ...me, playerid: 'p2', player_name: 'Ben' };
const zoe = { ...me, playerid: 'p3', player_name: 'Zoe', joined: false, requested: true };

const team = (kt_team_id: string, team_name: string, more: Partial<RegisteredTeam> = {}): RegisteredTeam => ({
  ...{ teamid: `t${kt_team_id}`, kt_team_id, team_name, team_slogan: '', team_image: '', num_players: 4 },
  ...{ owner: { playerid: 'p2', player_name: 'Ben' }, members: [ben, me] },
  ...{ restrict_editing: false, no_requests: false, my_team: true, in_game: false },
  ...more,
});

const joined = team('10042', 'The Night Owls', { team_image: pictures.mug });
const alone = team('10051', 'Quizzly Bears', { num_players: 1, members: [me] });
const asked = team('10060', 'Les Quizérables', { members: [ben, me, zoe] });
const invited = team('10113', 'Agatha Quiztie', { my_team: false, members: [ben, { ...me, joined: false }] });
const requested = team('10207', 'The Foxes', {
  my_team: false,
  members: [ben, { ...me, joined: false, requested: true }],
});

interface MyTeamsStoryProps {
  teams: FakeAnswers['listTeams'];
  claims?: Readonly<Record<string, unknown>>;
}

/** The list with a client of its own for each rendering, so that no story changes the next one. */
function MyTeamsWithOwnClient({ teams, claims = ada }: MyTeamsStoryProps) {
  const [client] = useState(() => {
    const ownClient = fakeClient({ answers: { listTeams: teams } });
    ownClient.session.setToken(unsigned(claims));
    return ownClient;
  });
  return <MyTeams client={client} onTeam={fn()} onCreate={fn()} onArchives={fn()} onLogIn={fn()} />;
}

const meta = {
  title: 'Widgets/My teams',
  component: MyTeamsWithOwnClient,
  args: { teams: [joined, alone, asked, invited, requested] },
} satisfies Meta<typeof MyTeamsWithOwnClient>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A team of each kind: an invite, joined, with a request to join, and a request of the player's own. */
export const Teams: Story = {
  play: plays(reads('You are Invited!'), reads('Pending Requests'), reads('Requested to Join'), reads('1 member')),
};

export const LongNames: Story = {
  args: {
    teams: [
      team('999999999', 'W'.repeat(125), { members: [me, zoe] }),
      team('10043', 'Let’s Get Quizzical, Quizzical, I Wanna Get Quizzical, and Other Songs of a Long Night'),
    ],
  },
  play: plays(finds('list'), fits),
};

export const Loading: Story = { args: { teams: never } };

export const NoTeams: Story = { args: { teams: [] }, play: plays(reads('No teams yet.')) };

export const Failed: Story = { args: { teams: offline }, play: plays(finds('alert')) };

/** A login by a link is for its game. */
export const ByLink: Story = {
  args: { teams: [], claims: { ...ada, via: 'link' } },
  play: plays(finds('button', 'Log In')),
};
