import {
  cleanTeamName,
  findGame,
  gameExists,
  isEmail,
  isPhone,
  joinGame,
  joinWithCode,
  listGames,
  loadGame,
  newPlayer,
} from '@snug/contract';
import {
  findGameShapes,
  gameExistsShapes,
  joinGameShapes,
  joinWithCodeShapes,
  listGamesShapes,
  loadGameShapes,
  newPlayerShapes,
} from '@snug/contract/shapes';
import type { Transaction } from 'kysely';
import { act } from '../act.ts';
import { type Actor, accountOf, findPlayer } from '../actor.ts';
import { andThen, arrive } from '../arrival.ts';
import { findOpenGame, gameByCode } from '../game-codes.ts';
import { newCapability, newId } from '../ids.ts';
import { details, Refusal } from '../refusals.ts';
import { gameOf, route } from '../route.ts';
import { refuseEnded } from '../rules/night.ts';
import { joinTeam } from '../rules/people.ts';
import { headcount, newTeam } from '../rules/teams.ts';
import { readNight } from '../store/night.ts';
import type { Database, GameTeamRow } from '../store/schema.ts';
import { membersOf, registeredTeam, teamByCode, teamsOf } from '../store/teams.ts';
import { venueName } from '../store/venue-name.ts';
import { foundPlayerView } from '../views/found-player.ts';
import { gameView } from '../views/game.ts';
import { headView } from '../views/head.ts';

