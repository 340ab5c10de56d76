export { adjectives } from './adjectives.ts';
export { nouns } from './nouns.ts';
