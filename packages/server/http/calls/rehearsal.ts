import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { hostOf } from '../../accounts/actor.ts';
import { startRehearsal, stopRehearsal } from '../../bots/rehearsals.ts';
import { lastRehearsal } from '../../queries/rehearsal.ts';
import { command } from '../command.ts';
import { hostOfGame } from '../policy.ts';
import { type CallFamily, gameOf, route } from '../route.ts';

export const rehearsal: CallFamily = {
  name: 'rehearsal',
  about: 'Bots: rehearsing a game before it begins, and the bot that runs a demo.',
  calls: [
    route(contract.hostStartRehearsal, shapes.hostStartRehearsalShapes, {
      summary: 'Plays a game that has not begun with bots, in a copy of it.',
      allow: hostOfGame,
      refusals: { 409: ['hasBegun', 'otherRehearsals'], 503: ['noCodeLeft'] },
      async answer(request) {
        const { context, actor } = request;
        return { rehearsal: await startRehearsal(context, gameOf(request), hostOf(actor).host_id) };
      },
    }),

    route(contract.hostRehearsal, shapes.hostRehearsalShapes, {
      summary: 'How far the last rehearsal of the game is, and what it has found.',
      allow: hostOfGame,
      async answer(request) {
        const { context } = request;
        return { rehearsal: await lastRehearsal(context.store.db, gameOf(request).game_id, context.clock.now()) };
      },
    }),

    route(contract.hostStopRehearsal, shapes.hostStopRehearsalShapes, {
      summary: 'Breaks the rehearsal off; what it has found stays.',
      allow: hostOfGame,
      answer: async (request) => ({ rehearsal: await stopRehearsal(request.context, gameOf(request).game_id) }),
    }),

    route(contract.hostSetAutopilot, shapes.hostSetAutopilotShapes, {
      summary: 'Hands the game back to the bot that has run it, or takes it over.',
      allow: hostOfGame,
      refusals: { 409: ['noAutopilot'] },
      answer: (request) => command(request, 'setAutopilot', { on: request.body.on }),
    }),
  ],
};
