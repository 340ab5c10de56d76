import { type FakeAnswers, fakeClient, offline, refuses, unsigned } from '@snug/client/fake';
import type { Image, TokenClaims } from '@snug/contract';
import { AnnouncerProvider } from '@snug/ui';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Profile } from './profile.tsx';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };

/** A picture of the player's, which nothing has to load. */
const own = (image_code = 'i1'): Image => ({
  url: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="${image_code}"/>`,
  orientation: 'landscape',
  image_code,
  deletable: true,
});

function photo(width = 300, height = 200, name = 'me.jpg', type = 'image/jpeg'): File {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width, height);
  const [, bytes = ''] = canvas.toDataURL(type).split(',');
  return new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type });
}

async function open(answers: FakeAnswers = {}, claims: TokenClaims & { via?: 'link' } = ada) {
  const client = fakeClient({ answers });
  client.session.setToken(unsigned(claims));
  const screen = await render(
    <AnnouncerProvider>
      <Profile client={client} />
    </AnnouncerProvider>,
  );
  return { client, screen };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const group = () => page.getByRole('group', { name: 'Your picture' }).first();
const shownSrc = () => group().element().querySelector('img')?.getAttribute('src') ?? undefined;
const alert = () => page.getByRole('alert');
const dialog = () => page.getByRole('dialog', { name: 'Your picture' });
const picker = () => page.getByLabelText(/^Choose (a|another) picture$/);

/** As a device's dialog that offers every file. */
async function choose(file: File) {
  await expect.element(picker()).toBeInTheDocument();
  const input = picker().element() as HTMLInputElement;
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function chooseAndUpload(file = photo(), name = 'Add Picture') {
  await button(name).click();
  await choose(file);
  await expect.element(page.getByRole('application')).toBeInTheDocument();
  await vi.waitFor(() => expect(dialog().element().querySelector('[aria-busy]')).toBeNull());
  await button('Upload').click();
}

/** The file of an upload. */
function pictureSent({ sent }: ReturnType<typeof fakeClient>, at = 0): File {
  return (sent('uploadPlayerImage')[at]?.body as FormData | undefined)?.get('image') as File;
}

/** Shown, and read out. */
const told = (sentence: string) =>
  vi.waitFor(() => expect(page.getByText(sentence, { exact: true }).elements()).toHaveLength(2));

test('PROFILE-01 OPEN-89 the profile shows the player’s picture, and where there is none says so', async () => {
  const first = await open({ listPlayerImages: [own()] });
  await expect.element(button('Change Picture')).toBeVisible();
  expect(shownSrc()).toBe(own().url);
  expect(first.client.sent('listPlayerImages').map(({ params }) => params)).toEqual([{ id: 'p1' }]);
  await first.screen.unmount();

  await open({ listPlayerImages: [] });
  await expect.element(page.getByText('No picture yet. Your teams see a glass.')).toBeVisible();
  expect(shownSrc()).toBeUndefined();
  await expect.element(button('Add Picture')).toBeVisible();
  await expect.element(button('Remove Picture')).not.toBeInTheDocument();
});

test('OPEN-89 a picture that does not arrive can be asked for again, and the focus is not lost', async () => {
  const listPlayerImages = vi.fn((): Image[] => offline());
  await open({ listPlayerImages });
  await expect.element(alert()).toHaveTextContent('Your picture did not arrive.');
  listPlayerImages.mockReturnValue([own()]);
  await button('Try again').click();
  await expect.element(button('Remove Picture')).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(button('Change Picture')).toHaveFocus();
});

test('H47 a login by a link neither sees nor changes it: it is told to log in with a code', async () => {
  const { client } = await open({}, { ...ada, via: 'link' });
  await expect.element(page.getByText(/^A teammate’s link let you in last time\./)).toBeVisible();
  await expect.element(button('Edit Name')).toBeVisible();
  await expect.element(button('Add Picture')).not.toBeInTheDocument();
  expect(client.sent('listPlayerImages')).toEqual([]);
});

test('OPEN-89 without a login there is no picture to change', async () => {
  const client = fakeClient();
  await render(<Profile client={client} />);
  await expect.element(button('Edit Name')).toBeVisible();
  expect(client.sent('listPlayerImages')).toEqual([]);
  await expect.element(button('Add Picture')).not.toBeInTheDocument();
});

describe('choosing', () => {
  test('RULE-16 RULE-19 the device is asked for jpeg, png and gif, and what may be chosen is said', async () => {
    await open();
    await button('Add Picture').click();
    await expect.element(dialog()).toBeVisible();
    await expect.element(picker()).toHaveAttribute('accept', 'image/jpeg,image/png,image/gif');
    await expect.element(picker()).toHaveAccessibleDescription(/^A \.jpg, \.png or \.gif of up to 5 MB\./);
  });

  test.each([
    ['me.bmp', 'image/bmp'],
    ['me.webp', 'image/webp'],
    ['me.svg', 'image/svg+xml'],
    ['me.txt', 'text/plain'],
  ])('RULE-16 RULE-19 RULE-20 OPEN-88 %s is refused in these words', async (name, type) => {
    await open();
    await button('Add Picture').click();
    await choose(new File(['a file'], name, { type }));
    await expect
      .element(alert())
      .toHaveTextContent('Try uploading your avatar again using the following file types: .jpg, .png, .gif');
    await expect.element(page.getByRole('application')).not.toBeInTheDocument();
  });

  test('RULE-17 LIMIT-16 above 5,242,880 bytes it is refused by name', async () => {
    await open();
    await button('Add Picture').click();
    await choose(new File([new Uint8Array(5_242_881)], 'me.png', { type: 'image/png' }));
    await expect.element(alert()).toHaveTextContent('me.png is too large. Please choose an image that 5MB or less.');
  });

  test('RULE-16 an empty file, and a text with a picture’s name, are refused in words, and nothing is sent', async () => {
    const { client } = await open();
    await button('Add Picture').click();
    await choose(new File([], 'me.png', { type: 'image/png' }));
    await expect.element(alert()).toHaveTextContent('me.png is empty. Please choose another picture.');
    await choose(new File(['Round 1'], 'me.png', { type: 'image/png' }));
    await expect.element(page.getByText(/^This picture cannot be opened here/)).toBeVisible();
    await button('Upload').click();
    await expect.element(page.getByText('No file selected!')).toBeVisible();
    expect(client.sent('uploadPlayerImage')).toEqual([]);
  });

  test('ERR-34 with no file chosen, Upload says so', async () => {
    await open();
    await button('Add Picture').click();
    await button('Upload').click();
    await expect.element(alert()).toHaveTextContent('No file selected!');
  });
});

describe('uploading', () => {
  test.each([
    ['a landscape', 1600, 900],
    ['a portrait', 900, 1600],
  ])(
    'RULE-19 LIMIT-17 LIMIT-18 of %s a round png of 100 by 100 pixels is sent, and shown',
    async (_, width, height) => {
      const uploadPlayerImage = vi.fn((_sent: { params: { id: string } }) => [own('i2')]);
      const { client } = await open({ uploadPlayerImage });
      await chooseAndUpload(photo(width, height));
      await vi.waitFor(() => expect(uploadPlayerImage).toHaveBeenCalledOnce());
      await told('This is your picture now.');
      expect(client.sent('uploadPlayerImage')[0]?.params).toEqual({ id: 'p1' });
      const png = pictureSent(client);
      expect(png.type).toBe('image/png');
      const bitmap = await createImageBitmap(png);
      expect([bitmap.width, bitmap.height]).toEqual([100, 100]);
      const canvas = new OffscreenCanvas(100, 100);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const alpha = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
      expect([alpha(1, 1), alpha(98, 98), alpha(50, 50), alpha(50, 2)]).toEqual([0, 0, 255, 255]);

      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(button('Change Picture')).toHaveFocus();
      expect(shownSrc()).toBe(own('i2').url);
    },
  );

  test('Y4 while it is sent, a bar and words say so', async () => {
    const sent = Promise.withResolvers<Image[]>();
    await open({ uploadPlayerImage: () => sent.promise });
    await chooseAndUpload();
    await expect.element(page.getByLabelText('Uploading… 0%')).toBeVisible();
    await expect.element(button('Upload')).toHaveAttribute('aria-busy', 'true');
    sent.resolve([own()]);
    await told('This is your picture now.');
  });

  test.each([
    ['no reply', offline as () => Image[]],
    ['a reply without a url', () => []],
    ['an empty url', () => [{ ...own(), url: '' }]],
  ])('ERR-37 %s: an error, and the crop is kept for another try', async (_, failure) => {
    const uploadPlayerImage = vi.fn(failure);
    const { client } = await open({ uploadPlayerImage });
    await chooseAndUpload();
    await expect.element(alert()).toHaveTextContent('An error occured. Please try again later.');
    await expect.element(page.getByRole('application')).toBeVisible();
    uploadPlayerImage.mockReturnValue([own()]);
    await button('Upload').click();
    await told('This is your picture now.');
    const sizes = [0, 1].map((at) => pictureSent(client, at).size);
    expect(sizes).toEqual([sizes[0], sizes[0]]);
  });

  test('ERR-37 ERR-38 a refusal is shown in the server’s words', async () => {
    await open({ uploadPlayerImage: refuses(409, 'You have many pictures here.') });
    await chooseAndUpload();
    await expect.element(alert()).toHaveTextContent('You have many pictures here.');
  });

  test('left meanwhile, it is not announced, and the profile asks what has come of it', async () => {
    const sent = Promise.withResolvers<Image[]>();
    const { client } = await open({ uploadPlayerImage: () => sent.promise });
    await chooseAndUpload();
    await vi.waitFor(() => expect(client.sent('uploadPlayerImage')).toHaveLength(1));
    await button('Cancel').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Add Picture')).toHaveFocus();
    await vi.waitFor(() => expect(client.sent('listPlayerImages')).toHaveLength(2));
    sent.resolve([own()]);
    await expect.element(button('Change Picture')).toBeVisible();
    expect(page.getByText('This is your picture now.').elements()).toEqual([]);
  });

  test('Y5 Escape closes the dialog, and the focus is on its button', async () => {
    await open();
    await button('Add Picture').click();
    await expect.element(picker()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Add Picture')).toHaveFocus();
  });
});

describe('removing', () => {
  const confirmed = async () => {
    await button('Remove Picture').click();
    await expect.element(page.getByText('Your teams see a glass in its place.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Picture' }).click();
  };

  test('CALL-59 asks first, then it is gone, said in words, and the focus is on the next button', async () => {
    const { client } = await open({ listPlayerImages: [own('i7')], deletePlayerImage: [] });
    await confirmed();
    await told('Your picture is removed.');
    expect(client.sent('deletePlayerImage').map(({ params }) => params)).toEqual([{ id: 'p1', image_code: 'i7' }]);
    expect(shownSrc()).toBeUndefined();
    await expect.element(button('Add Picture')).toHaveFocus();
  });

  test('Cancel keeps it', async () => {
    const { client } = await open({ listPlayerImages: [own()] });
    await button('Remove Picture').click();
    await button('Cancel').click();
    await expect.element(button('Remove Picture')).toHaveFocus();
    expect(client.sent('deletePlayerImage')).toEqual([]);
  });

  test.each([
    ['no reply', offline as () => Image[], 'Your picture could not be removed. Please try again.'],
    ['a refusal', refuses(403, 'You can change only your own picture.'), 'You can change only your own picture.'],
  ])('ERR-38 %s is said, and it is still there', async (_, deletePlayerImage, sentence) => {
    await open({ listPlayerImages: [own()], deletePlayerImage });
    await confirmed();
    await expect.element(alert()).toHaveTextContent(sentence);
    expect(shownSrc()).toBe(own().url);
  });

  test('one that another phone has replaced meanwhile is shown, not said to be removed', async () => {
    await open({ listPlayerImages: [own('i1')], deletePlayerImage: [own('i2')] });
    await confirmed();
    await vi.waitFor(() => expect(shownSrc()).toBe(own('i2').url));
    expect(page.getByText('Your picture is removed.').elements()).toEqual([]);
  });
});

test('Y10 it fits a phone of 320 px with text twice as large', async () => {
  await page.viewport(320, 600);
  const client = fakeClient({ answers: { listPlayerImages: [own()] } });
  client.session.setToken(unsigned(ada));
  await render(
    <div style={{ fontSize: '32px' }}>
      <Profile client={client} />
    </div>,
  );
  await expect.element(button('Remove Picture')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});
