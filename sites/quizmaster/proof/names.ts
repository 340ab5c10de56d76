import type { ProofItem } from '@snug/contract';
import type { Round, Where } from './tally.ts';
import type { ProofWords } from './words.ts';

export function itemName({ kind, text }: ProofItem, words: ProofWords): string {
  return text || (kind === 'ad' ? words.adWithoutText : words.kinds.survey);
}

export function placeName({ place, venue }: Where, words: ProofWords): string {
  return place === 'game' ? venue || words.places.game : words.places[place];
}

export function roundName(round: Round, words: ProofWords): string {
  if (round === 'outside') return words.noRound;
  if (round === 'unknown') return words.unknownRound;
  return round === 0 ? words.beforeRounds : words.roundNumber(round);
}

/** As there is room for below a bar. */
export function shortRoundName(round: Round, { shortRound }: ProofWords): string {
  if (round === 'outside') return shortRound.outside;
  if (round === 'unknown') return '?';
  return round === 0 ? shortRound.before : String(round);
}
