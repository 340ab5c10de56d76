import type { Draft } from '@snug/client';
import {
  ask,
  begin,
  everyMessage,
  type Moment,
  type PlayedGame,
  type PlayOptions,
  suggests,
  viewFor,
} from '@snug/client/fake';
import type { Message, MessageType } from '@snug/contract';
import type { Politeness } from '@snug/ui';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import table from '../../../docs/announcements.md?raw';
import { member, questions, renderGame } from '../tests/render-game.tsx';
import { liveGameWords as spanishWords } from '../words.es.ts';
import { fetchAttention } from './announcements.tsx';
import { attentionWords as spanish } from './words.es.ts';

beforeAll(fetchAttention);
// They also advance by themselves, because Preact subscribes to a game by a timer.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Said = readonly [text: string, politeness: Politeness];

/** Records everything that live regions announce from now on, in order. */
function listen(): { said(): Said[]; forget(): void } {
  const said: Said[] = [];
  const observer: MutationObserver = new MutationObserver((records) => take(records));
  function take(records: MutationRecord[] = observer.takeRecords()): void {
    for (const { target, addedNodes } of records) {
      const politeness = (target as Element).getAttribute('aria-live') as Politeness;
      for (const node of addedNodes) said.push([node.textContent ?? '', politeness]);
    }
  }
  for (const region of document.querySelectorAll('[aria-live]')) observer.observe(region, { childList: true });
  return {
    said() {
      take();
      return said;
    },
    forget() {
      take();
      said.length = 0;
    },
  };
}

/** Renders a game and records its announcements. */
async function renderRecorded(messages: readonly Message[], options?: Parameters<typeof renderGame>[1]) {
  const opened = await renderGame(messages, options);
  await Promise.resolve();
  return { ...opened, ...listen() };
}

/** Long enough for every burst and every connection notice to be announced. */
const settle = () => vi.advanceTimersByTime(2_500);
/** All that was said once everything has been. */
const settled = <Said,>(said: () => Said): Said => {
  settle();
  return said();
};

/** A row of the document: Message, Who, When, Said, How. */
interface Row {
  readonly message: string;
  readonly who: string;
  readonly when: string;
  readonly said: string;
  readonly how: string;
}

const rows: Row[] = table
  .split('\n')
  .filter((line) => /^\| [A-Z_]{3,} \|/.test(line))
  .map((line) => {
    const [, message = '', who = '', when = '', said = '', how = ''] = line.split('|').map((cell) => cell.trim());
    return { message, who, when, said, how };
  });
const nameOf = (type: string, who: string, when = '') => [type, who, when].filter(Boolean).join(', ');
const moments = (Object.entries(everyMessage) as [MessageType, readonly Moment[]][]).flatMap(([type, all]) =>
  all.map((moment) => ({ name: nameOf(type, moment.who, moment.when), moment })),
);

const extraTypes: readonly string[] = [
  'SKIP',
  'THUMP',
  'REVEAL',
  'NUDGE',
  'ANNOUNCE',
  'COUNTDOWN',
  'PAUSE',
  'TEAMS_IN',
  'RESULTS',
  'PHOTOS',
];

