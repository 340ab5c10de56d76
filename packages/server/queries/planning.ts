import {
  type GameHead,
  type GamePlan,
  type NextNight,
  nextNightsMax,
  type Pack,
  type PlanChoices,
} from '@snug/contract';
import { details, hasBegun, headView, Refusal } from '@snug/rules';
import { gameWithId } from '../database/game-state.ts';
import { hostsOf, hostsOfVenue } from '../database/hosts.ts';
import { fromRow } from '../database/rows.ts';
import type { Db } from '../database/schema.ts';
import { venueName } from '../database/venue-name.ts';

/** Packs that can be chosen from: the newest. */
const packsMax = 200;
/** In how many games a pack was played is told up to here. */
const playedMax = 3;

/** What a game of the venue can be planned with. */
export async function readPlanChoices(db: Db, venue_id: string, host_id: string): Promise<PlanChoices> {
  const rows = await db
    .selectFrom('packs')
    .select(['pack_id', 'title', 'body', 'created_at'])
    .where('venue_id', '=', venue_id)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('pack_id')
    .limit(packsMax)
    .execute();
  const played = await readPlayed(db, venue_id);
  const hosts = await hostsOfVenue(db, venue_id);
  return {
    hosts: [...hosts.filter((host) => host.host_id === host_id), ...hosts.filter((host) => host.host_id !== host_id)],
    packs: rows.map(({ body, ...row }) => {
      const { kind, rounds } = JSON.parse(body) as Pack;
      const questions = rounds.reduce((sum, round) => sum + round.questions.length, 0);
      return { ...row, kind, rounds: rounds.length, questions, played: playedOf(played, row.pack_id) };
    }),
  };
}

/** What is settled about a game, and what was played of its pack at the venue before. */
export async function readPlan(db: Db, game_id: string) {
  const [row] = await gameWithId(db, { game_id });
  if (!row) throw new Refusal(404, details.gameNotFound);
  const game = fromRow(row);
  const { venue_id, pack_id, title, kind, date, private_event, team_size, late_join } = game;
  const { approve_teams, double_rule, points_each } = game;
  const [host] = await hostsOf(db, { game_id });
  const plan: GamePlan = {
    ...{ pack_id, title, kind, date, host_id: host?.host_id ?? '', private_event, team_size, late_join },
    ...{ approve_teams, double_rule, points_each },
  };
  const head: GameHead = headView(game, await venueName(db, venue_id));
  const played = pack_id === null ? [] : playedOf(await readPlayed(db, venue_id, pack_id), pack_id, game_id);
  return { game: head, plan, fixed: game.status !== 'live' || hasBegun(game), played };
}

type PlayedRow = Awaited<ReturnType<typeof readPlayed>>[number];

/** The games of a venue that have begun, the last first. */
function readPlayed(db: Db, venue_id: string, pack_id?: string) {
  const all = db
    .selectFrom('games')
    .select(['game_id', 'pack_id', 'title', 'date'])
    .where('venue_id', '=', venue_id)
    .where('game_started', '=', 1)
    .where('rehearsal_of', 'is', null);
  const some = pack_id === undefined ? all.where('pack_id', 'is not', null) : all.where('pack_id', '=', pack_id);
  return some.orderBy('date', 'desc').execute();
}

function playedOf(played: readonly PlayedRow[], pack_id: string, except?: string) {
  return played
    .filter((game) => game.pack_id === pack_id && game.game_id !== except)
    .slice(0, playedMax)
    .map(({ game_id, title, date }) => ({ gameid: game_id, title, date }));
}

/**
 * The next nights that anybody may come to, of the venue of a game or of all venues: no closed parties, and no codes, which
 * are told at the venue.
 */
export async function readNextNights(db: Db, now: number, game_id?: string): Promise<NextNight[]> {
  const ahead = db
    .selectFrom('games')
    .innerJoin('venues', 'venues.venue_id', 'games.venue_id')
    .select(['games.game_id', 'title', 'kind', 'date', 'venues.name as venue'])
    .where('status', '=', 'live')
    .where('game_started', '=', 0)
    .where('round_index', '<', 0)
    .where('private_event', '=', 0)
    .where('rehearsal_of', 'is', null)
    .where('autopilot', 'is', null)
    .where('date', '>', new Date(now).toISOString());
  const here =
    game_id === undefined
      ? ahead
      : ahead
          .where('games.game_id', '!=', game_id)
          .where('games.venue_id', 'in', (of) =>
            of.selectFrom('games').select('venue_id').where('game_id', '=', game_id),
          );
  const games = await here.orderBy('date').orderBy('games.game_id').limit(nextNightsMax).execute();
  const nights = games.map(async ({ game_id: of, ...night }) => {
    const [host] = await hostsOf(db, { game_id: of });
    return { ...night, host: host?.name ?? '' };
  });
  return Promise.all(nights);
}
