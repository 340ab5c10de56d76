import type { Seams } from '../../seams.ts';
import { createSession } from '../../session.ts';
import type { GuardedStorage } from '../../storage.ts';
import { seededRandom } from '../fake-world.ts';
import { accountWith } from './contact.ts';
import type { Desk } from './desk.ts';
import { createDevice } from './device.ts';
import { act, type FakeHouse } from './house.ts';
import { memoryShelf } from './memory-shelf.ts';
import { arrive, joinTeam } from './people.ts';
import { newAccount, newToken } from './session.ts';
import { newTeam, teamNamed } from './teams.ts';
import { createWeather, type FakeWeather, type Weather } from './weather.ts';

export interface FakePhoneOptions {
  /** Logged in under this name, with an email made of it; left out: a guest. The same name twice is one person with two phones. */
  readonly name?: string;
  /** In the game on this team already: its captain if nobody is on it, else a member. Left out: not in the game yet. */
  readonly team?: string;
  /** In the game already, without a team. */
  readonly watches?: boolean;
}

/**
 * One browser before the fake server: what `createClient` needs to play there.
 *
 * @example
 * const client = createClient(server.phone({ name: 'Ada', team: 'The Night Owls' }));
 */
export interface FakePhone {
  readonly origin: string;
  /** The world of one tab. Whether the page is visible is not faked: add `visibility: fakePage()` where it matters. */
  readonly seams: Omit<Seams, 'visibility'>;
  /** What happens between this phone and the server. */
  readonly weather: FakeWeather;
  /** Another tab of the same phone, or the same one after it was killed: it shares all but the session's storage. */
  tab(): FakePhone;
}

/** No name that resolves: whatever goes past the seams fails. */
export const fakeOrigin = 'https://snug.invalid';

export interface PhoneShop {
  readonly house: FakeHouse;
  readonly desk: Desk;
  readonly sky: Weather;
  readonly seed: number;
}

export function createPhone({ house, desk, sky, seed }: PhoneShop, options: FakePhoneOptions): FakePhone {
  const { clock, lines } = house;
  const random = seededRandom(seed);
  const device = createDevice();
  const shelf = memoryShelf();
  const cookies = new Map<string, string>();
  const weather = createWeather({ clock, lines, sky });
  const http = desk.httpFor(weather, cookies);

  function tab(storage: GuardedStorage = device.tab()): FakePhone {
    return {
      origin: fakeOrigin,
      seams: {
        clock,
        random,
        http,
        storage,
        persistentStore: shelf,
        // As on plain http in a pub's own network.
        locks: undefined,
        socket: (url, listener) => lines.connect(url, weather, listener),
        cookies: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      },
      weather: weather.byHand,
      tab: () => tab(),
    };
  }

  const storage = device.tab();
  seatAs(house, createSession({ storage, random }), options);
  return tab(storage);
}

/** Logs a phone in and puts it into the game, as far as it is told to. */
function seatAs(
  house: FakeHouse,
  session: ReturnType<typeof createSession>,
  { name, team, watches = false }: FakePhoneOptions,
): void {
  const clientId = session.clientId();
  act(house, (told) => {
    const { state } = house;
    const account = name === undefined ? undefined : accountNamed(house, name);
    const token = account && newToken(state, house, account);
    if (token !== undefined) session.setToken(token);
    if (team === undefined && !watches) return;
    const asked = { actor: { clientId, account, token }, state, house, told };
    const player = arrive(asked);
    // A second phone of somebody who plays already.
    if (team === undefined || player.status === 'joined') return;
    const here = teamNamed(state, team);
    if (here) joinTeam(asked, player, here, []);
    else newTeam(asked, player, { team_name: team, kt_team_id: '', team_image: '', num_players: 4 });
  });
}

function accountNamed(house: FakeHouse, name: string) {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.com`;
  const contact = { kind: 'email', contact: email } as const;
  return accountWith(house.state, contact) ?? newAccount(house.state, house, contact, name);
}