describe('Y4 Y12 every message is announced as docs/announcements.md says', () => {
  test('the document has all 29 types and the ten extra ones, each of their moments once', () => {
    expect(rows.map(({ message, who, when }) => nameOf(message, who, when)).sort()).toEqual(
      moments.map(({ name }) => name).sort(),
    );
    const types = new Set(rows.map(({ message }) => message));
    expect([...types].filter((type) => !extraTypes.includes(type))).toHaveLength(29);
    expect(extraTypes.every((type) => types.has(type))).toBe(true);
  });

  test('silence has a reason in the document, and only the close interrupts', () => {
    for (const line of table.split('\n').filter((line) => line.includes('| nothing |'))) {
      expect(line.split('|').at(-2)?.trim(), line).not.toBe('');
    }
    expect(new Set(rows.filter(({ how }) => how === 'assertive').map(({ said }) => said))).toEqual(
      new Set(['Submissions closed']),
    );
  });

  test.each(moments)('MSG-$name', async ({ name, moment }) => {
    const row = rows.find(({ message, who, when }) => nameOf(message, who, when) === name);
    const slots = moment.when === 'the page has the feedback' ? { feedback: 'Who hosted?' } : {};
    const { game, screen, said } = await renderRecorded(moment.before, { view: viewFor(moment), props: { slots } });
    game.receive(moment.message);
    settle();
    const dialog = /^dialog: (.+)$/.exec(row?.said ?? '')?.[1];
    if (dialog) await expect.element(screen.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
    const expected = row?.said === 'nothing' || dialog ? [] : [[row?.said, row?.how]];
    expect(said()).toEqual(expected);
  });
});

const notices = /## The connection\n\n(?:.+\n){2}((?:\|.+\n)+)/.exec(table)?.[1]?.trim().split('\n') ?? [];

test.each(notices)('Y12 the notice %s', async (line) => {
  const [, key = '', text = '', how = ''] = line.split('|').map((cell) => cell.trim());
  const detail = { failed: 'moved' }[key];
  const { game, said } = await renderRecorded([begin()]);
  // `game.change` is the only way a screen learns about the connection.
  game.change({ connection: 'waiting', notice: { key: key as 'attempting', detail } });
  const [politeness, after] = how.split(', ');
  vi.advanceTimersByTime(1_999);
  const isLate = after === 'after 2 s';
  expect(said()).toEqual(isLate ? [] : [[text, politeness]]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual([[text, politeness]]);

  game.change({ connection: 'live', notice: undefined });
  expect(settled(said)).toEqual([
    [text, politeness],
    ['Connected again.', 'polite'],
  ]);
});

test('Y12 the document has eight notices', () => {
  expect(notices).toHaveLength(8);
});

test('Y12 an outage that flickers between states is announced once', async () => {
  const { game, said } = await renderRecorded([begin()]);
  for (let turn = 0; turn < 20; turn++) {
    game.change({ connection: turn % 2 ? 'waiting' : 'connecting', notice: { key: 'attempting' } });
    vi.advanceTimersByTime(1_500);
  }
  expect(said()).toEqual([['Attempting to connect...', 'polite']]);
});

test('Y12 an outage under two seconds is not announced, nor is its end', async () => {
  const { game, said } = await renderRecorded([begin()]);
  game.change({ connection: 'connecting', notice: { key: 'refreshing' } });
  vi.advanceTimersByTime(1_900);
  game.change({ connection: 'live', notice: undefined });
  expect(settled(said)).toEqual([]);
});

/** Ends an outage: what arrives next is a replay. */
function reconnect(game: PlayedGame) {
  game.change({ connection: 'waiting', notice: { key: 'attempting' } });
  game.change({ connection: 'live', notice: undefined });
}
const close: Message = { type: 'CLOSE_SUBMISSIONS', keep_round: true };

test('Y12 replayed ASKs are summarised, and nothing is announced about a round that is over, not even its close', async () => {
  const { game, said, forget } = await renderRecorded([begin(), ask(...questions(1))]);
  reconnect(game);
  for (const count of [2, 3, 4]) game.receive(ask(...questions(count)));
  expect(settled(said)).toEqual([['3 questions have arrived.', 'polite']]);

  forget();
  reconnect(game);
  game.receive(close);
  game.receive({ type: 'ROUND_END' });
  game.receive(begin({ round_order: 2, round_id: 'r2', title: 'Music' }));
  game.receive(ask(...questions(2)));
  game.receive(close);
  game.receive({ type: 'ROUND_END' });
  game.receive(begin({ round_order: 3, round_id: 'r3', title: 'Sport' }));
  game.receive(ask(...questions(1)));
  expect(said()).toEqual([]);
  settle();
  expect(said().map(([text]) => text)).toEqual(['Round 3: Sport', 'Question 1 added: What is 0?']);
});

test('Y3 Y12 a replayed close that still holds is announced after the burst, and still interrupts', async () => {
  const { game, said } = await renderRecorded([begin(), ask(...questions(1))]);
  reconnect(game);
  game.receive(close);
  expect(said()).toEqual([]);
  expect(settled(said)).toEqual([['Submissions closed', 'assertive']]);
});

test('Y12 submissions that open and close at once are announced as closed, and not as open afterwards', async () => {
  const { game, said } = await renderRecorded([begin(), ask(...questions(1)), close]);
  game.receive({ type: 'OPEN_SUBMISSIONS' });
  game.receive(ask(...questions(2)));
  game.receive(close);
  expect(settled(said)).toEqual([
    ['Submissions closed', 'assertive'],
    ['Question 2 added: What is 1?', 'polite'],
  ]);
});

test('Y12 a round of clues is announced as such', async () => {
  const { game, said } = await renderRecorded([begin({ single_answer: true }), ask(...questions(1))]);
  const announces = (message: Message) => {
    game.receive(message);
    settle();
    return said().at(-1)?.[0];
  };
  expect(announces(ask(...questions(2)))).toBe('Clue 2 added: What is 1?');
  expect(announces(ask(...questions(4)))).toBe('2 clues have arrived.');
  expect(announces({ type: 'RECALL', question_id: 'q2', question_index: 1 })).toBe('Clue 2 was taken back.');
});

test('Y12 submissions that close, open and close within five seconds are announced as closed last', async () => {
  const { game, said } = await renderRecorded([begin(), ask({})]);
  for (const type of ['CLOSE_SUBMISSIONS', 'OPEN_SUBMISSIONS', 'CLOSE_SUBMISSIONS'] as const) {
    game.receive(type === 'OPEN_SUBMISSIONS' ? { type } : { type, keep_round: true });
    vi.advanceTimersByTime(1_000);
  }
  const again = 'Your round is open again. Submit when you are ready.';
  expect(said().map(([text]) => text)).toEqual(['Submissions closed', again, 'Submissions closed']);
});

const guess = (number: number, name: string) => suggests(name, `Guess ${number} of ${name}`, `q${number}`);

/** A round with a full team: ten questions, five suggestions each, the captain's answers, and a nudge. */
async function playRound(options?: PlayOptions) {
  const rendered = await renderRecorded([], options);
  const { game } = rendered;
  const receive = (...messages: Message[]) => {
    for (const message of messages) game.receive(message);
    vi.advanceTimersByTime(20_000);
  };
  receive(begin());
  for (let count = 1; count <= 10; count++) {
    receive(ask(...questions(count)));
    for (const name of ['Cleo', 'Dot', 'Eve', 'Fay', 'Gil']) receive(guess(count, name));
    receive({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: `q${count}`, answers: ['Something'] });
  }
  receive({ type: 'NUDGE', round_order: 1, thinking: 3 });
  receive({ type: 'TEAM_SUBMITTED', teamid: 't-quizzly', round_order: 1 });
  receive({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 });
  receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true }, { type: 'ROUND_END' });
  return rendered;
}

