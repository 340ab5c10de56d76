import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useAnnounce } from '../hooks/use-announce.ts';
import { Drawing } from '../icon/drawing.tsx';
import { camera, down, minus, next, plus, previous, rotate, up } from '../icon/paths.ts';
import { type Crop, MOST_ZOOM, move, showWhole, turn, wholeFrame, zoomTo } from '../pictures/crop.ts';
import { drawCrop, type Picture, type Shape, toPng } from '../pictures/draw-crop.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { cropperTypes, isOf } from '../pictures/picture-types.ts';
import { Text } from '../text/text.tsx';
import { Toggle } from '../toggle/toggle.tsx';
import { type PictureWords, pictureWords } from '../words/picture-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { CropStage, ZOOM_STEP } from './crop-stage.tsx';
import { actions, cropper, middle, nothing, room, row, shown, slider } from './image-cropper.css.ts';

/** One press of a button moves by an eighth of the frame. */
const STEP = 0.125;

/** A key that is held zooms many times; the zoom is announced after a pause this long. */
const REST_MS = 500;

const NOTCHES = 100;

export type ImageCropperProps = {
  /** The chosen file, or undefined. Another file starts again. */
  file: File | undefined;
  /** Round is a square png whose corners are transparent. */
  shape?: Shape;
  /** Width and height of the result, in pixels (LIMIT-18). */
  size?: number;
  /** Called when Upload is pressed, with the cropped picture as png. */
  onCrop: (picture: Blob) => void;
  /** The upload is under way: the button is busy. */
  busy?: boolean;
  words?: Partial<PictureWords>;
};

type Opened = { file: File; picture?: Picture; trouble?: 'notForCropper' | 'cannotOpenPicture' };

/**
 * Crops a picture to a square or a circle: by drag, pinch and wheel, by arrow keys, plus and minus, and by buttons for all
 * of it (Y6). Nothing changes before Upload is pressed.
 *
 * @example <ImageCropper file={file} shape="round" onCrop={upload} busy={uploading} />
 */
