/** What the room hears from the console's computer. */
export type Sound = 'slip' | 'chalk' | 'pens-down' | 'bell' | 'brass';

/**
 * How long one has the room to itself, in ms, and which one may break in before that: a bell ends a tear, never the other way. So
 * fourteen slips in a second are one or two tears.
 */
export const sounds: Readonly<Record<Sound, { readonly alone: number; readonly rank: number }>> = {
  slip: { alone: 900, rank: 0 },
  chalk: { alone: 300, rank: 1 },
  'pens-down': { alone: 1_200, rank: 2 },
  bell: { alone: 1_200, rank: 2 },
  brass: { alone: 2_500, rank: 3 },
};
