import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { hostOf } from '../../accounts/actor.ts';
import { repeatGame } from '../../commands/create-game.ts';
import { startOf } from '../../commands/start-of.ts';
import { readNextNights, readPlan, readPlanChoices } from '../../queries/planning.ts';
import { command } from '../command.ts';
import { hostOfGame, hosts, players } from '../policy.ts';
import { type CallFamily, gameOf, type RequestContext, route } from '../route.ts';

export const planning: CallFamily = {
  name: 'planning',
  about: 'Making a game, changing one that has not begun, and the nights that are ahead.',
  calls: [
    route(contract.hostPlanChoices, shapes.hostPlanChoicesShapes, {
      summary: 'The packs and quizmasters that a game of the venue can be planned with.',
      allow: hosts,
      async answer({ actor, context }) {
        const { venue_id, host_id } = hostOf(actor);
        return readPlanChoices(context.store.db, venue_id, host_id);
      },
    }),

    route(contract.hostLoadPlan, shapes.hostLoadPlanShapes, {
      summary: 'What is settled about a game, and where its pack was played at the venue before.',
      allow: hostOfGame,
      answer: planOf,
    }),

    route(contract.hostPlanGame, shapes.hostPlanGameShapes, {
      summary: 'Changes a game that has not begun; phones that are in it load it again.',
      allow: hostOfGame,
      refusals: {
        400: ['noSuchDate', 'datePast', 'dateFar'],
        404: ['noSuchPack', 'personNotFound'],
        409: ['gameBegun', 'gameEnded'],
      },
      async answer(request) {
        await command(request, 'planGame', { ...request.body, ...startOf(request.body.date) });
        return planOf(request);
      },
    }),

    route(contract.hostRepeatGame, shapes.hostRepeatGameShapes, {
      summary: 'Makes a game like this one for each date, each with a code of its own.',
      allow: { ...hostOfGame, once: true },
      refusals: {
        400: ['noSuchDate', 'datePast', 'dateFar'],
        409: ['packNotFound'],
        503: ['noCodeLeft'],
      },
      reads: ['idempotencyKey'],
      async answer(request) {
        const { body, context, idempotencyKey } = request;
        const wanted = { dates: body.dates, idempotency_key: idempotencyKey };
        return { games: await repeatGame(context, hostOf(request.actor), gameOf(request).game_id, wanted) };
      },
    }),

    route(contract.hostCancelGame, shapes.hostCancelGameShapes, {
      summary: 'Cancels a game that has not begun.',
      allow: hostOfGame,
      refusals: { 409: ['gameBegun', 'gameEnded'] },
      async answer(request) {
        await command(request, 'cancelGame', {});
        return planOf(request);
      },
    }),

    route(contract.hostUncancelGame, shapes.hostUncancelGameShapes, {
      summary: 'Takes the cancelling of a game back, while its date is ahead.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded', 'datePast', 'codeInUse'] },
      async answer(request) {
        await command(request, 'uncancelGame', {});
        return planOf(request);
      },
    }),

    route(contract.hostMendQuestion, shapes.hostMendQuestionShapes, {
      summary: 'Mends a typo in a question, here and in the kept pack; what was answered stays.',
      allow: hostOfGame,
      refusals: {
        400: ['questionTextNeeded', 'answersNeeded', 'answerNotListed'],
        404: ['questionNotFound'],
        409: ['gameFinal', 'changedMeanwhile'],
      },
      answer: (request) => command(request, 'mendQuestion', request.body),
    }),

    route(contract.nextNights, shapes.nextNightsShapes, {
      summary: 'The next nights that anybody may come to: of the venue of a game, or of all.',
      allow: { roles: [...players, 'host'], clientId: 'none' },
      answer: ({ query, context }) => readNextNights(context.store.db, context.clock.now(), query.game_id),
    }),
  ],
};

function planOf(request: Pick<RequestContext<never>, 'context' | 'game'>) {
  const { game_id } = gameOf(request);
  return request.context.store.read((trx) => readPlan(trx, game_id));
}
