import { begin, demoBoard, demoResults, demoRows } from '@snug/client/fake';
import type { Results } from '@snug/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resultsWords as spanish } from '../es.ts';
import { phone, renderOnPhone, smallPhone } from '../tests/render-on-phone.tsx';

const slots = { feedback: <section aria-label="Rating">How did Robin do?</section> };

/** The end of a night on a phone, of which `told` publishes what the quizmaster has unveiled. */
async function open(first: Results, size: readonly [number, number], language: object = {}) {
  const server = { results: first };
  const { screen, receive } = await renderOnPhone({
    messages: [begin(), { type: 'ROUND_END' }, { type: 'END_GAME' }, { type: 'RESULTS', version: first.version }],
    answers: { getResults: () => server.results, listImages: [] },
    ...{ size, slots, language },
  });
  function told(results: Results) {
    server.results = results;
    receive({ type: 'RESULTS', version: results.version });
  }
  return { screen, told };
}

test.each([
  ['English', {}, /^You came joint 2nd of 14\./],
  ['Spanish', spanish, /^Quedaron en el .+ lugar de 14, empatados\./],
] as const)('nothing moves when one’s own team is unveiled, on the smallest phone (%s)', async (_, language, came) => {
  const rows = demoRows([40, 33, 33, ...Array.from({ length: 11 }, (_, nth) => 30 - nth)]);
  const unveiled = (version: number, shown: number) =>
    demoResults({ version, rounds: [], board: demoBoard({ final: true, teams: 14, rows: rows.slice(14 - shown) }) });
  const { screen, told } = await open(unveiled(1, 11), smallPhone, language);
  const podium = () => screen.container.querySelector('ol')?.getBoundingClientRect();
  await expect.poll(() => podium()?.height).toBeGreaterThan(0);
  const [top, height] = [podium()?.top, podium()?.height];
  for (const [version, shown] of [
    [2, 12],
    [3, 13],
    [4, 14],
  ] as const) {
    told(unveiled(version, shown));
    await expect.poll(() => screen.getByRole('row').elements().length).toBe(shown + 1);
    await expect.element(screen.getByText(came)).toBeVisible();
    expect(podium()?.top).toBe(top);
    expect(podium()?.height).toBe(height);
  }
});

test('a long board that is still unveiled is as high as the phone allows, also once that is turned', async () => {
  const rows = demoRows(Array.from({ length: 40 }, (_, nth) => 80 - nth));
  const results = demoResults({ rounds: [], board: demoBoard({ teams: 40, rows: rows.slice(10) }) });
  const { screen } = await open(results, [844, 390]);
  const height = () => screen.getByRole('region', { name: 'The board' }).element().getBoundingClientRect().height;
  await expect.element(screen.getByRole('region', { name: 'The board' })).toBeInTheDocument();
  const low = height();
  await page.viewport(...phone);
  await expect.poll(height).toBeGreaterThan(low * 1.5);
});
