import { Profile } from '@snug/account/profile';
import { type FakeAnswers, fakeClient, offline, refuses, unsigned } from '@snug/client/fake';
import type { LoginSession } from '@snug/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { within } from 'storybook/test';
import { fills, inOrder, plays, presses, sees, seesField, shows } from '../steps/steps.ts';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };
const here: LoginSession = {
  ...{ session_id: 's1', how: 'code', browser: 'Safari', system: 'iPhone' },
  ...{ made_at: Date.UTC(2026, 0, 6), used_at: Date.UTC(2026, 0, 13), is_this: true },
};
const sent = { sent_to: 'a***@example.com' };

/** The profile with a client of its own for each rendering: what is held about the player stands below it. */
function ProfileWithMyData({ answers }: { answers?: FakeAnswers }) {
  const [client] = useState(() => {
    const ownClient = fakeClient({
      answers: { listSessions: [here], askMyDataCode: sent, deleteMyAccount: { status: 'success' }, ...answers },
    });
    ownClient.session.setToken(unsigned(ada));
    return ownClient;
  });
  return <Profile client={client} now={() => 1_800_000_000_000} />;
}

const meta = {
  title: 'Widgets/My data',
  component: ProfileWithMyData,
} satisfies Meta<typeof ProfileWithMyData>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choices: Story = { play: plays(sees('My data')) };

export const CodeForDownload: Story = {
  play: plays(inOrder(presses('Download My Data'), seesField('Code'))),
};

export const WhatDeletingMeans: Story = {
  play: plays(inOrder(presses('Delete My Account'), sees('Delete your account'))),
};

export const CodeForDeletion: Story = {
  play: plays(inOrder(presses('Delete My Account'), presses('Send Me a Code to Delete It'), seesField('Code'))),
};

export const LastQuestion: Story = {
  play: plays(
    inOrder(
      presses('Delete My Account'),
      presses('Send Me a Code to Delete It'),
      fills('Code', '222222'),
      presses('Continue'),
      sees('Delete your account for good?'),
    ),
  ),
};

export const TooSoon: Story = {
  args: { answers: { askMyDataCode: refuses(429, 'A code was just sent. Please wait a minute.') } },
  play: plays(inOrder(presses('Download My Data'), sees('A code was just sent. Please wait a minute.'))),
};

const notRight = 'That code is not right. Please check it or ask for a new one.';
/** A wrong code and one that is too old are told alike; the next is typed over it. */
export const WrongCode: Story = {
  args: { answers: { downloadMyData: refuses(400, notRight) } },
  play: plays(inOrder(presses('Download My Data'), fills('Code', '123456'), presses('Continue'), sees(notRight))),
};

export const WrongCodeForDeletion: Story = {
  args: { answers: { deleteMyAccount: refuses(400, notRight) } },
  play: plays(
    inOrder(
      presses('Delete My Account'),
      presses('Send Me a Code to Delete It'),
      fills('Code', '123456'),
      presses('Continue'),
      async (canvas) => presses('Delete My Account')(await within(canvas).findByRole('dialog')),
      sees(notRight),
    ),
  ),
};

export const NoReply: Story = {
  args: { answers: { downloadMyData: offline } },
  play: plays(inOrder(presses('Download My Data'), fills('Code', '123456'), presses('Continue'), shows('alert'))),
};

export const Downloaded: Story = {
  args: { answers: { downloadMyData: { file_name: 'snug-my-data.json', text: '{}' } } },
  play: plays(
    inOrder(
      presses('Download My Data'),
      fills('Code', '123456'),
      presses('Continue'),
      sees('Your data is saved as snug-my-data.json.'),
    ),
  ),
};
