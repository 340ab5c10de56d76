import { themeClass } from '@snug/theme';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { fields } from '../tests/fields.ts';
import { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';

type Colour = 'red' | 'green' | 'blue' | 'white' | 'nothing' | 'else';

/** A photo as a phone saves it that was held upright: turned to the left, with the orientation in its Exif data. */
async function asHeldUpright(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // "Exif", big endian, one entry: orientation, a short, 6.
  const note = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = [0xff, 0xe1, 0, 2 + note.length + entry.length, ...note, ...entry];
  return new File([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], 'phone.jpg', { type: 'image/jpeg' });
}

function named(red = 0, green = 0, blue = 0, alpha = 0): Colour {
  if (alpha === 0) return 'nothing';
  const key = [red, green, blue].map((part) => (part > 200 ? 1 : part < 55 ? 0 : '?')).join('');
  return ({ 100: 'red', '010': 'green', '001': 'blue', 111: 'white' } as const)[key] ?? 'else';
}

/** The colours at these places of a canvas, in hundredths of its side. */
function colours(canvas: HTMLCanvasElement, ...places: [number, number][]): Colour[] {
  const context = canvas.getContext('2d');
  return places.map(([x, y]) => {
    const at = [Math.floor((x / 100) * canvas.width), Math.floor((y / 100) * canvas.height)] as const;
    return named(...(context?.getImageData(...at, 1, 1).data ?? []));
  });
}

const quarters: [number, number][] = [[25, 25], [75, 25], [25, 75], [75, 75]]; // biome-ignore format: as they lie
const fieldsInOrder: Colour[] = ['red', 'green', 'blue', 'white'];
const corners: [number, number][] = [[1, 1], [98, 1], [1, 98], [98, 98]]; // biome-ignore format: as they lie

const alertWith = (sentence: string) => page.getByRole('alert').filter({ hasText: sentence });
const stage = () => page.getByRole('application', { name: 'Picture in its frame' });
const shown = () => stage().element().querySelector('canvas') as HTMLCanvasElement;
const preview = () => page.getByRole('img', { name: 'The cropped picture' }).element() as HTMLCanvasElement;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const zoom = () => page.getByRole('slider', { name: 'Zoom' });
const percent = () => zoom().element().getAttribute('aria-valuetext');
const isAt = (value: string) => vi.waitFor(() => expect(percent()).toBe(value));
const zooms = async (keys: string, value: string) => {
  await userEvent.keyboard(keys);
  await isAt(value);
};

async function draw(file: File | undefined, props: Partial<ImageCropperProps> = {}) {
  const onCrop = vi.fn<(picture: Blob) => void>();
  const page = (of: File | undefined) => (
    <AnnouncerProvider>
      <ImageCropper file={of} onCrop={onCrop} {...props} />
    </AnnouncerProvider>
  );
  const { rerender, unmount } = await render(page(file));
  /** Presses Upload and opens the result. */
  const upload = async () => {
    const before = onCrop.mock.calls.length;
    await button('Upload').click();
    await vi.waitFor(() => expect(onCrop.mock.calls.length).toBe(before + 1));
    const blob = onCrop.mock.calls.at(-1)?.[0] as Blob;
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return { blob, canvas, is: (...places: [number, number][]) => colours(canvas, ...places) };
  };
  return { onCrop, upload, unmount, choose: (of: File | undefined) => rerender(page(of)) };
}

/** Until the picture is on the stage. */
async function opened() {
  await vi.waitFor(() => expect(colours(shown(), [50, 50])).not.toEqual(['nothing']));
}

async function drawOpened(file: File, props: Partial<ImageCropperProps> = {}) {
  const drawn = await draw(file, props);
  await opened();
  return drawn;
}

function point(type: string, [x, y]: [number, number], init: PointerEventInit = {}) {
  const { left, top, width, height } = stage().element().getBoundingClientRect();
  const at = { clientX: left + (x / 100) * width, clientY: top + (y / 100) * height };
  stage()
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', ...at, ...init }));
}

function wheel(deltaY: number, [x, y]: [number, number] = [50, 50]) {
  const { left, top, width, height } = stage().element().getBoundingClientRect();
  const at = { clientX: left + (x / 100) * width, clientY: top + (y / 100) * height };
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...at });
  stage().element().dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the result', () => {
  test('LIMIT-18 square: a png of 100 by 100 pixels, filled to its corners', async () => {
    const { upload } = await drawOpened(fields(400, 300));
    const { blob, canvas, is } = await upload();
    expect(blob.type).toBe('image/png');
    expect([canvas.width, canvas.height]).toEqual([100, 100]);
    expect(is(...quarters)).toEqual(['red', 'green', 'blue', 'white']);
    expect(is(...corners)).toEqual(['red', 'green', 'blue', 'white']);
  });

  test('LIMIT-18 round: the corners are transparent', async () => {
    const { upload } = await drawOpened(fields(400, 300), { shape: 'round' });
    const { canvas, is } = await upload();
    expect([canvas.width, canvas.height]).toEqual([100, 100]);
    expect(is(...quarters)).toEqual(['red', 'green', 'blue', 'white']);
    expect(is(...corners)).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
    expect(is([50, 1], [1, 50])).not.toContain('nothing');
  });

  test('LIMIT-18 both at once: a square png of 100 by 100 pixels, whose corners stay for places that show it square', async () => {
    const { upload } = await drawOpened(fields(400, 300), { shape: 'both' });
    const { blob, canvas, is } = await upload();
    expect(blob.type).toBe('image/png');
    expect([canvas.width, canvas.height]).toEqual([100, 100]);
    expect(is(...quarters, ...corners)).toEqual([...fieldsInOrder, ...fieldsInOrder]);
  });

  test('another size', async () => {
    const { upload } = await drawOpened(fields(400, 300), { size: 240 });
    expect((await upload()).canvas.width).toBe(240);
  });

  test('LIMIT-19 the encoder gets a quality of 92', async () => {
    const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    const { upload } = await drawOpened(fields(40, 40));
    await upload();
    expect(encode).toHaveBeenCalledWith(expect.any(Function), 'image/png', 0.92);
    encode.mockRestore();
  });

  test('a photo is upright as the camera was held', async () => {
    const { upload } = await drawOpened(await asHeldUpright(fields(400, 300, 'image/jpeg')));
    // Turned to the right by its orientation: the left is now at the top.
    expect((await upload()).is(...quarters)).toEqual(['blue', 'red', 'white', 'green']);
  });
});

