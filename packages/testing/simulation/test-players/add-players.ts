import { antiForgeryCookie } from '@snug/contract';
import { olderClientConditions } from '../faults/conditions.ts';
import type { Tab } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import { startPlaying } from './act.ts';
import { enterGame } from './enter.ts';
import type { Player } from './player.ts';
import { SpecifiedClient } from './specified-client.ts';

/** Creates the plan's players and gives each a phone. */
export async function addPlayers(world: World): Promise<void> {
  const { plan, kernel, server } = world;
  const players: (Pick<Player, 'team' | 'role'> & { isRegistered: boolean })[] = [];
  for (const [team, { isRegistered, members }] of plan.teams.entries()) {
    players.push({ team, role: 'captain', isRegistered });
    for (const role of members) players.push({ team, role, isRegistered: true });
  }
  for (const [n, version] of plan.olderClients.entries()) {
    const team = plan.teams.length + n;
    const name = `z${team}`;
    const network = world.network(name);
    network.setConditions(olderClientConditions(world, name));
    const hasCursor = version === 'n-1';
    const client = new SpecifiedClient(world, network, world.random(name), { name, team, hasCursor });
    world.olderClients.push(client);
    client.start();
  }
  for (let n = 0; n < plan.watchers; n += 1) players.push({ team: undefined, role: 'watcher', isRegistered: false });

  for (const [n, { team, role, isRegistered }] of players.entries()) {
    const name = String.fromCharCode('a'.charCodeAt(0) + n);
    const account = isRegistered ? await server.newAccount(`Player ${name}`) : undefined;
    const random = world.random(`player ${name}`);
    const player: Player = {
      name,
      team,
      role,
      random,
      account,
      phones: [],
      count: 0,
      isIn: false,
      isLoggedOut: false,
      refusals: 0,
    };
    world.players.push(player);
    const tab = world.newPhone(player).open();
    if (account) tab.client.session.setToken(account.token);
    if (random.chance(0.7)) player.phones[0]?.setCookie(cookieOf(world, tab));
    kernel.after(random.between(0, 1_500), () => tab.reach(() => enterGame(world, player, tab)));
    startPlaying(world, player);
  }
}

/** The anti-forgery cookie of a phone that was here before, as most were. The others get it with their first write. */
function cookieOf({ server }: World, tab: Tab): string {
  return `${antiForgeryCookie}=${server.context.keys.antiForgery(tab.client.session.clientId())}`;
}
