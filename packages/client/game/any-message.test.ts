import {
  type GameView,
  type Message,
  type MessageType,
  type PlayerStatus,
  type Round,
  tidyAnswers,
} from '@snug/contract';
import { Message as MessageShape, Round as RoundShape } from '@snug/contract/shapes';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { Draft } from '../drafts/draft.ts';
import { areSame } from '../drafts/same-texts.ts';
import { textsOf } from '../drafts/texts.ts';
import { demoGame } from '../fake/demo-game.ts';
import { createInbox } from '../live/inbox.ts';
import { decodeMessage } from './decode-message.ts';
import type { Game } from './game.ts';
import { screenOf } from './game.ts';
import { loaded, unloaded } from './loaded.ts';
import { handlers, reduce } from './reduce.ts';

// No timeout: thousands of games take as long as the machine needs.
vi.setConfig({ testTimeout: 120_000 });

/** Names that coincide with those of the demo game often enough. A question's id contains its index, as on a real server. */
const names: Readonly<Record<string, readonly string[]>> = {
  teamid: ['t-owls', 't-owls', 't-quizzly', 't-new'],
  player_code: ['p-ada', 'p-ben', 'p-cat'],
  by: ['p-ada', 'p-ben'],
  invite_id: ['i1', 'i2'],
  question_id: ['q0', 'q1', 'q2', 'q3'],
  reason: ['kicked by the captain', 'left', 'moved'],
};
/** Harmful names. */
const evil = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''];

/** Any value that a shape of the contract accepts, so that a new message is covered automatically. */
function anyOf(shape: z.core.$ZodType, named = names, field = ''): fc.Arbitrary<unknown> {
  const def = (shape as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'string':
      return named[field] ? fc.constantFrom(...(named[field] as string[])) : fc.string({ maxLength: 6 });
    case 'boolean':
      return fc.boolean();
    case 'number':
      return field === 'num_answers' ? fc.integer({ min: 1, max: 3 }) : fc.integer({ min: 0, max: 3 });
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'nullable':
      return fc.option(anyOf(def.innerType, named, field));
    case 'optional':
      return fc.option(anyOf(def.innerType, named, field), { nil: undefined });
    case 'array':
      return fc.array(anyOf(def.element, named, field), { maxLength: 5 });
    case 'union':
      return fc.oneof(...def.options.map((option) => anyOf(option, named, field)));
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(def.shape).map(([name, of]) => [name, anyOf(of, named, name)])))
        .map(whole);
    default:
      throw new Error(`Teach this test the shape ${def.type}.`);
  }
}

/** Removes absent fields, and puts each question at the index in its id. */
function whole(value: Record<string, unknown>): Record<string, unknown> {
  const found = Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
  const place = /^q(\d)$/.exec(String(found.question_id))?.[1];
  return place !== undefined && 'question_index' in found ? { ...found, question_index: Number(place) } : found;
}

const anyMessage = anyOf(MessageShape) as fc.Arbitrary<Message>;

/** The current round as a server may send it: no question twice. */
const anyRound = (anyOf(RoundShape) as fc.Arbitrary<Round>).map(
  (round): Round => ({
    ...round,
    asked: round.asked.filter(
      ({ question_id }, place, all) => all.findIndex((other) => other.question_id === question_id) === place,
    ),
  }),
);

const anyEntries = fc.dictionary(
  fc.constantFrom('q0', 'q1', 'q2', 'q3'),
  fc.record({
    texts: fc.array(fc.string({ maxLength: 4 }), { maxLength: 3 }),
    state: fc.constantFrom<Draft['state']>('unsuggested', 'local', 'sending', 'saved', 'late', 'refused'),
    own: fc.boolean(),
  }),
);

