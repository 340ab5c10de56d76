import { type Crop, quarter, type Size, sourceSquare } from './crop.ts';

export type Shape = 'square' | 'round';

/** What a picture is cropped to. One for both shapes is square: a place that shows it round cuts its corners off. */
export type Cut = Shape | 'both';

export function cutOf(cut: Cut): Shape {
  return cut === 'both' ? 'square' : cut;
}

/** Anything that a canvas draws and that has a size. */
export type Picture = CanvasImageSource & Size;

/** Draws what is in the frame on a canvas of `size` pixels. Round makes the corners transparent. */
export function drawCrop(canvas: HTMLCanvasElement, picture: Picture, crop: Crop, size: number, shape: Shape): void {
  const context = emptied(canvas, size);
  if (shape === 'round') {
    context?.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
    context?.clip();
  }
  draw(context, picture, crop, size, 1);
}

/** Draws the frame with its surroundings: the canvas is `frames` frames wide. */
export function drawStage(canvas: HTMLCanvasElement, picture: Picture, crop: Crop, size: number, frames: number): void {
  draw(emptied(canvas, size), picture, crop, size, frames);
}

/** The encoder gets quality 92, which png ignores (LIMIT-19). */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, 'image/png', 0.92));
}

function emptied(canvas: HTMLCanvasElement, size: number) {
  // Setting the size clears the canvas and resets its transformations.
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
  // What lies beyond the picture stays empty.
  context.drawImage(picture, x - around, y - around, side * frames, side * frames, -size / 2, -size / 2, size, size);
}
