/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** Where a picture lies behind its square frame. The frame's side is 1, its centre 0; y goes down. */
export type Crop = {
  /** The picture's centre. */
  readonly x: number;
  readonly y: number;
  /** At 1 the shorter side fills the frame. */
  readonly zoom: number;
  /** Quarter turns to the right. */
  readonly turns: 0 | 1 | 2 | 3;
  /** The longer side fits the frame instead, and the rest of the frame is empty. */
  readonly whole: boolean;
};

/** A face in a group of twelve is about an eighth of the picture. */
export const MOST_ZOOM = 8;

export const wholeFrame: Crop = { x: 0, y: 0, zoom: 1, turns: 0, whole: false };

/** Moves the picture so that it covers the whole frame, unless it is to be shown whole. */
function keptInFrame(picture: Size, crop: Crop): Crop {
  if (crop.whole) return { ...crop, x: 0, y: 0, zoom: 1 };
  const zoom = within(crop.zoom, 1, MOST_ZOOM);
  const { width, height } = shown(picture, { ...crop, zoom });
  const [right, down] = [(width - 1) / 2, (height - 1) / 2];
  return { ...crop, zoom, x: within(crop.x, -right, right), y: within(crop.y, -down, down) };
}

export function move(picture: Size, crop: Crop, right: number, down: number): Crop {
  return keptInFrame(picture, { ...crop, x: crop.x + right, y: crop.y + down });
}

/** Zooms so that the point `at` stays in place: the pointer, or the middle. */
export function zoomTo(picture: Size, crop: Crop, zoom: number, at = { x: 0, y: 0 }): Crop {
  const to = within(zoom, 1, MOST_ZOOM);
  const times = to / crop.zoom;
  const x = at.x + (crop.x - at.x) * times;
  const y = at.y + (crop.y - at.y) * times;
  return keptInFrame(picture, { ...crop, whole: false, zoom: to, x, y });
}

/** Turns by a quarter to the right, about the middle of the frame. */
export function turn(picture: Size, crop: Crop): Crop {
  return keptInFrame(picture, { ...crop, turns: ((crop.turns + 1) % 4) as Crop['turns'], x: -crop.y, y: crop.x });
}

export function showWhole(picture: Size, crop: Crop, whole: boolean): Crop {
  return keptInFrame(picture, { ...crop, whole });
}

/** The size of the turned picture, in frames. */
export function shown(picture: Size, crop: Crop): Size {
  const scale = framesPerPixel(picture, crop);
  const [width, height] = crop.turns % 2 ? [picture.height, picture.width] : [picture.width, picture.height];
  return { width: width * scale, height: height * scale };
}

/** The square of the unturned picture, in its own pixels, that fills the frame; with `whole` it exceeds the picture. */
export function sourceSquare(picture: Size, crop: Crop): { x: number; y: number; side: number } {
  const side = 1 / framesPerPixel(picture, crop);
  const [cos, sin] = quarter(crop.turns);
  // From the picture's centre to the frame's, turned back.
  const right = -crop.x * cos - crop.y * sin;
  const down = crop.x * sin - crop.y * cos;
  return {
    x: picture.width / 2 + (right - 0.5) * side,
    y: picture.height / 2 + (down - 0.5) * side,
    side,
  };
}

/** Cosine and sine of quarter turns, without the rounding errors of Math.cos. */
export function quarter(turns: Crop['turns']): readonly [number, number] {
  return ([[1, 0], [0, 1], [-1, 0], [0, -1]] as const)[turns]; // biome-ignore format: four corners
}

function framesPerPixel({ width, height }: Size, { zoom, whole }: Crop): number {
  return whole ? 1 / Math.max(width, height) : zoom / Math.min(width, height);
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