/** A loaded game: any role, any phase, and any drafts since. */
const anyGame = fc
  .record({
    status: fc.constantFrom<PlayerStatus>('joined', 'joined', 'pending-join', 'watching'),
    is_captain: fc.boolean(),
    round: fc.option(anyRound, { freq: 4 }),
    drafts: anyEntries,
    view: fc.record({
      status: fc.constantFrom('live', 'live', 'scheduled', 'ended', 'finalized'),
      game_started: fc.boolean(),
      submissions_open: fc.boolean(),
    }),
    since: fc.array(anyMessage, { maxLength: 6 }),
  })
  .map(({ status, is_captain, round, drafts, view, since }) => {
    const demo = demoGame();
    const isJoined = status === 'joined';
    const me: GameView['me'] = {
      ...demo.me,
      status,
      is_captain: isJoined && is_captain,
      joined: isJoined,
      requested: status === 'pending-join',
      ...(isJoined ? {} : { team_code: status === 'watching' ? '' : 'alias-quizzly' }),
    };
    const game = loaded(unloaded('g1'), demoGame({ ...view, me, round, team: isJoined ? demo.team : null }), drafts);
    const next = since.reduce((before, message) => (isFor(before, message) ? reduce(before, message) : before), game);
    // A late answer is tried again as soon as submissions are open.
    return reduce(next, { type: 'SKIP' });
  });

/** Excludes the messages that are specified to raise `No active round!` (MSG-RECALL-c). */
const isFor = (game: Game, { type }: Message) => type !== 'RECALL' || game.view?.round !== null;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** What a screen shows, without the announcement count and the pending side effects. */
function shown({ said, sideEffects: _, ...game }: Game) {
  return { ...game, said: said && { ...said, n: 0 } };
}

const runs = { numRuns: 3_000 };
const ids = (game: Game) => game.view?.round?.asked.map(({ question_id }) => question_id);

test('every type of the contract is among the messages generated here, and each has its handler', () => {
  const tried = new Set(fc.sample(anyMessage, { numRuns: 3_000, seed: 1 }).map(({ type }) => type));
  expect([...tried].sort()).toEqual(Object.keys(handlers).sort());
  expect(tried.size).toBe(29 + 10);
});

test('G27 any message of the contract turns any loaded game into a valid game, and does not mutate its input', () => {
  fc.assert(
    fc.property(anyGame, anyMessage, (game, message) => {
      const text = JSON.stringify(message);
      expect(decodeMessage(text)).toEqual(JSON.parse(text));
      if (!isFor(game, message)) {
        expect(() => reduce(game, message)).toThrow('No active round!');
        return;
      }
      const next = reduce(frozen(game), frozen(message));
      expect(screenOf(next)).toMatch(/^(welcome|round|submitted|scoring|ended)$/);
      expect(new Set(ids(next)).size).toBe(ids(next)?.length ?? 0);
      expect(next.said?.n ?? 0).toBeGreaterThanOrEqual(game.said?.n ?? 0);
    }),
    runs,
  );
});

test('G8 any message applied twice has the same effect as once', () => {
  fc.assert(
    fc.property(anyGame, anyMessage, (game, message) => {
      // The first echo of a draft confirms it; a second one counts as another device's save.
      const isEcho = message.type === 'CAPTAIN_SUGGEST' && game.drafts[message.question_id]?.own;
      fc.pre(isFor(game, message) && !isEcho);
      const once = reduce(game, message);
      expect(shown(reduce(once, message))).toEqual(shown(once));
    }),
    runs,
  );
});

test('OPEN-40 messages about another team’s people change nothing', () => {
  const theirs = new Set<MessageType>([
    'SUBMIT_ANSWER',
    'TEAM_SUBMITTED',
    'RESET_SUBMISSION',
    'SET_DOUBLE',
    'SUGGEST',
    'CAPTAIN_SUGGEST',
    'PLAYER_JOIN',
    'DROP_PLAYER',
    'PROMOTE_CAPTAIN',
    'PLAYER_PENDING_TEAM_JOIN',
    'PLAYER_APPROVED_TEAM_JOIN',
    'PLAYER_DECLINED_TEAM_JOIN',
    'PLAYER_CANCEL_TEAM_JOIN',
  ]);
  const others = { ...names, teamid: ['t-quizzly', 't-new'], player_code: ['p-cat', 'p-dot'] };
  const anyOfTheirs = (anyOf(MessageShape, others) as fc.Arbitrary<Message>).filter(({ type }) => theirs.has(type));
  fc.assert(
    fc.property(anyGame, anyOfTheirs, (game, message) => {
      expect(reduce(game, message)).toBe(game);
    }),
    runs,
  );
});

