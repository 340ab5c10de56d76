import { themeClass } from '@snug/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ImagePicker, type ImagePickerProps } from './image-picker.tsx';

const photo = (name = 'bears.jpg', type = 'image/jpeg', bytes = 3) => new File([new Uint8Array(bytes)], name, { type });

/** As on a team's page. */
function Team() {
  const [name, setName] = useState<string>();
  return <ImagePicker label="Team picture" chosen={name} onChoose={([file]) => setName(file?.name)} />;
}

async function draw(props: Partial<ImagePickerProps> = {}) {
  const onChoose = vi.fn<(files: File[]) => void>();
  const drawn = await render(<ImagePicker label="Team picture" onChoose={onChoose} {...props} />);
  return { ...drawn, names: () => onChoose.mock.calls.map(([files]) => files.map(({ name }) => name)), onChoose };
}

const input = (name = 'Choose a picture') => page.getByLabelText(name).element() as HTMLInputElement;
const alert = () => page.getByRole('alert');

function holding(...files: File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** What the device's dialog does; it may offer files of every type. */
function choose(at: HTMLInputElement, ...files: File[]) {
  at.files = holding(...files).files;
  at.dispatchEvent(new Event('change', { bubbles: true }));
}

function drop(dataTransfer: DataTransfer) {
  const zone = page.getByText(/^or drop (it|them) here$/).element();
  const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
  zone.dispatchEvent(over);
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  return over.defaultPrevented;
}

test('a real file, from a real file input', async () => {
  const { onChoose } = await draw();
  await userEvent.upload(page.getByLabelText('Choose a picture'), photo());
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
  expect(onChoose.mock.calls[0]?.[0]?.[0]?.name).toBe('bears.jpg');
});

test('Y5 by keyboard: Tab reaches it, and the ring is around the visible button', async () => {
  await render(
    <div className={themeClass}>
      <ImagePicker label="Team picture" onChoose={() => {}} />
    </div>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement === input()).toBe(true);
  expect(getComputedStyle(page.getByText('Choose a picture').element()).outlineStyle).toBe('solid');
});

test('Y4 it says what the picture is for, what is allowed, and what is wrong', async () => {
  await draw({ hint: 'Up to 5 MB.' });
  await expect.element(page.getByRole('group', { name: 'Team picture' })).toBeInTheDocument();
  choose(input(), photo('empty.png', 'image/png', 0));
  await expect.element(alert()).toBeVisible();
  await expect
    .element(input())
    .toHaveAccessibleDescription('Up to 5 MB. empty.png is empty. Please choose another picture.');
});

test('the label is a target of 44 px', async () => {
  await draw();
  expect(page.getByText('Choose a picture').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('the same file can be chosen again, and again', async () => {
  const { names } = await draw();
  choose(input(), photo());
  expect(input().value).toBe('');
  choose(input(), photo());
  expect(names()).toEqual([['bears.jpg'], ['bears.jpg']]);
});

test('leaving the dialog without choosing keeps the current picture', async () => {
  const { names } = await draw();
  choose(input(), photo('answers.txt', 'text/plain'));
  await expect.element(alert()).toBeVisible();
  choose(input());
  await expect.element(alert()).toBeVisible();
  expect(names()).toEqual([]);
});

describe('RULE-16 image files only', () => {
  test('the device is asked for images', async () => {
    await draw();
    expect(input()).toHaveAttribute('accept', 'image/*');
  });

  test.each([
    ['answers.txt', 'text/plain'],
    ['round.pdf', 'application/pdf'],
    ['unknown', ''],
  ])('%s is refused by name', async (name, type) => {
    const { names } = await draw();
    choose(input(), photo(name, type));
    await expect.element(alert()).toHaveTextContent(`${name} is not a picture.`);
    expect(names()).toEqual([]);
  });
});

describe('RULE-17 at most 5 MB', () => {
  test('5242880 bytes are taken', async () => {
    const { names } = await draw();
    choose(input(), photo('large.jpg', 'image/jpeg', 5_242_880));
    expect(names()).toEqual([['large.jpg']]);
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('one more is refused, in these words', async () => {
    const { names } = await draw();
    choose(input(), photo('large.jpg', 'image/jpeg', 5_242_881));
    await expect.element(alert()).toBeVisible();
    expect(alert().element().textContent).toBe('large.jpg is too large. Please choose an image that 5MB or less.');
    expect(names()).toEqual([]);
  });

  test('the name is isolated, whichever direction it is written in', async () => {
    await draw();
    choose(input(), photo('חידון.jpg', 'image/jpeg', 5_242_881));
    await expect.element(alert()).toHaveTextContent('חידון.jpg is too large. Please choose an image that 5MB or less.');
    expect(alert().element().querySelector('bdi')?.textContent).toBe('חידון.jpg');
  });

  test('another limit, in the same sentence', async () => {
    await draw({ mostBytes: 2_097_152 });
    choose(input(), photo('large.jpg', 'image/jpeg', 2_097_153));
    await expect.element(alert()).toHaveTextContent('large.jpg is too large. Please choose an image that 2MB or less.');
  });
});

test('a limit below one MB is said in kB, never as none', async () => {
  await draw({ mostBytes: 204_800 });
  choose(input(), photo('large.jpg', 'image/jpeg', 204_801));
  await expect.element(alert()).toHaveTextContent('large.jpg is too large. Please choose an image that 200kB or less.');
});

describe('RULE-19 avatars are jpeg, png and gif', () => {
  test('the device is asked for those', async () => {
    await draw({ avatar: true });
    expect(input()).toHaveAttribute('accept', 'image/jpeg,image/png,image/gif');
  });

  test('RULE-20 any other is refused in these words, once for all of them', async () => {
    const { names } = await draw({ avatar: true, multiple: true });
    choose(input('Choose pictures'), photo('me.bmp', 'image/bmp'), photo('me.gif', 'image/gif'), photo('me.txt', ''));
    await expect.element(alert()).toBeVisible();
    expect(alert().element().textContent).toBe(
      'Try uploading your avatar again using the following file types: .jpg, .png, .gif',
    );
    expect(names()).toEqual([['me.gif']]);
  });
});

test('several: each wrong one is named, the good ones are passed on in their order', async () => {
  const { names } = await draw({ multiple: true });
  choose(
    input('Choose pictures'),
    photo('1.jpg'),
    photo('2.pdf', 'application/pdf'),
    photo('3.png', 'image/png'),
    photo('4.png', 'image/png', 0),
  );
  expect(names()).toEqual([['1.jpg', '3.png']]);
  await expect.element(alert()).toBeVisible();
  expect([...alert().element().children].map(({ textContent }) => textContent)).toEqual([
    '2.pdf is not a picture.',
    '4.png is empty. Please choose another picture.',
  ]);
});

test('a good choice removes the refusal', async () => {
  await draw();
  choose(input(), photo('answers.txt', 'text/plain'));
  await expect.element(alert()).toBeVisible();
  choose(input(), photo());
  await expect.element(alert()).not.toBeInTheDocument();
});

test('Y4 the same refusal again is a new element, so that it is read out again', async () => {
  await draw();
  choose(input(), photo('answers.txt', 'text/plain'));
  await expect.element(alert()).toBeVisible();
  const first = alert().element();
  choose(input(), photo('answers.txt', 'text/plain'));
  await vi.waitFor(() => expect(alert().element()).not.toBe(first));
});

describe('dropped with a mouse', () => {
  test('a dropped picture counts as chosen', async () => {
    const { names } = await draw();
    expect(drop(holding(photo()))).toBe(true);
    expect(names()).toEqual([['bears.jpg']]);
  });

  test('of several, where one is wanted, the first', async () => {
    const { names } = await draw();
    drop(holding(photo('1.jpg'), photo('2.jpg')));
    expect(names()).toEqual([['1.jpg']]);
    await expect.element(alert()).toHaveTextContent('There is room for one picture: we kept the first.');
  });

  test.each([
    [false, 'or drop it here'],
    [true, 'or drop them here'],
  ])('where several may be dropped (%s) it says %s', async (multiple, sentence) => {
    await draw({ multiple });
    await expect.element(page.getByText(sentence, { exact: true })).toBeInTheDocument();
  });

  test('dropped text is ignored', async () => {
    const { names } = await draw();
    const data = new DataTransfer();
    data.setData('text/plain', 'bears.jpg');
    expect(drop(data)).toBe(false);
    expect(names()).toEqual([]);
  });

  test('dragging a file away again leaves no trace', async () => {
    await draw();
    const inside = page.getByText('or drop it here').element();
    const zone = inside.closest('fieldset > div');
    inside.dispatchEvent(
      new DragEvent('dragover', { dataTransfer: holding(photo()), bubbles: true, cancelable: true }),
    );
    await vi.waitFor(() => expect(zone).toHaveAttribute('data-over'));
    // Over the button inside is still over the drop zone.
    inside.dispatchEvent(new DragEvent('dragleave', { relatedTarget: input(), bubbles: true }));
    await expect.element(page.elementLocator(zone as Element)).toHaveAttribute('data-over');
    inside.dispatchEvent(new DragEvent('dragleave', { relatedTarget: document.body, bubbles: true }));
    await vi.waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
  });
});

test('a camera: a second input that opens it, one picture at a time', async () => {
  const { names } = await draw({ camera: 'environment', multiple: true });
  // Hidden where there is a mouse; on a phone it is there.
  const take = document.querySelector<HTMLInputElement>('input[capture]');
  expect(take?.labels?.[0]?.textContent).toBe('Take a picture');
  expect(take).toHaveAttribute('capture', 'environment');
  expect(take?.multiple).toBe(false);
  if (take) choose(take, photo('camera.jpg'));
  expect(names()).toEqual([['camera.jpg']]);
});

test('one control chooses the picture, and changes it once one is chosen', async () => {
  await render(<Team />);
  choose(input(), photo('first.jpg'));
  await expect.element(page.getByText('first.jpg')).toBeVisible();
  choose(input('Choose another picture'), photo('second.jpg'));
  await expect.element(page.getByText('second.jpg')).toBeVisible();
  await expect.element(page.getByText('first.jpg')).not.toBeInTheDocument();
});

test('disabled, it accepts nothing', async () => {
  const { names } = await draw({ disabled: true });
  expect(input()).toBeDisabled();
  const zone = input().closest('fieldset > div') as HTMLElement;
  // The browser would leave the page for a file that nothing accepts.
  for (const type of ['dragover', 'drop']) {
    const event = new DragEvent(type, { dataTransfer: holding(photo()), bubbles: true, cancelable: true });
    const effect = vi.spyOn(event.dataTransfer as DataTransfer, 'dropEffect', 'set');
    zone.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(effect.mock.calls).toEqual(type === 'dragover' ? [['none']] : []);
  }
  expect(names()).toEqual([]);
  await expect.element(page.elementLocator(zone)).not.toHaveAttribute('data-over');
});

test('Y10 it fits a phone of 320 px with text twice as large', async () => {
  await page.viewport(320, 600);
  await render(
    <div style={{ fontSize: '32px' }}>
      <ImagePicker label="Team picture" chosen={`${'a'.repeat(120)}.jpg`} camera="user" onChoose={() => {}} />
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});

/** A picture of noise, which no encoder makes small. */
async function noise(side: number, name = 'holiday.png'): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(side, side);
  for (let at = 0; at < pixels.data.length; at += 65_536) crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  context?.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

describe('RULE-17 a picture that is too large is made smaller on a press', () => {
  test('it is refused by its name, then handed on as a .jpg that fits, and that is said', async () => {
    const { onChoose, names } = await draw({ mostBytes: 100_000 });
    const file = await noise(500);
    expect(file.size).toBeGreaterThan(100_000);
    choose(input(), file);
    await expect.element(alert()).toMatchTextContent('holiday.png is too large.');
    expect(names()).toEqual([]);
    await page.getByRole('button', { name: 'Make it smaller holiday.png' }).click();
    await expect.poll(names).toEqual([['holiday.jpg']]);
    const [[smaller] = []] = onChoose.mock.calls[0] ?? [];
    expect(smaller?.type).toBe('image/jpeg');
    expect(smaller?.size).toBeLessThanOrEqual(100_000);
    await createImageBitmap(smaller as File);
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('what is no picture says so, and nothing is handed on', async () => {
    const { names } = await draw({ mostBytes: 10 });
    choose(input(), photo('broken.jpg', 'image/jpeg', 20));
    await page.getByRole('button', { name: 'Make it smaller broken.jpg' }).click();
    await expect.element(alert()).toMatchTextContent('broken.jpg: This picture cannot be opened here');
    await expect.element(page.getByRole('button', { name: /Make it smaller/ })).not.toBeInTheDocument();
    expect(names()).toEqual([]);
  });

  test('of several pictures each has a button of its own', async () => {
    const { names } = await draw({ multiple: true, mostBytes: 100_000 });
    choose(input('Choose pictures'), photo('fine.jpg'), await noise(500, 'one.png'), await noise(500, 'two.png'));
    await page.getByRole('button', { name: 'Make it smaller two.png' }).click();
    await expect.poll(names).toEqual([['fine.jpg'], ['two.jpg']]);
    await expect.element(alert()).toMatchTextContent('one.png is too large.');
  });

  test('what was chosen while another was made smaller is what is kept', async () => {
    const { names } = await draw({ mostBytes: 1_000_000 });
    choose(input(), await noise(1200));
    const button = page.getByRole('button', { name: 'Make it smaller holiday.png' });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).click();
    choose(input(), photo());
    await expect.element(alert()).not.toBeInTheDocument();
    // Longer than it takes to make this picture smaller.
    await new Promise((done) => setTimeout(done, 1500));
    expect(names()).toEqual([['bears.jpg']]);
  });
});
