import { refused } from '@snug/testing/rules';
import { expect, test } from 'vitest';
import { cleanAd, countsAds } from './ads.ts';

const ale = {
  sponsor_id: 's1',
  link: 'https://brewer.example/',
  image: '',
  text: 'Ale',
  active: true,
  starts_on: '',
  ends_on: '2026-01-31',
};

test('H52 an ad is stored cleaned, and has a text or a picture', () => {
  expect(cleanAd({ ...ale, text: ' Ale \u202e here ' })).toEqual({ ...ale, text: 'Ale here' });
  expect(cleanAd({ ...ale, text: ' \u200b', image: '/media/demo/darts.png' })).toMatchObject({ text: '' });
  expect(refused(() => cleanAd({ ...ale, text: ' \u200b' }))).toBe('400 adEmpty');
  expect(refused(() => cleanAd({ ...ale, starts_on: '2026-02-01' }))).toBe('400 endsBeforeStart');
});

test('ADS-03 OPEN-58 ads count until a day after the end of a game, and never for a private event', () => {
  const end = Date.UTC(2030, 0, 15);
  const day = 86_400_000;
  expect(countsAds({ private_event: false, ended_at: null }, end)).toBe(true);
  expect(countsAds({ private_event: false, ended_at: end }, end + day - 1)).toBe(true);
  expect(countsAds({ private_event: false, ended_at: end }, end + day)).toBe(false);
  expect(countsAds({ private_event: true, ended_at: null }, end)).toBe(false);
});
