import { Profile } from '@snug/account/profile';
import { type FakeAnswers, fakeClient, offline, refuses } from '@snug/client/fake';
import type { TokenClaims } from '@snug/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { fills, finds, inOrder, plays, presses, sees, seesField, tabs } from '../steps/steps.ts';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };
const withPhone = { ...ada, phone: '5550104477' };

type Claims = TokenClaims & { via?: 'link' };

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

/** Goes to the step that confirms another name by a code. */
const toNameCode = inOrder(
  presses('Edit Name'),
  fills('Display name', 'Grace'),
  presses('Send Code'),
  seesField('Code'),
);
/** Sends a new phone number. */
const sendsPhone = inOrder(presses('Add Phone Number'), fills('Phone number', '5550104477'), presses('Send Code'));
const entersCode = inOrder(fills('Code', '123456'), presses('Continue'));

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
  play: plays(presses('Edit Name')),
};

/** With two contacts the player chooses where the code goes. */
export const NameOfTwoContacts: Story = {
  play: plays(presses('Edit Name')),
};

export const NameCode: Story = { play: plays(toNameCode) };

/** After a right code, another try needs no new code. */
export const NameFails: Story = {
  args: {
    claims: withPhone,
    answers: { validateCode: success(withPhone), setName: refuses(503, 'The server is busy.') },
  },
  play: plays(toNameCode, entersCode, sees('Failed to update name.')),
};

export const NameChanged: Story = {
  args: {
    claims: withPhone,
    answers: {
      validateCode: success(withPhone),
      setName: success({ ...withPhone, player_name: 'Grace' }),
    },
  },
  play: plays(toNameCode, entersCode, sees('Grace')),
};

export const PhoneInvalid: Story = {
  args: { claims: ada },
  play: plays(
    presses('Add Phone Number'),
    fills('Phone number', '555123'),
    tabs,
    sees('A phone number has ten digits.'),
  ),
};

/** A login older than a day confirms an existing contact first. */
export const PhoneFirstCode: Story = {
  args: { claims: ada, answers: { addContact: { status: 'confirm-existing' } } },
  play: plays(sendsPhone, seesField('Code')),
};

export const PhoneSecondCode: Story = {
  args: {
    claims: ada,
    answers: {
      addContact: { status: 'confirm-existing' },
      confirmContact: { status: 'confirm-new', message: '' },
    },
  },
  play: plays(sendsPhone, entersCode, sees(/^That one was right\./)),
};

export const PhoneTaken: Story = {
  args: { claims: ada, answers: { confirmContact: refuses(409, 'Somebody else logs in with this contact.') } },
  play: plays(sendsPhone, entersCode, sees('Somebody else logs in with this contact.')),
};

export const NoConnection: Story = {
  args: { claims: ada, answers: { addContact: offline } },
  play: plays(sendsPhone, sees(/^No answer yet\./)),
};

/** Logged in by a sent link, whose token does not tell whether there is another contact. */
export const KnownByLink: Story = { args: { claims: { ...ada, via: 'link' } } };

export const ByLink: Story = {
  args: {
    claims: { ...ada, via: 'link' },
    answers: { addContact: refuses(403, 'Please log in with a code to do this.') },
  },
  play: plays(sendsPhone, finds('button', 'Log In')),
};

export const ByLinkWithoutContact: Story = {
  args: { claims: { ...ada, email: '', via: 'link' } },
  play: plays(presses('Edit Name')),
};