test('ROUND-01 ROUND-02 ROUND-03 ROUND-04 after an ASK: the server’s list, my answers, the inherited ones, whatever was there before', () => {
  const anyAsk = anyMessage.filter((message) => message.type === 'ASK');
  fc.assert(
    fc.property(anyGame, anyAsk, (game, ask) => {
      const before = game.view?.round;
      const next = reduce(game, ask);
      if (!before) {
        expect(next.view?.round).toBeNull();
        return;
      }
      expect(ids(next)).toEqual([...new Set(ask.asked.map(({ question_id }) => question_id))]);
      for (const [place, question] of (next.view?.round?.asked ?? []).entries()) {
        const known = before.asked.find(({ question_id }) => question_id === question.question_id);
        const previous = next.view?.round?.asked[place - 1];
        const inherited = before.single_answer && previous ? previous.answers : [];
        const stood = known ? known.answers : inherited;
        expect(question.answers).toEqual(Array.from({ length: question.num_answers }, (_, at) => stood[at] ?? ''));
        expect(question.suggestions).toEqual(known?.suggestions ?? []);
        // Drafts never change, except that a late one may be in time now; a new input starts with the previous one's text,
        // unless a member has suggested that.
        const draft = game.drafts[question.question_id];
        const isInTime = draft?.own && draft.state === 'late' && next.view?.submissions_open;
        const typed = isInTime ? { ...draft, state: 'local' } : draft;
        const stays = game.view?.me.is_captain || next.drafts[previous?.question_id ?? '']?.state !== 'saved';
        if (typed) expect(next.drafts[question.question_id]).toEqual(typed);
        else if (!known && before.single_answer && previous && stays) {
          const texts = textsOf(next, previous);
          expect(textsOf(next, question)).toEqual(
            Array.from({ length: question.num_answers }, (_, at) => texts[at] ?? ''),
          );
        } else expect(next.drafts[question.question_id]).toBeUndefined();
      }
    }),
    runs,
  );
});

test('MSG-RECALL MSG-ASK a question that is recalled and asked again starts anew, and every other keeps its draft', () => {
  fc.assert(
    fc.property(anyGame, fc.nat({ max: 4 }), (game, at) => {
      const round = game.view?.round;
      const recalled = round?.asked[at];
      fc.pre(recalled !== undefined);
      if (!round || !recalled) return;
      const { question_id, question_index } = recalled;
      const without = reduce(game, { type: 'RECALL', question_id, question_index });
      expect(ids(without)).toEqual(ids(game)?.filter((id) => id !== question_id));
      expect([without.view?.round?.submitted, without.view?.submitted[round.round_order]]).toEqual([false, undefined]);
      const asked = round.asked.map(({ answers: _, suggestions: __, late: ___, ...question }) => question);
      const again = reduce(without, { type: 'ASK', asked });
      expect(ids(again)).toEqual(ids(game));
      for (const question of again.view?.round?.asked ?? []) {
        const old = round.asked.find((other) => other.question_id === question.question_id);
        if (question.question_id !== question_id) {
          const now = again.drafts[question.question_id];
          const had = game.drafts[question.question_id];
          // Where another device submitted other texts, the answer the server was sent before is restored.
          const held = game.view?.suggested[question.question_id] ?? [];
          const isBack = round.submitted && game.view?.me.is_captain && had?.state === 'saved' && held.some(Boolean);
          expect([question.suggestions, areSame(now?.texts ?? [], isBack ? held : (had?.texts ?? []))]).toEqual([
            old?.suggestions,
            true,
          ]);
          // Answers the server had only through the submission, or refused because of it, wait to be sent.
          const mayMove = round.submitted && (had?.state === 'saved' || had?.state === 'refused');
          expect(mayMove && now?.state === 'local' ? had?.state : now?.state).toBe(had?.state);
        } else if (!round.single_answer) {
          expect([question.answers.join(''), question.suggestions]).toEqual(['', []]);
          expect(again.drafts[question_id]).toBeUndefined();
        }
      }
    }),
    runs,
  );
});

