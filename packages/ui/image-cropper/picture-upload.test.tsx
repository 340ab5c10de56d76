import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { fields } from '../tests/fields.ts';
import { PictureUpload, type PictureUploadProps, type Sending } from './picture-upload.tsx';

/** An upload that the test ends. */
function held() {
  const uploads: { picture: Blob; sending: Sending; done: () => void; fail: (error: unknown) => void }[] = [];
  const onUpload = vi.fn((picture: Blob, sending: Sending) => {
    const { promise, resolve: done, reject: fail } = Promise.withResolvers<void>();
    uploads.push({ picture, sending, done, fail });
    return promise;
  });
  return { onUpload, upload: (at = 0) => uploads[at] as (typeof uploads)[number] };
}

async function draw(props: Partial<PictureUploadProps> = {}) {
  const { onUpload, upload } = held();
  const { unmount } = await render(
    <AnnouncerProvider>
      <PictureUpload label="Team picture" onUpload={onUpload} {...props} />
    </AnnouncerProvider>,
  );
  return { onUpload, upload, unmount };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = (name: string, file: File) => userEvent.upload(page.getByLabelText(name, { exact: true }), file);
const alert = () => page.getByRole('alert');

async function startUpload(props: Partial<PictureUploadProps> = {}) {
  const drawn = await draw(props);
  await choose('Choose a picture', fields(200, 200));
  await expect.element(page.getByText('Opening the picture…')).not.toBeInTheDocument();
  await button('Upload').click();
  await vi.waitFor(() => expect(drawn.onUpload).toHaveBeenCalledOnce());
  return drawn;
}

test('TEAM-26 one control chooses the picture, and changes it once one is chosen; another uploads the crop', async () => {
  const { upload } = await startUpload({ shape: 'both' });
  await expect.element(page.getByText('fields.png')).toBeVisible();
  const { picture } = upload();
  expect(picture.type).toBe('image/png');
  const { width, height } = await createImageBitmap(picture);
  expect([width, height]).toEqual([100, 100]);
  await expect.element(page.getByLabelText('Choose another picture')).toBeDisabled();
  upload().done();
  await expect.element(button('Upload')).not.toHaveAttribute('aria-busy');
  await choose('Choose another picture', fields(80, 80, 'image/png', 'other.png'));
  await expect.element(page.getByText('other.png')).toBeVisible();
});

test('ERR-34 with nothing chosen, Upload says so and sends nothing', async () => {
  const { onUpload } = await draw();
  await button('Upload').click();
  await expect.element(alert()).toHaveTextContent('No file selected!');
  expect(onUpload).not.toHaveBeenCalled();
});

describe('while it is sent', () => {
  test('a bar shows how much has gone, in words too; Upload is busy', async () => {
    const { onUpload, upload } = await startUpload();
    await expect.element(button('Upload')).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByLabelText('Uploading… 0%')).toHaveAttribute('value', '0');
    upload().sending.onSent(40);
    await expect.element(page.getByLabelText('Uploading… 40%')).toHaveAttribute('value', '40');
    (button('Upload').element() as HTMLElement).click();
    upload().done();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    expect(onUpload).toHaveBeenCalledOnce();
  });

  test('leaving aborts it, and what comes then changes nothing', async () => {
    const { upload, unmount } = await startUpload();
    const { sending, fail } = upload();
    expect(sending.signal.aborted).toBe(false);
    await unmount();
    expect(sending.signal.aborted).toBe(true);
    sending.onSent(80);
    fail(new Error('aborted'));
  });
});

describe('ERR-37 a failed upload', () => {
  test('says so, keeps file and crop, and Upload tries again', async () => {
    const { onUpload, upload } = await draw();
    await choose('Choose a picture', fields(200, 200));
    await button('Zoom in').click();
    await button('Upload').click();
    await vi.waitFor(() => expect(onUpload).toHaveBeenCalledOnce());
    upload().fail(new TypeError('Failed to fetch'));
    await expect.element(alert()).toHaveTextContent('An error occured. Please try again later.');
    const first = alert().element();
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '120%');
    await expect.element(page.getByText('fields.png')).toBeVisible();

    await button('Upload').click();
    await vi.waitFor(() => expect(onUpload).toHaveBeenCalledTimes(2));
    await expect.element(alert()).not.toBeInTheDocument();
    expect(upload(1).picture.size).toBe(upload(0).picture.size);
    upload(1).fail(new TypeError('Failed to fetch'));
    await expect.element(alert()).toBeVisible();
    expect(alert().element()).not.toBe(first);
  });

  test('with the caller’s sentence, where it has one', async () => {
    const { upload } = await startUpload({ errorText: (error) => (error as Error).message });
    upload().fail(new Error('The picture store is full.'));
    await expect.element(alert()).toHaveTextContent('The picture store is full.');
  });

  test('is forgotten when another picture is chosen', async () => {
    const { upload } = await startUpload({ errorText: () => '' });
    upload().fail(new Error());
    await expect.element(alert()).toHaveTextContent('An error occured. Please try again later.');
    await choose('Choose another picture', fields(80, 80));
    await expect.element(alert()).not.toBeInTheDocument();
  });
});

test('RULE-19 RULE-20 for an avatar the picker refuses other types in its own words', async () => {
  await draw({ avatar: true });
  // As a device's dialog that offers every file.
  const input = page.getByLabelText('Choose a picture').element() as HTMLInputElement;
  const data = new DataTransfer();
  data.items.add(new File(['BM'], 'me.bmp', { type: 'image/bmp' }));
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect
    .element(alert())
    .toHaveTextContent('Try uploading your avatar again using the following file types: .jpg, .png, .gif');
});