describe('the stage', () => {
  test('is drawn as soon as its box has a size', async () => {
    await render(
      <div data-testid="closed" style={{ display: 'none' }}>
        <ImageCropper file={fields(40, 40)} onCrop={() => {}} />
      </div>,
    );
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    expect(canvas.width).toBe(300);
    (page.getByTestId('closed').element() as HTMLElement).style.display = 'block';
    await vi.waitFor(() => expect(colours(canvas, [20, 20])).toEqual(['red']));
    expect(canvas.width).toBe(Math.round(canvas.getBoundingClientRect().width * devicePixelRatio));
  });

  describe('a box without a size', () => {
    /** Only the polling measures: a browser's own notice of a new size is left out. */
    function drawHidden() {
      vi.useFakeTimers();
      vi.stubGlobal('ResizeObserver', Deaf);
      let measured = 0;
      const width = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')?.get;
      const spy = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
        if (this.role === 'application') measured += 1;
        return width?.call(this);
      });
      onTestFinished(() => {
        spy.mockRestore();
        vi.unstubAllGlobals();
        vi.useRealTimers();
      });
      return { measured: () => measured };
    }

    class Deaf {
      observe() {}
      disconnect() {}
    }

    async function drawClosed() {
      const { container } = await render(
        <div style={{ display: 'none' }}>
          <ImageCropper file={fields(40, 40)} onCrop={() => {}} />
        </div>,
      );
      const box = container.firstElementChild as HTMLElement;
      return { box, canvas: box.querySelector('canvas') as HTMLCanvasElement };
    }

    test('LIMIT-20 it is looked at again 40 times, every 50 ms, and then no more', async () => {
      const { measured } = drawHidden();
      await drawClosed();
      expect(measured()).toBe(1);
      await vi.advanceTimersByTimeAsync(49);
      expect(measured()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(measured()).toBe(2);
      await vi.advanceTimersByTimeAsync(38 * 50);
      expect(measured()).toBe(40);
      await vi.advanceTimersByTimeAsync(50);
      expect(measured()).toBe(41);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(measured()).toBe(41);
    });

    test('LIMIT-20 one that gets its size before the last look is drawn at it', async () => {
      drawHidden();
      const { box, canvas } = await drawClosed();
      await vi.advanceTimersByTimeAsync(39 * 50);
      box.style.display = 'block';
      expect(canvas.width).toBe(300);
      await vi.advanceTimersByTimeAsync(50);
      vi.useRealTimers();
      await vi.waitFor(() => expect(colours(canvas, [20, 20])).toEqual(['red']));
      expect(canvas.width).toBe(Math.round(canvas.getBoundingClientRect().width * devicePixelRatio));
    });
  });

  test('of both shapes: the frame is a square with the circle in it', async () => {
    await drawOpened(fields(40, 40), { shape: 'both' });
    const frame = shown().nextElementSibling as Element;
    const { width, height } = frame.getBoundingClientRect();
    expect(width).toBe(height);
    expect(getComputedStyle(frame).borderRadius).toBe('0px');
    const circle = getComputedStyle(frame, '::after');
    expect([circle.borderRadius, circle.width, circle.height]).toEqual(['50%', `${width}px`, `${height}px`]);
  });

  test('is square, and fits a phone of 320 px with its buttons', async () => {
    await page.viewport(320, 600);
    await drawOpened(fields(40, 40));
    const { width, height } = stage().element().getBoundingClientRect();
    expect(width).toBe(height);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(390, 844);
  });

  test('leaves a phone in landscape a strip to scroll by, and is square there too', async () => {
    await page.viewport(844, 390);
    await drawOpened(fields(40, 40));
    const { left, right, width, height } = stage().element().getBoundingClientRect();
    await page.viewport(390, 844);
    expect(height).toBeLessThanOrEqual(0.7 * 390);
    expect(height).toBeGreaterThan(0.6 * 390);
    expect(width).toBe(height);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(844);
  });

  test('only the stage keeps the browser from scrolling under a finger', async () => {
    await drawOpened(fields(40, 40));
    expect(getComputedStyle(stage().element()).touchAction).toBe('none');
    expect(getComputedStyle(stage().element().parentElement as Element).touchAction).toBe('auto');
  });
});

