import { createKernel } from '@snug/testing/simulation';
import { expect, test } from 'vitest';
import { openSimulation } from './simulation.ts';
test('the same seed takes the same course, byte for byte, whatever was played before it', async () => {
    const [one, other] = [await openSimulation(), await openSimulation()];
    const seeds = [7, 34, 48, 125];
    for (const seed of [...seeds, ...seeds.toReversed()]) {
        const first = await one.play(seed, { trace: true });
        const second = await other.play(seed, { trace: true });
        expect(first.steps).toBeGreaterThan(50);
        expect([second.hash, second.steps]).toEqual([first.hash, first.steps]);
        await other.play(seed + 1);
    }
});
test('an error ends the run, even if it is reported between two runs', async () => {
    const kernel = createKernel();
    kernel.after(10, () => kernel.stop(new Error('in a step')));
    await expect(kernel.run(kernel.now() + 100)).rejects.toThrow('in a step');
    kernel.reset();
    kernel.stop(new Error('at rest'));
    await expect(kernel.run(kernel.now() + 100)).rejects.toThrow('at rest');
});
test('events run one after another, by time and then by insertion, and never overlap', async () => {
    const kernel = createKernel();
    const notes = [];
    const begun = kernel.now();
    const note = (name) => notes.push(`${name} ${kernel.now() - begun}`);
    kernel.after(20, () => note('c'));
    kernel.after(10, async () => {
        note('a');
        await Promise.resolve();
        note('all of a');
    });
    kernel.after(10, () => note('b'));
    const off = kernel.after(15, () => note('never'));
    off();
    await kernel.run(begun + 15);
    expect(notes).toEqual(['a 10', 'all of a 10', 'b 10']);
    await kernel.run(begun + 30);
    expect(notes.at(-1)).toBe('c 20');
    expect(kernel.now()).toBe(begun + 30);
});
