import type { Tab } from '../phone/tab.ts';
import type { World } from '../world.ts';
import type { Player } from './player.ts';

/** A phone whose token turned out invalid: its owner logs in once more, and opens the game again. */
export function logInAgain(world: World, player: Player, { phone, name }: Tab): void {
  const { kernel, server } = world;
  const { account } = player;
  if (!account) return;
  world.trace.note(name, 'is logged out');
  const again = async () => {
    const [tab] = phone.tabs;
    if (!server.isUp || phone.isAsleep || !tab) return later();
    if (tab.client.session.token() === undefined) {
      const row = await server.db
        .selectFrom('accounts')
        .selectAll()
        .where('account_id', '=', account.account_id)
        .executeTakeFirstOrThrow();
      account.token = await server.house.tokens.ofPlayer(row);
      tab.client.session.setToken(account.token);
    }
    for (const each of phone.tabs) if (each.isFollowing) each.refresh();
  };
  const later = () => void kernel.after(player.random.between(500, 4_000), () => again().catch(world.failed));
  later();
}
