import { makeCall, noRateLimits, openVenue, worldOfFile, } from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../packages/server/http/routes.ts';
import { badValuesFor } from './bad-values.ts';
import { callerOf, samples } from './samples.ts';
import { isAs, stateNow } from './state.ts';
const world = worldOfFile({ rateLimits: noRateLimits });
let scene;
/** CPU time of a valid call in this run, in µs. */
let valid;
let asked = 0;
beforeAll(async () => {
    scene = await (await openVenue(world, 'The Crown'))();
    valid = await costOfLoad(40);
});
/**
 * A call that costs more than this many loads of a game could be used to overload the server. A body of the full 64 KiB costs up
 * to 18 by its size alone; what grows with the square of it costs hundreds.
 */
const costMax = 40;
test.each(routes.map(({ call }) => [call.name, call]))('H66 %s survives every bad value of every field: no 5xx, no expensive work, and a refusal changes nothing', async (name, call) => {
    const actor = callerOf(name);
    const right = samples[name]?.right(scene, actor) ?? {};
    let untouched = await stateNow(world.server.context);
    for (const bad of badInputs(right)) {
        asked += 1;
        const { status, us, text } = await unlimitedly(() => costOf(call, actor, bad.input));
        // A rate limit would hide what the value does.
        expect([bad.what, status]).not.toEqual([bad.what, 429]);
        expect([bad.what, status]).toEqual([bad.what, expect.toSatisfy((code) => code < 500 && code !== 401)]);
        expect([bad.what, text.length < 200000]).toEqual([bad.what, true]);
        if (us > valid * costMax)
            await expectCheap(call, actor, bad);
        if (status >= 400)
            expect([bad.what, await isAs(world.server.context, untouched)]).toEqual([bad.what, true]);
        else
            untouched = await stateNow(world.server.context);
    }
}, 120000);
test('more than two thousand bad inputs were tried', () => {
    expect(asked).toBeGreaterThan(2000);
});
/** Makes the call again with the quotas reset when a quota refused it. */
async function unlimitedly(ask) {
    const asked = await ask();
    if (asked.status !== 429)
        return asked;
    await world.server.context.store.db.deleteFrom('limits').execute();
    return ask();
}
/**
 * Garbage collection or a slower core can make one call look expensive: it is compared with valid calls of the same moment,
 * several times. An expensive call is expensive every time.
 */
async function expectCheap(call, actor, { what, input }) {
    let isCheap = false;
    for (let n = 0; n < 12 && !isCheap; n += 1) {
        const now = await costOfLoad(5);
        const { us } = await unlimitedly(() => costOf(call, actor, input));
        isCheap = us <= Math.max(valid, now) * costMax;
    }
    expect([what, isCheap]).toEqual([what, true]);
}
/** The median cost of loading a game. */
async function costOfLoad(times) {
    const load = routes.find(({ call }) => call.name === 'loadGame')?.call;
    const input = samples.loadGame?.right(scene, 'captain') ?? {};
    const costs = [];
    for (let n = 0; n < times; n += 1)
        costs.push((await costOf(load, 'captain', input)).us);
    return costs.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}
async function costOf(call, actor, input) {
    const began = process.cpuUsage();
    const { status, text } = await makeCall(scene.people[actor], call, input);
    const { user, system } = process.cpuUsage(began);
    return { status, text, us: user + system };
}
/** Every field of an input with every bad value of its kind, and bodies that are none. */
function* badInputs(right) {
    for (const part of ['params', 'query', 'body']) {
        const fields = right[part];
        for (const [field, value] of Object.entries(fields ?? {})) {
            if (field === 'pack' || (part === 'query' && /^(r|rnd)$/.test(field)))
                continue;
            for (const bad of badValuesFor(field, value)) {
                // An address holds only texts, of limited length.
                if (part !== 'body' && (typeof bad !== 'string' || bad.length > 4000 || !bad.isWellFormed()))
                    continue;
                const what = `${part}.${field} = ${JSON.stringify(bad)?.slice(0, 60)}`;
                const changed = { ...right, [part]: { ...fields, [field]: bad } };
                // A number that JSON can write and no double can hold.
                const isRaw = part === 'body' && bad === 'RAW:1e999';
                const input = isRaw
                    ? { ...changed, body: JSON.stringify(changed.body).replace('"RAW:1e999"', '1e999') }
                    : changed;
                yield { what, input };
            }
        }
    }
    if (right.file || right.body === undefined)
        return;
    for (const body of ['null', '[]', '7', '"text"', '{', '', '{"__proto__":{"is_captain":true}}', '\ufeff{}']) {
        yield { what: `body ${body}`, input: { ...right, body } };
    }
}
