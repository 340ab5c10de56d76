import { ImageCropper } from '@snug/ui/image-cropper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePicture } from '../pictures/sample-picture.ts';
import { focuses, keys, plays, presses, reads } from '../steps/steps.ts';

const landscape = samplePicture({ width: 960, height: 640 });
const portrait = samplePicture({ width: 600, height: 900, people: 1 });
const panorama = samplePicture({ width: 1600, height: 400 });
const tiny = samplePicture({ width: 48, height: 36, type: 'image/png', people: 2 });
const broken = new File(['This was a text.'], 'holiday.png', { type: 'image/png' });

/** Until the picture is on the stage, or the sentence that it cannot be opened. */
const opened = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).queryByText('Opening the picture…')).toBeNull());

/** Waits for the picture, then clicks the named buttons. */
const press =
  (...names: string[]): Story['play'] =>
  async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement);
    await opened(canvasElement);
    for (const name of names)
      await userEvent.click(getByRole(/^(Preview|Use)/.test(name) ? 'checkbox' : 'button', { name }));
    if (names.length > 0) (document.activeElement as HTMLElement | null)?.blur();
  };

const meta = {
  title: 'Parts/Image cropper',
  component: ImageCropper,
  args: { file: landscape, shape: 'square', onCrop: fn() },
  play: press(),
} satisfies Meta<typeof ImageCropper>;
export default meta;

type Story = StoryObj<typeof ImageCropper>;

export const Square: Story = {};
export const Round: Story = { args: { shape: 'round' } };

/** A square picture that some places show round: the circle in the frame is what those keep (TEAM-25). */
export const Both: Story = { args: { shape: 'both' } };

export const Portrait: Story = { args: { file: portrait, shape: 'round' } };
export const Panorama: Story = { args: { file: panorama } };
export const Zoomed: Story = {
  args: { shape: 'round' },
  play: press('Zoom in', 'Zoom in', 'Zoom in', 'Zoom in', 'Move left'),
};
export const Turned: Story = { play: press('Turn right') };

/** Nothing is cut off; the empty rest is transparent. */
export const WholePicture: Story = { play: press('Use whole picture') };

/** The result, in its own 100 pixels (TEAM-25). */
export const PreviewSquare: Story = { play: press('Zoom in', 'Zoom in', 'Preview') };
export const PreviewRound: Story = { args: { shape: 'round' }, play: press('Zoom in', 'Zoom in', 'Preview') };
export const PreviewBoth: Story = { args: { shape: 'both' }, play: press('Zoom in', 'Zoom in', 'Preview') };
export const PreviewWhole: Story = { play: press('Use whole picture', 'Preview') };

/** Smaller than the result. */
export const Tiny: Story = { args: { file: tiny, shape: 'round' } };

/** Before a picture is chosen. */
export const NothingChosen: Story = { args: { file: undefined } };

/** Upload was pressed without a picture (ERR-34). */
export const NothingToUpload: Story = {
  args: { file: undefined },
  play: plays(presses('Upload'), async (canvas) =>
    expect(await within(canvas).findByText('No file selected!')).toHaveAttribute('role', 'alert'),
  ),
};

/** A text file with a picture's name. */
export const CannotBeOpened: Story = { args: { file: broken } };

/** A picture, but none of the seven kinds (RULE-21). */
export const NotForTheCropper: Story = { args: { file: new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }) } };

/** The state while a phone opens a large photo. */
export const Opening: Story = {
  render: function Opens(args) {
    const opens = useRef(globalThis.createImageBitmap);
    // The cropper's effect runs between these two, and no other story's does.
    useLayoutEffect(() => {
      globalThis.createImageBitmap = () => new Promise(() => {});
    }, []);
    useEffect(() => {
      globalThis.createImageBitmap = opens.current;
    }, []);
    return <ImageCropper {...args} />;
  },
  play: plays(reads('Opening the picture…')),
};

export const Uploading: Story = { args: { busy: true } };

/** The focus is on the stage: arrows move, plus and minus zoom. */
export const Focused: Story = {
  play: plays(opened, focuses('application'), keys('++{ArrowLeft}{ArrowDown}')),
};

/** Left stays left. */
export const RightToLeft: Story = {
  args: { words: { wholePicture: 'الصورة كاملة', preview: 'معاينة', upload: 'رفع' } },
  globals: { direction: 'rtl' },
};
