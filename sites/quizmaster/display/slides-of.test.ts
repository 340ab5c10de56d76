import type { Ad } from '@snug/contract';
import { expect, test } from 'vitest';
import { slidesOf } from './slides-of.ts';

const photos = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ image_code: `p${n}`, url: `/p${n}`, team_name: `Team ${n}` }));
const ads = (count: number) => Array.from({ length: count }, (_, n) => ({ ad_id: `a${n}` }) as Ad);
const keys = (...[shots, shown]: [number, number]) => slidesOf(photos(shots), ads(shown)).map(({ key }) => key);

test('photos and ads take turns, the fewer of them spread evenly', () => {
  expect(keys(4, 2)).toEqual(['photo p0', 'ad a0', 'photo p1', 'photo p2', 'ad a1', 'photo p3']);
  expect(keys(1, 2)).toEqual(['ad a0', 'photo p0', 'ad a1']);
  expect(keys(2, 0)).toEqual(['photo p0', 'photo p1']);
  expect(keys(0, 1)).toEqual(['ad a0']);
  expect(keys(0, 0)).toEqual([]);
});
