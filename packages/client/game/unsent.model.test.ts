import type { Message } from '@snug/contract';
import { checkReply } from '@snug/contract/guards';
import {
  type FakePersistentStore,
  fakeLocks,
  fakePersistentStore,
  fakeSharedStorage,
  fakeSockets,
  isWaiting,
} from '@snug/testing/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Caller, GameClient } from '../client.ts';
import { demoGame, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { demoSubmission } from '../fake/demo-messages.ts';
import { fakePage, seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import type { PersistentStore } from '../outbox/persistent-store.ts';
import { Refused } from '../refused.ts';
import type { Clock } from '../seams.ts';
import { createSession } from '../session.ts';
import { memoryStorage } from '../storage.ts';
import { isOnItsWay } from './game.ts';
import { createGameClient } from './game-client.ts';

const ids = ['q1', 'q2'] as const;
type Id = (typeof ids)[number];
const never = new Promise<never>(() => {});

/** A request of a tab that the server has not answered yet: an answer, or the round's submission. */
interface Request {
  readonly tab: Tab;
  readonly reply: (outcome: unknown) => void;
}
interface OpenAnswer extends Request {
  readonly id: Id;
  readonly text: string;
  readonly seq: number;
}
interface OpenSubmission extends Request {
  readonly id: 'round';
  readonly key: string;
  readonly answers: string[][];
  /** The answers that the tab does not know to be saved, with their numbers. */
  readonly unsaved: readonly Pick<OpenAnswer, 'id' | 'text' | 'seq'>[];
}
type Open = OpenAnswer | OpenSubmission;

const isSubmission = (open: Open): open is OpenSubmission => open.id === 'round';

interface Tab extends GameClient {
  readonly page: ReturnType<typeof fakePage>;
  isDead: boolean;
  kill(): void;
}

/** A captain's browser with tabs, each a whole game client, and a server that answers when the test says so. */
class World {
  readonly clock = virtualClock();
  readonly shared = fakeSharedStorage();
  readonly store = fakePersistentStore();
  readonly locks: ReturnType<typeof fakeLocks> | undefined;
  readonly held = new Map<Id, { text: string; seq: number }>();
  readonly log: Message[] = [];
  readonly tabs: (Tab | undefined)[] = [undefined, undefined];
  readonly sessions = [memoryStorage().session, memoryStorage().session];
  open: Open[] = [];
  /** The submission that the server has, and the key it came under. */
  standing: { key: string; answers: string[][] } | undefined;
  /** The tab where somebody pressed SUBMIT last, unless they took it back, or it may be lost. */
  pressed: Tab | undefined;
  /** The texts that were submitted with it. */
  pressedTexts: string[][] = [];
  /** It was taken back on this phone, wherever it was by then. */
  isTakenBack = false;
  /** It was taken back before anything of it was under way: it never arrives. */
  isGone = false;
  pressedAt = 0;
  /** The offset of the device's clock from real time. */
  skewMs = 0;
  count = 0;
  wasFull = false;
  wasSkewed = false;
  hadTwoTabs = false;
  losesWithdrawals = false;
  /** What was typed last, and when, unless it may be lost. */
  readonly typed = new Map<Id, { text: string; at: number; tab: Tab }>();
  private readonly sockets = new Map<Tab, ReturnType<typeof fakeSockets>>();

  constructor(hasLocks: boolean) {
    this.locks = hasLocks ? fakeLocks() : undefined;
  }

  async load(place: number): Promise<void> {
    const dead = { isDead: false };
    const alive = <T>(answer: Promise<T>): Promise<T> => answer.then((value) => (dead.isDead ? never : value));
    const clock: Clock = {
      now: () => this.clock.now() + this.skewMs,
      after: (ms, run) => this.clock.after(ms, () => dead.isDead || run()),
    };
    const store: PersistentStore = {
      all: (prefix) => alive(this.store.all(prefix)),
      put: (key, value, isOver) => alive(this.store.put(key, value, isOver)),
      remove: (key, isOver) => alive(this.store.remove(key, isOver)),
    };
    const page = fakePage();
    const sockets = fakeSockets();
    const local = this.shared.tab();
    const locks = this.locks?.tab();
    const storage = { ...local, session: this.sessions[place] ?? memoryStorage().session };
    const call: Caller = async (row, { body, headers } = {}) => {
      const check = (reply: unknown) => checkReply(row, reply);
      if (row.name === 'loadGame') return check(this.view());
      if (row.name === 'getVersion') return check('1');
      if (row.name === 'withdrawSubmission') return check(this.withdraw(body));
      const sent = row.name === 'submitRound' ? submissionIn(body, headers) : answerIn(body, headers);
      expect(this.open.filter((each) => each.tab === tab && each.id === sent.id)).toEqual([]);
      return check(
        await new Promise((resolve, reject) =>
          this.open.push({
            ...sent,
            tab,
            reply: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
          }),
        ),
      );
    };
    const seams = { clock, persistentStore: store, locks, storage, visibility: page, socket: sockets.open };
    const random = seededRandom(++this.count);
    const core = { origin: 'https://quiz.example', session: createSession({ storage }), call, storage };
    const client = createGameClient(core, 'g1', { ...seams, random });
    const tab: Tab = Object.assign(dead, {
      ...client,
      page,
      kill: () => {
        dead.isDead = true;
        local.kill();
        locks?.kill();
        this.open = this.open.filter((each) => each.tab !== tab);
        this.sockets.delete(tab);
      },
    });
    this.tabs[place] = tab;
    this.hadTwoTabs ||= place === 1;
    tab.subscribe(() => {});
    await this.clock.pass(1);
    // Sends what changed since the load.
    sockets.all.at(-1)?.opened();
    this.sockets.set(tab, sockets);
    await this.clock.pass(0);
  }

  view() {
    const asked = ids.map((question_id, question_index) =>
      demoQuestion({ question_id, question_index, answers: [this.held.get(question_id)?.text ?? ''] }),
    );
    return demoGame({
      game_started: true,
      submissions_open: true,
      round_index: 0,
      round: demoRound({ asked, submitted: this.standing !== undefined }),
      submitted: this.standing ? { 1: this.submission() } : {},
      suggested: Object.fromEntries([...this.held].map(([id, { text }]) => [id, [text]])),
      last_msg_id: this.log.length,
    });
  }

  submission() {
    return demoSubmission({ answers: this.standing?.answers ?? [], submission_id: this.standing?.key ?? '' });
  }

  /** The named submission is withdrawn; a newer one is left alone. */
  withdraw(body: unknown): unknown {
    if (this.losesWithdrawals) throw new TypeError('offline');
    const { submission_id = '' } = body as { submission_id?: string };
    if (this.standing?.key === submission_id) {
      this.standing = undefined;
      this.tell({ type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id });
    }
    return { status: 'success' };
  }

  /** The server's rules for a request: the round is submitted once, and an answer is saved before that. */
  arrive(open: Open): unknown {
    if (!isSubmission(open)) return this.standing ? this.refuse(open) : this.save(open);
    if (!this.standing) {
      expect([open.key, this.isGone]).toEqual([open.key, false]);
      for (const each of open.unsaved) this.save(each);
      this.standing = open;
      const submission = this.submission();
      this.tell({ type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission });
      this.tell({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 });
      return { status: 'success', submission };
    }
    const isSame = open.key === this.standing.key;
    return isSame ? { status: 'success', submission: this.submission() } : this.refuse(open);
  }

  /** The higher number of this browser wins. */
  save({ id, text, seq }: Pick<OpenAnswer, 'id' | 'text' | 'seq'>): unknown {
    const holding = this.held.get(id);
    if (!holding || seq > holding.seq) {
      this.held.set(id, { text, seq });
      this.tell({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: id, answers: [text] });
    }
    return { status: 'saved', question_id: id, answer: [this.held.get(id)?.text ?? ''] };
  }

  tell(news: Message): void {
    this.log.push(news);
    for (const sockets of this.sockets.values()) sockets.all.at(-1)?.says(this.log.length, news);
  }

  /** The player reads why. Only the last answer typed there was requested. */
  refuse(open: Open): Error {
    if (isSubmission(open)) this.pressed = undefined;
    else if (this.typed.get(open.id)?.text === open.text) this.typed.delete(open.id);
    return new Refused(isSubmission(open) && this.standing ? 409 : 403, 'Only the captain answers.');
  }

  isSubmissionStored(): boolean {
    const key = 'snug_submit.g1.p-ada-t-owls.1';
    return [this.shared.area.get(key), this.store.texts.get(key)].some((kept) => kept !== undefined && isWaiting(kept));
  }

  isStored(id: Id, text: string): boolean {
    const key = `snug_answer.g1.p-ada-t-owls.1.${id}`;
    return [this.shared.area.get(key), this.store.texts.get(key)].some(
      (kept) => kept !== undefined && JSON.parse(kept).texts[0] === text,
    );
  }

  /** Kills a tab. What only that tab had is lost, which is allowed only if no store could have kept it. */
  kill(place: number): void {
    const tab = this.tabs[place];
    if (!tab) return;
    for (const [id, { text, at, tab: typedIn }] of this.typed) {
      if (typedIn !== tab || this.held.get(id)?.text === text) continue;
      if (this.isStored(id, text)) continue;
      const isYoung = this.clock.now() - at < 300;
      expect(isYoung || tab.get().isForgetful || this.shared.isFull).toBe(true);
      this.typed.delete(id);
    }
    if (this.pressed === tab && !this.standing && !this.isSubmissionStored()) {
      const isYoung = this.clock.now() - this.pressedAt < 300;
      expect(isYoung || tab.get().isForgetful || this.shared.isFull).toBe(true);
      this.pressed = undefined;
    }
    tab.kill();
    this.tabs[place] = undefined;
  }
}

function answerIn(body: unknown, headers: Record<string, string> | undefined): Pick<OpenAnswer, 'id' | 'text' | 'seq'> {
  const { question_id, answer } = body as { question_id: Id; answer: string[] };
  return { id: question_id, text: answer[0] ?? '', seq: Number(headers?.['x-answer-seq']) };
}

function submissionIn(
  body: unknown,
  headers: Record<string, string> | undefined,
): Pick<OpenSubmission, 'id' | 'key' | 'answers' | 'unsaved'> {
  const { answers, question_ids, unsaved, unsaved_seq } = body as Record<'question_ids' | 'unsaved', Id[]> & {
    answers: string[][];
    unsaved_seq: number[];
  };
  const textOf = (id: Id): string => answers[question_ids.indexOf(id)]?.[0] ?? '';
  const brought = unsaved.map((id, nth) => ({ id, text: textOf(id), seq: unsaved_seq[nth] ?? 0 }));
  return { id: 'round', key: headers?.['idempotency-key'] ?? '', answers, unsaved: brought };
}

interface Step {
  toString(): string;
  run(world: World): Promise<void> | void;
}
const step = (name: string, run: Step['run']): Step => ({ toString: () => name, run });
const commandOf = ({ run, toString: name }: Step): fc.AsyncCommand<object, World> => ({
  check: () => true,
  run: async (_, world) => {
    await run(world);
    // Nobody types in two tabs within a moment.
    await world.clock.pass(20);
  },
  toString: name,
});

/** The fields are open: the round is not submitted, and no submission of it is on its way. */
function canPlay(tab: Tab): boolean {
  const { view, submitting } = tab.get();
  return view?.round?.submitted === false && !isOnItsWay(submitting);
}

const place = fc.nat(1);
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];

const steps = {
  type: (at: number, id: Id, text: string) =>
    step(`type ${text} into ${id} in tab ${at}`, ({ tabs, typed, clock }) => {
      const tab = tabs[at];
      if (!tab?.page.isVisible() || !canPlay(tab)) return;
      tab.typeAnswer(id, 0, text);
      typed.set(id, { text, at: clock.now(), tab });
    }),
  submit: (at: number) =>
    step(`submit in tab ${at}`, (world) => {
      const tab = world.tabs[at];
      if (!tab?.page.isVisible() || !canPlay(tab)) return;
      void tab.submit();
      const pressedTexts = ids.map((id) => [...(tab.get().drafts[id]?.texts ?? [''])]);
      Object.assign(world, { pressed: tab, pressedTexts, pressedAt: world.clock.now() });
      Object.assign(world, { isTakenBack: false, isGone: false });
    }),
  takeBack: (at: number) =>
    step(`take back in tab ${at}`, (world) => {
      const tab = world.tabs[at];
      if (!tab?.page.isVisible() || tab.get().submitting.state !== 'waiting') return;
      // It is at the host, as they see, and the line fails: they are told.
      tab.takeBack().catch(() => Object.assign(world, { isTakenBack: false }));
      const isGone = world.standing === undefined && !world.open.some(isSubmission);
      // What another tab has submitted since is another submission.
      Object.assign(world, { pressed: undefined, isTakenBack: world.pressed === tab, isGone });
    }),
  pass: (ms: number) => step(`pass ${ms}`, ({ clock }) => clock.pass(ms)),
  answer: (n: number) => step(`answer ${n}`, (world) => answer(world, n, true, true)),
  loseRequest: (n: number) => step(`lose request ${n}`, (world) => answer(world, n, false, false)),
  loseReply: (n: number) => step(`lose reply ${n}`, (world) => answer(world, n, true, false)),
  loseWithdrawals: (doLose: boolean) =>
    step(doLose ? 'lose withdrawals' : 'keep withdrawals', (world) => {
      world.losesWithdrawals = doLose;
    }),
  blur: (at: number) => step(`blur tab ${at}`, ({ tabs }) => tabs[at]?.flush()),
  hide: (at: number) => step(`hide tab ${at}`, ({ tabs }) => tabs[at]?.page.tell('hidden')),
  show: (at: number) => step(`show tab ${at}`, ({ tabs }) => tabs[at]?.page.tell('visible')),
  kill: (at: number) => step(`kill tab ${at}`, (world) => world.kill(at)),
  load: (at: number) =>
    step(`load tab ${at}`, (world) => {
      if (at === 1 && world.wasFull) return;
      world.kill(at);
      return world.load(at);
    }),
  quota: (isFull: boolean) =>
    step(isFull ? 'quota full' : 'quota free', (world) => {
      // Tabs that cannot write share no count, so nothing orders their writes, nor those with the clock set back.
      world.shared.isFull = isFull && !world.wasSkewed && !world.tabs[1];
      world.wasFull ||= world.shared.isFull;
    }),
  database: (mode: FakePersistentStore['mode']) =>
    step(`database ${mode}`, ({ store }) => {
      store.mode = mode;
      if (mode !== 'hangs') store.wake();
    }),
  clock: (isBack: boolean) =>
    step(`clock ${isBack ? 'set back' : 'right'}`, (world) => {
      if (world.wasFull) return;
      world.skewMs = isBack ? -80_000_000 : 0;
      world.wasSkewed ||= isBack;
    }),
  refuse: (n: number) =>
    step(`refuse ${n}`, (world) => {
      const open = pick(world.open, n);
      if (!open) return;
      world.open = world.open.filter((each) => each !== open);
      open.reply(world.refuse(open));
    }),
};

const anyStep: fc.Arbitrary<Step>[] = [
  ...Array(4).fill(
    fc.tuple(place, fc.constantFrom(...ids), fc.nat(999)).map(([at, id, n]) => steps.type(at, id, `${n}`)),
  ),
  ...Array(3).fill(fc.integer({ min: 1, max: 4_000 }).map(steps.pass)),
  ...Array(3).fill(fc.nat(9).map(steps.answer)),
  fc.nat(9).map(steps.loseRequest),
  fc.nat(9).map(steps.loseReply),
  place.map(steps.submit),
  place.map(steps.takeBack),
  fc.boolean().map(steps.loseWithdrawals),
  place.map(steps.blur),
  place.map(steps.hide),
  place.map(steps.show),
  place.map(steps.kill),
  place.map(steps.load),
  fc.boolean().map(steps.quota),
  fc.constantFrom('well' as const, 'well' as const, 'rejects' as const, 'hangs' as const).map(steps.database),
  fc.boolean().map(steps.clock),
  fc.nat(9).map(steps.refuse),
];

function answer(world: World, n: number, doesArrive: boolean, doesReply: boolean): void {
  const open = pick(world.open, n);
  if (!open) return;
  world.open = world.open.filter((each) => each !== open);
  const reply = doesArrive ? world.arrive(open) : undefined;
  open.reply(doesReply ? reply : new TypeError('offline'));
}

async function recover(world: World): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await world.clock.pass(1_000);
    while (world.open.length > 0) {
      answer(world, 0, true, true);
      await world.clock.pass(0);
    }
  }
}

