import type { GameView, Message, SubmittedRound } from '@snug/contract';
import { checkReply } from '@snug/contract/guards';
import type { Caller } from '../../client/client.ts';
import { demoGame, demoQuestion, demoRound } from '../../client/fake/demo-game.ts';
import { fakePage, seededRandom } from '../../client/fake/fake-world.ts';
import { type VirtualClock, virtualClock } from '../../client/fake/virtual-clock.ts';
import type { Game } from '../../client/game/game.ts';
import { createGameClient } from '../../client/game/game-client.ts';
import type { Seams } from '../../client/seams.ts';
import { createSession } from '../../client/session.ts';
import { type GuardedStorage, memoryStorage } from '../../client/storage.ts';
import { fakeSockets } from './fake-sockets.ts';

export type Answer = unknown | ((sent: Sent) => unknown);
export interface Sent {
  readonly body?: unknown;
  readonly params?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keepalive?: boolean;
}

export const submission: SubmittedRound = {
  round_id: 'r1',
  title: 'General Knowledge',
  single_answer: false,
  doubled: false,
  answers: [['jupiter'], ['']],
  late: false,
};
export const questions = [demoQuestion(), demoQuestion({ question_id: 'q2', question_index: 1 })];
export const playing: Partial<GameView> = {
  game_started: true,
  submissions_open: true,
  round_index: 0,
  round: demoRound({ asked: questions, double_or_nothing: true }),
  last_msg_id: 10,
};
export const memberView = (view: Partial<GameView> = playing): GameView =>
  demoGame({ ...view, me: { ...demoGame().me, player_code: 'p-ben', is_captain: false } });

/** A test player with a virtual clock, and a server with prepared replies. Long: its verbs, which share one state. */
export function testPlayer(
  answers: Record<string, Answer> = {},
  storage: GuardedStorage = memoryStorage(),
  seams: Partial<Seams> & { seed?: number; clock?: VirtualClock } = {},
) {
  const { clock = virtualClock(), seed } = seams;
  const page = fakePage();
  const sockets = fakeSockets();
  const random = seededRandom(seed);
  const session = createSession({ storage });
  const calls: (Sent & { name: string })[] = [];
  const known: Record<string, Answer> = {
    loadGame: demoGame(playing),
    getVersion: '1',
    saveAnswer: ({ body }: Sent) => {
      const { question_id, answer } = body as { question_id: string; answer: string[] };
      return { status: 'saved', question_id, answer };
    },
    suggestAnswer: { status: 'success' },
    submitRound: { status: 'success', submission },
    setDouble: ({ body }: Sent) => ({ status: 'success', ...(body as { doubled: boolean }) }),
    ...answers,
  };
  const call: Caller = async (row, options = {}) => {
    const { body, params, headers, keepalive } = options;
    calls.push({ name: row.name, body, params, headers, keepalive });
    const answer = known[row.name];
    const reply: unknown = typeof answer === 'function' ? await answer({ body, params, headers, keepalive }) : answer;
    return checkReply(row, reply);
  };
  let home = 0;
  let heard = 10;
  const core = { origin: 'https://quiz.example', session, call, storage };
  const client = createGameClient(core, 'g1', {
    ...seams,
    clock,
    random,
    visibility: page,
    socket: sockets.open,
    storage,
    onHome: () => home++,
  });
  return {
    ...client,
    clock,
    page,
    sockets,
    session,
    calls,
    known,
    storage,
    homeward: () => home,
    named: (name: string) => calls.filter((each) => each.name === name),
    async start(): Promise<() => void> {
      const stop = client.subscribe(() => {});
      await clock.pass(10);
      sockets.latest().opened();
      await clock.pass(0);
      return stop;
    },
    /** Messages of the live connection, numbered on from the load. */
    async says(...messages: Message[]): Promise<void> {
      for (const message of messages) {
        heard++;
        sockets.latest().says(heard, message);
      }
      await clock.pass(0);
    },
  };
}
/** A reply that the test sends later. */
export function heldBack() {
  let reply: (answer: unknown) => void = () => {};
  const answer = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  return { answer, reply: (value: unknown) => reply(value) };
}
export const draftOf = ({ drafts }: Game, id = 'q1') => drafts[id];
