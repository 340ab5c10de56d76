import { antiForgeryCookie } from '@snug/contract';
import { olderClientConditions } from '../faults/conditions.ts';
import type { Tab } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import { startPlaying } from './act.ts';
import { startAppealing } from './appeals.ts';
import { enterGame } from './enter.ts';
import type { Player } from './player.ts';
import { SpecifiedClient } from './specified-client.ts';

/** Creates the plan's players and gives each a phone. */
export async function addPlayers(world: World): Promise<void> {
  const { plan } = world;
  for (const [n, version] of plan.olderClients.entries())
    addOlderClient(world, plan.teams.length + n, version === 'n-1');
  const members = plan.teams.flatMap(({ isRegistered, members }, team) => [
    { team, role: 'captain', isRegistered } as const,
    ...members.map((role) => ({ team, role, isRegistered: true })),
  ]);
  const watcher = { team: undefined, role: 'watcher', isRegistered: false } as const;
  const all = [...members, ...Array.from({ length: plan.watchers }, () => watcher)];
  for (const [n, each] of all.entries()) await addPlayer(world, String.fromCharCode('a'.charCodeAt(0) + n), each);
}

function addOlderClient(world: World, team: number, hasCursor: boolean): void {
  const name = `z${team}`;
  const network = world.network(name);
  network.setConditions(olderClientConditions(world, name));
  const client = new SpecifiedClient(world, network, world.random(name), { name, team, hasCursor });
  world.olderClients.push(client);
  client.start();
}

interface Seat extends Pick<Player, 'team' | 'role'> {
  readonly isRegistered: boolean;
}

async function addPlayer(world: World, name: string, { team, role, isRegistered }: Seat): Promise<void> {
  const account = isRegistered ? await world.server.newAccount(`Player ${name}`) : undefined;
  const random = world.random(`player ${name}`);
  const begun = { phones: [], count: 0, isIn: false, isLoggedOut: false, refusals: 0 };
  const player: Player = { name, team, role, random, account, ...begun };
  world.players.push(player);
  const tab = world.newPhone(player).open();
  if (account) tab.client.session.setToken(account.token);
  if (random.chance(0.7)) player.phones[0]?.setCookie(cookieOf(world, tab));
  world.kernel.after(random.between(0, 1_500), () => tab.reach(() => enterGame(world, player, tab)));
  startPlaying(world, player);
  startAppealing(world, player);
}

/** The anti-forgery cookie of a phone that was here before, as most were. The others get it with their first write. */
function cookieOf({ server }: World, tab: Tab): string {
  return `${antiForgeryCookie}=${server.context.keys.antiForgery(tab.client.session.clientId())}`;
}
