import { checkReply } from '@snug/contract/guards';
import type { Caller, CallOptions, GameClient, Session, SnugClient } from '../client.ts';
import { Refused } from '../refused.ts';
import { createSession } from '../session.ts';
import { memoryStorage } from '../storage.ts';
import { demoGame } from './demo-game.ts';
import { play } from './play.ts';
import { answerOf, type FakeAnswers } from './rows.ts';

export interface FakeClientOptions {
  readonly answers?: FakeAnswers;
  readonly games?: Readonly<Record<string, GameClient>>;
  readonly session?: Partial<Session>;
  readonly origin?: string;
}

/** A call that was made. */
interface FakeSent extends Pick<CallOptions<unknown>, 'headers'> {
  readonly name: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface FakeClient extends SnugClient {
  /** The calls that were made, in their order. */
  readonly calls: FakeSent[];
  /** Those of one name. */
  sent(name: keyof FakeAnswers): FakeSent[];
}

const { gameid, code, kind, title, venue, date, status } = demoGame();
const game = { gameid, code, kind, title, venue, date, status };

/** The demo game's replies: the code is 204816, every call succeeds. */
const demoAnswers: FakeAnswers = {
  getVersion: '0.0.0',
  findGame: ({ body }) => {
    if (body.code !== code) throw new Refused(404, 'There is no open game with this code.');
    return { game, found_player: null };
  },
  gameExists: ({ params }) => ({ exists: params.code === code }),
  listGames: [],
  listMyTeams: [],
  listSessions: [],
  listPlayerImages: [],
  loadGame: () => demoGame(),
  joinWithCode: { status: 'success', game_id: gameid, team_code: 'owls-own-code' },
  joinGame: { status: 'success', game_id: gameid },
  newPlayer: { success: true },
  logout: { status: 'success' },
  contactCheck: { exists: false },
  registerPlayer: { playerid: 'challenge-1' },
};

/**
 * A client with prepared replies whose games are `play`ed: one moment of a screen. For a game that continues, use
 * `fakeServer`.
 *
 * @example
 * const client = fakeClient({ answers: { findGame: () => { throw new Refused(404, 'No such game.'); } } });
 */
export function fakeClient({ answers = {}, games = {}, session, origin = '' }: FakeClientOptions = {}): FakeClient {
  const calls: FakeSent[] = [];
  const storage = memoryStorage();
  const known: Readonly<Record<string, unknown>> = { ...demoAnswers, ...answers };
  const played = new Map<string, GameClient>(Object.entries(games));

  const call: Caller = async (row, options = {}) => {
    const { params, query, body, headers } = options;
    calls.push({ name: row.name, params, query, body, headers });
    const answer = known[row.name];
    if (answer === undefined) throw new Refused(404, `The fake client has no answer to ${row.name}.`);
    // The row's name alone does not tell the type of the options.
    return checkReply(row, await answerOf(answer, { params, query, body } as never));
  };

  return {
    origin,
    storage,
    call,
    calls,
    sent: (name) => calls.filter((each) => each.name === name),
    // Storage that remembers, though only as long as this object lives.
    session: { ...createSession({ storage }), isKept: () => true, ...session },
    game(id) {
      const found = played.get(id) ?? play([], { view: { gameid: id } });
      played.set(id, found);
      return found;
    },
  };
}
