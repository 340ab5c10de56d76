import { cleanLine, type HostAd } from '@snug/contract';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';
import { cleanSchedule } from './schedule.ts';
import type { Game } from './state/game-state.ts';

/** What a quizmaster says about an ad. */
export type AdInput = Pick<HostAd, 'sponsor_id' | 'link' | 'image' | 'text' | 'active' | 'starts_on' | 'ends_on'>;

/** The ad to store. It must have a text or a picture. */
export function cleanAd({ sponsor_id, link, image, text, active, ...days }: AdInput): AdInput {
  const ad = { sponsor_id, link, image, text: cleanLine(text, 300), active, ...cleanSchedule(days) };
  if (ad.text === '' && image === '') throw new Refusal(400, details.adEmpty);
  return ad;
}

/** Players look at the results for a while. A sponsor does not pay for views that come later. */
const countedAfterEndMs = 86_400_000;

/** Whether what players see and tap still counts. A private event has no ads (OPEN-58). */
export function countsAds({ private_event, ended_at }: Pick<Game, 'private_event' | 'ended_at'>, now: number): boolean {
  return !private_event && (ended_at === null || now < ended_at + countedAfterEndMs);
}
