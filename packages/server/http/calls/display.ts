import { getDisplay, hostDisplay, hostNewDisplay } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { renewDisplay } from '../../commands/display.ts';
import { displayedGame, displayUrl, readDisplay } from '../../queries/display.ts';
import { takeOfSecret } from '../limits-of-address.ts';
import { hostOfGame, players } from '../policy.ts';
import { type CallFamily, gameOf, route } from '../route.ts';

export const display: CallFamily = {
  name: 'display',
  about: 'The big screen: what the room sees, for whoever has the address that the quizmaster opens.',
  calls: [
    route(getDisplay, shapes.getDisplayShapes, {
      summary: 'What the big screen of a game shows.',
      allow: { roles: [...players, 'host'], clientId: 'none' },
      refusals: { 403: ['displayOver'] },
      reads: ['displayToken'],
      async answer({ params, displayToken, context, actor }) {
        const secret = `${params.code}\n${displayToken ?? ''}`;
        const game = await takeOfSecret(context, 'displays', actor, secret, () =>
          displayedGame(context, params.code, displayToken),
        );
        if (game.status === 'live') context.atHome.seen(actor.address, game.game_id);
        return context.store.read((trx) => readDisplay(trx, game, context));
      },
    }),

    route(hostDisplay, shapes.hostDisplayShapes, {
      summary: 'The address of the game’s big screen.',
      allow: hostOfGame,
      answer: async (request) => ({ url: displayUrl(request.context, gameOf(request)) }),
    }),

    route(hostNewDisplay, shapes.hostNewDisplayShapes, {
      summary: 'A new address of the game’s big screen; the one before shows nothing any more.',
      allow: hostOfGame,
      answer: async (request) => ({ url: await renewDisplay(request.context, gameOf(request).game_id) }),
    }),
  ],
};
