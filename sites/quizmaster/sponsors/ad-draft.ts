import type { BodyOf, HostAd, hostSaveAd } from '@snug/contract';
import { isTurnedRound } from '../proof/proof-filter.ts';

/** An ad as it is being written. */
export type AdDraft = Pick<HostAd, 'text' | 'link' | 'image' | 'active' | 'starts_on' | 'ends_on'>;

export const newAd: AdDraft = { text: '', link: '', image: '', active: true, starts_on: '', ends_on: '' };

export function adDraftOf({ text, link, image, active, starts_on, ends_on }: HostAd): AdDraft {
  return { text, link, image, active, starts_on, ends_on };
}

export type AdProblem = 'no-text' | 'no-text-for-picture' | 'link' | 'turned-round';

/** What keeps an ad from being saved. A picture needs a text as well, for who cannot see it. */
export function adProblems({ text, link, image, starts_on, ends_on }: AdDraft): readonly AdProblem[] {
  return [
    ...(text.trim() === '' ? [image === '' ? ('no-text' as const) : ('no-text-for-picture' as const)] : []),
    ...(isLink(link) ? [] : ['link' as const]),
    ...(isTurnedRound(starts_on, ends_on) ? ['turned-round' as const] : []),
  ];
}

/** As the contract has it: nothing but https, so that a link is never a script. */
function isLink(link: string): boolean {
  return /^(https:\/\/[^\s"'<>]+)?$/.test(link.trim());
}

export function adBody(draft: AdDraft, sponsor_id: string, ad_id: string | undefined): BodyOf<typeof hostSaveAd> {
  return {
    ...draft,
    ...(ad_id !== undefined && { ad_id }),
    sponsor_id,
    text: draft.text.trim(),
    link: draft.link.trim(),
  };
}
