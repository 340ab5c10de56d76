import { accountWith, findPlayer } from '@snug/rules/memory';
import type { Seams } from '../../seams.ts';
import { createSession } from '../../session.ts';
import type { GuardedStorage } from '../../storage.ts';
import { seededRandom } from '../fake-world.ts';
import { run } from './commands.ts';
import { createDevice } from './device.ts';
import type { FakeHttp } from './http.ts';
import { memoryStore } from './memory-store.ts';
import { createNetwork, type FakeNetwork, type Network } from './network.ts';
import { refusing } from './refused.ts';
import type { FakeServerContext } from './server-context.ts';
import { newAccount, newToken } from './session.ts';
import { teamNamed } from './teams.ts';

export interface FakePhoneOptions {
  /** Logged in under this name, with an email derived from it. Default: a guest. Two phones of one name are the same person's. */
  readonly name?: string;
  /** Joined to this team: as its captain if it has no members, else as a member. Default: not in the game yet. */
  readonly team?: string;
  /** In the game without a team. */
  readonly watches?: boolean;
}

/**
 * One browser that uses the fake server: what `createClient` needs to play there.
 *
 * @example
 * const client = createClient(server.phone({ name: 'Ada', team: 'The Night Owls' }));
 */
export interface FakePhone {
  readonly origin: string;
  /** The seams of one tab. Page visibility is not faked: add `visibility: fakePage()` where it matters. */
  readonly seams: Omit<Seams, 'visibility'>;
  /** The network between this phone and the server. */
  readonly network: FakeNetwork;
  /** Another tab of the phone, or the same tab after it was killed: it shares everything but the session storage. */
  tab(): FakePhone;
}

/** An origin that does not resolve, so that a request past the seams fails. */
export const fakeOrigin = 'https://snug.invalid';

export interface PhoneParts {
  readonly context: FakeServerContext;
  readonly http: FakeHttp;
  /** The network that all phones share. */
  readonly shared: Network;
  readonly seed: number;
}

export function createPhone(parts: PhoneParts, options: FakePhoneOptions): FakePhone {
  const { context, shared, seed } = parts;
  const { clock, connections } = context;
  const random = seededRandom(seed);
  const device = createDevice();
  const persistentStore = memoryStore();
  const cookies = new Map<string, string>();
  const network = createNetwork({ clock, connections, shared });
  const http = parts.http.forBrowser(network, cookies);

  function tab(storage: GuardedStorage = device.tab()): FakePhone {
    return {
      origin: fakeOrigin,
      seams: {
        clock,
        random,
        http,
        storage,
        persistentStore,
        // As on plain http, where browsers have no secure context.
        locks: undefined,
        socket: (url, listener) => connections.connect(url, network, listener),
        cookies: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      },
      network: network.controls,
      tab: () => tab(),
    };
  }

  const storage = device.tab();
  refusing(() => enter(context, createSession({ storage, random }), options));
  return tab(storage);
}

/** Logs a phone in and puts it into the game, as its options say. */
function enter(
  context: FakeServerContext,
  session: ReturnType<typeof createSession>,
  { name, team, watches = false }: FakePhoneOptions,
): void {
  const { state } = context;
  const account = name === undefined ? undefined : accountNamed(context, name);
  if (account) session.setToken(newToken(context, account));
  if (team === undefined && !watches) return;
  const by = { client_hash: session.clientId(), account_id: account?.account_id };
  run(context, 'newPlayer', by);
  // Another phone of a player who is in the game already.
  if (team === undefined || findPlayer(state, by)?.status === 'joined') return;
  const here = teamNamed(state, team);
  if (here) run(context, 'joinGame', { ...by, team_code: here.team_code });
  else run(context, 'addTeamToGame', { ...by, team_name: team, kt_team_id: 'new', num_players: 4, invitees: [] });
}

function accountNamed(context: FakeServerContext, name: string) {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.com`;
  const contact = { kind: 'email', contact: email } as const;
  return accountWith(context.state, contact) ?? newAccount(context, contact, name);
}
