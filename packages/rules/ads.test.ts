import { refused } from '@snug/testing/rules';
import { expect, test } from 'vitest';
import { cleanAd, countsAds } from './ads.ts';

const ale = { sponsor: 'Brewer', link: 'https://brewer.example/', image: '', text: 'Ale', active: true };

test('H52 an ad is stored cleaned, and has a text or a picture', () => {
  expect(cleanAd({ ...ale, sponsor: ' The  Brewer ', text: ' Ale \u202e here ' })).toEqual({
    ...ale,
    sponsor: 'The Brewer',
    text: 'Ale here',
  });
  expect(cleanAd({ ...ale, text: ' \u200b', image: '/media/demo/darts.png' })).toMatchObject({ text: '' });
  expect(refused(() => cleanAd({ ...ale, text: ' \u200b' }))).toBe('400 adEmpty');
});

test('ADS-03 OPEN-58 ads count until a day after the end of a game, and never for a private event', () => {
  const end = Date.UTC(2030, 0, 15);
  const day = 86_400_000;
  expect(countsAds({ private_event: false, ended_at: null }, end)).toBe(true);
  expect(countsAds({ private_event: false, ended_at: end }, end + day - 1)).toBe(true);
  expect(countsAds({ private_event: false, ended_at: end }, end + day)).toBe(false);
  expect(countsAds({ private_event: true, ended_at: null }, end)).toBe(false);
});