test.each([
  ['captain', {}],
  ['member', { view: member }],
] as const)('Y12 a round of ten questions is 25 announcements at most, to a %s', async (_, options) => {
  const { said } = await playRound(options);
  const count = said().length;
  expect(count).toBeLessThanOrEqual(25);
  // Every question is among them, and nothing is announced twice.
  expect(said().filter(([text]) => text.startsWith('Question '))).toHaveLength(10);
  expect(new Set(said().map(([text]) => text)).size).toBe(count);
});

test('Y12 several suggestions at once are announced in one sentence', async () => {
  const { game, said } = await renderRecorded([begin(), ask(...questions(3))]);
  for (const number of [1, 2, 3]) game.receive(guess(number, 'Ben'));
  expect(settled(said)).toEqual([['3 suggestions from your team', 'polite']]);
});

/** Hides the page, or shows it again. */
function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('Y12 nothing is announced while the page is hidden; on return there is one sentence', async () => {
  const { game, said, forget } = await renderRecorded([begin(), ask(...questions(1))]);
  setHidden(true);
  game.receive(ask(...questions(3)));
  game.receive(guess(1, 'Ben'));
  vi.advanceTimersByTime(60_000);
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  game.change({ connection: 'waiting', notice: { key: 'attempting' } });
  vi.advanceTimersByTime(60_000);
  game.change({ connection: 'live', notice: undefined });
  expect(said()).toEqual([]);
  setHidden(false);
  expect(settled(said)).toEqual([['2 questions have arrived. Submissions closed', 'polite']]);

  forget();
  setHidden(true);
  setHidden(false);
  expect(settled(said)).toEqual([]);
});