export const gameRoutes = [
  route(findGame, findGameShapes, async ({ body, actor, house }) => {
    const { db } = house.store;
    const game = await gameByCode(house, body.code, actor);
    return {
      game: headView(game, await venueName(db, game.venue_id)),
      found_player: await foundPlayerView(db, game.game_id, actor),
    };
  }),

  /** A widget on any page may ask; it is told nothing else. */
  route(gameExists, gameExistsShapes, async ({ params, actor, house, setHeader }) => {
    setHeader('access-control-allow-origin', '*');
    return { exists: (await findOpenGame(house, params.code, actor)) !== undefined };
  }),

  route(listGames, listGamesShapes, async ({ actor, house }) => {
    const account = accountOf(actor);
    const rows = await house.store.db
      .selectFrom('game_players')
      .innerJoin('games', 'games.game_id', 'game_players.game_id')
      .innerJoin('venues', 'venues.venue_id', 'games.venue_id')
      .leftJoin('game_teams', 'game_teams.teamid', 'game_players.teamid')
      .selectAll('games')
      .select(['venues.name as venue', 'game_players.status as standing', 'team_name', 'team_image'])
      .where('games.status', '=', 'live')
      .where((row) =>
        account
          ? row('game_players.account_id', '=', account.account_id)
          : row.and([
              row('game_players.client_hash', '=', actor.client_hash ?? ''),
              row('game_players.account_id', 'is', null),
            ]),
      )
      .orderBy('games.created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      ...headView(row, row.venue),
      spectator: row.standing === 'watching',
      invite: false,
      declined: false,
      team: row.team_name === null ? null : { team_name: row.team_name, team_image: row.team_image ?? '' },
      team_code: '',
    }));
  }),

  /** With a team of one's own, new or registered; the caller becomes its captain, or a member when it is here already. */
  route(joinWithCode, joinWithCodeShapes, async ({ body, actor, house }) => {
    const { kt_team_id, team_name, num_players, invites } = body;
    const { game_id } = await gameByCode(house, body.code, actor);
    if (!invites.every(({ email = '', phone = '' }) => isEmail(email) || isPhone(phone))) {
      throw new Refusal(400, details.contactNeeded);
    }
    if (invites.length > 0) throw new Refusal(400, details.noInvitesYet);

    return act(house, game_id, async (trx) => {
      const arrival = await arrive(trx, house, game_id, actor);
      const { player } = arrival;
      const teams = await teamsOf(trx, game_id);
      const registered = kt_team_id === 'new' ? undefined : await ownTeam(trx, actor, kt_team_id);
      const number = registered ? String(registered.kt_team_id) : '';
      const here = registered && teams.find((team) => team.kt_team_id === number);
      const mine = teams.find((team) => team.teamid === player.teamid);
      const joined = ({ team_code }: GameTeamRow) => ({ status: 'success', game_id, team_code });

      // Asked again, by a retry or another phone of the same person: the same answer.
      const isMine = registered ? mine === here : mine?.team_name === cleanTeamName(team_name);
      if (mine && isMine) return { outcome: arrival.outcome, reply: joined(mine) };
      if (here) {
        const outcome = joinTeam(player, here, await membersOf(trx, here.teamid));
        return { outcome: andThen(arrival.outcome, outcome), reply: joined(here) };
      }
      const wanted = {
        team_name: registered?.team_name ?? team_name,
        kt_team_id: number,
        team_image: registered?.team_image ?? '',
        num_players: headcount(num_players, invites.length),
      };
      const ids = { teamid: newId(house.random), team_code: newCapability(house.random), alias: newId(house.random) };
      const { outcome, team } = newTeam(player, teams, wanted, ids, house.clock.now());
      return { outcome: andThen(arrival.outcome, outcome), reply: joined(team) };
    });
  }),

  /** With a team's code onto that team; without one, to watch. */
  route(joinGame, joinGameShapes, async (asked) => {
    const { body, actor, house } = asked;
    const { game_id } = gameOf(asked);
    const { team_code } = body;
    const reply = { status: 'success', game_id };
    if (!team_code) {
      return act(house, game_id, async (trx) => ({
        outcome: (await arrive(trx, house, game_id, actor)).outcome,
        reply,
      }));
    }
    const account = accountOf(actor);
    if (!account) throw new Refusal(403, details.guestCannotJoin);
    if (account.player_name === '') throw new Refusal(400, details.nameNeeded);
    return act(house, game_id, async (trx) => {
      const night = await readNight(trx, game_id);
      if (night) refuseEnded(night.game);
      const team = await teamByCode(trx, game_id, team_code, account.account_id);
      if (!team) throw new Refusal(403, details.badTeamCode);
      const arrival = await arrive(trx, house, game_id, actor);
      const outcome = joinTeam(arrival.player, team, await membersOf(trx, team.teamid));
      return { outcome: andThen(arrival.outcome, outcome), reply };
    });
  }),

  /** For the fresh client id of this browser, which its header presents; never for somebody else's (H43). */
  route(newPlayer, newPlayerShapes, async (asked) => {
    const { body, actor, house } = asked;
    const { game_id } = gameOf(asked);
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    return act(house, game_id, async (trx) => ({
      outcome: (await arrive(trx, house, game_id, actor)).outcome,
      reply: { success: true },
    }));
  }),

  route(loadGame, loadGameShapes, async (asked) => {
    const { actor, house } = asked;
    const { game_id } = gameOf(asked);
    return house.store.read(async (trx) => {
      const player = await findPlayer(trx, game_id, actor);
      const night = await readNight(trx, game_id);
      if (!night) throw new Refusal(404, details.gameNotFound);
      if (!player) throw new Refusal(403, details.noGameAccess);
      const venue = await venueName(trx, night.game.venue_id);
      const view = await gameView(trx, night, player, accountOf(actor), venue, house.incarnation);
      house.positions.loaded(player.player_id, view.epoch, view.last_msg_id);
      return view;
    });
  }),
];

async function ownTeam(trx: Transaction<Database>, actor: Actor, kt_team_id: string) {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.guestCannotJoin);
  const isNumber = /^\d{5,9}$/.test(kt_team_id);
  const team = isNumber ? await registeredTeam(trx, Number(kt_team_id), account.account_id) : undefined;
  if (!team) throw new Refusal(403, details.notYourTeam);
  return team;
}
