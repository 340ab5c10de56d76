import { updateToken } from '@snug/contract';
import { type Player, screensOf } from '../test-players/player.ts';
import type { World } from '../world/world.ts';
import type { FaultName } from './faults.ts';
import type { FaultScheduler } from './scheduler.ts';

/** A new token for the same login, a login that is ended elsewhere, a token that expires, all while a phone plays (F18). */
export function scheduleLoginFaults(world: World, { schedule }: Pick<FaultScheduler, 'schedule'>): void {
  const { server, faults, ledger } = world;
  const random = world.random('logins');

  function onLogin(
    name: FaultName,
    most: number,
    strike: (player: Player, token: string) => Promise<void> | undefined,
  ) {
    schedule(name, most, () => {
      const loggedIn = world.players.filter(({ account, isIn }) => account && isIn);
      if (loggedIn.length === 0 || !server.isUp) return;
      const player = random.pick(loggedIn);
      // A request that fails has no effect.
      strike(player, player.account?.token ?? '')?.catch(() => {});
    });
  }

  onLogin('token-rotated', 2, (player) => {
    const [tab] = screensOf(player);
    const call = tab?.client.call(updateToken);
    return call?.then(({ message }) => {
      if (tab?.isDead || !player.account) return;
      faults.hit('token-rotated');
      player.account.token = message;
      tab?.client.session.setToken(message);
    });
  });
  onLogin('token-revoked', 1, (_player, token) =>
    server.revoke(token).then(() => {
      faults.hit('token-revoked');
      ledger.revoked.add(token);
    }),
  );
  onLogin('token-expired', 1, (_player, token) => server.expire(token).then(() => faults.hit('token-expired')));
}