export function ImageCropper({ file, shape = 'square', size = 100, onCrop, busy, words: own }: ImageCropperProps) {
  const words = useWords(pictureWords, own);
  const announce = useAnnounce();
  const [opened, setOpened] = useState<Opened>();
  const [crop, setCrop] = useState(wholeFrame);
  const [preview, setPreview] = useState(false);
  const [refused, setRefused] = useState<{ sentence: string; press: number }>();
  const [encoding, setEncoding] = useState(false);
  const press = useRef<object>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(resting.current), []);

  // An encoding under way belongs to the file it was started for; another file, or none, discards it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each file.
  useLayoutEffect(() => {
    setEncoding(false);
    return () => {
      press.current = undefined;
    };
  }, [file]);

  useEffect(() => {
    // Drops the previous picture, up to 16 MB, and its error.
    setOpened(undefined);
    setRefused(undefined);
    if (!file) return;
    let left = false;
    const done = (result: Omit<Opened, 'file'>) => {
      if (left) return;
      setOpened({ file, ...result });
      setCrop(wholeFrame);
    };
    if (!isOf(cropperTypes, file)) done({ trouble: 'notForCropper' });
    else openPicture(file).then((picture) => done(picture ? { picture } : { trouble: 'cannotOpenPicture' }));
    return () => {
      left = true;
    };
  }, [file]);

  const of = opened && opened.file === file ? opened : undefined;
  const picture = of?.picture;
  const opening = file !== undefined && !of;

  const turnOnce = () => picture && setCrop(turn(picture, crop));
  // For buttons and keys. Announces the result for those who do not see it: that nothing moved, or the new size.
  const moveBy = (right: number, down: number) => {
    if (!picture) return;
    const changed = move(picture, crop, right, down);
    if (same(changed, crop)) announce(words.edgeOfPicture);
    setCrop(changed);
  };
  const zoomBy = (times: number) => {
    if (!picture) return;
    const changed = zoomTo(picture, crop, crop.zoom * times);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => announce(percent(words, changed)), REST_MS);
    setCrop(changed);
  };

  const upload = async () => {
    const fail = (sentence: string) => setRefused((before) => ({ sentence, press: (before?.press ?? 0) + 1 }));
    if (!picture) return fail(words.noFileSelected);
    // A second click may come before the button is rendered as busy.
    if (press.current) return;
    const thisPress = {};
    press.current = thisPress;
    setEncoding(true);
    const canvas = document.createElement('canvas');
    drawCrop(canvas, picture, crop, size, shape);
    const blob = await toPng(canvas);
    if (press.current !== thisPress) return;
    press.current = undefined;
    setEncoding(false);
    if (!blob) return fail(words.cannotCrop);
    setRefused(undefined);
    onCrop(blob);
  };

  const button = (label: string, path: string, onClick: () => void) => (
    <IconButton label={label} onClick={onClick}>
      <Drawing path={path} />
    </IconButton>
  );

  return (
    <div className={cropper}>
      {file && !of?.trouble && (
        <>
          <div className={room} aria-busy={opening || undefined}>
            <CropStage
              picture={picture}
              crop={crop}
              shape={shape}
              onChange={setCrop}
              moveBy={moveBy}
              zoomBy={zoomBy}
              words={words}
            />
            {opening && <p className={middle}>{words.openingPicture}</p>}
          </div>
          <div className={row}>
            {button(words.zoomOut, minus, () => zoomBy(1 / ZOOM_STEP))}
            <input
              className={slider}
              type="range"
              min={0}
              max={NOTCHES}
              value={notchOf(crop.zoom)}
              aria-label={words.zoom}
              aria-valuetext={percent(words, crop)}
              onChange={({ currentTarget }) => {
                const zoom = MOST_ZOOM ** (Number(currentTarget.value) / NOTCHES);
                if (picture) setCrop(zoomTo(picture, crop, zoom));
              }}
            />
            {button(words.zoomIn, plus, () => zoomBy(ZOOM_STEP))}
          </div>
          <div className={actions}>
            {/* Left is left in every language. */}
            <div className={row} dir="ltr">
              {button(words.moveLeft, previous, () => moveBy(-STEP, 0))}
              {button(words.moveUp, up, () => moveBy(0, -STEP))}
              {button(words.moveDown, down, () => moveBy(0, STEP))}
              {button(words.moveRight, next, () => moveBy(STEP, 0))}
            </div>
            {button(words.turnPicture, rotate, turnOnce)}
          </div>
          {picture && Math.min(picture.width, picture.height) < size && <Text tone="small">{words.smallPicture}</Text>}
          <Toggle
            label={words.wholePicture}
            checked={crop.whole}
            onChange={(whole) => picture && setCrop(showWhole(picture, crop, whole))}
          />
          <Toggle label={words.preview} checked={preview} onChange={setPreview} />
          {preview && picture && (
            <Preview picture={picture} crop={crop} size={size} shape={shape} label={words.croppedPicture} />
          )}
        </>
      )}
      {!file && (
        <p className={nothing}>
          <Drawing path={camera} />
          {words.noPicture}
        </p>
      )}
      {of?.trouble && <Banner tone="danger">{words[of.trouble]}</Banner>}
      {refused && (
        // A new key for each press, so that the sentence is read out again.
        <Banner key={refused.press} tone="danger">
          {refused.sentence}
        </Banner>
      )}
      <Button kind="main" busy={busy || opening || encoding} onClick={upload}>
        {words.upload}
      </Button>
    </div>
  );
}

/** The result, pixel by pixel. */
function Preview({ picture, crop, size, shape, label }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, size, shape);
  }, [picture, crop, size, shape]);
  return <canvas ref={canvas} className={shown} data-shape={shape} role="img" aria-label={label} />;
}

type PreviewProps = { picture: Picture; crop: Crop; size: number; shape: Shape; label: string };

/** The slider is logarithmic: from 1 to 2 is as far as from 4 to 8. */
function notchOf(zoom: number): number {
  return Math.round((NOTCHES * Math.log(zoom)) / Math.log(MOST_ZOOM));
}

function percent(words: PictureWords, { zoom }: Crop): string {
  return words.percent(Math.round(100 * zoom));
}

function same(one: Crop, other: Crop): boolean {
  return (Object.keys(one) as (keyof Crop)[]).every((key) => one[key] === other[key]);
}
