import { updateToken } from '@snug/contract';
import { type Player, screensOf } from '../test-players/player.ts';
import type { World } from '../world/world.ts';
import type { Schedule } from './scheduler.ts';

/** A new token for the same login, a login that is ended elsewhere, a token that expires, all while a phone plays (F18). */
export function scheduleLoginFaults(world: World, schedule: Schedule): void {
  const { server } = world;
  const random = world.random('logins');
  const loggedIn = () => world.players.filter(({ account, isIn }) => account && isIn);
  function onLoggedInPlayer(strike: (player: Player, token: string) => void): () => void {
    return () => {
      const here = loggedIn();
      if (here.length === 0 || !server.isUp) return;
      const player = random.pick(here);
      strike(player, player.account?.token ?? '');
    };
  }
  schedule(
    'token-rotated',
    2,
    onLoggedInPlayer((player) => {
      const [tab] = screensOf(player);
      if (!tab) return;
      tab.client.call(updateToken, { check: (reply) => reply as { status: string; message: string } }).then(
        ({ message }) => {
          if (tab.isDead || !player.account) return;
          world.faults.hit('token-rotated');
          player.account.token = message;
          tab.client.session.setToken(message);
        },
        () => {},
      );
    }),
  );
  schedule(
    'token-revoked',
    1,
    onLoggedInPlayer((_player, token) => {
      server.revoke(token).then(
        () => {
          world.faults.hit('token-revoked');
          world.ledger.revoked.add(token);
        },
        () => {},
      );
    }),
  );
  schedule(
    'token-expired',
    1,
    onLoggedInPlayer((_player, token) => {
      server.expire(token).then(
        () => world.faults.hit('token-expired'),
        () => {},
      );
    }),
  );
}
