import type { Tab } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import type { Player } from './player.ts';

/** A phone's token turned out invalid: its owner logs in again, and opens the game again. */
export function logInAgain(world: World, player: Player, { phone, name }: Tab): void {
  const { kernel, server } = world;
  const { account } = player;
  if (!account) return;
  world.trace.note(name, 'is logged out');
  player.isLoggedOut = true;
  const again = async () => {
    if (!server.isUp || phone.isAsleep || phone.tabs.length === 0) return later();
    // With storage blocked no tab learns of another's login, so all logged-out tabs log in.
    const loggedOut = phone.tabs.filter(({ client }) => client.session.token() === undefined);
    if (loggedOut.length > 0) {
      const row = await server.db
        .selectFrom('accounts')
        .selectAll()
        .where('account_id', '=', account.account_id)
        .executeTakeFirstOrThrow();
      account.token = await server.context.tokens.ofPlayer(row);
      for (const { client } of loggedOut) client.session.setToken(account.token);
    }
    player.isLoggedOut = false;
    for (const each of phone.tabs) if (each.isFollowing) each.refresh();
  };
  const later = () => void kernel.after(player.random.between(500, 4_000), () => again().catch(world.failed));
  later();
}
