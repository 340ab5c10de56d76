import { type FakeAnswers, fakeClient, never, offline, refuses, unsigned } from '@snug/client/fake';
import { CreateTeam } from '@snug/team-page/create';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { finds, inOrder, plays, presses, sees, types } from '../steps/steps.ts';

interface CreateTeamStoryProps {
  claims?: Readonly<Record<string, unknown>>;
  answers?: FakeAnswers;
}

/** The page with a client of its own for each rendering, so that no story changes the next one. */
function CreateTeamWithOwnClient({ claims, answers = {} }: CreateTeamStoryProps) {
  const [client] = useState(() => {
    const ownClient = fakeClient({ answers });
    if (claims) ownClient.session.setToken(unsigned(claims));
    return ownClient;
  });
  return <CreateTeam client={client} onCreated={fn()} onLogIn={fn()} />;
}

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };

const meta = {
  title: 'Widgets/Create team',
  component: CreateTeamWithOwnClient,
  args: { claims: ada },
} satisfies Meta<typeof CreateTeamWithOwnClient>;
export default meta;

type Story = StoryObj<typeof meta>;

const creates = inOrder(types('Team name', 'The Night Owls'), presses('Create Team'));

export const Form: Story = {};

export const LoggedOut: Story = { args: { claims: undefined }, play: plays(finds('button', 'Log In')) };

/** A login by a link is for its game. */
export const ByLink: Story = { args: { claims: { ...ada, via: 'link' } }, play: plays(finds('button', 'Log In')) };

export const LongestTexts: Story = {
  play: plays(types('Team name', 'W'.repeat(125)), types('Slogan (optional)', 'Nobody expects the owls. '.repeat(4))),
};

export const NameNeeded: Story = { play: plays(presses('Create Team'), sees('A team name is required')) };

export const Creating: Story = {
  args: { answers: { createTeam: never } },
  play: plays(creates, finds('button', 'Creating Your Team...')),
};

export const TooMany: Story = {
  args: { answers: { createTeam: refuses(409, 'You own as many teams as one person can.') } },
  play: plays(creates, finds('alert')),
};

export const NoConnection: Story = {
  args: { answers: { createTeam: offline } },
  play: plays(creates, finds('alert')),
};

/** The login turns out not to be enough, or ended meanwhile. */
export const LoginNeeded: Story = {
  args: { answers: { createTeam: refuses(403, 'Please log in with a code to do this.') } },
  play: plays(creates, finds('button', 'Log In')),
};