test('H28 harmful names (__proto__, constructor …) are names like others: nothing throws, nothing is polluted', () => {
  const harmful = Object.fromEntries(Object.entries(names).map(([field, some]) => [field, [...some, ...evil]]));
  const anyHarm = anyOf(MessageShape, harmful) as fc.Arbitrary<Message>;
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  fc.assert(
    fc.property(anyGame, fc.array(anyHarm, { maxLength: 6 }), (game, messages) => {
      const next = messages.reduce((now, sent) => {
        const message = decodeMessage(JSON.stringify(sent)) as Message;
        return isFor(now, message) ? reduce(now, message) : now;
      }, game);
      expect(Object.getPrototypeOf(next.drafts)).toBe(Object.prototype);
      expect(Object.getPrototypeOf(next.view?.suggested)).toBe(Object.prototype);
      expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
    }),
    runs,
  );
});

const payload = '{"polluted":true,"type":"END_GAME","toString":1}';
test.each([
  `{"type":"END_GAME","__proto__":${payload}}`,
  `{"type":"END_GAME","constructor":{"prototype":${payload}}}`,
  `{"__proto__":${payload}}`,
  `{"type":"PLAYER_JOIN","teamid":"t-owls","player":{"__proto__":${payload}}}`,
  `{"type":"ASK","asked":[],"__proto__":{"submissions_open":true}}`,
  `{"type":"ASK","__proto__":{"asked":[]}}`,
  `{"type":{"__proto__":"END_GAME"}}`,
])('nothing in a frame reaches Object.prototype, or counts as its own property: %s', (data) => {
  let decoded: unknown;
  try {
    decoded = decodeMessage(data);
  } catch {
    decoded = undefined;
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  if (decoded) expect(Object.keys(decoded).sort()).toEqual(data.includes('ASK') ? ['asked', 'type'] : ['type']);
  if (decoded) expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
});

test('a truncated, mixed-up or forged frame is handled, stumbles or is skipped: it never throws and is never half applied', () => {
  const anyFrame = fc
    .tuple(
      fc.oneof(
        anyMessage.map((message) => JSON.stringify(message)),
        fc.json(),
        fc.string({ unit: 'binary' }),
      ),
      fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          cut: fc.nat({ max: 9 }),
          put: fc.string({ maxLength: 3 }),
        }),
        { maxLength: 4 },
      ),
    )
    .map(([text, changes]) =>
      changes.reduce((now, { at, cut, put }) => {
        const place = Math.floor(at * now.length);
        return now.slice(0, place) + put + now.slice(place + cut);
      }, text),
    );
  fc.assert(
    fc.property(anyGame, anyFrame, fc.boolean(), (game, data, isEnveloped) => {
      let now = game;
      const inbox = createInbox<Message>({
        decode: decodeMessage,
        handle: (message) => {
          now = reduce(now, message);
        },
      });
      const { verdict } = inbox.receive(isEnveloped ? JSON.stringify({ msg_id: 1, data }) : data);
      expect(['handled', 'stumbled', 'outside', 'gap']).toContain(verdict);
      expect(inbox.last()).toBe(verdict === 'handled' ? 1 : 0);
      if (verdict === 'stumbled') expect(now).toBe(game);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    runs,
  );
});

test('a frame of a hundred thousand brackets is skipped, not a crash', () => {
  const inbox = createInbox<Message>({ decode: decodeMessage, handle: () => {} });
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(inbox.receive(deep).verdict).toBe('stumbled');
  expect(inbox.receive(JSON.stringify({ msg_id: 1, data: deep })).verdict).toBe('stumbled');
  expect(inbox.receive(JSON.stringify({ msg_id: 1, data: `{"type":"END_GAME","later":${deep}}` })).verdict).toBe(
    'handled',
  );
});

test('ROUND-07 ROUND-08 tidying tidy answers changes nothing, whatever was typed, and no answer is repeated', () => {
  const anyAnswers = fc.array(
    fc.array(
      fc.oneof(fc.constantFrom('Paris', ' PARIS', 'İ', 'ß', 'ﬁ', ''), fc.string({ unit: 'binary', maxLength: 300 })),
      { maxLength: 5 },
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(anyAnswers, fc.boolean(), (answers, single) => {
      const tidy = tidyAnswers(answers, single);
      expect(tidyAnswers(tidy, single)).toEqual(tidy);
      expect(tidy.map(({ length }) => length)).toEqual(answers.map(({ length }) => length));
      for (const [place, texts] of tidy.entries()) {
        const given = texts.filter((text) => text !== '');
        expect(new Set(given).size).toBe(given.length);
        if (single && place < tidy.length - 1) expect(given).toEqual([]);
      }
    }),
    runs,
  );
});
