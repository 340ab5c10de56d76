import { antiForgeryCookie } from '@snug/contract';
import { enter } from './people/enter.ts';
import { originalClient } from './people/original.ts';
import type { Player } from './people/player.ts';
import { live } from './people/think.ts';
import type { Tab } from './phone/tab.ts';
import type { World } from './world.ts';

/** Everybody of the plan, each with a phone. */
export async function seat(world: World): Promise<void> {
  const { plan, kernel, server } = world;
  const people: (Pick<Player, 'team' | 'role'> & { isRegistered: boolean })[] = [];
  for (const [team, { isRegistered, client, members }] of plan.teams.entries()) {
    if (client !== 'today') {
      const name = `z${team}`;
      const seated = originalClient(world, world.line(name), world.random(name), {
        name,
        team,
        hasCursor: client === 'n-1',
      });
      world.originals.push(seated);
      seated.live();
      continue;
    }
    people.push({ team, role: 'captain', isRegistered });
    for (const role of members) people.push({ team, role, isRegistered: true });
  }
  for (let n = 0; n < plan.watchers; n += 1) people.push({ team: undefined, role: 'watcher', isRegistered: false });

  for (const [n, { team, role, isRegistered }] of people.entries()) {
    const name = String.fromCharCode('a'.charCodeAt(0) + n);
    const account = isRegistered ? await server.newAccount(`Player ${name}`) : undefined;
    const random = world.random(`player ${name}`);
    const player: Player = { name, team, role, random, account, phones: [], count: 0, isIn: false, refusals: 0 };
    world.players.push(player);
    const tab = world.newPhone(player).open();
    if (account) tab.client.session.setToken(account.token);
    if (random.chance(0.7)) player.phones[0]?.setCookie(cookieOf(world, tab));
    kernel.after(random.between(0, 1_500), () => tab.reach(() => enter(world, player, tab)));
    live(world, player);
  }
}

/** What a phone has that was here before: most have. The others ask for it with their first write. */
function cookieOf({ server }: World, tab: Tab): string {
  return `${antiForgeryCookie}=${server.house.keys.antiForgery(tab.client.session.clientId())}`;
}
