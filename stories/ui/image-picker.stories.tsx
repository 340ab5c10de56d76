import { ImagePicker } from '@snug/ui/image-cropper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePicture } from '../pictures/sample-picture.ts';

const meta = {
  title: 'Parts/Image picker',
  component: ImagePicker,
  args: { label: 'Team picture', hint: 'Up to 5 MB.', onChoose: fn() },
} satisfies Meta<typeof ImagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const photo = () => samplePicture({ width: 60, height: 40 });
const tooLarge = (name: string) => new File([new Uint8Array(5_242_881)], name, { type: 'image/jpeg' });

/** Chooses these files, whatever the device's dialog would offer. */
const choose =
  (...files: File[]): Story['play'] =>
  async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to choose with.');
    await userEvent.upload(input, files, { applyAccept: false });
  };

export const Empty: Story = {};

/** The ring is around the visible button, though an invisible input has the focus. */
export const Focused: Story = {
  play: async ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};

/** The second button is only there on a touch screen. */
export const WithACamera: Story = { args: { camera: 'environment' } };
export const Several: Story = { args: { label: 'Action shots', multiple: true } };

/** One control chooses, or changes what is chosen (TEAM-26). */
export const Chosen: Story = {
  render: function Choosing(args) {
    const [name, setName] = useState('the-quizzly-bears.jpg');
    return <ImagePicker {...args} chosen={name} onChoose={([file]) => file && setName(file.name)} />;
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A file is being dragged over it. */
export const Dropping: Story = {
  play: async ({ canvasElement }) => {
    const data = new DataTransfer();
    data.items.add(photo());
    within(canvasElement)
      .getByText('or drop it here')
      .dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }));
  },
};

/** The sentence of RULE-17. */
export const TooLarge: Story = {
  play: async (context) => {
    await choose(tooLarge('last orders.jpg'))?.(context);
    await expect(within(context.canvasElement).getAllByRole('alert')[0]).toHaveTextContent(
      'last orders.jpg is too large. Please choose an image that 5MB or less.',
    );
  },
};

/** The sentence of RULE-20. */
export const NotAnAvatar: Story = {
  args: { label: 'Your picture', avatar: true },
  play: choose(new File(['BM'], 'me.bmp', { type: 'image/bmp' })),
};

export const NotAPicture: Story = { play: choose(new File(['Round 1'], 'answers.txt', { type: 'text/plain' })) };
export const EmptyFile: Story = { play: choose(new File([], 'photo.png', { type: 'image/png' })) };

/** Two of four are refused by name; the other two are passed on all the same. */
export const SeveralRefused: Story = {
  args: { label: 'Action shots', multiple: true },
  play: async (context) => {
    await choose(
      photo(),
      tooLarge('pint.jpg'),
      new File(['x'], 'קוויז.pdf', { type: 'application/pdf' }),
      photo(),
    )?.(context);
    await expect(context.args.onChoose).toHaveBeenLastCalledWith([expect.any(File), expect.any(File)]);
  },
};

export const RefusedElsewhere: Story = { args: { error: 'The pub is out of room for pictures. Try again tomorrow.' } };

export const RightToLeft: Story = {
  args: {
    label: 'صورة الفريق',
    hint: undefined,
    words: { choosePicture: 'اختر صورة', orDropPicture: 'أو أفلتها هنا' },
  },
  globals: { direction: 'rtl' },
};
