import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hostProof, hostSaveSponsor, hostSaveSurvey, surveysPerDay } from '@snug/contract';
import { type ForeignSite, hostOf, openForeignSite, serverOfFile } from '@snug/testing/browser';

const server = serverOfFile();

test('the survey by script tag works on a page with unruly styles: answered, skipped, and finished', async ({
  page,
}) => {
  await page.goto(`${server.url}/examples/sponsor-page.html`);
  const survey = page.locator('snug-survey');
  const place = async () => (await survey.boundingBox())?.height;
  const height = await place();
  const question = survey.getByRole('heading', { level: 2 });
  await expect(question).toBeVisible();
  const seen: string[] = [];
  for (let n = 0; n < surveysPerDay && (await survey.getByRole('button', { name: 'Submit' }).isVisible()); n++) {
    const text = (await question.textContent()) ?? '';
    seen.push(text);
    if (n === 0) expect(await place()).toBe(height);
    if (n === 1) await survey.getByRole('button', { name: 'Skip' }).click();
    else if (await survey.getByRole('radio').first().isVisible()) {
      await survey.getByRole('radio').first().check();
      await survey.getByRole('button', { name: 'Submit' }).click();
    } else {
      await survey.getByRole('textbox').pressSequentially('new lager');
      await page.keyboard.press('Enter');
    }
    await expect(question).not.toHaveText(text);
    await expect(question).toBeFocused();
  }
  await expect(question).toHaveText('No more questions today.');
  // The brewery's own questions, no other sponsor's and none of the venue's.
  expect(seen.sort()).toEqual(
    [
      'How do you like a pint?',
      'What do you drink on a quiz night?',
      'What would you call a beer?',
      'Which should we brew next?',
      'Would you visit a brewery?',
    ].sort(),
  );
});

test('Y1 the survey on that page has no accessibility faults, also as narrow as a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.url}/examples/sponsor-page.html`);
  await expect(page.locator('snug-survey').getByRole('button', { name: 'Submit' })).toBeVisible();
  const found = await new AxeBuilder({ page }).include('snug-survey').analyze();
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** A page of a sponsor's on an origin of its own, with a strict policy. */
function ownPage(key: string): Promise<ForeignSite> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sponsor</title>
    <script type="module" src="${server.url}/embed/v1/snug.js"></script>
    <main><h1>Sponsor</h1><snug-survey sponsor="${key}"><a href="${server.url}/survey">Questions</a></snug-survey></main>`;
  const policy = `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; img-src 'self'; require-trusted-types-for 'script'`;
  return openForeignSite({ '': { html, policy } });
}

/** Answers whatever is asked, until nothing is left. Returns how many were answered. */
async function answerAll(page: Page): Promise<number> {
  const survey = page.locator('snug-survey');
  const heading = survey.getByRole('heading', { level: 2 });
  await expect(heading).toBeVisible();
  let answered = 0;
  while (await survey.getByRole('button', { name: 'Submit' }).isVisible()) {
    const text = (await heading.textContent()) ?? '';
    await survey.getByRole('radio').first().check();
    await survey.getByRole('button', { name: 'Submit' }).click();
    await expect(heading).not.toHaveText(text);
    answered++;
  }
  await expect(heading).toHaveText('No more questions today.');
  return answered;
}

test('LIMIT-11 H31 H61 on a page of another origin it stops at the daily limit, also when local counters are wiped or changed; a wiped id is somebody new', async ({
  page,
}) => {
  const host = await hostOf(server);
  const { sponsor_id, key } = await host.call(hostSaveSponsor, { body: { name: 'Twenty Questions' } });
  for (let n = 1; n <= surveysPerDay + 2; n++) {
    const shown = { sponsor_id, active: true, starts_on: '', ends_on: '' };
    await host.call(hostSaveSurvey, { body: { ...shown, question_text: `Number ${n}?`, options: ['Yes', 'No'] } });
  }
  const site = await ownPage(key);
  try {
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await page.goto(site.url);
    expect(await answerAll(page)).toBe(surveysPerDay);

    // Nothing but counters and the id: neither a login nor a client id.
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((name) => !/^snug_survey/.test(name))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);

    await page.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (!name.startsWith('snug_survey_id.')) localStorage.removeItem(name);
    });
    await page.reload();
    expect(await answerAll(page)).toBe(0);

    await page.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (!name.startsWith('snug_survey_id.')) localStorage.setItem(name, '1');
    });
    await page.reload();
    expect(await answerAll(page)).toBe(0);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await answerAll(page)).toBe(surveysPerDay);

    const { rows } = await host.call(hostProof, { query: { sponsor_id } });
    const sum = (event: 'served' | 'answered') => rows.reduce((total, row) => total + row[event], 0);
    // Each of the two ids by itself.
    expect([sum('served'), sum('answered')]).toEqual([2 * surveysPerDay, 2 * surveysPerDay]);
    expect(new Set(rows.map(({ place, venue, round }) => `${place} ${venue} ${round}`))).toEqual(
      new Set(['sponsor  0']),
    );
    expect(failures).toEqual([]);
  } finally {
    await site.close();
  }
});

test('where the script of the survey does not come, the page’s own link is there', async ({ page }) => {
  await page.route('**/embed/v1/survey.js', (route) => route.abort());
  await page.goto(`${server.url}/examples/sponsor-page.html`);
  await expect(page.getByRole('link', { name: 'Answer the questions of the day' })).toBeVisible();
});

test('an unknown sponsor is said in words', async ({ page }) => {
  const site = await ownPage('nobody');
  try {
    await page.goto(site.url);
    await expect(page.locator('snug-survey').getByRole('alert')).toContainText(/sponsor/i);
  } finally {
    await site.close();
  }
});
