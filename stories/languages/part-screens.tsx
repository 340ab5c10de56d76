import {
  Button,
  Carousel,
  ConfirmProvider,
  Counter,
  Dialog,
  ErrorBoundary,
  Sheet,
  Stack,
  StarRating,
  TextLink,
  ToastProvider,
  useConfirm,
  useToast,
} from '@snug/ui';
import { ImageCropper, ImagePicker, PictureUpload } from '@snug/ui/image-cropper';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { samplePicture } from '../pictures/sample-picture.ts';
import { choosesPicture, finds, inOrder, presses, sees } from '../steps/steps.ts';
import type { Language } from './languages.ts';
import type { Screen } from './screen.ts';

const shown = (part: ReactNode, play?: Screen['play']): Screen => ({ story: { render: () => part }, play });
const nothing = () => {};

/** Parts with texts of their own. A table. */
export const partScreens = (say: Language['site']) =>
  ({
    PartDialog: shown(<Dialog open title="1" onClose={nothing} />),
    PartSheet: shown(
      <Sheet open from="bottom" title="1" onClose={nothing}>
        {null}
      </Sheet>,
    ),
    PartLink: shown(
      <TextLink href="https://quiz.example" external>
        1
      </TextLink>,
    ),
    PartToast: shown(
      <ToastProvider>
        <Teller />
      </ToastProvider>,
      inOrder(presses('1'), finds('region', say.notices)),
    ),
    PartConfirm: shown(
      <ConfirmProvider>
        <Asker />
      </ConfirmProvider>,
      inOrder(presses('1'), finds('button', say.confirm)),
    ),
    PartPicker: {
      // File names are data, and are in the args for known-data.ts.
      story: {
        args: { files: refusedFiles.map(({ name }) => name) },
        render: () => <ImagePicker label="1" multiple camera="environment" onChoose={nothing} />,
      },
      play: async (canvas) => {
        const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
        if (!input) throw new Error('There is nothing to choose with.');
        await userEvent.upload(input, refusedFiles, { applyAccept: false });
        await waitFor(() => expect(canvas.querySelectorAll('[role=alert] p')).toHaveLength(refusedFiles.length));
      },
    },
    PartCropper: shown(<ImageCropper file={picture} shape="both" onCrop={nothing} />, async (canvas) => {
      await waitFor(() => expect(within(canvas).queryByText(say.openingPicture)).toBeNull());
      await userEvent.click(within(canvas).getByRole('checkbox', { name: say.preview }));
      await inOrder(finds('group', say.croppedPicture), finds('img', say.roundShape), sees(say.smallPicture))(canvas);
    }),
    PartPictureUpload: shown(
      <PictureUpload label="1" onUpload={() => Promise.reject(new Error())} />,
      inOrder(choosesPicture(say.choosePicture, picture), presses(say.upload), sees(say.uploadFailed)),
    ),
    PartPictureUploading: shown(
      <PictureUpload label="1" onUpload={() => new Promise(() => {})} />,
      inOrder(
        choosesPicture(say.choosePicture, picture),
        presses(say.upload),
        sees(say.uploadingPicture(say.percent(0))),
      ),
    ),
    PartCarousel: shown(
      <Carousel label="1" slides={['2', '3'].map((content) => ({ id: content, content }))} />,
      presses(say.nextSlide),
    ),
    PartStars: shown(
      <Stack>
        <StarRating label="1" value={0} onChange={nothing} />
        <StarRating label="2" value={4} onChange={nothing} />
      </Stack>,
      sees(say.noStars),
    ),
    PartCounter: shown(
      <Stack>
        {['1', '1234', '12345', '123456'].map((text) => (
          <Counter key={text} text={text} most={5} />
        ))}
      </Stack>,
      inOrder(
        sees(say.charactersOf(1, 5)),
        sees(say.charactersLeft(1)),
        sees(say.charactersFull(5)),
        sees(say.charactersOver(1)),
      ),
    ),
    PartBroken: shown(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
      sees(say.brokenPart),
    ),
  }) satisfies Record<string, Screen>;

/** One for each reason to refuse a file by its name. */
const refusedFiles = [
  new File([new Uint8Array(5_242_881)], '1.jpg', { type: 'image/jpeg' }),
  new File(['2'], '2.txt', { type: 'text/plain' }),
  new File([], '3.png', { type: 'image/png' }),
];
/** Smaller than the crop's result, which has a sentence of its own. */
const picture = samplePicture({ width: 48, height: 36, people: 2 });

function Teller() {
  const toast = useToast();
  return <Button onClick={() => toast('2', { action: { label: '3', onClick: nothing } })}>1</Button>;
}

function Asker() {
  const confirm = useConfirm();
  return <Button onClick={() => confirm({ title: '2' })}>1</Button>;
}

function Broken(): never {
  throw new Error('Broken on purpose, for its story.');
}
