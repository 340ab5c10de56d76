import { type FakeAnswers, fakeClient, never, offline, play, refuses, viewFor } from '@snug/client/fake';
import type { GameView, Image } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictures } from '../pictures/pictures.ts';
import { samplePicture } from '../pictures/sample-picture.ts';
import { finds, inOrder, plays, presses, reads, type Step, sees, shows } from '../steps/steps.ts';
import { wholeGame } from './whole-game.tsx';

const shot = (url: string, orientation: Image['orientation'], deletable = false): Image => ({
  url,
  orientation,
  image_code: url,
  deletable,
});
/** The newest is the last. */
const shots = [
  shot(pictures.bar, 'landscape'),
  shot(pictures.mug, 'portrait', true),
  shot(pictures.table, 'landscape', true),
];

const team = samplePicture({ width: 900, height: 600, name: 'our-table.jpg' });
const winner = samplePicture({ width: 500, height: 800, name: 'the-winner.jpg', people: 1 });
const bar = samplePicture({ width: 800, height: 600, name: 'at-the-bar.png', type: 'image/png' });

interface PanelOptions {
  readonly answers?: FakeAnswers;
  readonly view?: Partial<GameView>;
  /** The percentage at which an upload stops and never ends. */
  readonly stuckAt?: number;
}

/** The panel opened from the bar, with these replies of the server. */
function panelWith({ answers, view, stuckAt }: PanelOptions = {}): Pick<Story, 'render'> {
  return {
    render: (args) => {
      const client = fakeClient({
        games: { g1: play([], { view }) },
        answers: { listImages: shots, uploadGameImage: [...shots, shot(pictures.ale, 'landscape', true)], ...answers },
      });
      const call: typeof client.call = (row, options) => {
        if (stuckAt === undefined || row.name !== 'uploadGameImage') return client.call(row, options);
        options?.progress?.onSent(stuckAt);
        return new Promise(() => {});
      };
      return <LiveGame {...args} client={{ ...client, call }} />;
    },
  };
}

/** In the panel alone. */
const inPanel =
  (...steps: Step[]): Step =>
  async (canvas) =>
    inOrder(...steps)(await within(canvas).findByRole('dialog', { name: 'Action Shots' }));

const opens = inOrder(
  presses('Action Shots'),
  inPanel((panel) => waitFor(() => expect(within(panel).queryByText('One moment…')).toBeNull())),
);

/** Chooses files as the device's dialog does, which may offer files of any type. */
const chooses = (...files: File[]) =>
  inOrder(
    opens,
    inPanel(async (panel) =>
      userEvent.upload(await within(panel).findByLabelText('Choose pictures'), files, { applyAccept: false }),
    ),
  );

const uploads = (...files: File[]) =>
  inOrder(
    chooses(...files),
    inPanel(async (panel) => {
      const button = await within(panel).findByRole('button', { name: /^Upload/ });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await userEvent.click(button);
    }),
  );

/** In the text of a progress bar, which the announcer repeats. */
const hasUploaded = (text: string) =>
  inPanel(async (panel) => expect(await within(panel).findByText(text, { selector: 'label *' })).toBeVisible());
const alerts = (text: string) =>
  inPanel(async (panel) => expect(await within(panel).findByRole('alert')).toHaveTextContent(text));
const asksToDelete = inOrder(opens, inPanel(presses('Delete Picture 3')));

const meta = {
  title: 'Live game/Action shots',
  ...wholeGame,
  decorators: [
    ...wholeGame.decorators,
    (Story) => (
      <AnnouncerProvider>
        <Story />
      </AnnouncerProvider>
    ),
  ],
  play: plays(opens),
} satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pictures: Story = panelWith();
export const NoneYet: Story = panelWith({ answers: { listImages: [] } });
/** The pictures are still loading. */
export const Loading: Story = {
  ...panelWith({ answers: { listImages: never } }),
  play: plays(presses('Action Shots'), sees('Add pictures')),
};
export const RefusedToLoad: Story = panelWith({
  answers: {
    listImages: refuses(403, 'You are not in this game.'),
  },
});
export const DidNotLoad: Story = panelWith({
  answers: {
    listImages: offline,
  },
});

