import {
  findGame,
  gameCodeLength,
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
import type { Kysely, Transaction } from 'kysely';
import { act } from '../act.ts';
import { type Actor, accountOf, findPlayer } from '../actor.ts';
import type { House } from '../house.ts';
import { newCapability, newId } from '../ids.ts';
import { limitTable } from '../limits.ts';
import { details, Refusal } from '../refusals.ts';
import { type Asked, route } from '../route.ts';
import { nothingNew, type Outcome } from '../rules/outcome.ts';
import { joinTeam } from '../rules/people.ts';
import { headcount, newTeam } from '../rules/teams.ts';
import { readNight } from '../store/night.ts';
import type { Database, GamePlayerRow, GameRow, GameTeamRow, RegisteredTeamRow } from '../store/schema.ts';
import { gameView } from '../views/game.ts';
import { headView } from '../views/head.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export const gameRoutes = [
  route(findGame, findGameShapes, async ({ body, actor, house }) => {
    const game = await gameByCode(house, body.code, actor);
    const { db } = house.store;
    return {
      game: headView(game, await venueName(db, game.venue_id)),
      found_player: await foundPlayer(db, game.game_id, actor),
    };
  }),

  route(gameExists, gameExistsShapes, async ({ params, actor, house, setHeader }) => {
    // A widget on any page may ask, and tells nothing about itself.
    setHeader('access-control-allow-origin', '*');
    const { code } = params;
    const exists = await codeAttempt(house, actor, async () => (await openGame(house.store.db, code)) !== undefined);
    return { exists };
  }),

  route(listGames, listGamesShapes, async ({ actor, house }) => {
    const { db } = house.store;
    const account = accountOf(actor);
    const rows = await db
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
    }));
  }),

  /** With a team of one's own, new or registered; the caller becomes its captain, or a member when it is here already. */
  route(joinWithCode, joinWithCodeShapes, async ({ body, actor, house }) => {
    const { kt_team_id, team_name, num_players, invites } = body;
    const game = await gameByCode(house, body.code, actor);
    if (!invites.every(({ email = '', phone = '' }) => isEmail(email) || isPhone(phone))) {
      throw new Refusal(400, details.contactNeeded);
    }
    if (invites.length > 0) throw new Refusal(400, details.noInvitesYet);

    return act(house, game.game_id, async (trx) => {
      const { player, arrival } = await ensurePlayer(trx, house, game, actor);
      const teams = await trx.selectFrom('game_teams').selectAll().where('game_id', '=', game.game_id).execute();
      const registered = kt_team_id === 'new' ? undefined : await ownTeam(trx, actor, kt_team_id);
      const wanted = {
        team_name: registered?.team_name ?? team_name,
        kt_team_id: registered ? String(registered.kt_team_id) : '',
        team_image: registered?.team_image ?? '',
        num_players: headcount(num_players, invites.length),
      };
      const here = registered && teams.find((team) => team.kt_team_id === wanted.kt_team_id);
      const mine = teams.find((team) => team.teamid === player.teamid);
      const joined = ({ game_id, team_code }: GameTeamRow) => ({ status: 'success', game_id, team_code });

      // Asked again, by a retry or another phone of the same person: the same answer.
      if (mine && (mine === here || (!registered && sameName(mine.team_name, team_name)))) {
        return { outcome: arrival, reply: joined(mine) };
      }
      if (here)
        return { outcome: both(arrival, joinTeam(player, here, await membersOf(trx, here))), reply: joined(here) };
      const ids = { teamid: newId(house.random), team_code: newCapability(house.random), alias: newId(house.random) };
      const { outcome, team } = newTeam(player, teams, wanted, ids, house.clock.now());
      return { outcome: both(arrival, outcome), reply: joined(team) };
    });
  }),

  /** With a team's code onto that team; without one, to watch. */
  route(joinGame, joinGameShapes, async (asked) => {
    const { body, actor, house } = asked;
    const game = gameOf(asked);
    const { game_id } = game;
    const { team_code } = body;
    if (team_code === undefined || team_code === '') {
      return act(house, game_id, async (trx) => {
        const { arrival } = await ensurePlayer(trx, house, game, actor);
        return { outcome: arrival, reply: { status: 'success', game_id } };
      });
    }
    const account = accountOf(actor);
    if (!account) throw new Refusal(403, details.guestCannotJoin);
    if (account.player_name === '') throw new Refusal(400, details.nameNeeded);
    return act(house, game_id, async (trx) => {
      const team = await teamByCode(trx, game_id, team_code, account.account_id);
      if (!team) throw new Refusal(403, details.badTeamCode);
      const { player, arrival } = await ensurePlayer(trx, house, game, actor);
      const outcome = joinTeam(player, team, await membersOf(trx, team));
      return { outcome: both(arrival, outcome), reply: { status: 'success', game_id } };
    });
  }),

  /** For the fresh client id of this browser, which its header presents; never for somebody else's (H43). */
  route(newPlayer, newPlayerShapes, async (asked) => {
    const { body, actor, house } = asked;
    const game = gameOf(asked);
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    return act(house, game.game_id, async (trx) => {
      const { arrival } = await ensurePlayer(trx, house, game, actor);
      return { outcome: arrival, reply: { success: true } };
    });
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

export function gameOf({ game }: Pick<Asked<never>, 'game'>): GameRow {
  if (!game) throw new Error('The policy says nothing about where the id of the game stands.');
  return game;
}

export async function venueName(db: Db, venue_id: string): Promise<string> {
  const { name } = await db
    .selectFrom('venues')
    .select('name')
    .where('venue_id', '=', venue_id)
    .executeTakeFirstOrThrow();
  return name;
}

/** The game that can be joined with a code now. One answer for a code that never was and one that is over (H62). */
async function openGame(db: Db, code: string): Promise<GameRow | undefined> {
  if (!new RegExp(`^\\d{${gameCodeLength}}$`).test(code)) return undefined;
  return db.selectFrom('games').selectAll().where('code', '=', code).where('status', '=', 'live').executeTakeFirst();
}

async function gameByCode(house: House, code: string, actor: Actor): Promise<GameRow> {
  const game = await codeAttempt(house, actor, () => openGame(house.store.db, code.trim()));
  if (!game) throw new Refusal(404, details.unknownCode);
  return game;
}

/** Looks a code up within the limits. Failures count, so that one pub's shared address is no limit (H62). */
async function codeAttempt<T>({ store, limits }: House, actor: Actor, look: () => Promise<T>): Promise<T> {
  const client = actor.client_hash ?? actor.address;
  const { codeFailuresOfClient, codeFailuresOfAddress } = limitTable;
  await store.read(async (trx) => {
    await limits.check(trx, codeFailuresOfClient, client);
    await limits.check(trx, codeFailuresOfAddress, actor.address);
  });
  const found = await look();
  if (!found) {
    await store.write(async (trx) => {
      await limits.count(trx, codeFailuresOfClient, client);
      await limits.count(trx, codeFailuresOfAddress, actor.address);
    });
  }
  return found;
}

/**
 * Who this device was in the game, for the presented client id or account alone (OPEN-16). A registered player of
 * another account is not told of; without a login it is, so that the phone can be asked to log in (JOIN-07).
 */
async function foundPlayer(db: Db, game_id: string, actor: Actor) {
  const { clientId, client_hash } = actor;
  if (clientId === undefined || client_hash === undefined) return null;
  const own = await findPlayer(db, game_id, actor);
  const player =
    own ??
    (actor.bearer
      ? undefined
      : await db
          .selectFrom('game_players')
          .selectAll()
          .where('game_id', '=', game_id)
          .where('client_hash', '=', client_hash)
          .orderBy('created_at', 'desc')
          .executeTakeFirst());
  if (!player) return null;
  return {
    client_id: clientId,
    player: player.account_id === null ? null : { player_code: player.player_code },
    player_name: player.player_name,
  };
}

/** The caller's player in a game, made as a watcher when there is none; a guest who has logged in since takes theirs along. */
async function ensurePlayer(
  trx: Trx,
  house: House,
  game: GameRow,
  actor: Actor,
): Promise<{ player: GamePlayerRow; arrival: Outcome }> {
  const { game_id } = game;
  const account = accountOf(actor);
  const found = await findPlayer(trx, game_id, actor);
  if (found) {
    if (!account || found.account_id === account.account_id) return { player: found, arrival: nothingNew };
    const set = { account_id: account.account_id, player_name: account.player_name || found.player_name };
    return {
      player: { ...found, ...set },
      arrival: { changes: [{ kind: 'player', player_id: found.player_id, set }], posts: [] },
    };
  }
  const live = await trx.selectFrom('games').select('status').where('game_id', '=', game_id).executeTakeFirst();
  if (live?.status !== 'live') throw new Refusal(409, details.gameEnded);
  const row: GamePlayerRow = {
    player_id: newId(house.random),
    game_id,
    player_code: newId(house.random),
    client_hash: actor.client_hash ?? '',
    account_id: account?.account_id ?? null,
    player_name: account?.player_name || 'Guest',
    teamid: null,
    status: 'watching',
    is_captain: 0,
    created_at: house.clock.now(),
  };
  return { player: row, arrival: { changes: [{ kind: 'new-player', row }], posts: [], watchers: true } };
}

/** First the arrival, then what it was for. */
function both(arrival: Outcome, then: Outcome): Outcome {
  return {
    ...then,
    changes: [...arrival.changes, ...then.changes],
    posts: [...arrival.posts, ...then.posts],
    watchers: arrival.watchers || then.watchers || false,
  };
}

function membersOf(trx: Trx, { teamid }: GameTeamRow): Promise<GamePlayerRow[]> {
  return trx
    .selectFrom('game_players')
    .selectAll()
    .where('teamid', '=', teamid)
    .where('status', '=', 'joined')
    .execute();
}

/** The team of a code; of its public alias only for a member of that registered team (H48). */
async function teamByCode(trx: Trx, game_id: string, code: string, account_id: string) {
  const ofGame = trx.selectFrom('game_teams').selectAll().where('game_id', '=', game_id);
  const own = await ofGame.where('team_code', '=', code).executeTakeFirst();
  if (own) return own;
  const aliased = await ofGame.where('alias', '=', code).executeTakeFirst();
  if (!aliased || aliased.kt_team_id === '') return undefined;
  const member = await trx
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.teamid', 'team_members.teamid')
    .select('account_id')
    .where('kt_team_id', '=', Number(aliased.kt_team_id))
    .where('account_id', '=', account_id)
    .where('joined', '=', 1)
    .executeTakeFirst();
  return member && aliased;
}

async function ownTeam(trx: Trx, actor: Actor, kt_team_id: string): Promise<RegisteredTeamRow> {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.guestCannotJoin);
  const team = /^\d{5,9}$/.test(kt_team_id)
    ? await trx
        .selectFrom('teams')
        .innerJoin('team_members', 'team_members.teamid', 'teams.teamid')
        .selectAll('teams')
        .where('kt_team_id', '=', Number(kt_team_id))
        .where('account_id', '=', account.account_id)
        .where('joined', '=', 1)
        .executeTakeFirst()
    : undefined;
  if (!team) throw new Refusal(403, details.notYourTeam);
  return team;
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}