/** Runs the steps on a browser, then recovers, after which everything must be delivered. */
async function play(hasLocks: boolean, run: (world: World) => Promise<void>): Promise<void> {
  const world = new World(hasLocks);
  await world.load(0);
  await run(world);

  // Recovery: the device works, one tab is visible, every request is answered.
  world.shared.isFull = false;
  world.store.mode = 'well';
  world.store.wake();
  world.losesWithdrawals = false;
  if (!world.tabs[0]) await world.load(0);
  world.tabs[0]?.page.tell('visible');
  await recover(world);
  for (const tab of world.tabs) if (tab) expect([tab.get().unsent, world.open]).toEqual([0, []]);
  for (const [id, { text }] of world.typed) expect([id, world.held.get(id)?.text]).toEqual([id, text]);
  if (world.pressed) expect(world.standing).toBeDefined();
  // Another tab may have submitted other texts; a full store keeps no note of what was taken back.
  const isPlain = !world.hadTwoTabs && !world.wasFull;
  if (world.pressed && isPlain) expect(world.standing?.answers).toEqual(world.pressedTexts);
  // The next page handles what a slow database stored after all.
  await world.load(0);
  await recover(world);
  if (world.isTakenBack && !world.wasFull) expect(world.standing).toBeUndefined();
  const unsent = /^snug_(answer|suggest|double|submit)\./;
  const stored = [...world.shared.area, ...world.store.texts].filter(
    ([key, text]) => unsent.test(key) && isWaiting(text),
  );
  expect(stored).toEqual([]);
}