/** Pictures are chosen but not uploaded; each can be cropped or removed. */
export const Chosen: Story = {
  ...panelWith(),
  play: plays(
    chooses(team, winner),
    inPanel(shows('button', 'Upload 2 pictures'), finds('button', 'Crop the-winner.jpg')),
  ),
};
export const Crop: Story = {
  ...panelWith(),
  play: plays(chooses(team), inPanel(presses('Crop our-table.jpg')), async (canvas) => {
    const dialog = within(await within(canvas).findByRole('dialog', { name: 'Crop the picture' }));
    await dialog.findByRole('button', { name: 'Use this picture' });
    await waitFor(() => expect(dialog.queryByText('Opening the picture…')).toBeNull());
  }),
};

/** One's own pictures say where they are on their way to the big screen, and can be kept off it. */
export const OnTheWay: Story = {
  ...panelWith({
    answers: {
      listImages: [
        { ...shot(pictures.bar, 'landscape', true), mine: true },
        { ...shot(pictures.mug, 'portrait', true), mine: true, screen: 'waiting' },
        { ...shot(pictures.table, 'landscape', true), mine: true, screen: 'shown' },
        { ...shot(pictures.ale, 'landscape', true), mine: true, screen: 'declined' },
        { ...shot(pictures.bar, 'landscape'), image_code: 'another' },
      ],
    },
  }),
  play: plays(opens, inPanel(sees('Waits for the quizmaster'), shows('button', 'Keep Picture 3 off the big screen'))),
};

export const Uploading: Story = {
  ...panelWith({ stuckAt: 40 }),
  play: plays(uploads(team, winner, bar), inPanel(reads('40% sent'), reads('0 of 3 uploaded'))),
};
export const Uploaded: Story = {
  ...panelWith(),
  play: plays(uploads(team), hasUploaded('1 picture uploaded')),
};

/** The first upload failed; the second continues. */
export const OneFailed: Story = {
  ...panelWith({
    answers: {
      uploadGameImage: (() => {
        let count = 0;
        return () => {
          count += 1;
          if (count % 2 === 1) throw new TypeError('Failed to fetch');
          return [...shots, shot(pictures.ale, 'landscape', true)];
        };
      })(),
    },
  }),
  play: plays(
    uploads(team, winner),
    inPanel(reads('An error occured. Please try again later.')),
    hasUploaded('1 of 2 uploaded'),
  ),
};
export const RefusedByTheServer: Story = {
  ...panelWith({
    answers: {
      uploadGameImage: refuses(409, 'There is no room for more pictures here.'),
    },
  }),
  play: plays(uploads(team), inPanel(reads('There is no room for more pictures here.'))),
};

/** A file that is refused at once does not stop the others. */
export const TooLarge: Story = {
  ...panelWith(),
  play: plays(
    chooses(new File([new Uint8Array(5_242_881)], 'holiday.jpg', { type: 'image/jpeg' }), team),
    alerts('holiday.jpg is too large. Please choose an image that 5MB or less.'),
    inPanel(finds('button', 'Upload 1 picture')),
  ),
};
export const NotAPicture: Story = {
  ...panelWith(),
  play: plays(
    chooses(new File(['a text'], 'answers.txt', { type: 'text/plain' })),
    alerts('answers.txt is not a picture.'),
  ),
};

export const DeleteAsksFirst: Story = {
  ...panelWith(),
  play: plays(asksToDelete, finds('dialog', 'Delete this picture?')),
};
export const NotDeleted: Story = {
  ...panelWith({
    answers: {
      deleteGameImage: offline,
    },
  }),
  play: plays(
    asksToDelete,
    async (canvas) => presses('Delete')(await within(canvas).findByRole('dialog', { name: 'Delete this picture?' })),
    inPanel(reads('The picture could not be deleted. Please try again.')),
  ),
};

/** A teammate sees all pictures and deletes their own. */
export const Member: Story = panelWith({
  view: viewFor({ who: 'member' }),
  answers: { listImages: shots.map((each, place) => ({ ...each, deletable: place === 1 })) },
});
