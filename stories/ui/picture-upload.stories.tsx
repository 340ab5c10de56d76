import { Card, Heading, Stack } from '@snug/ui';
import { PictureUpload, type PictureUploadProps } from '@snug/ui/image-cropper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../pictures/sample-picture.ts';
import { choosesPicture, inOrder, plays, presses, sees } from '../steps/steps.ts';

const photo = samplePicture({ width: 960, height: 640 });

const succeeds: PictureUploadProps['onUpload'] = async () => {};

const meta = {
  title: 'Parts/Picture upload',
  component: PictureUpload,
  args: { label: 'The file', labelHidden: true, shape: 'both', onUpload: succeeds },
  decorators: (Part) => (
    <Card labelledBy="picture">
      <Stack>
        <Heading level={2} id="picture">
          Team picture
        </Heading>
        <Part />
      </Stack>
    </Card>
  ),
} satisfies Meta<typeof PictureUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

const chooses = choosesPicture('Choose a picture', photo);
const uploads = inOrder(chooses, presses('Upload'));

export const NothingChosen: Story = {};

export const NothingToUpload: Story = { play: plays(presses('Upload'), sees('No file selected!')) };

export const Chosen: Story = { play: plays(chooses) };

/** Two fifths have gone. */
export const Uploading: Story = {
  args: {
    onUpload: (_, { onSent }) => {
      onSent(40);
      return new Promise(() => {});
    },
  },
  play: plays(uploads, sees('Uploading… 40%')),
};

/** The picture and its crop are still there: Upload tries again (ERR-37). */
export const Failed: Story = {
  args: { onUpload: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: plays(uploads, sees('An error occured. Please try again later.')),
};

/** In the server's words, where it has some. */
export const Refused: Story = {
  args: {
    onUpload: () => Promise.reject(new Error('You have many pictures here. Please delete some first.')),
    errorText: (error) => (error as Error).message,
  },
  play: plays(uploads, sees('You have many pictures here. Please delete some first.')),
};
