import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type PackInput, submitRound } from '@snug/contract';
import { hostOf, serverOfFile } from '@snug/testing/browser';
import { type HostedGame, type HttpPlayer, hostGame, newCaptain } from '@snug/testing/http';

// The desk: forty teams, ten questions, one quizmaster with a keyboard.

const server = serverOfFile();
let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

/** A question, and what the quizmaster of this night gives for what is not on the key. */
interface Asked {
  readonly text: string;
  readonly key: string;
  /** Spellings that get everything. */
  readonly full: readonly string[];
  readonly none: readonly string[];
}

const asked: readonly Asked[] = [
  { text: 'Which city was Constantinople?', key: 'Istanbul', full: ['Istambul', 'Instanbul'], none: ['Ankara', 'idk'] },
  { text: 'Capital of Australia?', key: 'Canberra', full: ['Cannberra', 'canbera'], none: ['Sydney', 'Melbourne'] },
  { text: 'In which year did the Wall fall?', key: '1989', full: ['1989!'], none: ['1998', '1990', '1988'] },
  { text: 'Longest river of the EU?', key: 'Danube', full: ['the danube', 'Danub'], none: ['Rhine', 'Volga'] },
  {
    text: 'Who wrote the Brandenburg Concertos?',
    key: 'Bach',
    full: ['J.S. Bach', 'bach??'],
    none: ['Beethoven', 'Handel'],
  },
  {
    text: 'Which country is Prague in?',
    key: 'Czech Republic',
    full: ['Chech Republic'],
    none: ['Slovakia', 'Poland'],
  },
  { text: 'Which gas do plants take in?', key: 'carbon dioxide', full: ['carbon dioxyde'], none: ['oxygen', 'helium'] },
  { text: 'How many strings has a violin?', key: '4', full: ['four'], none: ['5', '6', 'idk'] },
  {
    text: 'Which painter cut off his ear?',
    key: 'Vincent van Gogh',
    full: ['Van Goch', 'vangogh'],
    none: ['Monet', 'Picasso'],
  },
  {
    text: 'Which bird lays the largest egg?',
    key: 'ostrich',
    full: ['ostritch', 'an ostrich'],
    none: ['emu', 'the penguin'],
  },
];

const quiz: PackInput = {
  title: 'Forty teams',
  rounds: [
    {
      title: 'A bit of everything',
      questions: asked.map(({ text, key }) => ({ question_text: text, accepted: [[key]] })),
    },
  ],
};

/** What a team writes: most have the key, some misspell it, some are wrong. */
function answerOf({ key, full, none }: Asked, team: number): string {
  const other = [...full, ...none];
  return team % 3 === 0 ? (other[(team / 3) % other.length] ?? key) : key;
}

async function teamsOf(teams: number): Promise<HostedGame> {
  const game = await hostGame(host, quiz);
  await game.askRound(1);
  const port = Number(new URL(server.url).port);
  for (let team = 0; team < teams; team += 1) {
    const captain = await newCaptain(port, game.code, `Team ${team + 1}`);
    await captain.call(submitRound, {
      params: { id: game.game_id, round: '1' },
      body: { doubled: false, answers: asked.map((question) => [answerOf(question, team)]) },
    });
    captain.close();
  }
  await game.close();
  return game;
}

/** A laptop of the quizmaster's that counts the keys that are pressed. */
async function openLaptop(browser: Browser) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const token = host.token ?? '';
  await context.addInitScript((text) => localStorage.setItem('snug_host_token', text), token);
  const page = await context.newPage();
  let presses = 0;
  return {
    page,
    presses: () => presses,
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
  };
}

/** The rows that wait, from the top: their answer, and the mark that is proposed. */
async function openRows(page: Page): Promise<{ answer: string; proposed: string }[]> {
  return page.locator('[data-row]:has([data-proposed])').evaluateAll((rows) =>
    rows.map((row) => ({
      answer: row.querySelector('bdi')?.textContent ?? '',
      proposed: /^\w+/.exec(row.querySelector('[data-proposed]')?.textContent ?? '')?.[0] ?? '',
    })),
  );
}

const current = (page: Page) => page.locator('[data-row][aria-current] bdi').first();

test('a round of forty teams and ten questions takes at most sixty keys, and a reload loses nothing', async ({
  browser,
}) => {
  const game = await teamsOf(40);
  const { page, press, presses } = await openLaptop(browser);
  await page.goto(`/host/game/${game.game_id}`);
  await expect(page.getByRole('link', { name: /^Grading/ })).toBeVisible();
  await press('g');
  await expect(page).toHaveURL(new RegExp(`/host/game/${game.game_id}/desk/1$`));
  const title = page.getByRole('heading', { level: 2 });

  for (const question of asked) {
    await expect(title).toHaveText(question.text);
    // Whoever grades looks at each proposal, and sets right what they see otherwise.
    const wrong = (await openRows(page)).filter(({ answer, proposed }) => {
      const mark = question.none.some((text) => text.toLowerCase() === answer.toLowerCase()) ? 'None' : 'Full';
      return proposed !== mark;
    });
    for (const { answer } of wrong) {
      while ((await current(page).textContent()) !== answer) await press('ArrowDown');
      await press(question.none.includes(answer) ? 'n' : 'f');
    }
    await press('Shift+Enter');
  }
  await expect(page.getByText('All graded.')).toBeVisible();
  test.info().annotations.push({ type: 'keys', description: String(presses()) });
  expect(presses()).toBeLessThanOrEqual(60);

  await page.reload();
  await expect(page.getByText('All graded.')).toBeVisible();
  // The desk shows a grade before the server has it.
  await expect.poll(async () => (await game.publishBoard(1)).status).toBe(200);
  await page.context().close();
});

