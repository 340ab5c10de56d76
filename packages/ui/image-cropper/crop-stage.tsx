import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Crop, move, zoomTo } from '../pictures/crop.ts';
import { type Cut, drawStage, type Picture } from '../pictures/draw-crop.ts';
import { waitForSize } from '../pictures/wait-for-size.ts';
import { hidden } from '../text/hidden.css.ts';
import type { PictureWords } from '../words/picture-words.ts';
import { canvas as canvasClass, frame, stage } from './crop-stage.css.ts';

/** The stage's side in frames: around the frame one sees what is cut off. crop-stage.css.ts uses the same number. */
export const FRAMES = 1.25;

/** How far one key press moves, in frames, and the factor by which it zooms. Shift moves five times as far. */
const STEP = 0.04;
export const ZOOM_STEP = 1.2;

type Ways = { [key: string]: readonly [right: number, down: number] | undefined };
const ways: Ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const zooms: { [key: string]: number | undefined } = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

export type CropStageProps = {
  picture: Picture | undefined;
  crop: Crop;
  shape: Cut;
  onChange: (change: (crop: Crop) => Crop) => void;
  /** What the keys call, in frames and zoom factors. The caller announces the result, which a keyboard user may not see. */
  moveBy: (right: number, down: number) => void;
  zoomBy: (times: number) => void;
  words: PictureWords;
};

/**
 * The picture behind its frame: dragged, pinched, zoomed by wheel, and moved with the arrow keys, plus and minus. At the end
 * of the zoom the wheel scrolls the page again; the keys work only while the stage has the focus.
 */
export function CropStage({ picture, crop, shape, onChange, moveBy, zoomBy, words }: CropStageProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(box);
  useWheel(box, picture, crop, onChange);

  useLayoutEffect(() => {
    if (!picture || !canvas.current || width === 0) return;
    drawStage(canvas.current, picture, crop, Math.round(width * devicePixelRatio), FRAMES);
  }, [picture, crop, width]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    // Ctrl and plus is the browser's zoom.
    if (!picture || ctrlKey || metaKey || altKey) return;
    const way = ways[key];
    const times = zooms[key];
    if (!way && !times) return;
    event.preventDefault();
    const step = shiftKey ? 5 * STEP : STEP;
    if (way) moveBy(way[0] * step, way[1] * step);
    if (times) zoomBy(times);
  };

  return (
    <div
      ref={box}
      className={stage}
      // So that screen readers pass the arrow keys through.
      role="application"
      aria-label={words.stage}
      aria-describedby={`${id}-hint`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated with the keyboard.
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...usePointers(picture, onChange)}
    >
      <canvas ref={canvas} className={canvasClass} />
      <div className={frame} data-shape={shape} />
      <span className={hidden} id={`${id}-hint`}>
        {words.stageHint}
      </span>
    </div>
  );
}

/** The box's width once it has one, and whenever it changes. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // For later changes, and for a box that gets its size only after the wait.
    const observer = new ResizeObserver(() => element.clientWidth > 0 && setWidth(element.clientWidth));
    observer.observe(element);
    const stop = waitForSize(() => element.clientWidth, setWidth);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [box]);
  return width;
}

type Change = CropStageProps['onChange'];

function useWheel(box: RefObject<HTMLElement | null>, picture: Picture | undefined, crop: Crop, onChange: Change) {
  // A layout effect: between picture and listener a wheel would scroll the page, or zoom the previous picture.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !picture) return;
    // React's wheel listeners are passive and cannot stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      const at = inFrames(element, middleOf([event]));
      const next = zoomTo(picture, crop, crop.zoom * Math.exp(-pixels(event) / 400), at);
      if (next.zoom === crop.zoom) return;
      event.preventDefault();
      onChange(() => next);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box, picture, crop, onChange]);
}

/** What one or two fingers, a mouse or a pen do: drag, and pinch. */
function usePointers(picture: Picture | undefined, onChange: Change) {
  const { current: held } = useRef(new Map<number, Point>());
  const letGo = ({ pointerId }: PointerEvent) => held.delete(pointerId);
  const here = () => [...held.values()].slice(0, 2);

  return {
    onPointerDown({ currentTarget, pointerId, pointerType, button, clientX, clientY }: PointerEvent) {
      if (!picture || button !== 0) return;
      held.set(pointerId, { clientX, clientY });
      // Touch is captured implicitly; mouse and pen are captured here, so that they may leave the stage.
      if (pointerType !== 'touch') currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
      if (!picture || !held.has(pointerId)) return;
      const before = here();
      held.set(pointerId, { clientX, clientY });
      const after = here();
      const from = inFrames(currentTarget, middleOf(before));
      const to = inFrames(currentTarget, middleOf(after));
      const times = spanOf(after) / spanOf(before);
      onChange((crop) => {
        // Zooms first, which makes room to move in.
        const zoomed = times === 1 ? crop : zoomTo(picture, crop, crop.zoom * times, from);
        return move(picture, zoomed, to.x - from.x, to.y - from.y);
      });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

type Point = { clientX: number; clientY: number };

function middleOf(points: readonly Point[]): Point {
  const [one, other = one] = points;
  if (!one || !other) return { clientX: 0, clientY: 0 };
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}

/** The distance between two fingers; for one finger a constant. */
function spanOf([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1 : 1;
}

/** Measured from the middle of the stage, in frames. */
function inFrames(element: Element, { clientX, clientY }: Point): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: ((clientX - left) / width - 0.5) * FRAMES,
    y: ((clientY - top) / height - 0.5) * FRAMES,
  };
}

/** Firefox counts a wheel in lines. */
function pixels({ deltaY, deltaMode }: WheelEvent): number {
  return deltaMode === 1 ? deltaY * 16 : deltaY;
}
