/** `SNUG_SEED`, a whole number that fast-check takes, plays other cases; `SNUG_RUNS`, a factor, plays more or fewer. */
export function readSeeds(env) {
    const seed = Number(env.SNUG_SEED || 4);
    const runs = Number(env.SNUG_RUNS || 1);
    if ((seed | 0) !== seed)
        throw new Error('SNUG_SEED takes a whole number of 32 bits.');
    if (!(runs > 0 && runs < Number.POSITIVE_INFINITY))
        throw new Error('SNUG_RUNS takes a number above zero.');
    return { seed, runs };
}
