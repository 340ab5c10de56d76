import { useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { ImagePicker, type ImagePickerProps } from '../image-picker/image-picker.tsx';
import { Progress } from '../progress/progress.tsx';
import { pictureWords } from '../words/picture-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';
import { upload } from './picture-upload.css.ts';

type Picking = Pick<ImagePickerProps, 'label' | 'labelHidden' | 'hint' | 'avatar' | 'accept' | 'mostBytes' | 'camera'>;
type Cropping = Pick<ImageCropperProps, 'shape' | 'size' | 'words'>;

export type PictureUploadProps = Picking &
  Cropping & {
    /**
     * Sends the cropped png and resolves when it is there: this part is not needed any more. Rejects when it is not, also
     * for a reply without an url (ERR-37). `signal` is aborted when the part is left meanwhile.
     */
    onUpload: (picture: Blob, sending: Sending) => Promise<unknown>;
    /** The sentence about a rejection, such as a server's own; `words.uploadFailed` where it is undefined or empty. */
    errorText?: (error: unknown) => string | undefined;
  };

export type Sending = { signal: AbortSignal; onSent: (percent: number) => void };

/**
 * Chooses one picture, crops it and uploads it. After a failure file and crop are kept, and Upload tries again.
 *
 * @example <PictureUpload label="Team picture" shape="both" onUpload={(picture) => send(picture).then(close)} />
 */
export function PictureUpload({ onUpload, errorText, shape, size, words: own, ...picking }: PictureUploadProps) {
  const words = useWords(pictureWords, own);
  const [file, setFile] = useState<File>();
  const { percent, failure, send, forget } = useSending(onUpload);
  const isSending = percent !== undefined;

  const status = isSending ? (
    <Progress value={percent} max={100} label={words.uploadingPicture(words.percent(percent))} />
  ) : failure ? (
    // A new key for each failure, so that the same sentence is read out again.
    <Banner key={failure.attempt} tone="danger">
      {errorText?.(failure.error) || words.uploadFailed}
    </Banner>
  ) : undefined;

  return (
    <div className={upload}>
      <ImagePicker
        {...picking}
        words={own}
        chosen={file?.name}
        disabled={isSending}
        onChoose={([chosen]) => {
          forget();
          setFile(chosen);
        }}
      />
      <ImageCropper {...{ file, shape, size, status }} words={own} busy={isSending} onCrop={send} />
    </div>
  );
}

type Failure = { error: unknown; attempt: number };

/** One upload at a time; how many percent have gone, and why the last one failed. */
function useSending(onUpload: PictureUploadProps['onUpload']) {
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const attempts = useRef(0);
  const leaving = useRef<AbortController>(undefined);
  // A layout effect: a passive one is cleaned up after a paint, and a reply may come before it.
  useLayoutEffect(() => () => leaving.current?.abort(), []);

  async function send(picture: Blob) {
    const left = new AbortController();
    leaving.current = left;
    attempts.current += 1;
    setFailure(undefined);
    setPercent(0);
    try {
      await onUpload(picture, { signal: left.signal, onSent: (sent) => left.signal.aborted || setPercent(sent) });
    } catch (error) {
      if (!left.signal.aborted) setFailure({ error, attempt: attempts.current });
    }
    if (!left.signal.aborted) setPercent(undefined);
  }

  return { percent, failure, send, forget: () => setFailure(undefined) };
}