test('in forced colours the frame has two lines of the system’s, and its shade', async () => {
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await render(
    <div className={themeClass}>
      <ImageCropper file={fields(40, 40)} onCrop={() => {}} />
    </div>,
  );
  const frame = getComputedStyle(shown().nextElementSibling as Element);
  await force('active');
  const { outlineColor, boxShadow } = frame;
  await force('none');
  // CanvasText, and Canvas inside it.
  expect(outlineColor).toBe('rgb(0, 0, 0)');
  expect(boxShadow).toMatch(/^rgb\(255, 255, 255\) 0px 0px 0px 2px inset, /);
});

describe('Y6 by keyboard', () => {
  test('Tab: stage, zoom out, zoom, zoom in, left, up, down, right, turn, whole, preview, upload', async () => {
    await drawOpened(fields(40, 40));
    const names: (string | null | undefined)[] = [];
    for (let at = 0; at < 12; at++) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      names.push(focused?.getAttribute('aria-label') ?? focused?.closest('label')?.textContent ?? focused?.textContent);
    }
    expect(names).toEqual([
      'Picture in its frame',
      'Zoom out',
      'Zoom',
      'Zoom in',
      'Move left',
      'Move up',
      'Move down',
      'Move right',
      'Turn right',
      'Use whole picture',
      'Preview',
      'Upload',
    ]);
  });

  test('the stage has a description of its keys', async () => {
    await drawOpened(fields(40, 40));
    await expect
      .element(stage())
      .toHaveAccessibleDescription('Drag the picture, or use the arrow keys. Plus and minus zoom.');
  });

  test('arrows move the picture to its edge, and no further', async () => {
    const { upload } = await drawOpened(fields(400, 200));
    await userEvent.keyboard('{Tab}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    expect((await upload()).is([2, 25], [98, 25], [2, 75])).toEqual(['red', 'red', 'blue']);
    (stage().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft>30/}');
    expect((await upload()).is([2, 25], [98, 25], [2, 75])).toEqual(['green', 'green', 'white']);
  });

  test('up and down, where the picture is taller', async () => {
    const { upload } = await drawOpened(fields(200, 400));
    await userEvent.keyboard('{Tab}{ArrowDown>30/}');
    expect((await upload()).is([25, 2], [25, 98])).toEqual(['red', 'red']);
    (stage().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp>30/}');
    expect((await upload()).is([25, 2], [25, 98])).toEqual(['blue', 'blue']);
  });

  test('plus and minus zoom, from 100% to 800%', async () => {
    await drawOpened(fields(400, 400));
    await zooms('{Tab}+', '120%');
    await zooms('=', '144%');
    await zooms('---', '100%');
    await zooms('{+>30/}', '800%');
  });

  test('Y4 a key that moves nothing is announced, as a button is', async () => {
    await drawOpened(fields(400, 200));
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    expect(page.getByText('That is the edge of the picture.').elements()).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText('That is the edge of the picture.')).toBeInTheDocument();
  });

  test('Y4 the zoom is announced once it rests, by key and by button', async () => {
    await drawOpened(fields(400, 400));
    await userEvent.keyboard('{Tab}+++');
    await expect.element(page.getByText('173%', { exact: true })).toBeInTheDocument();
    // One sentence, not one for each press.
    expect(page.getByText('120%', { exact: true }).elements()).toEqual([]);
    await button('Zoom in').click();
    await expect.element(page.getByText('207%', { exact: true })).toBeInTheDocument();
  });

  test('other keys, and the browser’s zoom, keep their default', async () => {
    await drawOpened(fields(40, 40));
    const pressed = (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      stage().element().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(pressed('ArrowLeft')).toBe(true);
    expect(pressed('+', { ctrlKey: true })).toBe(false);
    expect(pressed('Tab')).toBe(false);
    expect(pressed('PageDown')).toBe(false);
    expect(percent()).toBe('100%');
  });

  test('the slider: arrows and End', async () => {
    await drawOpened(fields(40, 40));
    (zoom().element() as HTMLElement).focus();
    await zooms('{ArrowRight}', '102%');
    await zooms('{End}', '800%');
    await zooms('{Home}', '100%');
  });

  test('a whole journey with Tab, Enter and Space', async () => {
    const { onCrop } = await drawOpened(fields(400, 400));
    await zooms('{Tab}++{Tab}{Enter}{Tab}{Tab}{Enter}', '144%');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}{Tab}{Tab} ');
    await vi.waitFor(() => expect(preview().width).toBe(100));
    await userEvent.keyboard('{Tab}{Enter}');
    await vi.waitFor(() => expect(onCrop).toHaveBeenCalledOnce());
  });
});