/** A browser without locks, on plain http in the LAN, and one with them. */
const leads = [
  ['a lease', false],
  ['locks', true],
] as const;

test.each(leads)(
  'G9 G10 G19 by %s: whatever happens to phone, tabs and network, the server ends with what was typed last, and a pressed submission',
  async (_, hasLocks) => {
    const courses = fc.commands(
      anyStep.map((each) => each.map(commandOf)),
      { maxCommands: 60, size: 'max' },
    );
    await fc.assert(
      fc.asyncProperty(courses, (commands) =>
        play(hasLocks, (world) => fc.asyncModelRun(() => ({ model: {}, real: world }), commands)),
      ),
      { numRuns: 200 },
    );
  },
);

const { type, pass, database, loseReply, load } = steps;

test.each(leads)(
  'G10 G19 by %s: an answer whose reply was lost is not sent anew over what the other tab typed after it',
  (_, hasLocks) =>
    play(hasLocks, async (world) => {
      const course = [
        load(1),
        type(1, 'q2', 'older'),
        pass(260),
        type(0, 'q2', 'newer'),
        database('rejects'),
        loseReply(0),
        // By a lease this tab leads now; by locks it would in any case, once the other is gone.
        type(1, 'q1', 'more'),
        load(0),
      ];
      for (const each of course) await commandOf(each).run({}, world);
    }),
);
