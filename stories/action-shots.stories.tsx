import { Refused } from '@snug/client';
import { demoGame, type FakeAnswers, fakeClient, play } from '@snug/client/fake';
import type { GameView, Image } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pictures } from './pictures.ts';
import { samplePicture } from './sample-picture.ts';

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

interface Evening {
  readonly answers?: FakeAnswers;
  readonly view?: Partial<GameView>;
  /** How far a picture goes, in percent, that then stays on its way. */
  readonly stuckAt?: number;
}

/** The panel as it is opened from the bar, with what the server answers. */
function evening({ answers, view, stuckAt }: Evening = {}): Pick<Story, 'render'> {
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

/** What the device's dialog does, which may offer all files all the same. */
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

export const Pictures: Story = evening();
export const NoneYet: Story = evening({ answers: { listImages: [] } });
/** On its way, and not here yet. */
export const Loading: Story = {
  ...evening({ answers: { listImages: () => new Promise<never>(() => {}) } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Action Shots' }));
    await canvas.findByText('Add pictures');
  },
};
export const RefusedToLoad: Story = evening({
  answers: {
    listImages: () => {
      throw new Refused(403, 'You are not in this game.');
    },
  },
});
export const DidNotLoad: Story = evening({
  answers: {
    listImages: () => {
      throw new TypeError('Failed to fetch');
    },
  },
});

/** Chosen, and nothing has gone yet: each can be cropped or taken back. */
export const Chosen: Story = {
  ...evening(),
  play: async ({ canvasElement }) => {
    const panel = await choose(canvasElement, team, winner);
    await expect(await panel.findByRole('button', { name: 'Upload 2 pictures' })).toBeVisible();
    await panel.findByRole('button', { name: 'Crop the-winner.jpg' });
  },
};
export const Crop: Story = {
  ...evening(),
  play: async ({ canvasElement }) => {
    const panel = await choose(canvasElement, team);
    await userEvent.click(await panel.findByRole('button', { name: 'Crop our-table.jpg' }));
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Crop the picture' }));
    await dialog.findByRole('button', { name: 'Use this picture' }, { timeout: 10_000 });
    await waitFor(() => expect(dialog.queryByText('Opening the picture…')).toBeNull(), { timeout: 10_000 });
  },
};

export const Uploading: Story = {
  ...evening({ stuckAt: 40 }),
  play: async ({ canvasElement }) => {
    const panel = await upload(canvasElement, team, winner, bar);
    await expect(await panel.findByText('40% sent')).toBeVisible();
    await expect(panel.getByText('0 of 3 uploaded')).toBeVisible();
  },
};
export const Uploaded: Story = {
  ...evening(),
  play: async ({ canvasElement }) => {
    const panel = await upload(canvasElement, team);
    await expect(await panel.findByText('1 picture uploaded', { selector: 'label *' })).toBeVisible();
  },
};

/** The first did not come through; the second goes on. */
export const OneFailed: Story = {
  ...evening({
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
  ...evening({
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

/** What is refused at once keeps the others from nothing. */
export const TooLarge: Story = {
  ...evening(),
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
  ...evening(),
  play: async ({ canvasElement }) => {
    const panel = await choose(canvasElement, new File(['a text'], 'answers.txt', { type: 'text/plain' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('answers.txt is not a picture.');
  },
};

export const DeleteAsksFirst: Story = {
  ...evening(),
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Delete Picture 3' }));
    await within(canvasElement).findByRole('dialog', { name: 'Delete this picture?' });
  },
};
export const NotDeleted: Story = {
  ...evening({
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

/** A teammate sees everything, and deletes what they took. */
export const Member: Story = evening({
  view: { me: { ...demoGame().me, ...demoGame().team?.players[1], email: 'ben@example.com' } },
  answers: { listImages: shots.map((each, place) => ({ ...each, deletable: place === 1 })) },
});
