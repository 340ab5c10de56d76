import { useEffect, useState } from 'react';
import type { Picture } from '../pictures/draw-crop.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { cropperTypes, isOf } from '../pictures/picture-types.ts';

type Result = { picture?: Picture; trouble?: 'notForCropper' | 'cannotOpenPicture' };

/** The file's picture, or why there is none; nothing while it opens. `onOpened` never changes. */
export function useOpened(file: File | undefined, onOpened: () => void): Result & { opening: boolean } {
  const [opened, setOpened] = useState<Result & { file: File }>();

  useEffect(() => {
    // Drops the previous picture, up to 16 MB.
    setOpened(undefined);
    if (!file) return;
    let left = false;
    const done = (result: Result) => {
      if (left) return;
      setOpened({ file, ...result });
      onOpened();
    };
    if (!isOf(cropperTypes, file)) done({ trouble: 'notForCropper' });
    else openPicture(file).then((picture) => done(picture ? { picture } : { trouble: 'cannotOpenPicture' }));
    return () => {
      left = true;
    };
  }, [file, onOpened]);

  const of = opened?.file === file ? opened : undefined;
  return { picture: of?.picture, trouble: of?.trouble, opening: file !== undefined && !of };
}
