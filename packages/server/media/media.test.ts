import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemRandom } from '../foundation/seams.ts';
import { onDisk } from './disk.ts';
import type { Media } from './media.ts';
import { newPictureName } from './picture-name.ts';
import { bucketOf, inBucket } from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'snug-media-'));
const disk = join(folder, 'made with the first picture');
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'pictures' }],
});
let s3Url = '';

beforeAll(async () => {
  const { port } = await s3.run();
  s3Url = `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures/of-the-crown`;
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

function bucket(url: string): Media {
  const read = bucketOf(url);
  if (!read) throw new Error(`${url} is no bucket.`);
  return inBucket(read);
}

describe.each([
  ['on disk', () => onDisk(disk)],
  ['in an S3 bucket', () => bucket(s3Url)],
])('CALL-58 pictures %s', (_where, open) => {
  test('are stored completely under their name', async () => {
    const media = open();
    const bytes = Buffer.from(systemRandom.bytes(100_000));
    const name = newPictureName(systemRandom);
    expect(await media.get(name)).toBeUndefined();
    await media.put(name, bytes);
    expect(await media.get(name)).toEqual(bytes);
    expect(await open().get(name)).toEqual(bytes);
    expect(await media.get(newPictureName(systemRandom))).toBeUndefined();
  });

  test('CALL-59 are gone once deleted, and deleting is idempotent', async () => {
    const media = open();
    const name = newPictureName(systemRandom);
    await media.put(name, Buffer.from('bytes'));
    await media.delete(name);
    expect(await media.get(name)).toBeUndefined();
    await media.delete(name);
  });
});

test('CALL-58 no partial file is left in the folder', () => {
  expect(existsSync(disk)).toBe(true);
  expect(readdirSync(disk).filter((name) => !/^[a-z2-9]{32}\.png$/.test(name))).toEqual([]);
});

test('G14 CALL-58 what a killed process has written of a picture is deleted with it', async () => {
  const name = newPictureName(systemRandom);
  writeFileSync(join(disk, `${name}.part`), 'half of it');
  await onDisk(disk).delete(name);
  expect(existsSync(join(disk, `${name}.part`))).toBe(false);
});

test('G14 CALL-58 a disk that is full or cannot be written is a retryable 503, and no partial file is left on it', async () => {
  const small = join(folder, 'small');
  const media = onDisk(small);
  const name = newPictureName(systemRandom);
  // A folder of that name makes the last step fail, as a full disk does the one before.
  mkdirSync(join(small, name, 'x'), { recursive: true });
  await expect(media.put(name, Buffer.from('bytes'))).rejects.toMatchObject({ status: 503, retryAfterS: 5 });
  expect(readdirSync(small)).toEqual([name]);
  await expect(media.get(name)).rejects.toMatchObject({ status: 503 });
  await expect(media.delete(name)).rejects.toMatchObject({ status: 503 });
  await expect(onDisk(join(disk, 'x'.repeat(300))).put(name, Buffer.from('bytes'))).rejects.toMatchObject({
    status: 503,
  });
});

test('CALL-58 a store that is unreachable or has no such bucket is a retryable 503', async () => {
  const nowhere = bucket('http://KEY:SECRET@127.0.0.1:9/pictures');
  const noBucket = bucket(s3Url.replace('/pictures', '/nobodys'));
  for (const media of [nowhere, noBucket]) {
    await expect(media.put(newPictureName(systemRandom), Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
  }
  await expect(nowhere.get(newPictureName(systemRandom))).rejects.toMatchObject({ status: 503, retryAfterS: 5 });
});

test('SNUG_MEDIA_URL is parsed into key, secret, bucket, folder and region', () => {
  expect(bucketOf('https://KEY:a%2Fb%2Bc@s3.eu-west-1.amazonaws.com/bucket/folder/?region=eu-west-1')).toEqual({
    url: 'https://s3.eu-west-1.amazonaws.com/bucket/folder/',
    region: 'eu-west-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b+c',
  });
  for (const wrong of [
    '',
    's3://K:S@x/b',
    'https://x/bucket',
    'https://K:%zz@x/bucket',
    'https://K%ff:S@x/bucket',
    'https://K@x/bucket',
    'https://K:S@x',
    'https://K:S@x/a b',
  ]) {
    expect(bucketOf(wrong)).toBeUndefined();
  }
});
