import { JoinLink, Login, type LoginProps } from '@snug/account';
import { ContactWarning } from '@snug/account/contact-warning';
import { memoryStorage } from '@snug/client';
import { type FakeAnswers, fakeClient, never, offline, refuses } from '@snug/client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { clicksField, inOrder, plays, presses, sees, seesField, tabs, types, waitsFor } from '../steps/steps.ts';

const loggedIn = (answers: FakeAnswers = {}) => fakeClient({ answers, session: { token: () => 'a.b.c' } });

const sendsCode = inOrder(types('Email address', 'ada@example.com'), presses('Send Code'));

/** The login with a storage of its own for each rendering, so that no story changes the next one. */
function LoginWithOwnStorage({ client, ...props }: LoginProps) {
  const [ownClient] = useState(() => ({ ...client, storage: memoryStorage() }));
  return <Login {...props} client={ownClient} />;
}

const meta = {
  title: 'Widgets/Account',
  component: Login,
  render: (args) => <LoginWithOwnStorage {...args} />,
  args: {
    client: fakeClient({ answers: { contactCheck: { exists: true } } }),
    onDone: fn(),
    onGuest: fn(),
    links: { privacy: '/privacy', terms: '/terms' },
    // A fixed time, so that a story always shows the same moment.
    now: () => 1_800_000_000_000,
  },
} satisfies Meta<typeof Login>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Contact: Story = {};

export const Phone: Story = {
  play: plays(clicksField('Phone'), types('Phone number', '555123'), tabs),
};

export const SendingLong: Story = {
  args: { client: fakeClient({ answers: { contactCheck: never } }) },
  play: plays(sendsCode, waitsFor('It takes a while. Please wait.')),
};

export const NewPlayer: Story = {
  args: { client: fakeClient() },
  play: plays(sendsCode, seesField('Display name')),
};

export const TooMany: Story = {
  args: { client: fakeClient({ answers: { contactCheck: refuses(429, 'Too many tries. Please wait a minute.') } }) },
  play: plays(sendsCode),
};

export const Code: Story = {
  play: plays(sendsCode, seesField('Code')),
};

export const CodeEmpty: Story = {
  play: plays(sendsCode, seesField('Code'), presses('Continue')),
};

export const CodeWrong: Story = {
  args: {
    client: fakeClient({
      answers: {
        contactCheck: { exists: true },
        validateCode: refuses(400, 'That code is not right or no longer valid.'),
      },
    }),
  },
  play: plays(sendsCode, types('Code', '123456'), presses('Continue')),
};

export const NoConnection: Story = {
  args: { client: fakeClient({ answers: { contactCheck: offline } }) },
  play: plays(sendsCode, sees(/^No answer yet\./)),
};

/** The warning for a login with one contact. */
export const ContactMissing: Story = {
  render: () => <ContactWarning client={fakeClient({ session: { claims: () => oneContact } })} profile="#profile" />,
};
const oneContact = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };

const link = { gameId: 'g1', teamCode: 'owls-own-code', onGame: fn(), onLogIn: fn(), onEnterCode: fn() };

export const LinkFinding: Story = {
  render: () => <JoinLink {...link} client={loggedIn({ nameCheck: never })} />,
};
export const LinkJoining: Story = {
  render: () => (
    <JoinLink {...link} client={loggedIn({ nameCheck: { status: 'success', message: '' }, joinGame: never })} />
  ),
};
export const LinkJoiningLong: Story = {
  ...LinkJoining,
  play: plays(waitsFor('It takes a while. Please wait.')),
};

export const LinkName: Story = {
  render: () => <JoinLink {...link} client={loggedIn({ nameCheck: { status: 'no-name', message: '' } })} />,
};
export const LinkInvalid: Story = { render: () => <JoinLink {...link} client={fakeClient()} /> };
export const LinkNoConnection: Story = {
  render: () => <JoinLink {...link} client={loggedIn({ nameCheck: offline })} />,
};
