import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hostNewGame } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { hostOf, openTab, serverOfFile } from '@snug/testing/browser';

// "Rehearse tonight": bots play a copy of the game, and the console says what would go wrong.

const server = serverOfFile();

const pack = Pack.parse({
  title: 'Friday Quiz',
  rounds: [
    {
      title: 'Warming up',
      questions: [
        { question_text: 'Capital of France?', accepted: [['Paris']] },
        { question_text: 'And what is this?', accepted: [['TBD']], image: '/media/gone.png', image_alt: 'Something' },
      ],
    },
    { title: 'Once more', questions: [{ question_text: 'Capital of France', accepted: [['Paris']] }] },
  ],
});

test('a quizmaster rehearses tonight’s game, and mends what would go wrong before anybody comes', async ({
  browser,
}) => {
  const host = await hostOf(server);
  const { game_id } = await host.call(hostNewGame, { body: { title: 'Friday Quiz', pack } });
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript((token) => localStorage.setItem('snug_host_token', token), host.token ?? '');
  const { page, pageErrors } = await openTab({ context });
  await page.goto(`/host/game/${game_id}`);
  await page.getByRole('link', { name: 'Rehearse tonight' }).click();
  await page.getByRole('button', { name: 'Rehearse now' }).click();
  await expect(page.getByRole('heading', { name: '2 things would go wrong' })).toBeVisible();
  await expect(page.getByText('It has no answer that anybody could write: nobody can get it right.')).toBeVisible();
  await expect(page.getByText('Its picture does not load: /media/gone.png')).toBeVisible();
  await expect(page.getByText('It is asked a second time. The first time: round 1, question 1.')).toBeVisible();
  await expect(page.getByText('The whole game was played, from the first question to the winners.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // A finding leads to its question, and the game itself is untouched: nobody is in it, and nothing has begun.
  await page.getByRole('link', { name: 'Question 2' }).first().click();
  await expect(page.getByText('And what is this?').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Start round 1/ })).toBeVisible();
  await page.goto('/host/');
  await expect(page.getByRole('link', { name: 'Friday Quiz' })).toHaveCount(1);
  expect(pageErrors.filter((error) => !error.includes('gone.png') && !error.includes('404'))).toEqual([]);
  await context.close();
});
