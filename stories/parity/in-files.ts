import { firsts } from './on-both.ts';

const inFolder = (name: string) => firsts.filter((file) => file.startsWith(`../${name}/`));
const [parts, game] = [inFolder('ui'), inFolder('live-game')];

/** The stories of three test files, which wait for frames side by side, each on a page of its own: every story is in one. */
export const inFiles = { parts, game, others: firsts.filter((file) => !parts.includes(file) && !game.includes(file)) };
