import { updateToken } from '@snug/contract';
import { type Player, screensOf } from '../people/player.ts';
import type { World } from '../world.ts';
import type { Times } from './times.ts';

/** F18: another token of the same login, a login that ends elsewhere, a token that runs out: all while a phone plays. */
export function logins(world: World, times: Times): void {
  const { server } = world;
  const chance = world.random('logins');
  const loggedIn = () => world.players.filter(({ account, isIn }) => account && isIn);
  function someone(strike: (player: Player, token: string) => void): () => void {
    return () => {
      const here = loggedIn();
      if (here.length === 0 || !server.isUp) return;
      const player = chance.pick(here);
      strike(player, player.account?.token ?? '');
    };
  }
  times(
    'token-rotated',
    2,
    someone((player) => {
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
  times(
    'token-revoked',
    1,
    someone((_player, token) => {
      server.revoke(token).then(
        () => {
          world.faults.hit('token-revoked');
          world.ledger.revoked.add(token);
        },
        () => {},
      );
    }),
  );
  times(
    'token-expired',
    1,
    someone((_player, token) => {
      server.expire(token).then(
        () => world.faults.hit('token-expired'),
        () => {},
      );
    }),
  );
}
