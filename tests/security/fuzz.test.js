import { actors, makeCall, noRateLimits, openVenue, worldOfFile } from '@snug/testing/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routes } from '../../packages/server/http/routes.ts';
import { badValuesFor } from './bad-values.ts';
import { callerOf, samples } from './samples.ts';
import { isAs, stateNow } from './state.ts';
const world = worldOfFile({ rateLimits: noRateLimits });
let venues = 0;
const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const anyChange = fc.oneof(fc.constant({ do: 'drop' }), { weight: 3, arbitrary: fc.record({ do: fc.constant('spoil'), which: fc.nat(40) }) }, { weight: 3, arbitrary: fc.record({ do: fc.constant('swap'), which: fc.nat(40) }) }, fc.record({ do: fc.constant('twist'), keep: fc.nat(12), text: anyText }), fc.record({ do: fc.constant('replace'), value: fc.oneof(anyText, fc.jsonValue(), fc.double()) }));
const anyCall = fc.record({
    call: fc.constantFrom(...routes.map(({ call }) => call)),
    /** Mostly undefined: the actor who gets furthest with it. */
    anybody: fc.option(fc.constantFrom(...actors), { freq: 2, nil: undefined }),
    changes: fc.array(fc.record({ field: fc.nat(12), change: anyChange }), { maxLength: 3 }),
    /** A field beside the known ones. */
    extra: fc.option(fc.tuple(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id'), anyText), fc.jsonValue()), {
        freq: 6,
        nil: undefined,
    }),
});
function changed(value, field, change, { ids }) {
    const of = (all, which) => all[which % all.length];
    if (change.do === 'spoil')
        return of(badValuesFor(field, value), change.which);
    if (change.do === 'swap')
        return of(Object.values(ids), change.which);
    if (change.do === 'twist')
        return `${String(value).slice(0, change.keep)}${change.text}`;
    return change.do === 'replace' ? change.value : undefined;
}
/** Whether an address can hold the value. */
const fitsAddress = (value) => typeof value === 'string' && value.length <= 4000 && value.isWellFormed();
function spoilt(right, { changes, extra }, scene) {
    const parts = {
        params: { ...right.params },
        query: { ...right.query },
        body: { ...right.body },
    };
    const fields = Object.entries(parts).flatMap(([part, all]) => 
    // A pack is long, and has its own tests.
    Object.keys(all).flatMap((field) => (field === 'pack' ? [] : [[part, field]])));
    for (const { field: place, change } of changes) {
        const [part, field] = fields[place % fields.length] ?? [];
        if (part === undefined || field === undefined)
            continue;
        const all = parts[part];
        const value = changed(all[field], field, change, scene);
        if (part === 'body')
            all[field] = value;
        else if (change.do === 'drop' && part === 'query')
            delete all[field];
        else if (fitsAddress(value))
            all[field] = value;
    }
    const body = extra && right.body !== undefined ? Object.fromEntries([...Object.entries(parts.body), extra]) : parts.body;
    return { ...right, ...parts, body: right.body === undefined ? undefined : body };
}
test('H66 any calls by any actors with any inputs, in any order: no 5xx, every refusal has the one shape and changes nothing', async () => {
    await fc.assert(fc.asyncProperty(fc.array(anyCall, { minLength: 1, maxLength: 25, size: 'max' }), async (calls) => {
        venues += 1;
        const scene = await (await openVenue(world, `Venue ${venues}`))();
        const { context } = world.server;
        let untouched = await stateNow(context);
        for (const each of calls) {
            const { call, anybody: actor = callerOf(call.name) } = each;
            const right = samples[call.name]?.right(scene, actor) ?? {};
            const { status, text, body } = await makeCall(scene.people[actor], call, spoilt(right, each, scene));
            expect([call.name, status < 500, text.length < 200000]).toEqual([call.name, true, true]);
            if (status < 400)
                untouched = await stateNow(context);
            else {
                expect([call.name, body]).toEqual([call.name, { status_code: status, detail: expect.any(String) }]);
                expect([call.name, await isAs(context, untouched)]).toEqual([call.name, true]);
            }
        }
    }), { numRuns: 10 });
});
