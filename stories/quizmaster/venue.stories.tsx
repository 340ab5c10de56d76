import { offline, refuses } from '@snug/client/fake';
import { demoColleagues, demoHouse, demoPeople, demoSessions, demoVenues, manySessions } from '@snug/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { clicks, fills, finds, fits, plays, presses, reads, sees, shows } from '../steps/steps.ts';
import { AtConsole } from './at-console.tsx';

/** The venue that the console is at, and who is there. */
const meta = {
  title: 'Quizmaster/Venue',
  component: AtConsole,
  parameters: { layout: 'fullscreen', bare: true },
  args: { path: '/venue' },
  play: plays(finds('heading', 'The Crown'), finds('heading', 'Invite somebody'), fits),
} satisfies Meta<typeof AtConsole>;
export default meta;

type Story = StoryObj<typeof meta>;
const never = () => new Promise<never>(() => {});

export const Venue: Story = {};

/** Somebody new gets a link, which is shown once. */
export const Invited: Story = {
  play: plays(fills('Their name', 'Sam'), presses('Invite'), shows('dialog', 'A sign-in link for Sam'), fits),
};

export const InviteNameless: Story = {
  play: plays(presses('Invite'), reads('Write a name.')),
};

/** Who is at another venue of one's own comes along without a link. */
export const Colleague: Story = {
  args: { answers: demoHouse({ venues: demoVenues, elsewhere: demoColleagues }) },
  play: plays(finds('combobox', 'Whom'), fits),
};

/** What can be done about somebody. */
export const Menu: Story = {
  play: plays(presses('Change: Alex'), finds('menuitem', 'Take off this venue'), fits),
};

export const EndsSomebody: Story = {
  play: plays(
    presses('Change: Alex'),
    clicks('menuitem', 'Take off this venue'),
    shows('dialog', 'Take Alex off this venue?'),
  ),
};

export const LastOwner: Story = {
  args: {
    answers: { hostSetRole: refuses(409, 'A venue needs an owner. Please make somebody else one first.') as never },
  },
  play: plays(presses('Change: Robin'), clicks('menuitem', 'No longer an owner'), reads(/A venue needs an owner/)),
};

/** Who runs games only sees who is here, and their own name. */
export const AsHost: Story = {
  args: {
    answers: demoHouse({
      venues: [{ venue_id: 'crown', name: 'The Crown', role: 'host' }],
      people: demoPeople.map((person) => ({ ...person, is_you: person.host_id === 'alex' })),
    }),
  },
  play: plays(finds('button', 'Save your name'), finds('button', 'Change: Alex'), fits),
};

export const TwoVenues: Story = {
  args: { answers: demoHouse({ venues: demoVenues }) },
  play: plays(finds('combobox', 'Venue'), fits),
};

export const LongNames: Story = {
  args: {
    answers: demoHouse({
      venues: demoVenues.map((venue) => ({ ...venue, name: 'Llanfairpwllgwyngyll'.repeat(5) })),
      people: demoPeople.map((person) => ({ ...person, name: 'W'.repeat(60) })),
    }),
  },
  play: plays(finds('heading', /Llanfair/), fits),
};

export const Loading: Story = {
  args: { answers: { hostPeople: never } },
  play: plays(sees('Fetching who is here…')),
};

export const NotLoaded: Story = {
  args: { answers: { hostPeople: offline as never } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};

/** Where the quizmaster is signed in: what is not theirs they sign out. */
export const SignInEnded: Story = {
  play: plays(presses('Sign out there Chrome on Android'), reads('Chrome on Android is signed out.'), fits),
};

export const SignInsToEnd: Story = {
  play: plays(presses('Sign out everywhere else'), shows('dialog', 'Sign out everywhere else?')),
};

export const SignsOutEverywhere: Story = {
  play: plays(presses('Sign out everywhere'), shows('dialog', 'Sign out everywhere?')),
};

/** Of thirty only a few are shown at first, so that the buttons for all of them stay near. */
export const ManySignIns: Story = {
  args: { answers: { hostSessions: [...demoSessions, ...manySessions(27)] } },
  play: plays(finds('button', 'Show all 30'), fits),
};

export const AllSignIns: Story = {
  args: { answers: { hostSessions: [...demoSessions, ...manySessions(27)] } },
  play: plays(presses('Show all 30'), finds('button', 'Sign out there Browser 27 on Windows'), fits),
};

/** What could not be ended keeps its button; what had ended already says so in its place. */
export const SignInNotEnded: Story = {
  args: { answers: { hostEndSession: offline as never } },
  play: plays(presses('Sign out there Chrome on Android'), shows('alert'), fits),
};
