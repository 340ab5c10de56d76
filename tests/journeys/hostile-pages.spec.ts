import { expect, type Locator, type Page, test } from '@playwright/test';
import { hostSaveSponsor, hostSaveSurvey } from '@snug/contract';
import { type ForeignPage, type ForeignSite, hostOf, openForeignSite, serverOfFile } from '@snug/testing/browser';

const server = serverOfFile();

const boxes = (origin: string, key: string) => `
  <snug-join-box theme="dark" style="display:block;min-height:338px;width:340px"><a href="${origin}/join">Join</a></snug-join-box>
  <p class="between">Between the two.</p>
  <snug-survey sponsor="${key}" theme="dark" style="display:block;min-height:515px;width:340px"><a href="${origin}/survey">Questions</a></snug-survey>
  <p class="after">What stands below.</p>`;

interface Host {
  readonly head?: string;
  readonly body?: (boxes: string) => string;
  readonly policy?: (origin: string) => string;
  readonly html?: string;
}

/** What pages do to whatever stands on them. */
const hosts: Readonly<Record<string, Host>> = {
  plain: {},
  'a root of 62.5 %': { head: '<style>html{font-size:62.5%}body{font-size:1.6rem}</style>' },
  'a reset like Bootstrap': {
    head: `<style>*,::before,::after{box-sizing:border-box}body{margin:0;font:400 1.25rem/1.9 Georgia,serif;text-align:center}
      button,input,select{margin:0;font:inherit;line-height:inherit;text-transform:none}label{display:inline-block;margin-bottom:2rem}
      fieldset{min-width:100%}legend{float:left;width:100%;font-size:3rem}[role=button],button:not(:disabled){cursor:wait}</style>`,
  },
  'a reset like Tailwind': {
    head: `<style>*,::before,::after{border:0 solid red;margin:0;padding:0}button,input,select{background:transparent;color:red;
      appearance:none}h1,h2,p{font-size:inherit;font-weight:inherit}ol,ul{list-style:none}</style>`,
  },
  '* { … !important }': {
    head: `<style>*{margin:3px !important;padding:9px !important;color:#0a0 !important;background:#fffbe0 !important;font:700 30px/3 serif
      !important;letter-spacing:4px !important;text-transform:uppercase !important;border-radius:0 !important;float:none !important}</style>`,
  },
  'right to left': { html: 'dir="rtl" lang="ar"' },
  'text of its own kind': {
    head: `<style>body{white-space:nowrap;word-spacing:1em;text-indent:3em;hyphens:auto;visibility:visible;line-height:4;
      font-variant:small-caps;text-shadow:2px 2px red;cursor:none;-webkit-text-fill-color:red}</style>`,
  },
  'inside a form': {
    body: (inside) => `<form action="/elsewhere" id="page"><input name="own">${inside}<button>Send</button></form>`,
  },
  'inside another shadow root': {
    body: (inside) =>
      `<div id="host"><template shadowrootmode="open"><style>*{color:red;font-size:40px}</style>${inside}</template></div>`,
  },
  'a strict policy with Trusted Types': {
    policy: (origin) =>
      `default-src 'none'; script-src ${origin}; connect-src ${origin}; style-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'`,
  },
  'a grid that squeezes': {
    head: '<style>body{display:grid;grid-template-columns:repeat(3,1fr);align-items:start}</style>',
  },
};
const nameOf = (name: string): string => name.replace(/\W+/g, '-');

let site: ForeignSite;
/** How both widgets look on a page that does nothing to them. */
let plain: unknown;

