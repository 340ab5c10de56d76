import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Story } from './stories.ts';
import type { Scheme } from './visit.ts';

export interface Taken {
  readonly story: Story;
  readonly faults: readonly string[];
}

const columns = 6;
/** As many pictures as a readable sheet can hold. */
const perSheet = 24;

/** One page with everything, and one picture per two dozen stories for reviews without a browser. */
export async function makeSheets(
  browser: Browser,
  folder: string,
  taken: readonly Taken[],
  schemes: readonly Scheme[],
) {
  writeFileSync(join(folder, 'index.html'), pageOf(taken, schemes));
  const sheet = join(folder, 'sheet.html');
  const page = await browser.newPage({ viewport: { width: columns * 270 + 48, height: 600 } });
  for (const scheme of schemes) {
    for (const [index, some] of sheetsOf(taken).entries()) {
      writeFileSync(sheet, pageOf(some, [scheme]));
      await page.goto(pathToFileURL(sheet).href);
      const name = `${scheme}-${String(index + 1).padStart(2, '0')}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true });
    }
  }
  await page.close();
  rmSync(sheet);
}

/** Groups stay together where there is room. */
function sheetsOf(taken: readonly Taken[]): Taken[][] {
  const sheets: Taken[][] = [];
  for (const group of Map.groupBy(taken, ({ story }) => story.title).values()) {
    const last = sheets.at(-1);
    if (last && last.length + group.length <= perSheet) last.push(...group);
    else for (let at = 0; at < group.length; at += perSheet) sheets.push(group.slice(at, at + perSheet));
  }
  return sheets;
}

const style = `
  :root { color-scheme: dark; }
  body { margin: 24px; background: #0d0a08; color: #f6ead6; font: 14px/1.4 system-ui, sans-serif; }
  h2 { margin: 32px 0 12px; font-size: 18px; }
  section { display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 20px 12px; align-items: start; }
  figure { margin: 0; }
  img { display: block; width: 100%; outline: 1px solid #55412e; }
  figcaption { margin-top: 6px; overflow-wrap: anywhere; }
  .fault { color: #ef7a5f; }
`;

function pageOf(taken: readonly Taken[], schemes: readonly Scheme[]): string {
  const groups = [...Map.groupBy(taken, ({ story }) => story.title)].map(
    ([title, some]) =>
      `<h2>${escaped(title)}</h2><section>${some.flatMap((one) => schemes.map((scheme) => figure(one, scheme))).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories</title><style>${style}</style>${groups.join('')}</html>`;
}

function figure({ story, faults }: Taken, scheme: Scheme): string {
  const wrong = faults.map((fault) => `<div class="fault">${escaped(fault)}</div>`).join('');
  const alt = escaped(`${story.title}: ${story.name}, ${scheme}`);
  return `<figure id="${story.id}.${scheme}"><img src="${scheme}/${story.id}.png" alt="${alt}"><figcaption>${escaped(story.name)}${wrong}</figcaption></figure>`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
