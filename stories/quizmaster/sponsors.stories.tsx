import { offline, refuses } from '@snug/client/fake';
import { demoSponsors, demoSurveys, sponsorVenue } from '@snug/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { clicks, fills, finds, fits, inOrder, plays, presses, reads, sees, shows } from '../steps/steps.ts';
import { AtConsole } from './at-console.tsx';

/** Where a venue manages its sponsors, their ads and their questions. */
const meta = {
  title: 'Quizmaster/Sponsors',
  component: AtConsole,
  parameters: { layout: 'fullscreen', bare: true },
  args: { path: '/sponsors' },
  play: plays(finds('heading', 'Sponsors'), finds('link', /Old Oak/), fits),
} satisfies Meta<typeof AtConsole>;
export default meta;

type Story = StoryObj<typeof meta>;
const never = () => new Promise<never>(() => {});

export const Sponsors: Story = {};

/** It leads to the first thing to do. */
export const NoSponsors: Story = {
  args: { answers: sponsorVenue({ sponsors: [], ads: [], surveys: [] }) },
  play: plays(reads('No sponsors yet'), presses('Add sponsor'), shows('alert'), fits),
};

export const Loading: Story = {
  args: { answers: { hostSponsors: never } },
  play: plays(sees('Fetching your sponsors…')),
};

export const NotLoaded: Story = {
  args: { answers: { hostSponsors: offline as never } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};

/** Its ads and questions, its snippet and its proof sheet, which is not shared yet. */
export const Sponsor: Story = {
  args: { path: '/sponsors/oak' },
  play: plays(finds('heading', 'Old Oak Brewery'), finds('button', 'Make an address'), fits),
};

export const SponsorShared: Story = {
  args: { path: '/sponsors/oak' },
  play: plays(presses('Make an address'), finds('button', 'Renew'), fits),
};

/** Ending asks first. */
export const SponsorEndsAddress: Story = {
  args: { path: '/sponsors/bean' },
  play: plays(presses('End'), shows('dialog', 'End the address?')),
};

export const SponsorRenewsAddress: Story = {
  args: { path: '/sponsors/bean' },
  play: plays(presses('Renew'), shows('dialog', 'Renew the address?')),
};

export const SponsorRename: Story = {
  args: { path: '/sponsors/oak' },
  play: plays(presses('Rename'), fills('Name', ' '), presses('Save name'), shows('alert')),
};

/** Nothing yet: both lists lead to the first ad and the first question. */
export const SponsorEmpty: Story = {
  args: { path: '/sponsors/bean' },
  play: plays(reads('No ads yet'), reads('No questions yet'), fits),
};

/** The venue's own need no sponsor. */
export const House: Story = {
  args: { path: '/sponsors/house' },
  play: plays(finds('heading', 'The house’s own'), sees(/Over since/), fits),
};

export const Paused: Story = {
  args: { path: '/sponsors/oak' },
  play: plays(
    presses('Pause: Half price stout, every Tuesday.'),
    finds('button', 'Show again: Half price stout, every Tuesday.'),
  ),
};

export const NotPaused: Story = {
  args: { path: '/sponsors/oak', answers: { hostSaveAd: offline as never } },
  play: plays(presses('Pause: Half price stout, every Tuesday.'), shows('alert')),
};

export const NoSuchSponsor: Story = {
  args: { path: '/sponsors/nobody' },
  play: plays(reads('No such sponsor'), finds('link', 'All sponsors')),
};

export const Ad: Story = {
  args: { path: '/sponsors/oak/ad/a1' },
  play: plays(finds('heading', 'Ad'), finds('button', 'Remove picture'), fits),
};

/** A picture needs a text, a link needs https, and a range turned round is said at once. */
export const AdWrong: Story = {
  args: { path: '/sponsors/oak/ad/a1' },
  play: plays(
    fills('From', '2026-01-07'),
    fills('Until', '2026-01-06'),
    reads('The days run backwards: “Until” is before “From”.'),
    fills('Text', ' '),
    fills('Link', 'oak.example'),
    presses('Save'),
    reads('Say what the picture says: not everybody can see it.'),
    reads('A link begins with https:// and has no spaces.'),
    fits,
  ),
};

export const AdRefused: Story = {
  args: { path: '/sponsors/oak/ad/a1', answers: { hostSaveAd: refuses(404, 'There is no such ad.') as never } },
  play: plays(presses('Save'), reads('Snug says no: There is no such ad.')),
};

export const NewAd: Story = {
  args: { path: '/sponsors/oak/ad/new' },
  play: plays(finds('heading', 'New ad'), fits),
};

export const Question: Story = {
  args: { path: '/sponsors/oak/question/s2' },
  play: plays(finds('heading', 'Question'), finds('radio', /In their own words/), fits),
};

/** Said before somebody edits: the answers belong to the question as it was. */
export const QuestionAnswered: Story = {
  args: { path: '/sponsors/oak/question/s1' },
  play: plays(reads(/Text and options stay as they are/), fits),
};

export const NewQuestion: Story = {
  args: { path: '/sponsors/oak/question/new' },
  play: plays(
    presses('Add an option'),
    presses('Save'),
    reads('Ask something.'),
    reads('Give at least two options.'),
    fits,
  ),
};

export const QuestionInOwnWords: Story = {
  args: { path: '/sponsors/oak/question/new' },
  play: plays(clicks('radio', /In their own words/), inOrder(fits)),
};

/** Long names and texts stay inside. */
export const LongTexts: Story = {
  args: {
    path: '/sponsors/oak',
    answers: sponsorVenue({
      sponsors: demoSponsors.map((sponsor) => ({ ...sponsor, name: 'Brewery'.repeat(14) })),
      surveys: demoSurveys.map((survey) => ({ ...survey, question_text: 'W'.repeat(300) })),
    }),
  },
  play: plays(finds('heading', /Brewery/), fits),
};
