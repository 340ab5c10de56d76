import { type FakeAnswers, fakeClient, never, offline, refuses, unsigned } from '@snug/client/fake';
import { TeamArchives } from '@snug/team-page/archives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { finds, inOrder, plays, presses, sees, types } from '../steps/steps.ts';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };
const found = { success: true, on_team: false, requested: false, invited: false, message: 'Team #10042 Found!' };

interface TeamArchivesStoryProps {
  answer?: FakeAnswers['restoreTeam'];
  claims?: Readonly<Record<string, unknown>>;
}

/** The archives with a client of their own for each rendering, so that no story changes the next one. */
function TeamArchivesWithOwnClient({ answer = found, claims = ada }: TeamArchivesStoryProps) {
  const [client] = useState(() => {
    const ownClient = fakeClient({ answers: { restoreTeam: answer } });
    ownClient.session.setToken(unsigned(claims));
    return ownClient;
  });
  return <TeamArchives client={client} onTeam={fn()} onMyTeams={fn()} onLogIn={fn()} />;
}

const meta = {
  title: 'Widgets/Team archives',
  component: TeamArchivesWithOwnClient,
} satisfies Meta<typeof TeamArchivesWithOwnClient>;
export default meta;

type Story = StoryObj<typeof meta>;

const searches = inOrder(types('Team number', '10042'), presses('Search'));
const hits = plays(searches, finds('heading', 'Team #10042 Found!'));

export const Empty: Story = {};

export const FoundMine: Story = { args: { answer: { ...found, on_team: true } }, play: hits };
export const FoundInvite: Story = { args: { answer: { ...found, invited: true } }, play: hits };
export const FoundRequest: Story = { args: { answer: { ...found, requested: true } }, play: hits };
export const FoundOther: Story = { play: hits };

export const Searching: Story = {
  args: { answer: never },
  play: plays(searches, finds('button', 'Searching...')),
};

export const NoNumber: Story = {
  play: plays(types('Team number', '999'), presses('Search'), sees('Please enter a valid team number.')),
};

export const NotFound: Story = {
  args: { answer: refuses(404, 'Team Not Found') },
  play: plays(searches, finds('heading', 'Team Not Found')),
};

/** The server replies, and says why there is nothing to see. */
export const Unsuccessful: Story = {
  args: { answer: { ...found, success: false, message: 'This team is being erased.' } },
  play: plays(searches, sees('This team is being erased.')),
};

export const NoConnection: Story = {
  args: { answer: offline },
  play: plays(searches, sees(/^The archives did not answer\./)),
};

/** A login by a link is for its game. */
export const ByLink: Story = { args: { claims: { ...ada, via: 'link' } }, play: plays(finds('button', 'Log In')) };