describe('Y6 by buttons', () => {
  test('left, right, up and down', async () => {
    const { upload } = await drawOpened(fields(400, 400));
    for (const name of ['Zoom in', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom in']) await button(name).click();
    for (const name of ['Move left', 'Move left', 'Move left', 'Move left', 'Move left']) await button(name).click();
    for (const name of ['Move up', 'Move up', 'Move up', 'Move up', 'Move up']) await button(name).click();
    expect((await upload()).is([50, 50])).toEqual(['white']);
    for (const name of ['Move right', 'Move down']) for (let at = 0; at < 10; at++) await button(name).click();
    expect((await upload()).is([50, 50])).toEqual(['red']);
  });

  test('a quarter turn to the right', async () => {
    const { upload } = await drawOpened(fields(300, 300));
    await button('Turn right').click();
    expect((await upload()).is(...quarters)).toEqual(['blue', 'red', 'white', 'green']);
    await button('Turn right').click();
    expect((await upload()).is(...quarters)).toEqual(['white', 'blue', 'green', 'red']);
  });

  test('the whole picture: nothing is cut off, the rest is transparent; zooming leaves it', async () => {
    const { upload } = await drawOpened(fields(400, 200));
    await page.getByRole('checkbox', { name: 'Use whole picture' }).click();
    const { is } = await upload();
    expect(is([50, 10], [50, 90])).toEqual(['nothing', 'nothing']);
    expect(is([2, 40], [98, 40], [2, 60], [98, 60])).toEqual(['red', 'green', 'blue', 'white']);
    await button('Zoom in').click();
    await expect.element(page.getByRole('checkbox', { name: 'Use whole picture' })).not.toBeChecked();
    expect((await upload()).is([50, 10])).not.toEqual(['nothing']);
  });

  test('Y4 a button that moves nothing is announced', async () => {
    await drawOpened(fields(400, 400));
    await button('Move left').click();
    await expect.element(page.getByText('That is the edge of the picture.')).toBeInTheDocument();
  });

  test('every one is a target of 44 px', async () => {
    await drawOpened(fields(40, 40));
    for (const target of [...page.getByRole('button').elements(), zoom().element()]) {
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  test('left is left in every language', async () => {
    await render(
      <div dir="rtl">
        <ImageCropper file={fields(40, 40)} onCrop={() => {}} />
      </div>,
    );
    const x = (name: string) => button(name).element().getBoundingClientRect().x;
    expect(x('Move left')).toBeLessThan(x('Move right'));
  });
});

describe('by pointer', () => {
  test('one finger drags', async () => {
    const { upload } = await drawOpened(fields(400, 200));
    point('pointerdown', [50, 50]);
    point('pointermove', [70, 50]);
    point('pointermove', [99, 50]);
    point('pointerup', [99, 50]);
    point('pointermove', [10, 50]);
    expect((await upload()).is([2, 25], [98, 25])).toEqual(['red', 'red']);
  });

  test('a mouse drags, also beyond the stage', async () => {
    const { upload } = await drawOpened(fields(400, 200));
    await userEvent.dragAndDrop(stage(), button('Move left'), { sourcePosition: { x: 300, y: 100 } });
    expect((await upload()).is([2, 25], [98, 25])).toEqual(['green', 'green']);
  });

  test.each([
    ['a mouse is', 'mouse', [[7]]],
    ['a pen is', 'pen', [[7]]],
    ['a finger need not be', 'touch', []],
  ])('%s captured when it leaves the stage', async (_, pointerType, calls) => {
    await drawOpened(fields(400, 200));
    const capture = vi.spyOn(stage().element(), 'setPointerCapture').mockImplementation(() => {});
    point('pointerdown', [50, 50], { pointerType });
    expect(capture.mock.calls).toEqual(calls);
  });

  test('the picture follows the pointer exactly', async () => {
    await drawOpened(fields(400, 200));
    // The seam between red and green, in the middle of the stage.
    expect(colours(shown(), [48, 40], [52, 40])).toEqual(['red', 'green']);
    point('pointerdown', [50, 50]);
    point('pointermove', [62, 50]);
    await vi.waitFor(() => expect(colours(shown(), [60, 40], [64, 40])).toEqual(['red', 'green']));
  });

  test('two fingers zoom, about the point between them', async () => {
    await drawOpened(fields(400, 400));
    point('pointerdown', [40, 50], { pointerId: 1 });
    point('pointerdown', [60, 50], { pointerId: 2 });
    point('pointermove', [30, 50], { pointerId: 1 });
    point('pointermove', [70, 50], { pointerId: 2 });
    await isAt('200%');
    expect(colours(shown(), [48, 40], [52, 40])).toEqual(['red', 'green']);
    point('pointerup', [70, 50], { pointerId: 2 });
    point('pointercancel', [30, 50], { pointerId: 1 });
    point('pointermove', [99, 50], { pointerId: 1 });
    expect(colours(shown(), [48, 40], [52, 40])).toEqual(['red', 'green']);
  });

  test('the wheel zooms at the pointer, and scrolls the page again where the zoom ends', async () => {
    await drawOpened(fields(400, 400));
    expect(wheel(100)).toBe(false);
    expect(wheel(-400)).toBe(true);
    await isAt('272%');
    expect(wheel(4000)).toBe(true);
    await isAt('100%');
    expect(wheel(100)).toBe(false);
  });

  test('the right button opens its menu and drags nothing', async () => {
    await drawOpened(fields(400, 200));
    point('pointerdown', [50, 50], { button: 2 });
    point('pointermove', [90, 50]);
    await new Promise(requestAnimationFrame);
    expect(colours(shown(), [48, 40], [52, 40])).toEqual(['red', 'green']);
  });
});

describe('TEAM-25 the preview', () => {
  test('is there when asked for, and is what Upload gives', async () => {
    const { upload } = await drawOpened(fields(400, 200), { shape: 'round' });
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'Preview' }).click();
    const { canvas } = await upload();
    await vi.waitFor(() => expect(preview().toDataURL()).toBe(canvas.toDataURL()));
    await button('Turn right').click();
    await vi.waitFor(() => expect(preview().toDataURL()).not.toBe(canvas.toDataURL()));
    const turned = await upload();
    expect(preview().toDataURL()).toBe(turned.canvas.toDataURL());
    await page.getByRole('checkbox', { name: 'Preview' }).click();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });
});

describe('TEAM-25 LIMIT-18 the preview of both shapes', () => {
  const cut = (name: string) => page.getByRole('img', { name, exact: true }).element() as HTMLCanvasElement;

  test('shows side by side, and by name, what Upload gives: square, and cut round', async () => {
    const { upload } = await drawOpened(fields(400, 200), { shape: 'both' });
    await page.getByRole('checkbox', { name: 'Preview' }).click();
    await expect.element(page.getByRole('group', { name: 'The cropped picture' })).toBeVisible();
    for (const name of ['Square', 'Round']) await expect.element(page.getByText(name, { exact: true })).toBeVisible();
    const { canvas } = await upload();
    const [square, round] = [cut('Square'), cut('Round')];
    for (const one of [square, round]) {
      await vi.waitFor(() => expect(one.toDataURL()).toBe(canvas.toDataURL()));
      expect(one.getBoundingClientRect().width).toBe(100);
    }
    expect([getComputedStyle(square).borderRadius, getComputedStyle(round).borderRadius]).toEqual(['0px', '50%']);
    expect(round.getBoundingClientRect().left).toBeGreaterThanOrEqual(square.getBoundingClientRect().right);
  });

  test('follows the crop', async () => {
    await drawOpened(fields(400, 400), { shape: 'both' });
    await page.getByRole('checkbox', { name: 'Preview' }).click();
    await vi.waitFor(() => expect(colours(cut('Round'), ...quarters)).toEqual(fieldsInOrder));
    await button('Turn right').click();
    for (const name of ['Square', 'Round']) {
      await vi.waitFor(() => expect(colours(cut(name), ...quarters)).toEqual(['blue', 'red', 'white', 'green']));
    }
  });

  test('fits a phone of 320 px', async () => {
    await page.viewport(320, 600);
    await drawOpened(fields(40, 40), { shape: 'both' });
    await page.getByRole('checkbox', { name: 'Preview' }).click();
    await expect.element(page.getByText('Round', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(390, 844);
  });
});

describe('nothing to upload', () => {
  test('ERR-34 No file selected!, read out again when pressed again', async () => {
    const { onCrop } = await draw(undefined);
    await button('Upload').click();
    await expect.element(page.getByText('No file selected!')).toBeVisible();
    const first = page.getByText('No file selected!').element();
    expect(first.textContent).toBe('No file selected!');
    expect(first.closest('[role=alert]')).not.toBeNull();
    await button('Upload').click();
    await vi.waitFor(() => expect(page.getByText('No file selected!').element()).not.toBe(first));
    expect(onCrop).not.toHaveBeenCalled();
  });

  test('it is gone once there is a picture', async () => {
    const { choose } = await draw(undefined);
    await button('Upload').click();
    await expect.element(page.getByText('No file selected!')).toBeVisible();
    await choose(fields(40, 40));
    await expect.element(page.getByText('No file selected!')).not.toBeInTheDocument();
  });

  test('ERR-34 also where the picture could not be opened', async () => {
    const { onCrop } = await draw(new File(['a text'], 'renamed.png', { type: 'image/png' }));
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    await button('Upload').click();
    await expect.element(page.getByText('No file selected!')).toBeVisible();
    expect(onCrop).not.toHaveBeenCalled();
  });
});

describe('while the picture is encoded', () => {
  /** Holds back the encoder's results until they are released. */
  function heldBack() {
    const waiting: BlobCallback[] = [];
    const spy = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => waiting.push(done));
    onTestFinished(() => spy.mockRestore());
    return {
      waiting,
      /** Calls all of them, and waits until they are handled. */
      release: async () => {
        spy.mockRestore();
        for (const done of waiting) done(new Blob(['a picture'], { type: 'image/png' }));
        await new Promise((done) => setTimeout(done));
      },
    };
  }

  const press = () => (button('Upload').element() as HTMLElement).click();

  test('Upload is busy, and two clicks are one upload', async () => {
    const { onCrop } = await drawOpened(fields(40, 40));
    const { waiting, release } = heldBack();
    press();
    press();
    await expect.element(button('Upload')).toHaveAttribute('aria-busy', 'true');
    press();
    expect(waiting.length).toBe(1);
    await release();
    await vi.waitFor(() => expect(onCrop).toHaveBeenCalledOnce());
    await expect.element(button('Upload')).not.toHaveAttribute('aria-busy');
  });

  test('after it, the next click is a new upload', async () => {
    const { onCrop, upload } = await drawOpened(fields(40, 40));
    await upload();
    await upload();
    expect(onCrop).toHaveBeenCalledTimes(2);
  });

  test('another file: the old picture is not passed on, and the new one need not wait', async () => {
    const { onCrop, choose, upload } = await drawOpened(fields(40, 40));
    const { release } = heldBack();
    press();
    await choose(fields(300, 300));
    await opened();
    await expect.element(button('Upload')).not.toHaveAttribute('aria-busy');
    await release();
    expect(onCrop).not.toHaveBeenCalled();
    await upload();
    expect(onCrop).toHaveBeenCalledOnce();
  });

  test('another file and back again: the earlier click is discarded', async () => {
    const file = fields(40, 40);
    const { onCrop, choose } = await drawOpened(file);
    const { release } = heldBack();
    press();
    await choose(fields(300, 300));
    await choose(file);
    await release();
    expect(onCrop).not.toHaveBeenCalled();
  });

  test('after unmounting nothing is passed on', async () => {
    const { onCrop, unmount } = await drawOpened(fields(40, 40));
    const { release } = heldBack();
    press();
    await unmount();
    await release();
    expect(onCrop).not.toHaveBeenCalled();
  });
});

describe('the file is removed', () => {
  test('takes the refusal away', async () => {
    const { choose } = await drawOpened(fields(40, 40));
    const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await button('Upload').click();
    await expect.element(alertWith('This picture could not be cropped. Please try another one.')).toBeVisible();
    encode.mockRestore();
    await choose(undefined);
    await expect.element(page.getByText('No picture yet')).toBeVisible();
    await expect.element(alertWith('This picture could not be cropped.')).not.toBeInTheDocument();
  });

  test('drops the picture: the same file is opened again', async () => {
    const file = fields(40, 40);
    const { choose } = await drawOpened(file);
    await choose(undefined);
    await expect.element(page.getByText('No picture yet')).toBeVisible();
    const spy = vi.spyOn(globalThis, 'createImageBitmap').mockReturnValue(new Promise(() => {}));
    await choose(file);
    await expect.element(page.getByText('Opening the picture…')).toBeVisible();
    spy.mockRestore();
  });
});

describe('RULE-21 png, jpg, jpeg, bmp, gif, tiff and webp', () => {
  test.each(['image/png', 'image/jpeg', 'image/webp'])('%s is opened', async (type) => {
    const { upload } = await drawOpened(fields(200, 200, type));
    expect((await upload()).is(...quarters)).toEqual(['red', 'green', 'blue', 'white']);
  });

  test('any other kind is refused in a sentence, without an attempt to open it', async () => {
    const open = vi.spyOn(globalThis, 'createImageBitmap');
    await draw(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' }));
    await expect
      .element(alertWith('This cannot be cropped. Please choose a .png, .jpg, .bmp, .gif, .tiff or .webp file.'))
      .toBeVisible();
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });

  test.each([
    ['a text that was renamed', new File(['Round 1'], 'photo.png', { type: 'image/png' })],
    ['a tiff, which this browser does not know', new File(['II*\0\b\0\0\0'], 'scan.tiff', { type: 'image/tiff' })],
    ['nothing at all', new File([], 'empty.jpg', { type: 'image/jpeg' })],
  ])('%s ends in a sentence', async (_, file) => {
    await draw(file);
    await expect
      .element(
        alertWith(
          'This picture cannot be opened here: it is damaged, too large, or of a kind this browser does not know.',
        ),
      )
      .toBeVisible();
  });

  test('a decoder that never answers times out', async () => {
    vi.useFakeTimers();
    const open = vi.spyOn(globalThis, 'createImageBitmap').mockReturnValue(new Promise(() => {}));
    try {
      await draw(fields(40, 40));
      expect(document.body.textContent).toContain('Opening the picture…');
      await vi.advanceTimersByTimeAsync(15_000);
      await vi.waitFor(() => expect(document.body.textContent).toContain('This picture cannot be opened here'));
    } finally {
      open.mockRestore();
      vi.useRealTimers();
    }
  });

  test('a picture smaller than the result is accepted, with a warning', async () => {
    const { upload } = await drawOpened(fields(10, 6));
    await expect.element(page.getByText('This picture is small and will look soft.')).toBeVisible();
    expect((await upload()).canvas.width).toBe(100);
  });
});

describe('another file', () => {
  test('starts again, with nothing of the previous one', async () => {
    const { upload, choose } = await drawOpened(fields(200, 200));
    await button('Zoom in').click();
    await button('Turn right').click();
    await choose(fields(300, 300));
    await isAt('100%');
    await opened();
    expect((await upload()).is(...quarters)).toEqual(['red', 'green', 'blue', 'white']);
  });

  test('chosen while the first is still opening: the first is discarded', async () => {
    const open = globalThis.createImageBitmap.bind(globalThis);
    let release = () => {};
    const slow = new Promise<void>((done) => {
      release = done;
    });
    const spy = vi
      .spyOn(globalThis, 'createImageBitmap')
      .mockImplementationOnce(async (file) => slow.then(() => open(file as Blob)));
    const { choose, upload } = await draw(fields(100, 300));
    await choose(fields(300, 300));
    await opened();
    await button('Turn right').click();
    release();
    await new Promise((done) => setTimeout(done));
    await new Promise(requestAnimationFrame);
    expect((await upload()).is(...quarters)).toEqual(['blue', 'red', 'white', 'green']);
    spy.mockRestore();
  });

  test('while it opens, Upload is busy', async () => {
    const spy = vi.spyOn(globalThis, 'createImageBitmap').mockReturnValue(new Promise(() => {}));
    const { onCrop } = await draw(fields(40, 40));
    await expect.element(button('Upload')).toHaveAttribute('aria-busy', 'true');
    (button('Upload').element() as HTMLElement).click();
    expect(page.getByText('No file selected!').elements()).toEqual([]);
    expect(onCrop).not.toHaveBeenCalled();
    spy.mockRestore();
  });
});

test('strict pages: no object URL is made', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const { upload } = await drawOpened(fields(40, 40));
  await upload();
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
