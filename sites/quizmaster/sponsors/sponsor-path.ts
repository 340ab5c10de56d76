/** In addresses, in place of an id: what belongs to no sponsor, and everything of the venue. */
export const houseId = 'house';
export const allId = 'all';

export type AdOrQuestion = 'ad' | 'question';

/** Paths for the router's links. */
export function sponsorPath(id: string): string {
  return `/sponsors/${encodeURIComponent(id || houseId)}`;
}

export function proofPath(id: string): string {
  return `${sponsorPath(id)}/proof`;
}

/** The page of an ad or a question; of a new one without `item`. */
export function itemPath(id: string, kind: AdOrQuestion, item = 'new'): string {
  return `${sponsorPath(id)}/${kind}/${encodeURIComponent(item)}`;
}
