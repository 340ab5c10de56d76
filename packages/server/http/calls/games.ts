import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, headView, Refusal, seatedTeam, teamsToAsk } from '@snug/rules';
import { accountOf, findPlayer, hasGuestSeat, senderOf } from '../../accounts/actor.ts';
import { coversGame } from '../../accounts/link-login.ts';
import { addTeamToGame } from '../../commands/add-team-to-game.ts';
import { findOpenGame, gameByCode } from '../../commands/find-open-game.ts';
import { readGameStateInPlay } from '../../database/game-state.ts';
import { fromRow } from '../../database/rows.ts';
import { lastWriteOf } from '../../database/team-round.ts';
import { ownTeamsIn, seatsIn, teamsOf } from '../../database/teams.ts';
import { venueName } from '../../database/venue-name.ts';
import { readFoundPlayer } from '../../queries/found-player.ts';
import { readGameView } from '../../queries/game.ts';
import { gamesOf } from '../../queries/games-of.ts';
import { identityOf } from '../actor.ts';
import { command } from '../command.ts';
import { takeGuestPast } from '../guest-past.ts';
import { expectNewcomer, noWays, paceNewcomer, paceNewTeam, waysInOf } from '../newcomers.ts';
import { inGame, players } from '../policy.ts';
import { type CallFamily, gameOf, playerOf, route } from '../route.ts';

/** Of calls that put a player on a team, or a team into a game. */
const bringing = {
  400: ['teamNameNeeded', 'nameNeeded'],
  403: ['guestCannotJoin', 'notYourTeam', 'takenOffTeam', 'loginNeeded'],
  409: [
    'alreadyOnTeam',
    'teamNameTaken',
    'quizmastersName',
    'gameEnded',
    'teamFull',
    'teamTooLate',
    'doorsClosed',
    'gameFull',
  ],
  429: ['tooManyInvites', 'tooFast'],
} as const;

