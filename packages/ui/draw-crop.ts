import { type Crop, quarter, type Size, sourceSquare } from './crop.ts';

export type Shape = 'square' | 'round';

/** Only what a canvas takes and what has a size. */
export type Picture = CanvasImageSource & Size;

/** Draws what is in the frame on a canvas of `size` pixels. Round means that the corners are transparent. */
export function drawCrop(canvas: HTMLCanvasElement, picture: Picture, crop: Crop, size: number, shape: Shape): void {
  const context = emptied(canvas, size);
  if (shape === 'round') {
    context?.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
    context?.clip();
  }
  draw(context, picture, crop, size, 1);
}

/** Draws the frame with what is around it: `frames` of its sides fit the canvas. */
export function drawStage(canvas: HTMLCanvasElement, picture: Picture, crop: Crop, size: number, frames: number): void {
  draw(emptied(canvas, size), picture, crop, size, frames);
}

/** LIMIT-19: the encoder is told 92, though png, which has no quality, does not listen. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png', 0.92));
}

function emptied(canvas: HTMLCanvasElement, size: number) {
  // Setting a size empties it and takes every transformation back.
  canvas.width = size;
  canvas.height = size;
  return canvas.getContext('2d');
}

function draw(
  context: CanvasRenderingContext2D | null,
  picture: Picture,
  crop: Crop,
  size: number,
  frames: number,
): void {
  if (!context) return;
  const { x, y, side } = sourceSquare(picture, crop);
  const around = (side * (frames - 1)) / 2;
  const [cos, sin] = quarter(crop.turns);
  context.imageSmoothingQuality = 'high';
  context.setTransform(cos, sin, -sin, cos, size / 2, size / 2);
  // What reaches beyond the picture is left empty.
  context.drawImage(picture, x - around, y - around, side * frames, side * frames, -size / 2, -size / 2, size, size);
}
