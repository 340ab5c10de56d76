import { detailOf, isNetworkError, uploadImage } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { hostUploadPicture, imageMaxBytes } from '@snug/contract';
import { Button, Progress, useAnnounce, useFocusIfLost, useWords } from '@snug/ui';
import { ImagePicker } from '@snug/ui/image-cropper';
import { useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { Picture } from './picture.tsx';
import * as css from './sponsors.css.ts';
import { sponsorWords } from './words.ts';

/** What the server can open. */
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

interface Props {
  /** The address of the picture; '' while there is none. */
  readonly image: string;
  readonly onChange: (image: string) => void;
}

/** An ad's picture: chosen, uploaded at once, shown, and removed again. */
export function PictureField({ image, onChange }: Props) {
  const words = useWords(sponsorWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const action = useAsyncAction();
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  // The button that removes a picture goes with it.
  const [removals, setRemovals] = useState(0);
  useFocusIfLost(place, removals > 0 && removals);

  const upload = (file: File) => {
    setError(undefined);
    setPercent(0);
    void action.run(
      (signal) => uploadImage(call, hostUploadPicture, undefined as never, file, { signal, onSent: setPercent }),
      ({ url }) => {
        setPercent(undefined);
        onChange(url);
        announce(words.pictureSaved);
      },
      (reason) => {
        setPercent(undefined);
        setError(isNetworkError(reason) ? words.adPictureFailed : words.saidNo(detailOf(reason)));
      },
    );
  };

  return (
    <div ref={place} tabIndex={-1} className={css.pictureField}>
      <ImagePicker
        label={words.pictureOfAd}
        hint={words.adPictureHint}
        error={error}
        accept={types}
        mostBytes={imageMaxBytes}
        disabled={percent !== undefined}
        onChoose={([file]) => file && upload(file)}
      />
      {percent !== undefined && <Progress value={percent} max={100} label={words.adPictureOnItsWay(percent)} />}
      {image !== '' && (
        <div className={css.chosen}>
          <div className={css.thumb}>
            <Picture src={image} />
          </div>
          <Button
            onClick={() => {
              onChange('');
              setRemovals((count) => count + 1);
              announce(words.pictureRemoved);
            }}
          >
            {words.removePicture}
          </Button>
        </div>
      )}
    </div>
  );
}
