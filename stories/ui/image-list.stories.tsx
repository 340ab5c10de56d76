import { Button, Drawing, EmptyState, ImageList, type ListedImage, Stack, Text } from '@snug/ui';
import { camera } from '@snug/ui/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { pictures } from '../pictures/pictures.ts';
import { hasFocus, plays, presses, reads } from '../steps/steps.ts';

const table: ListedImage = { id: 'table', src: pictures.table, alt: 'Two pints and an answer slip on a table' };
const bar: ListedImage = { id: 'bar', src: pictures.bar, alt: 'The bar, three lamps lit' };
const mug: ListedImage = { id: 'mug', src: pictures.mug, alt: 'A mug with a great deal of foam' };

const add = (
  <Button onClick={() => {}}>
    <Drawing path={camera} />
    Add a picture
  </Button>
);
const nothing = () => {};

const meta = {
  title: 'Parts/Image list',
  component: ImageList,
  args: { label: 'Pictures of the team', images: [table, bar, mug] },
} satisfies Meta<typeof ImageList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Landscape: Story = { args: { label: 'Pictures of the night' } };

export const Portrait: Story = {
  args: { label: 'Pictures of the night', shape: 'portrait', images: [mug, table, bar] },
};

export const WithCaptions: Story = {
  args: {
    label: 'Pictures of the night',
    images: [
      { ...table, caption: 'Before the first round.' },
      { ...bar, caption: 'Where the interval went.' },
    ],
  },
};

export const ToEdit: Story = { args: { upload: add, onDelete: nothing, onRetry: nothing } };

/** The picture is shown at once, from the device; the bar shows how much is uploaded. */
export const Uploading: Story = {
  args: { upload: add, images: [{ ...mug, uploading: 40 }, { ...bar, uploading: 0 }, table], onDelete: nothing },
};

export const Failed: Story = {
  args: {
    upload: add,
    images: [{ ...mug, failed: true }, { ...bar, failed: 'Larger than 5 MB.' }, table],
    onDelete: nothing,
    onRetry: nothing,
  },
};

export const FailedPortrait: Story = {
  args: {
    shape: 'portrait',
    images: [
      { ...mug, failed: true },
      { ...table, uploading: 75 },
    ],
    onDelete: nothing,
    onRetry: nothing,
  },
};

export const Empty: Story = {
  args: {
    upload: add,
    images: [],
    empty: (
      <EmptyState title="No pictures yet.">
        <Text>Somebody at the table has a phone.</Text>
      </EmptyState>
    ),
  },
};

/** A picture that fails to load keeps its box and shows its text. */
export const Missing: Story = {
  args: { label: 'Pictures of the night', images: [{ ...bar, src: pictures.broken }, table] },
  play: plays(reads(bar.alt)),
};

function Deletable() {
  const [images, setImages] = useState([table, bar, mug]);
  return (
    <Stack>
      <ImageList
        label="Pictures of the team"
        images={images}
        upload={add}
        onDelete={(id) => setImages(images.filter((one) => one.id !== id))}
      />
    </Stack>
  );
}

/** The focus goes on to the next one. */
export const AfterADelete: Story = {
  render: () => <Deletable />,
  play: plays(presses(/^Delete The bar/), hasFocus('button', /^Delete A mug/)),
};