test('two quizmasters: a grade of the other is seen at once, said, and not undone by accident', async ({ browser }) => {
  const game = await hostGame(host, quiz);
  await game.askRound(1);
  const captain = await newCaptain(Number(new URL(server.url).port), game.code, 'The Foxes');
  await captain.call(submitRound, {
    params: { id: game.game_id, round: '1' },
    body: { doubled: false, answers: [['Istambul'], ['Sydney']] },
  });
  await game.close();
  const { page, press } = await openLaptop(browser);
  await page.goto(`/host/game/${game.game_id}/desk/1`);
  await expect(current(page)).toHaveText('istambul');
  await page.context().setOffline(true);
  await press('n');
  await expect(page.getByText('Not at the host yet.')).toBeVisible();
  await game.grade(1, 0, 'istambul', ['half']);
  await page.context().setOffline(false);
  await expect(page.getByText(/graded this meanwhile: Half\./)).toBeVisible();
  await page.getByRole('button', { name: 'Set None all the same' }).click();
  await expect.poll(async () => (await game.gradeChanges()).map(({ to }) => to?.[0])).toEqual(['half', 'none']);
  captain.close();
  await page.context().close();
});

test('a board is published, unveiled from the last by a key, corrected, and saved as files', async ({ browser }) => {
  const game = await hostGame(host, { ...quiz, title: 'A board' });
  await game.askRound(1);
  const right = asked.map(({ key }) => [key]);
  const port = Number(new URL(server.url).port);
  for (const [name, answers] of [
    ['The Foxes', right],
    ['The Owls', right.slice(0, 3)],
  ] as const) {
    const captain = await newCaptain(port, game.code, name);
    const body = { doubled: false, answers: answers.map((texts) => [...texts]) };
    await captain.call(submitRound, { params: { id: game.game_id, round: '1' }, body });
    captain.close();
  }
  await game.close();
  const { page, press } = await openLaptop(browser);
  await page.goto(`/host/game/${game.game_id}/desk/1`);

  // A third team has written on paper: name, then an answer and Enter each.
  await page.getByRole('button', { name: 'On paper' }).click();
  await page.getByRole('textbox', { name: 'A new team on paper' }).fill('The Paper Team');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: 'Hand in for The Paper Team' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Question 1\b/ })).toBeFocused();
  for (const { key } of asked.slice(0, 9)) {
    await page.keyboard.type(key);
    await press('Enter');
  }
  await page.keyboard.type('goose');
  await press('Enter');
  await expect(page.getByText('Every team is in by phone.').or(page.getByText('The Paper Team (in)'))).toBeAttached();

  await page.getByRole('link', { name: 'Board' }).click();
  await expect(page.getByText('Round 1: one answer is not graded.')).toBeVisible();
  await page.getByRole('link', { name: 'Grade them' }).click();
  await expect(current(page)).toHaveText('goose');
  await press('n');
  await page.getByRole('link', { name: 'Board', exact: true }).first().click();
  await page.getByRole('button', { name: 'Unveil from the last' }).click();
  const board = page.getByRole('region', { name: 'Public, through round 1' }).getByRole('rowheader');
  await expect(page.getByText('3 teams still veiled')).toBeVisible();
  // Where a button has come to mean something else, neither it nor its key takes a press for a moment.
  const unveil = (count: number) =>
    expect(async () => {
      if ((await board.count()) < count) await press('u');
      await expect(board).toHaveCount(count, { timeout: 1_000 });
    }).toPass();
  await unveil(1);
  await expect(board).toHaveText(['The Owls']);
  await unveil(2);
  await expect(board).toHaveText(['The Paper Team', 'The Owls']);
  await unveil(3);
  await expect(board).toHaveText(['The Foxes', 'The Paper Team', 'The Owls']);

  await page.getByRole('combobox', { name: 'Team' }).selectOption('The Owls');
  await page.getByRole('textbox', { name: 'Points', exact: true }).fill('9');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Sang it');
  await page.getByRole('button', { name: 'Give' }).click();
  const question = page.getByRole('dialog', { name: 'The board is public.' });
  await question.getByRole('button', { name: 'Change it' }).click();
  await expect(board).toHaveText(['The Owls', 'The Foxes', 'The Paper Team']);

  for (const [name, file] of [
    ['Scores (CSV)', /_A-board_Scores\.csv$/],
    ['Everything, for a spreadsheet (XLSX)', /_A-board\.xlsx$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await page.context().close();
});

test('desk and board have nothing that axe finds, and nothing wider than the page, at every width and in both schemes', async ({
  browser,
}) => {
  const game = await teamsOf(12);
  await game.publishBoard(1);
  const { page } = await openLaptop(browser);
  for (const path of ['desk/1', 'board']) {
    await page.goto(`/host/game/${game.game_id}/${path}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // The widths between these two show the same parts.
      for (const colorScheme of width === 320 || width === 1280 ? (['dark', 'light'] as const) : []) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      }
    }
  }
  await page.context().close();
});
