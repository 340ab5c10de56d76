import { useLayoutEffect, useRef } from 'react';
import type { Crop } from '../pictures/crop.ts';
import { type Cut, cutOf, drawCrop, type Picture, type Shape } from '../pictures/draw-crop.ts';
import type { PictureWords } from '../words/picture-words.ts';
import { caption, cut, cuts, shown } from './crop-preview.css.ts';

export type CropPreviewProps = { picture: Picture; crop: Crop; size: number; shape: Cut; words: PictureWords };

/** The result, pixel by pixel; of both shapes each, side by side and by name. */
export function CropPreview({ shape, words, ...of }: CropPreviewProps) {
  if (shape !== 'both') return <Result {...of} shape={shape} cutTo={shape} label={words.croppedPicture} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div className={cuts} role="group" aria-label={words.croppedPicture}>
      {(
        [
          ['square', words.squareShape],
          ['round', words.roundShape],
        ] as const
      ).map(([cutTo, name]) => (
        <div key={cutTo} className={cut}>
          <Result {...of} shape={shape} cutTo={cutTo} label={name} />
          <span className={caption} aria-hidden>
            {name}
          </span>
        </div>
      ))}
    </div>
  );
}

/** As it is handed on, and cut as the place that shows it cuts it. */
function Result({ picture, crop, size, shape, cutTo, label }: ResultProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, size, cutOf(shape));
  }, [picture, crop, size, shape]);
  return <canvas ref={canvas} className={shown} data-shape={cutTo} role="img" aria-label={label} />;
}

type ResultProps = Omit<CropPreviewProps, 'words'> & { cutTo: Shape; label: string };
