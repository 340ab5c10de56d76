import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { useAnnounce } from '../hooks/use-announce.ts';
import { Drawing } from '../icon/drawing.tsx';
import { camera, down, minus, next, plus, previous, rotate, up } from '../icon/paths.ts';
import { type Crop, MOST_ZOOM, move, showWhole, turn, wholeFrame, zoomTo } from '../pictures/crop.ts';
import { type Cut, cutOf, drawCrop, type Picture } from '../pictures/draw-crop.ts';
import { Text } from '../text/text.tsx';
import { type PictureWords, pictureWords } from '../words/picture-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { CropPreview } from './crop-preview.tsx';
import { CropStage, ZOOM_STEP } from './crop-stage.tsx';
import { actions, cropper, middle, nothing, room, row, slider } from './image-cropper.css.ts';
import { useEncoding } from './use-encoding.ts';
import { useOpened } from './use-opened.ts';

/** One press of a button moves by an eighth of the frame. */
const STEP = 0.125;

/** A key that is held zooms many times; the zoom is announced after a pause this long. */
const REST_MS = 500;

const NOTCHES = 100;

export type ImageCropperProps = {
  /** The chosen file, or undefined. Another file starts again. */
  file: File | undefined;
  /**
   * Round is a square png whose corners are transparent. Both is a square one, for a picture that some places show square
   * and others cut round: the frame and the preview show either.
   */
  shape?: Cut;
  /** Width and height of the result, in pixels (LIMIT-18). */
  size?: number;
  /** Called when Upload is pressed, with the cropped picture as png. */
  onCrop: (picture: Blob) => void;
  /** The upload is under way: the button is busy. */
  busy?: boolean;
  /** What becomes of the upload, above its button. */
  status?: ReactNode;
  words?: Partial<PictureWords>;
};

/**
 * Crops a picture to a square, a circle or both: by drag, pinch and wheel, by arrow keys, plus and minus, and by buttons for all
 * of it (Y6). Nothing changes before Upload is pressed.
 *
 * @example <ImageCropper file={file} shape="round" onCrop={upload} busy={uploading} />
 */
export function ImageCropper({
  file,
  shape = 'square',
  size = 100,
  onCrop,
  busy,
  status,
  words: own,
}: ImageCropperProps) {
  const words = useWords(pictureWords, own);
  const [crop, setCrop] = useState(wholeFrame);
  const [preview, setPreview] = useState(false);
  const startAgain = useCallback(() => setCrop(wholeFrame), []);
  const { picture, trouble, opening } = useOpened(file, startAgain);
  const { refused, refuse, encoding, encode } = useEncoding(file);
  const { moveBy, zoomBy } = useSteps(picture, crop, setCrop, words);
  const change = (changed: (of: Picture) => Crop) => picture && setCrop(changed(picture));

  const upload = async () => {
    if (!picture) return refuse(words.noFileSelected);
    const blob = await encode((canvas) => drawCrop(canvas, picture, crop, size, cutOf(shape)));
    if (blob) onCrop(blob);
    else if (blob === null) refuse(words.cannotCrop);
  };

  return (
    <div className={cropper}>
      {file && !trouble && (
        <>
          <div className={room} aria-busy={opening || undefined}>
            <CropStage {...{ picture, crop, shape, moveBy, zoomBy, words }} onChange={setCrop} />
            {opening && <p className={middle}>{words.openingPicture}</p>}
          </div>
          <ZoomRow {...{ words, zoomBy }} zoom={crop.zoom} onZoom={(to) => change((of) => zoomTo(of, crop, to))} />
          <MoveRow {...{ words, moveBy }} onTurn={() => change((of) => turn(of, crop))} />
          {picture && Math.min(picture.width, picture.height) < size && <Text tone="small">{words.smallPicture}</Text>}
          <Checkbox
            label={words.wholePicture}
            checked={crop.whole}
            onChange={(whole) => change((of) => showWhole(of, crop, whole))}
          />
          <Checkbox label={words.preview} checked={preview} onChange={setPreview} />
          {preview && picture && <CropPreview {...{ picture, crop, size, shape, words }} />}
        </>
      )}
      {!file && (
        <p className={nothing}>
          <Drawing path={camera} />
          {words.noPicture}
        </p>
      )}
      {trouble && <Banner tone="danger">{words[trouble]}</Banner>}
      {refused && (
        // A new key for each press, so that the sentence is read out again.
        <Banner key={refused.press} tone="danger">
          {refused.sentence}
        </Banner>
      )}
      {!refused && status}
      <Button kind="main" busy={busy || opening || encoding} onClick={upload}>
        {words.upload}
      </Button>
    </div>
  );
}

