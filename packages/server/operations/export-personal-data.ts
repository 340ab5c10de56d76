import type { Person } from '../database/person.ts';
import { fromRow } from '../database/rows.ts';
import type { Db } from '../database/schema.ts';
import type { Keys } from '../foundation/keys.ts';
import { pictureUrl } from '../media/picture-name.ts';
import { surveyIdentity } from '../queries/survey-identity.ts';

/**
 * All stored data about a person, for that person to read (H76). Times are ISO 8601 in UTC, texts as they were written.
 */
export async function exportPersonalData(db: Db, keys: Keys, person: Person) {
  const { account, contacts, players, clientHashes } = person;
  const account_id = account?.account_id ?? '';
  // Lists that are never empty: no id is ''.
  const ids = ['', ...players.map(({ player_id }) => player_id)];
  const addresses = ['', ...contacts.map(({ contact }) => contact)];
  const identities = ['', ...[...(account ? [account_id] : []), ...clientHashes].map((id) => surveyIdentity(keys, id))];
  return {
    account: account && {
      playerid: account_id,
      player_name: account.player_name,
      email: account.email,
      phone: account.phone,
      profile_img: account.profile_img,
      created_at: iso(account.created_at),
    },
    contacts: contacts.map(({ contact }) => contact),
    browsers: clientHashes.length,
    sessions: await sessionsOf(db, account_id),
    games: await gamesOf(db, ids),
    teams: await teamsOf(db, account_id),
    suggestions: await suggestionsOf(db, ids),
    ratings: await ratingsOf(db, ids),
    votes: await votesOf(db, ids),
    pictures: await picturesOf(db, account_id, ids),
    surveys: await surveysOf(db, identities),
    invites: [...(await gameInvitesOf(db, account_id, addresses)), ...(await teamInvitesOf(db, addresses))],
    codes_sent: await codesOf(db, account_id, addresses),
  };
}

async function sessionsOf(db: Db, account_id: string) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['how', 'browser', 'system', 'made_at', 'used_at'])
    .where('account_id', '=', account_id)
    .orderBy('made_at')
    .execute();
  return sessions.map(({ made_at, used_at, ...session }) => ({
    ...session,
    made_at: iso(made_at),
    used_at: iso(used_at),
  }));
}

async function gamesOf(db: Db, ids: readonly string[]) {
  const games = await db
    .selectFrom('game_players')
    .innerJoin('games', 'games.game_id', 'game_players.game_id')
    .innerJoin('venues', 'venues.venue_id', 'games.venue_id')
    .leftJoin('game_teams', 'game_teams.teamid', 'game_players.teamid')
    .leftJoin('game_teams as left_teams', 'left_teams.teamid', 'game_players.left_teamid')
    .leftJoin('game_teams as off_teams', 'off_teams.teamid', 'game_players.kicked_from')
    .select(['venues.name as venue', 'games.title', 'games.date', 'player_name', 'game_teams.team_name', 'is_captain'])
    .select(['left_teams.team_name as left_team', 'off_teams.team_name as taken_off_team'])
    .select(['game_players.status', 'game_players.created_at', 'left_at'])
    .where('player_id', 'in', ids)
    .orderBy('game_players.created_at')
    .execute();
  return games.map(fromRow).map(({ created_at, left_at, ...game }) => ({
    ...game,
    created_at: iso(created_at),
    left_at: left_at === null ? null : iso(left_at),
  }));
}

async function teamsOf(db: Db, account_id: string) {
  const teams = await db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.teamid', 'team_members.teamid')
    .select(['kt_team_id', 'team_name', 'owner', 'joined', 'requested', 'joined_at'])
    .where('account_id', '=', account_id)
    .orderBy('kt_team_id')
    .execute();
  return teams.map(fromRow).map(({ owner, joined_at, ...team }) => ({
    ...team,
    owner: owner === account_id,
    joined_at: joined_at === null ? null : iso(joined_at),
  }));
}

async function suggestionsOf(db: Db, ids: readonly string[]) {
  const suggestions = await db
    .selectFrom('suggestions')
    .innerJoin('questions', 'questions.question_id', 'suggestions.question_id')
    .select(['question_text', 'suggestion', 'at'])
    .where('player_id', 'in', ids)
    .orderBy('at')
    .execute();
  return suggestions.map(({ at, ...suggestion }) => ({ ...suggestion, at: iso(at) }));
}

async function ratingsOf(db: Db, ids: readonly string[]) {
  const ratings = await db
    .selectFrom('feedback')
    .innerJoin('hosts', 'hosts.host_id', 'feedback.host_id')
    .select(['hosts.name as quizmaster', 'stars', 'tags', 'notes', 'feedback.created_at'])
    .where('player_id', 'in', ids)
    .orderBy('feedback.created_at')
    .execute();
  return ratings.map(fromRow).map(({ created_at, ...rating }) => ({ ...rating, at: iso(created_at) }));
}

async function votesOf(db: Db, ids: readonly string[]) {
  const ballots = await db
    .selectFrom('ballots')
    .innerJoin('games', 'games.game_id', 'ballots.game_id')
    .select(['games.title', 'vote', 'choice', 'cast_at'])
    .where('player_id', 'in', ids)
    .orderBy('cast_at')
    .execute();
  return ballots.map(({ title, vote, choice, cast_at }) => ({ game: title, vote, choice, at: iso(cast_at) }));
}

async function picturesOf(db: Db, account_id: string, ids: readonly string[]) {
  const pictures = await db
    .selectFrom('images')
    .select(['file', 'kind', 'created_at'])
    .where((row) => row.or([row('account_id', '=', account_id), row('player_id', 'in', ids)]))
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return pictures.map(({ file, kind, created_at }) => ({ url: pictureUrl(file), kind, at: iso(created_at) }));
}

function surveysOf(db: Db, identities: readonly string[]) {
  return db
    .selectFrom('survey_answers')
    .innerJoin('surveys', 'surveys.surveyid', 'survey_answers.surveyid')
    .select(['question_text', 'response', 'skipped', 'day'])
    .where('who', 'in', identities)
    .orderBy('at')
    .execute();
}

async function gameInvitesOf(db: Db, account_id: string, addresses: readonly string[]) {
  const invites = await db
    .selectFrom('game_invites')
    .innerJoin('game_teams', 'game_teams.teamid', 'game_invites.teamid')
    .select(['team_name', 'game_invites.created_at'])
    .where((row) =>
      row.or([
        row('account_id', '=', account_id),
        row.and([row('contact', 'in', addresses), row('contact', '!=', '')]),
      ]),
    )
    .orderBy('game_invites.created_at')
    .execute();
  return invites.map(({ team_name, created_at }) => ({ team_name, at: iso(created_at) }));
}

async function teamInvitesOf(db: Db, addresses: readonly string[]) {
  const invites = await db
    .selectFrom('team_invites')
    .innerJoin('teams', 'teams.teamid', 'team_invites.teamid')
    .select(['team_name', 'team_invites.created_at'])
    .where('contact', 'in', addresses)
    .where('contact', '!=', '')
    .orderBy('team_invites.created_at')
    .execute();
  return invites.map(({ team_name, created_at }) => ({ team_name, at: iso(created_at) }));
}

async function codesOf(db: Db, account_id: string, addresses: readonly string[]) {
  const codes = await db
    .selectFrom('challenges')
    .select(['kind', 'contact', 'player_name', 'created_at'])
    .where((row) => row.or([row('contact', 'in', addresses), row('account_id', '=', account_id)]))
    .orderBy('created_at')
    .execute();
  return codes.map(({ created_at, ...code }) => ({ ...code, at: iso(created_at) }));
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