export const games: CallFamily = {
  name: 'games',
  about: 'Finding a game, getting into it, and everything a phone may see of it.',
  calls: [
    route(contract.findGame, shapes.findGameShapes, {
      summary: 'The open game with this code, its teams, and the player this device was in it.',
      allow: { roles: players },
      refusals: { 404: ['unknownCode'], 429: ['tooMany'] },
      async answer({ body, actor, context }) {
        const { db } = context.store;
        const game = await gameByCode(context, body.code, actor);
        const { game_id } = game;
        expectNewcomer(context, game_id, actor);
        const isCovered = coversGame(actor.bearer, game_id);
        const account = isCovered ? accountOf(actor) : undefined;
        const mine = account ? await ownTeamsIn(db, game_id, account.account_id) : [];
        if (isCovered) await takeGuestPast(context, game_id, actor);
        const { left, mayWatch } = isCovered ? await waysInOf(db, game, actor) : noWays;
        return {
          game: headView(fromRow(game), await venueName(db, game.venue_id)),
          found_player: isCovered ? await readFoundPlayer(db, game_id, actor) : null,
          // The alias works for members of that registered team alone, and stays valid when the team's code is renewed.
          ...(mine.length > 0 && {
            my_teams: mine.map(({ kt_team_id, alias }) => ({ kt_team_id, team_code: alias })),
          }),
          teams: teamsToAsk(await teamsOf(db, { game_id }), await seatsIn(db, game_id)).map(seatedTeam),
          ...(game.doors_closed_at !== null && { doors_closed: true, ...(mayWatch && { may_watch: true }) }),
          ...(left && { left_team: left.team_name }),
        };
      },
    }),

    /** Widgets on any page may make this call; it reveals nothing else. */
    route(contract.gameExists, shapes.gameExistsShapes, {
      summary: 'Whether a game with this code can be joined now; any origin may ask.',
      allow: { roles: [...players, 'host'], clientId: 'none' },
      refusals: { 429: ['tooMany'] },
      async answer({ params, actor, context, setHeader }) {
        setHeader('access-control-allow-origin', '*');
        setHeader('cross-origin-resource-policy', 'cross-origin');
        return { exists: (await findOpenGame(context, params.code, actor, 'joinBoxLookUps')) !== undefined };
      },
    }),

    route(contract.listGames, shapes.listGamesShapes, {
      summary: 'The caller’s current games.',
      allow: { roles: players },
      async answer({ actor, context }) {
        const { db } = context.store;
        const games = await gamesOf(db, actor, context.clock.now());
        // A forwarded link does not reveal the account's other games (H47).
        return games.filter(({ gameid }) => coversGame(actor.bearer, gameid));
      },
    }),

    /** The caller becomes the captain of the team they bring, or a member when it is in the game already. */
    route(contract.joinWithCode, shapes.joinWithCodeShapes, {
      summary: 'Joins with a team, new or registered, the caller as its captain.',
      allow: { roles: players, once: true, linkLogin: 'no' },
      refusals: { ...bringing, 404: ['unknownCode'] },
      async answer({ body, actor, context }) {
        const { game_id } = await gameByCode(context, body.code, actor);
        const by = { ...identityOf(actor), sender: senderOf(actor) };
        await takeGuestPast(context, game_id, actor);
        return paceNewTeam(context, game_id, actor, body.team_name, () => addTeamToGame(context, game_id, by, body));
      },
    }),

    /** Joins a team by its code or by an invite's, and watches without a code. */
    route(contract.joinGame, shapes.joinGameShapes, {
      summary: 'Joins the team with this code, or watches when there is none.',
      allow: { roles: players, game: 'params', once: true },
      refusals: {
        400: ['nameNeeded'],
        403: ['guestCannotJoin', 'badTeamCode', 'takenOffTeam', 'guestTeam'],
        409: ['alreadyOnTeam', 'gameEnded', 'teamFull', 'doorsClosed', 'gameCrowded'],
        429: ['tooFast'],
      },
      async answer(request) {
        const { actor, body, context } = request;
        return paceNewcomer(context, gameOf(request).game_id, actor, () =>
          command(request, 'joinGame', { ...identityOf(actor), team_code: body.team_code }),
        );
      },
    }),

    /** Takes only the client id that the request's header presents, never somebody else's (H43). */
    route(contract.newPlayer, shapes.newPlayerShapes, {
      summary: 'Makes a separate player of this game for a fresh client id.',
      allow: { roles: players, game: 'params', once: true },
      refusals: { 400: ['clientIdOther'], 409: ['gameEnded', 'doorsClosed', 'gameCrowded'], 429: ['tooFast'] },
      async answer(request) {
        const { body, actor, context } = request;
        if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
        return paceNewcomer(context, gameOf(request).game_id, actor, () =>
          command(request, 'newPlayer', identityOf(actor)),
        );
      },
    }),

    route(contract.loadGame, shapes.loadGameShapes, {
      summary: 'The game as the caller may see it: 403 when not in it, 404 when there is none.',
      allow: { roles: inGame, game: 'query' },
      async answer(request) {
        const { actor, context } = request;
        const { game_id } = gameOf(request);
        // Whoever has logged in since is not a guest here any more.
        if (accountOf(actor) && (await hasGuestSeat(context.store.db, playerOf(request), actor))) {
          await command(request, 'takeGuestSeat', identityOf(actor));
        }
        return context.store.read(async (trx) => {
          const player = await findPlayer(trx, game_id, actor);
          const state = await readGameStateInPlay(trx, game_id);
          if (!state) throw new Refusal(404, details.gameNotFound);
          if (!player) throw new Refusal(403, details.noGameAccess);
          const venue = await venueName(trx, state.game.venue_id);
          const view = await readGameView(trx, state, fromRow(player), accountOf(actor), venue, context);
          context.positions.loaded(player, view.epoch, view.last_msg_id);
          const answer_seq = await lastWriteOf(trx, player, actor.client_hash);
          return answer_seq === null ? view : { ...view, answer_seq };
        });
      },
    }),

    /** A player who comes back is the same player again (OPEN-46). */
    route(contract.leaveGame, shapes.leaveGameShapes, {
      summary: 'Leaves the game, and with it the team.',
      allow: { roles: inGame, game: 'params', once: true },
      refusals: { 409: ['joinedByNow'] },
      answer: (request) =>
        command(request, 'leaveGame', {
          player_code: playerOf(request).player_code,
          only_watching: request.body?.only_watching,
        }),
    }),

    /** Like `joinWithCode`, for a caller who watches the game already (CALL-17). */
    route(contract.addTeam, shapes.addTeamShapes, {
      summary: 'Brings the caller’s team, new or registered, into the game they watch, the caller as its captain.',
      allow: { roles: ['watcher', 'pending'], game: 'params', once: true },
      refusals: bringing,
      async answer(request) {
        const { body, actor, context } = request;
        const { game_id } = gameOf(request);
        const by = { ...identityOf(actor), sender: senderOf(actor) };
        await takeGuestPast(context, game_id, actor);
        return paceNewTeam(context, game_id, actor, body.team_name, () =>
          addTeamToGame(context, game_id, by, { num_players: 1, invites: [], ...body }),
        );
      },
    }),
  ],
};
