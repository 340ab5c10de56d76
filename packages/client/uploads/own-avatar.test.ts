import type { Image } from '@snug/contract';
import { describe, expect, test, vi } from 'vitest';
import { type FakeAnswers, fakeClient, offline, refuses } from '../fake/index.ts';
import { createAvatar } from './own-avatar.ts';

const image = (image_code: string): Image => ({
  url: `/media/u/${image_code}.png`,
  orientation: 'landscape',
  image_code,
  deletable: true,
});

const png = new Blob(['a picture'], { type: 'image/png' });

function avatarWith(answers: FakeAnswers) {
  const client = fakeClient({ answers });
  return { client, avatar: createAvatar(client, 'p1') };
}

test('OPEN-89 it is not known at first, then the newest of the list, or none', async () => {
  const { avatar, client } = avatarWith({ listPlayerImages: [image('a'), image('b')] });
  expect(avatar.get().picture).toBeUndefined();
  await avatar.load();
  expect(avatar.get().picture).toEqual(image('b'));
  expect(client.sent('listPlayerImages')[0]?.params).toEqual({ id: 'p1' });

  const none = avatarWith({ listPlayerImages: [] });
  await none.avatar.load();
  expect(none.avatar.get().picture).toBeNull();
});

test('a list that does not arrive is said to be lost until it is asked for again', async () => {
  const listPlayerImages = vi.fn((): Image[] => offline());
  const { avatar } = avatarWith({ listPlayerImages });
  await avatar.load();
  expect(avatar.get()).toMatchObject({ picture: undefined, isLost: true });
  listPlayerImages.mockReturnValue([image('a')]);
  await avatar.load();
  expect(avatar.get()).toMatchObject({ picture: image('a'), isLost: false });
});

test('a list that arrives after an upload does not bring the old picture back, nor does one after stop', async () => {
  const late = Promise.withResolvers<Image[]>();
  const { avatar } = avatarWith({ listPlayerImages: () => late.promise, uploadPlayerImage: [image('new')] });
  avatar.start();
  await avatar.upload(png, {});
  late.resolve([image('old')]);
  await vi.waitFor(() => expect(avatar.get().picture).toEqual(image('new')));

  const left = avatarWith({ listPlayerImages: [image('a')] });
  left.avatar.start();
  left.avatar.stop();
  await Promise.resolve();
  expect(left.avatar.get().picture).toBeUndefined();
});

describe('ERR-37 an upload fails', () => {
  test.each([
    ['without a reply', offline as () => Image[]],
    ['by a refusal', refuses(409, 'You have many pictures.')],
    ['by a reply without a picture', () => []],
    ['by a reply without a url', () => [{ ...image('a'), url: '' }]],
  ])('%s', async (_, uploadPlayerImage) => {
    const { avatar } = avatarWith({ listPlayerImages: [image('old')], uploadPlayerImage });
    await avatar.load();
    await expect(avatar.upload(png, {})).rejects.toThrow();
    expect(avatar.get().picture).toEqual(image('old'));
  });
});

describe('CALL-59 removing', () => {
  test('deletes the picture by its code, once', async () => {
    const { avatar, client } = avatarWith({ listPlayerImages: [image('a')], deletePlayerImage: [] });
    await avatar.load();
    const both = [avatar.remove(), avatar.remove()];
    expect(avatar.get().isRemoving).toBe(true);
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(client.sent('deletePlayerImage').map(({ params }) => params)).toEqual([{ id: 'p1', image_code: 'a' }]);
    expect(avatar.get()).toMatchObject({ picture: null, isRemoving: false });
    // There is nothing to remove now.
    expect(await avatar.remove()).toBe(false);
  });

  test('a failure keeps the picture, with the reason until the next try', async () => {
    const deletePlayerImage = vi.fn((): Image[] => refuses(403, 'You can change only your own picture.')());
    const { avatar } = avatarWith({ listPlayerImages: [image('a')], deletePlayerImage });
    await avatar.load();
    expect(await avatar.remove()).toBe(false);
    expect(avatar.get()).toMatchObject({
      picture: image('a'),
      isRemoving: false,
      unremoved: 'You can change only your own picture.',
    });
    deletePlayerImage.mockImplementation(offline);
    await avatar.remove();
    expect(avatar.get().unremoved).toBe('');
    deletePlayerImage.mockReturnValue([]);
    expect(await avatar.remove()).toBe(true);
    expect(avatar.get().unremoved).toBeUndefined();
  });

  test('one that was replaced on another phone is shown instead', async () => {
    const { avatar } = avatarWith({ listPlayerImages: [image('a')], deletePlayerImage: [image('b')] });
    await avatar.load();
    expect(await avatar.remove()).toBe(false);
    expect(avatar.get().picture).toEqual(image('b'));
  });
});
