import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { textsOf } from '../tests/texts-of.ts';
import { ImageList, type ImageListProps, type ListedImage } from './image-list.tsx';

const src = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="10"/%3E';
const images: ListedImage[] = ['A mug', 'The bar', 'A table'].map((alt) => ({ id: alt, alt, src }));

function Pictures({ later, ...props }: Partial<ImageListProps> & { later?: Promise<void> }) {
  const [left, setLeft] = useState<readonly ListedImage[]>(props.images ?? images);
  return (
    <>
      <ImageList
        label="Pictures"
        {...props}
        images={left}
        onDelete={async (id) => {
          await later;
          setLeft((those) => those.filter((one) => one.id !== id));
        }}
      />
      <Button>Elsewhere</Button>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('Y16 a list of pictures, each with its text, loaded when it is near', async () => {
  await render(<ImageList label="Pictures of the night" images={images} />);
  await expect.element(page.getByRole('group', { name: 'Pictures of the night' })).toBeVisible();
  expect(page.getByRole('list').getByRole('listitem').elements().length).toBe(3);
  for (const { alt } of images) {
    const picture = page.getByRole('img', { name: alt });
    await expect.element(picture).toBeInTheDocument();
    expect(picture.element().getAttribute('loading')).toBe('lazy');
  }
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a picture keeps its box: landscape or portrait, loaded, uploading or failed', async () => {
  const { container, rerender } = await render(
    <div style={{ width: '350px' }}>
      <ImageList
        label="Pictures"
        images={[images[0], { ...images[1], uploading: 10 }, { ...images[2], failed: true }] as ListedImage[]}
        onDelete={() => {}}
        onRetry={() => {}}
      />
    </div>,
  );
  const boxes = () =>
    [...container.querySelectorAll('figure > div')].map((box) => {
      const { width, height } = box.getBoundingClientRect();
      return (width / height).toFixed(2);
    });
  expect(boxes()).toEqual(['1.33', '1.33', '1.33']);
  await rerender(
    <div style={{ width: '350px' }}>
      <ImageList label="Pictures" shape="portrait" images={images} />
    </div>,
  );
  expect(boxes()).toEqual(['0.75', '0.75', '0.75']);
});

test('Y16 a picture that fails to load shows its text, in the same box', async () => {
  const { container } = await render(
    <ImageList
      label="Pictures"
      images={[{ id: '1', alt: 'The bar, three lamps lit', src: 'data:image/png;base64,AAAA' }]}
    />,
  );
  await expect.element(page.getByText('The bar, three lamps lit')).toBeVisible();
  const box = container.querySelector('figure > div')?.getBoundingClientRect();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
});

test('every delete button names its picture, and onDelete gets the picture’s id', async () => {
  const deleted: string[] = [];
  await render(<ImageList label="Pictures" images={images} onDelete={(id) => deleted.push(id)} />);
  await button('Delete The bar').click();
  expect(deleted).toEqual(['The bar']);
});

test('Y5 after a delete the focus goes to the next picture’s button, then to the last, then to the upload tile', async () => {
  await render(<Pictures upload={<Button>Add a picture</Button>} />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(button('Delete The bar')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Delete A table')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Delete A mug')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Add a picture')).toHaveFocus();
});

test('Y5 with nothing focusable left, the list has the focus', async () => {
  await render(<Pictures images={images.slice(0, 1)} empty={<p>No pictures yet.</p>} />);
  await button('Delete A mug').click();
  await expect.element(page.getByRole('group', { name: 'Pictures' })).toHaveFocus();
  await expect.element(page.getByText('No pictures yet.')).toBeVisible();
  expect(page.getByRole('list').elements()).toEqual([]);
});

test('Y5 a picture that is removed late does not move the focus', async () => {
  const host = Promise.withResolvers<void>();
  await render(<Pictures later={host.promise} />);
  await button('Delete A mug').click();
  await button('Elsewhere').click();
  host.resolve();
  await expect.element(button('Delete A mug')).not.toBeInTheDocument();
  await expect.element(button('Elsewhere')).toHaveFocus();
});

test('uploading: a progress bar with its percent, and the focus stays where it is when it arrives', async () => {
  const at = (uploading?: number): ListedImage[] => [{ id: '1', alt: 'A mug', src, uploading }];
  const { rerender } = await render(<ImageList label="Pictures" images={at(0)} onDelete={() => {}} />);
  (button('Delete A mug').element() as HTMLElement).focus();
  await rerender(<ImageList label="Pictures" images={at(40)} onDelete={() => {}} />);
  const rail = page.getByRole('progressbar');
  await expect.element(rail).toBeVisible();
  expect((rail.element() as HTMLProgressElement).value).toBe(40);
  expect((rail.element() as HTMLProgressElement).labels[0]?.textContent).toBe('40% sent');
  await rerender(<ImageList label="Pictures" images={at()} onDelete={() => {}} />);
  expect(page.getByRole('progressbar').elements()).toEqual([]);
  await expect.element(button('Delete A mug')).toHaveFocus();
});

test('failed: announced with the reason, and a button that tries that picture again', async () => {
  const again: string[] = [];
  await render(
    <ImageList
      label="Pictures"
      images={
        [images[0], { ...images[1], failed: true }, { ...images[2], failed: 'Larger than 5 MB.' }] as ListedImage[]
      }
      onRetry={(id) => again.push(id)}
    />,
  );
  expect(textsOf(page.getByRole('alert'))).toEqual(['Did not arrive.', 'Larger than 5 MB.']);
  await button('Retry A table').click();
  expect(again).toEqual(['A table']);
});

test('the upload tile is the first, and the same element before and after the first picture', async () => {
  const upload = <Button>Add a picture</Button>;
  const { rerender } = await render(<ImageList label="Pictures" images={[]} upload={upload} empty={<p>None.</p>} />);
  const tile = button('Add a picture').element();
  await rerender(<ImageList label="Pictures" images={images} upload={upload} empty={<p>None.</p>} />);
  expect(button('Add a picture').element()).toBe(tile);
  expect(page.getByRole('listitem').first().element().contains(tile)).toBe(true);
  await expect.element(page.getByText('None.')).not.toBeInTheDocument();
});

test('a sentence that is larger than its box makes it grow, and is not cut off', async () => {
  const failed = 'An error occured. Please try again later. '.repeat(8);
  await render(
    <div style={{ width: '200px' }}>
      <ImageList label="Pictures" images={[{ id: 'a', alt: 'A mug', src, failed }]} onRetry={() => {}} />
    </div>,
  );
  const sentence = page.getByRole('alert').element();
  const box = sentence.closest('figure > div');
  const above = () => (box?.getBoundingClientRect().top ?? 0) - sentence.getBoundingClientRect().top;
  await expect.poll(() => box?.getBoundingClientRect().height).toBeGreaterThan(200);
  expect(above()).toBeLessThanOrEqual(0);
});

test('a picture has a button only where it may be deleted, named after what it does', async () => {
  const mine = { id: 'a', alt: 'mug.jpg', src, deleteLabel: 'Remove mug.jpg' };
  const theirs = { id: 'b', alt: 'The bar', src, deletable: false };
  await render(<ImageList label="Pictures" images={[mine, theirs]} onDelete={() => {}} />);
  await expect.element(button('Remove mug.jpg')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});