test('Y12 the end of an outage is not announced if a hidden page kept its beginning silent', async () => {
  const { game, said } = await renderRecorded([begin()]);
  setHidden(true);
  game.change({ connection: 'waiting', notice: { key: 'attempting' } });
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  game.change({ connection: 'live', notice: undefined });
  expect(settled(said)).toEqual([]);
});

test('Y12 the end of an announced outage is announced on return, and each outage once', async () => {
  const { game, said, forget } = await renderRecorded([begin()]);
  game.change({ connection: 'waiting', notice: { key: 'attempting' } });
  settle();
  forget();
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  expect(settled(said)).toEqual([]);
  setHidden(true);
  game.change({ connection: 'live', notice: undefined });
  expect(settled(said)).toEqual([]);
  setHidden(false);
  expect(said()).toEqual([['Connected again.', 'polite']]);
});

test('Y12 an interruption that came while the page was hidden is announced at once on return', async () => {
  const { game, said } = await renderRecorded([begin()]);
  setHidden(true);
  game.change({ connection: 'interrupted', notice: { key: 'interrupted' } });
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual([]);
  setHidden(false);
  expect(said()).toEqual([['Connection Interrupted', 'assertive']]);
});

test('Y4 the captain who submits hears it from the focused heading, and not twice', async () => {
  const { screen, said } = await renderRecorded([begin(), ask({})]);
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'SUBMIT' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toHaveFocus();
  expect(settled(said)).toEqual([]);
});

test('Y4 a venue’s own words are announced as shown, and only by the heading to the captain who submitted', async () => {
  const language = { submitted: 'Off to the judges!', ended: 'Time, gentlemen.' };
  const { screen, said } = await renderRecorded([begin(), ask({})], { language });
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'SUBMIT' }).click();
  await expect.element(screen.getByRole('heading', { name: language.submitted })).toHaveFocus();
  expect(settled(said)).toEqual([]);
  await screen.unmount();

  const bens = await renderRecorded([begin(), ask({})], { language, view: member });
  bens.game.receive({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 });
  settle();
  bens.game.receive({ type: 'END_GAME' });
  settle();
  expect(bens.said().map(([text]) => text)).toEqual([language.submitted, language.ended]);
});

const wrote = (...texts: string[]): Draft => ({ texts, state: 'saved', own: true });

test('Y15 a dialog that opens while somebody types keeps the text, and the focus returns to the field', async () => {
  const { game, screen } = await renderRecorded([begin(), ask({}, {})], { drafts: { q2: wrote('Jup') } });
  const field = screen.getByLabelText('Answer to question 2');
  await field.fill('Jupit');
  const [, ben] = game.get().view?.team?.players ?? [];
  game.receive({
    type: 'DROP_PLAYER',
    teamid: 't-owls',
    player_code: ben?.player_code ?? '',
    player_name: 'Ben',
    reason: 'left',
    was_captain: false,
  });
  await expect.element(screen.getByRole('dialog', { name: 'Ben left the team' })).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Jupit');
});

test('Y4 a new clue takes over the answer being typed, with its caret', async () => {
  const { game, screen } = await renderRecorded([begin({ single_answer: true }), ask({})]);
  const first = screen.getByRole('textbox');
  await first.fill('Kpler');
  (first.element() as HTMLInputElement).setSelectionRange(1, 1);
  game.receive(ask({}, { question_text: 'I played the violin.' }));
  const next = screen.getByLabelText('Answer to question 2');
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveValue('Kpler');
  expect((next.element() as HTMLInputElement).selectionStart).toBe(1);
});

test('Y4 a new clue leaves the focus where it is when nobody types', async () => {
  const { game, screen } = await renderRecorded([begin({ single_answer: true }), ask({})]);
  const button = screen.getByRole('button', { name: 'My Team' });
  (button.element() as HTMLElement).focus();
  game.receive(ask({}, {}));
  await expect.element(screen.getByLabelText('Answer to question 2')).toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('Y4 in Spanish', async () => {
  const { game, said } = await renderRecorded([begin(), ask({})], { language: { ...spanishWords, ...spanish } });
  game.receive(ask(...questions(3)));
  game.receive({ type: 'NUDGE', round_order: 1, thinking: 2 });
  settle();
  expect(said().map(([text]) => text)).toEqual(['Llegaron 2 preguntas.', '2 equipos siguen pensando']);
});
