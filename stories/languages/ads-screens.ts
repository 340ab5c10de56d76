import * as ads from '../ads/ads.stories.tsx';
import { sees } from '../steps/steps.ts';
import type { Language } from './languages.ts';
import { type Screen, screensOf } from './screen.ts';

const shown = screensOf(ads.default);

/** Sponsors' ads between the rounds. */
export const adsScreens = (say: Language['site']) =>
  ({
    AdsOfSponsors: shown(ads.FirstBreak, sees(say.sponsorName('The Crust'))),
    AdOfTheHouse: shown(ads.OfTheHouse, sees(say.fromTheHouse)),
    AdBroken: shown(ads.BrokenPictureAlone, sees(say.adPictureOf('Old Hat Brewery'))),
  }) satisfies Record<string, Screen>;
