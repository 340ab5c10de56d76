import { Profile } from '@snug/account/profile';
import { Refused } from '@snug/client';
import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { TokenClaims } from '@snug/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };
const withPhone = { ...ada, phone: '5550104477' };

type Claims = TokenClaims & { via?: 'link' };

const no = (status_code: number, detail: string) => () => {
  throw new Refused(status_code, detail);
};
const success = (claims: Claims) => ({
  status: 'success' as const,
  message: `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`,
});

interface ProfileStoryProps {
  claims: Claims;
  answers?: FakeAnswers;
}

/** The profile with a client of its own for each rendering, so that no story changes the next one. */
function ProfileWithOwnClient({ claims, answers }: ProfileStoryProps) {
  const [client] = useState(() => {
    const ownClient = fakeClient({ answers: { addContact: { status: 'success' }, ...answers } });
    ownClient.session.setToken(success(claims).message);
    return ownClient;
  });
  // A fixed time, so that a story always shows the same moment.
  return <Profile client={client} onLogIn={fn()} now={() => 1_800_000_000_000} />;
}

const meta = {
  title: 'Widgets/Profile',
  component: ProfileWithOwnClient,
  args: { claims: withPhone },
} satisfies Meta<typeof ProfileWithOwnClient>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const fill = async (canvasElement: HTMLElement, label: string, text: string) => {
  const field = await within(canvasElement).findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
/** Goes to the step that confirms another name by a code. */
async function toNameCode(canvasElement: HTMLElement) {
  await press(canvasElement, 'Edit Name');
  await fill(canvasElement, 'Display name', 'Grace');
  await press(canvasElement, 'Send Code');
  await within(canvasElement).findByLabelText('Code');
}
/** Sends a new phone number. */
async function sendPhone(canvasElement: HTMLElement) {
  await press(canvasElement, 'Add Phone Number');
  await fill(canvasElement, 'Phone number', '5550104477');
  await press(canvasElement, 'Send Code');
}
async function enterCode(canvasElement: HTMLElement) {
  await fill(canvasElement, 'Code', '123456');
  await press(canvasElement, 'Continue');
}

export const Known: Story = {};

/** A name that fills a line, an email that fills two, and no phone number. */
export const LongAndMissing: Story = {
  args: {
    claims: {
      ...ada,
      player_name: 'Augusta Ada King-Noel, Countess of Lovelace',
      email: 'augusta.ada.king-noel.of.lovelace@analytical-engines.example.com',
    },
  },
};

export const Name: Story = {
  args: { claims: ada },
  play: async ({ canvasElement }) => press(canvasElement, 'Edit Name'),
};

/** With two contacts the player chooses where the code goes. */
export const NameOfTwoContacts: Story = {
  play: async ({ canvasElement }) => press(canvasElement, 'Edit Name'),
};

export const NameCode: Story = { play: async ({ canvasElement }) => toNameCode(canvasElement) };

/** After a right code, another try needs no new code. */
export const NameFails: Story = {
  args: { claims: withPhone, answers: { validateCode: success(withPhone), setName: no(503, 'The server is busy.') } },
  play: async ({ canvasElement }) => {
    await toNameCode(canvasElement);
    await enterCode(canvasElement);
    await within(canvasElement).findByText('Failed to update name.');
  },
};

export const NameChanged: Story = {
  args: {
    claims: withPhone,
    answers: {
      validateCode: success(withPhone),
      setName: success({ ...withPhone, player_name: 'Grace' }),
    },
  },
  play: async ({ canvasElement }) => {
    await toNameCode(canvasElement);
    await enterCode(canvasElement);
    await within(canvasElement).findByText('Grace');
  },
};

export const PhoneInvalid: Story = {
  args: { claims: ada },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Add Phone Number');
    await fill(canvasElement, 'Phone number', '555123');
    await userEvent.tab();
    await within(canvasElement).findByText('A phone number has ten digits.');
  },
};

/** A login older than a day confirms an existing contact first. */
export const PhoneFirstCode: Story = {
  args: { claims: ada, answers: { addContact: { status: 'confirm-existing' } } },
  play: async ({ canvasElement }) => {
    await sendPhone(canvasElement);
    await within(canvasElement).findByLabelText('Code');
  },
};

export const PhoneSecondCode: Story = {
  args: {
    claims: ada,
    answers: {
      addContact: { status: 'confirm-existing' },
      confirmContact: { status: 'confirm-new', message: '' },
    },
  },
  play: async ({ canvasElement }) => {
    await sendPhone(canvasElement);
    await enterCode(canvasElement);
    await within(canvasElement).findByText(/^That one was right\./);
  },
};

export const PhoneTaken: Story = {
  args: { claims: ada, answers: { confirmContact: no(409, 'Somebody else logs in with this contact.') } },
  play: async ({ canvasElement }) => {
    await sendPhone(canvasElement);
    await enterCode(canvasElement);
    await within(canvasElement).findByText('Somebody else logs in with this contact.');
  },
};

export const NoConnection: Story = {
  args: { claims: ada, answers: { addContact: () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async ({ canvasElement }) => {
    await sendPhone(canvasElement);
    await within(canvasElement).findByText(/^No answer yet\./);
  },
};

/** Logged in by a sent link, whose token does not tell whether there is another contact. */
export const KnownByLink: Story = { args: { claims: { ...ada, via: 'link' } } };

export const ByLink: Story = {
  args: { claims: { ...ada, via: 'link' }, answers: { addContact: no(403, 'Please log in with a code to do this.') } },
  play: async ({ canvasElement }) => {
    await sendPhone(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'Log In' });
  },
};

export const ByLinkWithoutContact: Story = {
  args: { claims: { ...ada, email: '', via: 'link' } },
  play: async ({ canvasElement }) => press(canvasElement, 'Edit Name'),
};
