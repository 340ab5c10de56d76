import { Refused } from '@snug/client';
import { demoGame, type FakeAnswers, fakeClient, play } from '@snug/client/fake';
import type { GameView, Image } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pictures } from '../pictures/pictures.ts';
import { samplePicture } from '../pictures/sample-picture.ts';

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

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Action Shots' }));
  const panel = within(await canvas.findByRole('dialog', { name: 'Action Shots' }));
  await waitFor(() => expect(panel.queryByText('One moment…')).toBeNull(), { timeout: 10_000 });
  return panel;
}

/** Chooses files as the device's dialog does, which may offer files of any type. */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const panel = await open(canvasElement);
  const input = await panel.findByLabelText<HTMLInputElement>('Choose pictures');
  await userEvent.upload(input, files, { applyAccept: false });
  return panel;
}

async function upload(canvasElement: HTMLElement, ...files: File[]) {
  const panel = await choose(canvasElement, ...files);
  const button = await panel.findByRole('button', { name: /^Upload/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'), { timeout: 10_000 });
  await userEvent.click(button);
  return panel;
}

const meta = {
  title: 'Live game/Action shots',
  component: LiveGame,
  args: { client: fakeClient(), gameId: 'g1', onHome: fn() },
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <AnnouncerProvider>
        <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
          <Story />
        </div>
      </AnnouncerProvider>
    ),
  ],
  play: async ({ canvasElement }) => void (await open(canvasElement)),
} satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pictures: Story = panelWith();
export const NoneYet: Story = panelWith({ answers: { listImages: [] } });
/** The pictures are still loading. */
export const Loading: Story = {
  ...panelWith({ answers: { listImages: () => new Promise<never>(() => {}) } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Action Shots' }));
    await canvas.findByText('Add pictures');
  },
};
export const RefusedToLoad: Story = panelWith({
  answers: {
    listImages: () => {
      throw new Refused(403, 'You are not in this game.');
    },
  },
});
export const DidNotLoad: Story = panelWith({
  answers: {
    listImages: () => {
      throw new TypeError('Failed to fetch');
    },
  },
});

/** Pictures are chosen but not uploaded; each can be cropped or removed. */
export const Chosen: Story = {
  ...panelWith(),
  play: async ({ canvasElement }) => {
    const panel = await choose(canvasElement, team, winner);
    await expect(await panel.findByRole('button', { name: 'Upload 2 pictures' })).toBeVisible();
    await panel.findByRole('button', { name: 'Crop the-winner.jpg' });
  },
};
export const Crop: Story = {
  ...panelWith(),
  play: async ({ canvasElement }) => {
    const panel = await choose(canvasElement, team);
    await userEvent.click(await panel.findByRole('button', { name: 'Crop our-table.jpg' }));
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Crop the picture' }));
    await dialog.findByRole('button', { name: 'Use this picture' }, { timeout: 10_000 });
    await waitFor(() => expect(dialog.queryByText('Opening the picture…')).toBeNull(), { timeout: 10_000 });
  },
};

export const Uploading: Story = {
  ...panelWith({ stuckAt: 40 }),
  play: async ({ canvasElement }) => {
    const panel = await upload(canvasElement, team, winner, bar);
    await expect(await panel.findByText('40% sent')).toBeVisible();
    await expect(panel.getByText('0 of 3 uploaded')).toBeVisible();
  },
};
export const Uploaded: Story = {
  ...panelWith(),
  play: async ({ canvasElement }) => {
    const panel = await upload(canvasElement, team);
    await expect(await panel.findByText('1 picture uploaded', { selector: 'label *' })).toBeVisible();
  },
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
  play: async ({ canvasElement }) => {
    const panel = await upload(canvasElement, team, winner);
    await expect(await panel.findByText('An error occured. Please try again later.')).toBeVisible();
    await panel.findByText('1 of 2 uploaded', { selector: 'label *' });
  },
};
export const RefusedByTheServer: Story = {
  ...panelWith({
    answers: {
      uploadGameImage: () => {
        throw new Refused(409, 'There are as many images here as there can be.');
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const panel = await upload(canvasElement, team);
    await expect(await panel.findByText('There are as many images here as there can be.')).toBeVisible();
  },
};

/** A file that is refused at once does not stop the others. */
export const TooLarge: Story = {
  ...panelWith(),
  play: async ({ canvasElement }) => {
    const large = new File([new Uint8Array(5_242_881)], 'holiday.jpg', { type: 'image/jpeg' });
    const panel = await choose(canvasElement, large, team);
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'holiday.jpg is too large. Please choose an image that 5MB or less.',
    );
    await panel.findByRole('button', { name: 'Upload 1 picture' });
  },
};
export const NotAPicture: Story = {
  ...panelWith(),
  play: async ({ canvasElement }) => {
    const panel = await choose(canvasElement, new File(['a text'], 'answers.txt', { type: 'text/plain' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('answers.txt is not a picture.');
  },
};

export const DeleteAsksFirst: Story = {
  ...panelWith(),
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Picture 3' }));
    await within(canvasElement).findByRole('dialog', { name: 'Delete this picture?' });
  },
};
export const NotDeleted: Story = {
  ...panelWith({
    answers: {
      deleteGameImage: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Picture 3' }));
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Delete this picture?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await panel.findByText('The picture could not be deleted. Please try again.')).toBeVisible();
  },
};

/** A teammate sees all pictures and deletes their own. */
export const Member: Story = panelWith({
  view: { me: { ...demoGame().me, ...demoGame().team?.players[1], email: 'ben@example.com' } },
  answers: { listImages: shots.map((each, place) => ({ ...each, deletable: place === 1 })) },
});
