import {
  hostAsk,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostFinalizeGame,
  hostGames,
  hostLoadGame,
  hostMe,
  hostNewGame,
  hostNudge,
  hostOpenSubmissions,
  hostRecall,
  hostReopenGame,
  hostReveal,
  hostSetTips,
  hostSignIn,
  hostSignOut,
  hostStartRound,
  packMaxBytes,
} from '@snug/contract';
import {
  hostAskShapes,
  hostCloseSubmissionsShapes,
  hostEndGameShapes,
  hostEndRoundShapes,
  hostFinalizeGameShapes,
  hostGamesShapes,
  hostLoadGameShapes,
  hostMeShapes,
  hostNewGameShapes,
  hostNudgeShapes,
  hostOpenSubmissionsShapes,
  hostRecallShapes,
  hostReopenGameShapes,
  hostRevealShapes,
  hostSetTipsShapes,
  hostSignInShapes,
  hostSignOutShapes,
  hostStartRoundShapes,
} from '@snug/contract/shapes';
import { details, headView, Refusal } from '@snug/rules';
import { endLogin } from '../../accounts/revocation.ts';
import { useSignInLink } from '../../accounts/sign-in-links.ts';
import type { CommandData } from '../../commands/commands.ts';
import { newGame } from '../../commands/create-game.ts';
import { runCommand } from '../../commands/run-command.ts';
import { readGameState } from '../../database/game-state.ts';
import { fromRow } from '../../database/rows.ts';
import { venueName } from '../../database/venue-name.ts';
import { readHostGame } from '../../queries/host.ts';
import type { Actor } from '../actor.ts';
import { gameOf, type RequestContext, route } from '../route.ts';

export const hostRoutes = [
  route(hostSignIn, hostSignInShapes, async ({ body, context }) => {
    const host_id = await useSignInLink(context, body.link);
    const { db } = context.store;
    const { name, venue_id } = await db
      .selectFrom('hosts')
      .selectAll()
      .where('host_id', '=', host_id)
      .executeTakeFirstOrThrow();
    const venue = await venueName(db, venue_id);
    return { token: await context.tokens.ofHost(host_id), host: { name, venue } };
  }),

  route(hostSignOut, hostSignOutShapes, async ({ actor, context }) => {
    if (actor.bearer?.kind === 'host') await endLogin(context, actor.bearer);
    return { status: 'success' };
  }),

  route(hostMe, hostMeShapes, async ({ actor, context }) => {
    const { name, venue_id } = hostOf(actor);
    return { name, venue: await venueName(context.store.db, venue_id) };
  }),

  route(hostGames, hostGamesShapes, async ({ actor, context }) => {
    const { venue_id } = hostOf(actor);
    const { db } = context.store;
    const venue = await venueName(db, venue_id);
    const games = await db
      .selectFrom('games')
      .selectAll()
      .where('venue_id', '=', venue_id)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    return games.map((game) => headView(fromRow(game), venue));
  }),

  route(
    hostNewGame,
    hostNewGameShapes,
    async ({ body, actor, context, idempotencyKey }) => {
      const { venue_id, host_id } = hostOf(actor);
      const { pack, private_event = false, kt_id = '' } = body;
      // A title is one line on every screen, as the pack's own is.
      const title = [...body.title.trim()].slice(0, 200).join('') || pack.title;
      const wanted = { venue_id, host_id, title, pack, private_event, kt_id, idempotency_key: idempotencyKey };
      return context.store.write((trx) => newGame(trx, context, wanted));
    },
    packMaxBytes,
  ),

  route(hostLoadGame, hostLoadGameShapes, async (asked) => {
    const { context } = asked;
    const { game_id } = gameOf(asked);
    return context.store.read(async (trx) => {
      const night = await readGameState(trx, game_id);
      if (!night) throw new Refusal(404, details.gameNotFound);
      return readHostGame(trx, night, await venueName(trx, night.game.venue_id), context);
    });
  }),

  route(hostStartRound, hostStartRoundShapes, (asked) =>
    command(asked, 'startRound', { round_order: asked.body.round_order }),
  ),
  route(hostEndRound, hostEndRoundShapes, (asked) => command(asked, 'endRound', {})),
  route(hostAsk, hostAskShapes, (asked) => command(asked, 'ask', { question_id: asked.body.question_id })),
  route(hostRecall, hostRecallShapes, (asked) => command(asked, 'recall', { question_id: asked.body.question_id })),
  route(hostOpenSubmissions, hostOpenSubmissionsShapes, (asked) => command(asked, 'openSubmissions', {})),
  route(hostCloseSubmissions, hostCloseSubmissionsShapes, (asked) =>
    command(asked, 'closeSubmissions', { keep_round: asked.body.keep_round ?? false }),
  ),
  route(hostEndGame, hostEndGameShapes, (asked) => command(asked, 'endGame', {})),
  route(hostReopenGame, hostReopenGameShapes, (asked) => command(asked, 'reopenGame', {})),
  route(hostFinalizeGame, hostFinalizeGameShapes, (asked) => command(asked, 'finalizeGame', {})),
  route(hostReveal, hostRevealShapes, (asked) => command(asked, 'reveal', { round_order: asked.body.round_order })),
  route(hostNudge, hostNudgeShapes, (asked) => command(asked, 'nudge', {})),

  /** It becomes part of a payment link on players' phones, so nothing else may be in it (H52). */
  route(hostSetTips, hostSetTipsShapes, async ({ body, actor, context }) => {
    const tip_handle = body.handle.trim();
    if (tip_handle !== '' && !/^[A-Za-z0-9_-]{1,30}$/.test(tip_handle)) throw new Refusal(400, details.badHandle);
    const { host_id } = hostOf(actor);
    await context.store.db.updateTable('hosts').set({ tip_handle }).where('host_id', '=', host_id).execute();
    return { status: 'success' };
  }),
];

type Command =
  | 'startRound'
  | 'endRound'
  | 'ask'
  | 'recall'
  | 'openSubmissions'
  | 'closeSubmissions'
  | 'endGame'
  | 'reopenGame'
  | 'finalizeGame'
  | 'reveal'
  | 'nudge';

function command<N extends Command>(
  asked: Pick<RequestContext<never>, 'context' | 'game'>,
  name: N,
  data: CommandData<N>,
) {
  return runCommand(asked.context, gameOf(asked).game_id, name, data);
}

export function hostOf({ bearer }: Actor) {
  if (bearer?.kind !== 'host') throw new Refusal(403, details.hostOnly);
  return bearer.host;
}
