import { JoinLink, Login, type LoginProps } from '@snug/account';
import { ContactWarning } from '@snug/account/contact-warning';
import { memoryStorage, Refused } from '@snug/client';
import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';

const never = () => new Promise<never>(() => {});
const refuse = (status_code: number, detail: string) => () => {
  throw new Refused(status_code, detail);
};
const loggedIn = (answers: FakeAnswers = {}) => fakeClient({ answers, session: { token: () => 'a.b.c' } });

async function sendCode(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Email address'), 'ada@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Code' }));
}

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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('Phone'));
    await userEvent.type(canvas.getByLabelText('Phone number'), '555123');
    await userEvent.tab();
  },
};

export const NewPlayer: Story = {
  args: { client: fakeClient() },
  play: async ({ canvasElement }) => {
    await sendCode(canvasElement);
    await within(canvasElement).findByLabelText('Display name');
  },
};

export const TooMany: Story = {
  args: { client: fakeClient({ answers: { contactCheck: refuse(429, 'Too many tries. Please wait a minute.') } }) },
  play: async ({ canvasElement }) => sendCode(canvasElement),
};

export const Code: Story = {
  play: async ({ canvasElement }) => {
    await sendCode(canvasElement);
    await within(canvasElement).findByLabelText('Code');
  },
};

export const CodeEmpty: Story = {
  play: async ({ canvasElement }) => {
    await sendCode(canvasElement);
    await within(canvasElement).findByLabelText('Code');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }));
  },
};

export const CodeWrong: Story = {
  args: {
    client: fakeClient({
      answers: {
        contactCheck: { exists: true },
        validateCode: refuse(400, 'That code is not right or no longer valid.'),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await sendCode(canvasElement);
    await userEvent.type(await within(canvasElement).findByLabelText('Code'), '123456');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }));
  },
};

export const NoConnection: Story = {
  args: { client: fakeClient({ answers: { contactCheck: () => Promise.reject(new TypeError('Failed to fetch')) } }) },
  play: async ({ canvasElement }) => {
    await sendCode(canvasElement);
    await within(canvasElement).findByText(/^No answer yet\./);
  },
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
export const LinkName: Story = {
  render: () => <JoinLink {...link} client={loggedIn({ nameCheck: { status: 'no-name', message: '' } })} />,
};
export const LinkInvalid: Story = { render: () => <JoinLink {...link} client={fakeClient()} /> };
export const LinkNoConnection: Story = {
  render: () => (
    <JoinLink {...link} client={loggedIn({ nameCheck: () => Promise.reject(new TypeError('Failed to fetch')) })} />
  ),
};
