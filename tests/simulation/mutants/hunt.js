import { mapConcurrently } from '../../../scripts/map-concurrently.ts';
import { playInThread } from '../thread.ts';
import { mutants } from './mutants.ts';
/** Plays seeds with each mutant until it breaks a promise that may detect it in a seed that is clean without it. */
export async function hunt({ from, most, jobs, onResult }) {
    const all = [];
    function finish(result) {
        all.push(result);
        onResult(result);
    }
    const end = from + most;
    let hunts = mutants.map((mutant) => ({ mutant, first: [mutant.at].filter((at) => from <= at && at < end), from }));
    while (hunts.length > 0) {
        const ended = await mapConcurrently(hunts, jobs, (each) => huntOne(each, end));
        // A seed that fails without the mutant proves nothing: the hunt continues after it.
        const failing = await failingByThemselves([
            ...new Set(ended.flatMap(({ caught }) => (caught ? [caught.seed] : []))),
        ]);
        hunts = ended.flatMap(({ caught, ...each }) => {
            if (caught && failing.has(caught.seed))
                return [behind(caught.seed, each)];
            finish(caught ? { mutant: each.mutant, caught } : { mutant: each.mutant });
            return [];
        });
    }
    return all;
}
/** The state of a hunt after it ended, and what it caught. */
async function huntOne(hunt, end) {
    const { mutant, first, from } = hunt;
    if (from >= end)
        return hunt;
    const wrong = await wrongIn({ from, count: end - from, step: 1, first, mutant: mutant.name, until: mutant.by });
    const caught = wrong.find(({ promise }) => mutant.by.includes(promise));
    if (caught)
        return { ...hunt, caught };
    // A thread ends at a seed that hangs: the hunt continues after it.
    const hanging = wrong.find(isHanging);
    return hanging ? huntOne(behind(hanging.seed, hunt), end) : hunt;
}
/** The known seed is played out of order: the others are still to be played after it. */
function behind(seed, { mutant, first, from }) {
    return { mutant, first: [], from: first.includes(seed) ? from : seed + 1 };
}
/**
 * Which of these seeds fail without any mutant. One thread plays them all: starting one costs as much as a hundred seeds.
 */
async function failingByThemselves(seeds) {
    const [from] = seeds;
    if (from === undefined)
        return new Set();
    const wrong = await wrongIn({ from, count: 0, step: 1, first: seeds });
    const hanging = wrong.find(isHanging);
    const behind = hanging ? await failingByThemselves(seeds.slice(seeds.indexOf(hanging.seed) + 1)) : [];
    return new Set([...wrong.map(({ seed }) => seed), ...behind]);
}
const isHanging = ({ promise }) => promise === 'hang';
async function wrongIn(job) {
    const wrong = [];
    await playInThread(job, (report) => wrong.push(...report.wrong));
    return wrong;
}
