import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** The size of the frame that a phone's camera reads, in px. */
const frame = { width: 960, height: 720 };

export interface Shot {
  /** How much of the frame's width the code fills: all of it from the table's edge, a third from across the room. */
  readonly fills: number;
}

/**
 * The text of a QR code as a camera sees it on a screen or on paper: from a distance, held at a slight angle, not quite
 * sharp, in the light of a pub. The decoder is not the program that drew the code.
 */
export async function scan(target: Page | Locator, { fills }: Shot): Promise<string> {
  const picture = (await target.screenshot()).toString('base64');
  const page = 'page' in target ? target.page() : target;
  // On a page of its own, so that the page under test is not changed.
  const scanPage = await page.context().newPage();
  const pixels = await scanPage.evaluate(
    async ({ picture, fills, frame }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(frame.width, frame.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      context.fillStyle = '#2a211a';
      context.fillRect(0, 0, frame.width, frame.height);
      const size = (frame.width * fills) / bitmap.width;
      context.filter = 'blur(0.6px) brightness(0.7) sepia(0.4)';
      context.translate(frame.width / 2, frame.height / 2);
      context.rotate(0.12);
      context.scale(size, size * 0.94);
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
      const { data } = context.getImageData(0, 0, frame.width, frame.height);
      let text = '';
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
      return btoa(text);
    },
    { picture, fills, frame },
  );
  await scanPage.close();
  // Without a time limit, so that a busy machine does not fail it.
  return decodeQR({ ...frame, data: Buffer.from(pixels, 'base64') }, { timeLimit: Number.POSITIVE_INFINITY });
}
