import { Profile } from '@snug/account/profile';
import { type FakeAnswers, fakeClient, never, offline, refuses } from '@snug/client/fake';
import type { Image, LoginSession, TokenClaims } from '@snug/contract';
import { manySessions } from '@snug/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, within } from 'storybook/test';
import { pictures } from '../pictures/pictures.ts';
import { samplePicture } from '../pictures/sample-picture.ts';
import {
  choosesPicture,
  clicks,
  fills,
  finds,
  inOrder,
  plays,
  presses,
  sees,
  seesField,
  tabs,
} from '../steps/steps.ts';

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

const portrait = samplePicture({ width: 600, height: 900, people: 1 });
const own: Image = { url: pictures.tom, orientation: 'landscape', image_code: 'i1', deletable: true };
const withPicture: FakeAnswers = { listPlayerImages: [own] };
const uploads = inOrder(
  presses('Add Picture'),
  choosesPicture('Choose a picture', portrait),
  clicks('checkbox', 'Preview'),
  presses('Upload'),
);
const removes = inOrder(presses('Remove Picture'), async (canvas) =>
  presses('Remove Picture')(await within(canvas).findByRole('dialog')),
);

/** With a picture, which teammates see beside the name. */
export const Picture: Story = { args: { answers: withPicture }, play: plays(finds('button', 'Remove Picture')) };

/** While the picture is on its way, nothing below it moves. */
export const PictureLoading: Story = {
  args: { answers: { listPlayerImages: never } },
  play: plays(sees('One moment…')),
};

export const PictureLost: Story = {
  args: { answers: { listPlayerImages: offline } },
  play: plays(sees('Your picture did not arrive.')),
};

/** The picker and the cropper are fetched when this opens (RULE-19). */
export const PictureNothingChosen: Story = { play: plays(presses('Add Picture'), seesField('Choose a picture')) };

export const PictureChosen: Story = {
  play: plays(presses('Add Picture'), choosesPicture('Choose a picture', portrait), clicks('checkbox', 'Preview')),
};

export const PictureUploading: Story = {
  args: { answers: { uploadPlayerImage: never } },
  play: plays(uploads, sees('Uploading… 0%')),
};

/** The crop is kept for another try (ERR-37). */
export const PictureFails: Story = {
  args: { answers: { uploadPlayerImage: offline } },
  play: plays(uploads, sees('An error occured. Please try again later.')),
};

export const PictureChanged: Story = {
  args: { answers: { uploadPlayerImage: [own] } },
  play: plays(uploads, finds('button', 'Change Picture')),
};

export const PictureToRemove: Story = {
  args: { answers: withPicture },
  play: plays(presses('Remove Picture'), sees('Your teams see a glass in its place.')),
};

export const PictureRemoved: Story = {
  args: { answers: { ...withPicture, deletePlayerImage: [] } },
  play: plays(removes, finds('button', 'Add Picture')),
};

export const PictureNotRemoved: Story = {
  args: { answers: { ...withPicture, deletePlayerImage: offline } },
  play: plays(removes, sees('Your picture could not be removed. Please try again.')),
};

const at = (day: number) => Date.UTC(2026, 0, day, 20, 15);
const sessions: LoginSession[] = [
  {
    ...{ session_id: 's1', how: 'code', browser: 'Safari', system: 'iPhone' },
    ...{ made_at: at(6), used_at: at(13), is_this: true },
  },
  {
    ...{ session_id: 's2', how: 'link', browser: 'Samsung Internet', system: 'Android' },
    ...{ made_at: at(5), used_at: at(12), is_this: false },
  },
  {
    ...{ session_id: 's3', how: 'code', browser: null, system: null },
    ...{ made_at: at(1), used_at: at(1), is_this: false },
  },
];
/** Forgets the ended ones, as the server does. */
function withSessions(refusal?: string): FakeAnswers {
  let kept = sessions;
  return {
    listSessions: () => kept,
    endSession: ({ params: { session_id } }) => {
      kept = kept.filter((each) => each.session_id !== session_id);
      return refusal === undefined ? { status: 'success' } : refuses(404, refusal)();
    },
    endSessions: () => {
      kept = kept.filter(({ is_this }) => is_this);
      return { status: 'success' };
    },
  };
}

/** Where the player is logged in. */
export const Sessions: Story = {
  args: { answers: withSessions() },
  play: plays(sees('Logged in on'), sees('This device')),
};

/** Of thirty only a few are shown at first, so that the buttons for all of them stay near. */
export const ManySessions: Story = {
  args: { answers: { listSessions: [...sessions, ...manySessions(27)] } },
  play: plays(finds('button', 'Show All 30')),
};

export const AllSessions: Story = {
  args: { answers: { listSessions: [...sessions, ...manySessions(27)] } },
  play: plays(presses('Show All 30'), finds('button', 'Log Out There Browser 27 on Windows')),
};

export const SessionsToEndEverywhere: Story = {
  args: { answers: withSessions() },
  play: plays(presses('Log Out Everywhere'), sees(/this one too\.$/)),
};

export const SessionEndedAlready: Story = {
  args: { answers: withSessions('This login has ended already.') },
  play: plays(presses('Log Out There Samsung Internet on Android'), sees('This login has ended already.')),
};

export const SessionEnded: Story = {
  args: { answers: withSessions() },
  play: plays(presses('Log Out There Samsung Internet on Android'), sees('Samsung Internet on Android is logged out.')),
};

export const SessionsToEnd: Story = {
  args: { answers: withSessions() },
  play: plays(presses('Log Out Everywhere Else'), sees(/^You stay logged in here\./)),
};

export const SessionsEnded: Story = {
  args: { answers: withSessions() },
  play: plays(
    presses('Log Out Everywhere Else'),
    async (canvas) => presses('Log Out Everywhere Else')(await within(canvas).findByRole('dialog')),
    sees('You are logged out everywhere else.'),
  ),
};

export const SessionsLost: Story = {
  args: { answers: { listSessions: offline } },
  play: plays(sees('The list of your devices did not arrive.')),
};

export const SessionNotEnded: Story = {
  args: { answers: { ...withSessions(), endSession: offline } },
  play: plays(presses('Log Out There Samsung Internet on Android'), sees('That did not work. Please try again.')),
};
