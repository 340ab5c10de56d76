import type { Schedule } from '@snug/contract';

/** Whether an ad or a question is shown on a day, and what changes that. */
export type ItemState =
  | { readonly kind: 'shown' | 'paused' }
  | { readonly kind: 'shown-until' | 'planned' | 'over'; readonly day: string };

/** `today` and all days are UTC; both bounds are included. A pause counts more than the days. */
export function itemState({ active, starts_on, ends_on }: Schedule & { active: boolean }, today: string): ItemState {
  if (!active) return { kind: 'paused' };
  if (ends_on !== '' && ends_on < today) return { kind: 'over', day: ends_on };
  if (starts_on !== '' && today < starts_on) return { kind: 'planned', day: starts_on };
  return ends_on === '' ? { kind: 'shown' } : { kind: 'shown-until', day: ends_on };
}
