import { themeClass } from '@snug/theme';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QrCode } from './qr-code.tsx';

const invite = 'https://quiz.thesnug.example/join?code=482913&team=T7K2QX';
const code = () => page.getByRole('img', { name: 'Join The Quizzly Bears' });

/** The colours on the screen, as a camera sees them. */
async function seen(element: Element): Promise<(x: number, y: number) => 'dark' | 'light' | 'neither'> {
  const base64 = await page.elementLocator(element).screenshot({ save: false });
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const times = canvas.width / element.getBoundingClientRect().width;
  return (x, y) => {
    const at = 4 * (Math.floor(y * times) * canvas.width + Math.floor(x * times));
    const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    return sum === 0 ? 'dark' : sum === 3 * 255 ? 'light' : 'neither';
  };
}

/** Renders a text at night and checks every module, and the edge of every module. */
async function expectModules(text: string, module: number) {
  await render(
    <div className={themeClass} data-theme="dark">
      <QrCode text={text} label="Join The Quizzly Bears" />
    </div>,
  );
  const at = await seen(code().element());
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const margin = Math.floor((256 - size * module) / 2);
  const wrong: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const wanted = data[y]?.[x] ? 'dark' : 'light';
      const [left, top] = [margin + x * module, margin + y * module];
      for (const [right, down] of [
        [0.5, 0.5],
        [module - 0.5, module - 0.5],
        [module / 2, module / 2],
      ] as const) {
        const is = at(left + right, top + down);
        if (is !== wanted) wrong.push(`${x},${y} is ${is}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(size).toBeGreaterThan(20);
  return { at, margin, width: size * module };
}

test('LIMIT-21 256 px square, and dark on white also at night: every module is where it belongs', async () => {
  const { at, margin, width } = await expectModules(invite, 6);
  const { width: wide, height } = code().element().getBoundingClientRect();
  expect([wide, height]).toEqual([256, 256]);
  // Four light modules as margin, and the rest of the square.
  for (let along = 20; along < 236; along++) {
    for (const deep of [1, margin + 4 * 6 - 1]) {
      expect([at(along, deep), at(deep, along)]).toEqual(['light', 'light']);
      expect([at(along, 255 - deep), at(255 - deep, along)]).toEqual(['light', 'light']);
    }
  }
  expect(margin + width).toBeLessThanOrEqual(256);
});

test('LIMIT-21 scale 8: a module is no larger, however short the text', () =>
  expectModules('482913', 8).then(() => {}));

test('LIMIT-21 a module is whole pixels, however long the text', () =>
  expectModules(`${invite}${'x'.repeat(300)}`, 3).then(() => {}));

test('LIMIT-21 error correction M: the two bits beside the corner say so', async () => {
  const { at, margin } = await expectModules('482913', 8);
  // Bits 14 and 13 of the format, under the mask 10101…: M is 00 and reads 10.
  const row = margin + (4 + 8 + 0.5) * 8;
  expect([at(margin + 4.5 * 8, row), at(margin + 5.5 * 8, row)]).toEqual(['dark', 'light']);
});

test('Y10 it shrinks to fit a small phone, and stays square', async () => {
  await render(
    <div style={{ width: '200px' }}>
      <QrCode text={invite} label="Join The Quizzly Bears" />
    </div>,
  );
  const { width, height } = code().element().getBoundingClientRect();
  expect([width, height]).toEqual([200, 200]);
});

test('for a sign it fills its container: no margin but its own, and every module is where it belongs', async () => {
  const { data, size } = encode(invite, { ecc: 'M', border: 4 });
  const module = 9.5;
  await render(
    <div className={themeClass} data-theme="dark" style={{ width: `${size * module}px` }}>
      <QrCode text={invite} label="Join The Quizzly Bears" fills />
    </div>,
  );
  const { width, height } = code().element().getBoundingClientRect();
  expect([width, height]).toEqual([size * module, size * module]);
  const at = await seen(code().element());
  const wrong = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      const is = at((x + 0.5) * module, (y + 0.5) * module);
      // The corners are round.
      return x % (size - 1) === 0 || is === (dark ? 'dark' : 'light') ? [] : [`${x},${y} is ${is}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('Y4 its label is all that is read out', async () => {
  await render(<QrCode text={invite} label="Join The Quizzly Bears" />);
  await expect.element(code()).toHaveAccessibleName('Join The Quizzly Bears');
  expect(code().element().textContent).toBe('');
});

test.each([
  ['too long for any code', 'x'.repeat(3000)],
  ['too long for a camera', 'x'.repeat(998)],
  ['no text', ''],
])('ERR-25 %s: it says so, and throws nothing', async (_, text) => {
  await render(<QrCode text={text} label="Join The Quizzly Bears" />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toBe('Unable to generate QR code');
  await expect.element(code()).not.toBeInTheDocument();
});

test('ERR-25 a text that fits is drawn again', async () => {
  const { rerender } = await render(<QrCode text="" label="Join The Quizzly Bears" words={{ noQrCode: 'Nope' }} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nope');
  await rerender(<QrCode text={'x'.repeat(997)} label="Join The Quizzly Bears" />);
  await expect.element(code()).toBeVisible();
});