test.beforeAll(async ({ browser }) => {
  const host = await hostOf(server);
  const { sponsor_id, key } = await host.call(hostSaveSponsor, { body: { name: 'Ferry Lane' } });
  const always = { sponsor_id, active: true, starts_on: '', ends_on: '' };
  for (const question_text of ['Tea or coffee?', 'Milk or cream?']) {
    await host.call(hostSaveSurvey, { body: { ...always, question_text, options: ['One', 'Other'] } });
  }
  const origin = server.url;
  const pages = Object.entries(hosts).map(
    ([name, { head = '', body = (inside: string) => inside, policy, html = 'lang="en"' }]) => {
      const page: ForeignPage = {
        html: `<!doctype html><html ${html}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
        <script type="module" src="${origin}/embed/v1/snug.js"></script>${head}<body>${body(boxes(origin, key))}</body></html>`,
        ...(policy && { policy: policy(origin) }),
      };
      return [nameOf(name), page] as const;
    },
  );
  const framed: ForeignPage = {
    html: '<!doctype html><title>Frame</title><iframe src="plain" width="390" height="1000"></iframe>',
  };
  site = await openForeignSite({ ...Object.fromEntries(pages), framed });
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}plain`);
  plain = await lookOf(page);
  await page.close();
});
test.afterAll(() => site.close());

/** Both widgets can be used: a code that no game has, and an answer that brings the next question. */
async function use(page: Pick<Page, 'locator'>): Promise<void> {
  const box = page.locator('snug-join-box');
  await box.getByLabel('Game code').fill(server.code === '111111' ? '222222' : '111111');
  await box.getByRole('button', { name: 'Next' }).click();
  await expect(box.getByLabel('Game code')).toHaveAccessibleDescription(/No open game has this code\./);

  const survey = page.locator('snug-survey');
  const question = survey.getByRole('heading', { level: 2 });
  const text = (await question.textContent()) ?? '';
  await survey.getByRole('radio').first().check();
  await survey.getByRole('button', { name: 'Submit' }).click();
  await expect(question).not.toHaveText(text);
}

/** How the parts of both widgets look, apart from where they stand. */
async function lookOf(page: Pick<Page, 'locator'>): Promise<unknown> {
  const look = (parts: Locator) =>
    parts.evaluateAll((elements) =>
      elements.map((element) => {
        const { height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const names = [
          'color',
          'background-color',
          'font',
          'letter-spacing',
          'word-spacing',
          'text-transform',
          'text-indent',
          'text-shadow',
          'white-space',
          'padding',
          'margin',
          'border',
          'border-radius',
          'cursor',
          '-webkit-text-fill-color',
        ];
        return [element.localName, Math.round(height), ...names.map((name) => style.getPropertyValue(name))];
      }),
    );
  const parts = 'input,button,select,h2,[role=heading],label,legend,p,span';
  await expect(page.locator('snug-survey').getByRole('heading', { level: 2 })).toBeVisible();
  // Which question comes is not the page's doing: what both kinds have.
  const survey = page.locator('snug-survey');
  return {
    joinBox: await look(page.locator('snug-join-box').locator(parts)),
    survey: [
      await look(survey.getByRole('heading', { level: 2 })),
      await look(survey.getByRole('button', { name: 'Submit' })),
      await look(survey.getByRole('combobox')),
      await look(survey.locator('section > p')),
    ],
  };
}

/** Collects what the browser complains about, and what moves by itself. */
async function watch(page: Page): Promise<{ readonly complaints: string[]; moved(): Promise<string[]> }> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  // A refused code is said by the browser, too.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        for (const { node, previousRect: was, currentRect: is } of entry.sources) {
          const what = node instanceof Element ? `${node.localName}.${node.className}` : String(node);
          moved.push(`${what}: ${was.y} ${was.height} to ${is.y} ${is.height}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { complaints, moved: () => page.evaluate(() => (window as unknown as { moved: string[] }).moved) };
}

/** What a browser says of something that moved; not every one has it, nor TypeScript. */
interface Shift {
  readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Where a page takes width from the elements themselves, their parts are as high as they must be then. */
const squeezing = new Set(['a grid that squeezes', '* { … !important }']);

for (const name of Object.keys(hosts)) {
  test(`both widgets work and look as they should on a page with ${name}, and their coming moves nothing`, async ({
    page,
  }) => {
    const { complaints, moved } = await watch(page);
    await page.goto(site.url + nameOf(name));
    const look = await lookOf(page);
    // From right to left, sides are exchanged.
    if (name === 'right to left') expect(JSON.stringify(look).length).toBe(JSON.stringify(plain).length);
    else if (!squeezing.has(name)) expect(look).toEqual(plain);
    expect(await moved()).toEqual([]);
    await use(page);
    expect(page.url()).toBe(site.url + nameOf(name));
    expect(complaints).toEqual([]);
  });
}

test('both widgets work in a frame, at 200 % zoom, in the system’s forced colours', async ({ page }) => {
  const { complaints } = await watch(page);
  await page.goto(`${site.url}framed`);
  await use(page.frameLocator('iframe'));

  await page.goto(`${site.url}plain`);
  await page.evaluate(() => Object.assign(document.documentElement.style, { zoom: '2' }));
  await page.setViewportSize({ width: 780, height: 844 });
  await use(page);

  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.url}plain`);
  const chosen = page.locator('snug-survey').getByRole('radio').first();
  // Both questions are answered: who comes without the id is asked again.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await use(page);
  await expect(chosen).toBeVisible();
  expect(complaints).toEqual([]);
});

test('keys that are pressed in a widget are none of the page’s hotkeys, but for Escape and Tab', async ({ page }) => {
  await page.goto(`${site.url}plain`);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('keydown', ({ key }) => heard.push(key));
  });
  await page.locator('snug-join-box').getByLabel('Game code').press('4');
  const option = page.locator('snug-survey').getByRole('radio').first();
  await option.press(' ');
  await expect(option).toBeChecked();
  await option.press('n');
  await option.press('Escape');
  await option.press('Tab');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['Escape', 'Tab']);
});
