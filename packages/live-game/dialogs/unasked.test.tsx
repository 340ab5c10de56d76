import { ask, begin, demoGame, demoInvite, everyMessage, type Looker, type Moment, viewFor } from '@snug/client/fake';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import announcements from '../../../docs/announcements.md?raw';
import table from '../../../docs/dialogs.md?raw';
import { renderGame, spectator } from '../tests/render-game.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
});

type Row = Readonly<Record<'message' | 'who' | 'when' | 'dialog' | 'opens' | 'focus', string>>;

const rows: Row[] = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|Message)/.test(line))
  .map((line) => {
    const [, message = '', who = '', when = '', dialog = '', opens = '', focus = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { message, who, when, dialog, opens, focus };
  });

const moments = Object.entries(everyMessage) as [string, readonly Moment[]][];
const momentOf = ({ message, who, when }: Row) =>
  moments.find(([type]) => type === message)?.[1].find((moment) => moment.who === who && (moment.when ?? '') === when);

const round = [begin(), ask({}, { question_text: 'Which river runs through Vienna?' })];
const { team } = demoGame();
const guestTeam = { team: team && { ...team, kt_team_id: '' }, game_started: true };

/** What makes a row happen: a message, or what no message does. */
async function happening(
  row: Row,
): Promise<{ readonly begun: Awaited<ReturnType<typeof renderGame>>; happen(): void }> {
  const moment = momentOf(row);
  if (moment) {
    const begun = await renderGame(moment.before, { view: viewFor(moment) });
    const happen = () => {
      begun.game.receive(moment.message);
      // The load that follows.
      if (row.when === 'me, kicked') begun.game.change({ view: demoGame(spectator) });
    };
    return { begun, happen };
  }
  const view = viewFor({ who: row.who as Looker });
  if (row.when === 'with an invite made before') {
    const begun = await renderGame(round, { view: { ...view, invites: [demoInvite()] } });
    return { begun, happen: () => {} };
  }
  const begun = await renderGame(round, { view });
  const failure = { status_code: 403, detail: '' };
  const refuse = () => begun.game.change({ phase: 'failed', failure, dialogs: [{ kind: 'no-access' }] });
  return { begun, happen: refuse };
}

/** The field that this person may be typing in. Spectators have one in the panel where they join a team. */
async function fieldOf(who: string) {
  if (who === 'captain') return page.getByLabelText('Answer to question 1');
  if (who === 'member') return page.getByLabelText('Suggestion for question 1');
  await page.getByRole('button', { name: 'Join a Team to Play' }).click();
  return page.getByLabelText('Team name', { exact: true });
}

/** Types, and selects two letters in the middle. */
async function write(field: Awaited<ReturnType<typeof fieldOf>>): Promise<HTMLInputElement> {
  await field.fill('Jupiter');
  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(2, 4);
  return input;
}

const dialogOf = ({ dialog }: Row) => page.getByRole('dialog', { name: dialog, exact: true });

describe('Y15 GAME-27 the dialogs that nobody asked for open as docs/dialogs.md says', () => {
  test('it has every dialog that a message opens, and its columns are known', () => {
    const said = announcements.split('\n').flatMap((line) => /\| dialog: ([^|]+) \|/.exec(line)?.[1] ?? []);
    const byMessage = rows.filter((row) => momentOf(row)).map(({ dialog }) => dialog);
    expect(byMessage.sort()).toEqual(said.sort());
    expect(new Set(rows.map(({ opens }) => opens))).toEqual(new Set(['at once', 'in a break']));
  });

  test.each(rows.filter(({ opens }) => opens === 'at once'))('$dialog: at once ($message $who $when)', async (row) => {
    const { happen } = await happening(row);
    const typing = row.focus.startsWith('the screen: nobody') ? undefined : await write(await fieldOf(row.who));
    happen();
    await expect.element(dialogOf(row)).toBeVisible();
    expect(dialogOf(row).element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogOf(row)).not.toBeInTheDocument();
    await focusStands(row, typing);
  });

  test.each(rows.filter(({ opens }) => opens === 'in a break'))('$dialog: in a break, once', async (row) => {
    const { game } = await renderGame(round, { view: guestTeam });
    const isOpen = () => dialogOf(row).query() !== null;
    const typing = await write(await fieldOf(row.who));
    await pass(10_000);
    expect(isOpen()).toBe(false);
    await focusStands(row, typing);
    typing.blur();
    await pass(10_000);
    expect(isOpen()).toBe(false);

    game.receive({ type: 'ROUND_END' });
    await pass(1_000);
    await expect.element(dialogOf(row)).toBeVisible();
    game.receive(begin({ round_order: 2 }));
    game.receive(ask({}));
    await expect.element(dialogOf(row)).not.toBeInTheDocument();
    game.receive({ type: 'ROUND_END' });
    await pass(10_000);
    expect(isOpen()).toBe(false);
  });
});

/** Time passes, also for what effects begin. */
async function pass(ms: number): Promise<void> {
  for (let second = 0; second < ms; second += 1_000) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    vi.advanceTimersByTime(1_000);
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function focusStands({ focus }: Row, typing?: HTMLInputElement): Promise<void> {
  if (focus === 'the field, as it was') {
    await expect.element(typing ?? null).toHaveFocus();
    expect([typing?.value, typing?.selectionStart, typing?.selectionEnd]).toEqual(['Jupiter', 2, 4]);
  } else if (focus.startsWith('the answer')) {
    await expect.element(page.getByLabelText('Answer to question 1')).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Use Jupiter' })).toBeVisible();
  } else if (focus.startsWith('the suggestion')) {
    await expect.element(page.getByLabelText('Suggestion for question 1')).toHaveFocus();
    await expect.element(page.getByText('Jupiter', { exact: true })).toBeVisible();
  } else {
    expect(focus).toMatch(/^the screen: /);
    expect(typing?.isConnected ?? false).toBe(false);
    await expect.poll(() => document.activeElement?.matches('h1, h2')).toBe(true);
  }
}