/** For buttons and keys. Announces the result for those who do not see it: that nothing moved, or the new size. */
function useSteps(picture: Picture | undefined, crop: Crop, setCrop: (crop: Crop) => void, words: PictureWords) {
  const announce = useAnnounce();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  return {
    moveBy(right: number, down: number) {
      if (!picture) return;
      const changed = move(picture, crop, right, down);
      if (same(changed, crop)) announce(words.edgeOfPicture);
      setCrop(changed);
    },
    zoomBy(times: number) {
      if (!picture) return;
      const changed = zoomTo(picture, crop, crop.zoom * times);
      clearTimeout(resting.current);
      resting.current = setTimeout(() => announce(percent(words, changed.zoom)), REST_MS);
      setCrop(changed);
    },
  };
}

function Press({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <IconButton label={label} onClick={onClick}>
      <Drawing path={path} />
    </IconButton>
  );
}

function MoveRow({ moveBy, onTurn, words }: MoveRowProps) {
  return (
    <div className={actions}>
      {/* Left is left in every language. */}
      <div className={row} dir="ltr">
        <Press label={words.moveLeft} path={previous} onClick={() => moveBy(-STEP, 0)} />
        <Press label={words.moveUp} path={up} onClick={() => moveBy(0, -STEP)} />
        <Press label={words.moveDown} path={down} onClick={() => moveBy(0, STEP)} />
        <Press label={words.moveRight} path={next} onClick={() => moveBy(STEP, 0)} />
      </div>
      <Press label={words.turnPicture} path={rotate} onClick={onTurn} />
    </div>
  );
}

type MoveRowProps = { moveBy: (right: number, down: number) => void; onTurn: () => void; words: PictureWords };

function ZoomRow({ zoom, zoomBy, onZoom, words }: ZoomRowProps) {
  return (
    <div className={row}>
      <Press label={words.zoomOut} path={minus} onClick={() => zoomBy(1 / ZOOM_STEP)} />
      <input
        className={slider}
        type="range"
        min={0}
        max={NOTCHES}
        value={notchOf(zoom)}
        aria-label={words.zoom}
        aria-valuetext={percent(words, zoom)}
        onChange={({ currentTarget }) => onZoom(MOST_ZOOM ** (Number(currentTarget.value) / NOTCHES))}
      />
      <Press label={words.zoomIn} path={plus} onClick={() => zoomBy(ZOOM_STEP)} />
    </div>
  );
}

type Zoom = (zoom: number) => void;
type ZoomRowProps = { zoom: number; zoomBy: Zoom; onZoom: Zoom; words: PictureWords };

/** The slider is logarithmic: from 1 to 2 is as far as from 4 to 8. */
function notchOf(zoom: number): number {
  return Math.round((NOTCHES * Math.log(zoom)) / Math.log(MOST_ZOOM));
}

function percent(words: PictureWords, zoom: number): string {
  return words.percent(Math.round(100 * zoom));
}

function same(one: Crop, other: Crop): boolean {
  return (Object.keys(one) as (keyof Crop)[]).every((key) => one[key] === other[key]);
}
