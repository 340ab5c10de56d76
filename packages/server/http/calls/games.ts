import {
  addTeam,
  findGame,
  gameExists,
  joinGame,
  joinWithCode,
  leaveGame,
  listGames,
  loadGame,
  newPlayer,
} from '@snug/contract';
import {
  addTeamShapes,
  findGameShapes,
  gameExistsShapes,
  joinGameShapes,
  joinWithCodeShapes,
  leaveGameShapes,
  listGamesShapes,
  loadGameShapes,
  newPlayerShapes,
} from '@snug/contract/shapes';
import { details, headView, Refusal, refuseEnded } from '@snug/rules';
import { coversGame } from '../../accounts/link-login.ts';
import { addTeamToGame } from '../../commands/add-team-to-game.ts';
import { findOpenGame, gameByCode } from '../../commands/find-open-game.ts';
import { runCommand } from '../../commands/run-command.ts';
import { readGameStateInPlay } from '../../database/game-state.ts';
import { fromRow } from '../../database/rows.ts';
import { lastWriteOf } from '../../database/team-round.ts';
import { ownTeamsIn } from '../../database/teams.ts';
import { venueName } from '../../database/venue-name.ts';
import { foundPlayerView } from '../../queries/found-player.ts';
import { readGameView } from '../../queries/game.ts';
import { gamesOf } from '../../queries/games-of.ts';
import { stubView } from '../../queries/stub.ts';
import { accountOf, byOf, findPlayer, senderOf } from '../actor.ts';
import { gameOf, playerOf, route } from '../route.ts';

export const gameRoutes = [
  route(findGame, findGameShapes, async ({ body, actor, context }) => {
    const { db } = context.store;
    const game = await gameByCode(context, body.code, actor);
    const { game_id } = game;
    const isCovered = coversGame(actor.bearer, game_id);
    const account = isCovered ? accountOf(actor) : undefined;
    const mine = account ? await ownTeamsIn(db, game_id, account.account_id) : [];
    return {
      game: headView(fromRow(game), await venueName(db, game.venue_id)),
      found_player: isCovered ? await foundPlayerView(db, game_id, actor) : null,
      // The alias: it joins for a member of that registered team alone, and stays good when the team's code is renewed.
      ...(mine.length > 0 && {
        my_teams: mine.map(({ kt_team_id, alias }) => ({ kt_team_id, team_code: alias })),
      }),
    };
  }),

  /** A widget on any page may ask; it is told nothing else. */
  route(gameExists, gameExistsShapes, async ({ params, actor, context, setHeader }) => {
    setHeader('access-control-allow-origin', '*');
    return { exists: (await findOpenGame(context, params.code, actor)) !== undefined };
  }),

  route(listGames, listGamesShapes, async ({ actor, context }) => {
    const { db } = context.store;
    const games = await gamesOf(db, actor, context.clock.now());
    // A forwarded link says nothing of where else its account plays (H47).
    return games.filter(({ game }) => coversGame(actor.bearer, game.game_id)).map(stubView);
  }),

  /** With a team of one's own, new or registered; the caller becomes its captain, or a member when it is here already. */
  route(joinWithCode, joinWithCodeShapes, async ({ body, actor, context }) => {
    const { game_id } = await gameByCode(context, body.code, actor);
    return addTeamToGame(context, game_id, { ...byOf(actor), sender: senderOf(actor) }, body);
  }),

  /** The same for somebody who watches the game already (CALL-17). */
  route(addTeam, addTeamShapes, async (asked) => {
    const { body, actor, context } = asked;
    const game = gameOf(asked);
    refuseEnded(game);
    const by = { ...byOf(actor), sender: senderOf(actor) };
    return addTeamToGame(context, game.game_id, by, { num_players: 1, invites: [], ...body });
  }),

  /** With a team's code or that of an invite onto that team; without one, to watch. */
  route(joinGame, joinGameShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'joinGame', {
      ...byOf(asked.actor),
      team_code: asked.body.team_code,
    }),
  ),

  /** Who comes back is the same player again (OPEN-46). */
  route(leaveGame, leaveGameShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'leaveGame', { player_code: playerOf(asked).player_code }),
  ),

  /** For the fresh client id of this browser, which its header presents; never for somebody else's (H43). */
  route(newPlayer, newPlayerShapes, async (asked) => {
    const { body, actor, context } = asked;
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    return runCommand(context, gameOf(asked).game_id, 'newPlayer', byOf(actor));
  }),

  route(loadGame, loadGameShapes, async (asked) => {
    const { actor, context } = asked;
    const { game_id } = gameOf(asked);
    return context.store.read(async (trx) => {
      const player = await findPlayer(trx, game_id, actor);
      const night = await readGameStateInPlay(trx, game_id);
      if (!night) throw new Refusal(404, details.gameNotFound);
      if (!player) throw new Refusal(403, details.noGameAccess);
      const venue = await venueName(trx, night.game.venue_id);
      const view = await readGameView(trx, night, fromRow(player), accountOf(actor), venue, context);
      context.positions.loaded(player, view.epoch, view.last_msg_id);
      const answer_seq = await lastWriteOf(trx, player, actor.client_hash);
      return answer_seq === null ? view : { ...view, answer_seq };
    });
  }),
];
