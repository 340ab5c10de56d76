import {
  answerSurvey,
  askToJoin,
  createTeam,
  dropPlayer,
  hostDisplay,
  hostImportPack,
  hostSaveAd,
  hostSaveSponsor,
  hostSaveSurvey,
  hostShareProof,
  inviteToTeam,
  joinWithCode,
  listAds,
  logout,
  saveAnswer,
  suggestAnswer,
} from '@snug/contract';
import { insertHost } from '../../server/database/hosts.ts';
import { addRating } from '../../server/database/rating-groups.ts';
import { handInDue } from '../../server/operations/hand-in.ts';
import { littleQuiz } from '../fixtures/little-quiz.ts';
import { joinedBy } from '../http/player.ts';
import { consoleOf, newGame } from '../http/quizmaster.ts';
import { fetchTransport } from '../http/transport.ts';
import { addQuizmaster, signInAs } from './games.ts';
import { rowOf } from './row-of.ts';
import { playeridOf, type TestPlayer, tokenClaimsOf, type World } from './world.ts';

/** The callers who have an account of their own. */
const accounts = [
  'stranger',
  'spectator',
  'pending',
  'invited',
  'requested',
  'member',
  'captain',
  'rival',
  'owner',
  'kicked',
] as const;
type AccountName = (typeof accounts)[number];

/** The callers that the suites make every call as. */
export const actors = ['anonymous', 'guest', 'foreignGuest', ...accounts, 'host', 'otherHost', 'revoked'] as const;
export type ActorName = (typeof actors)[number];

/** A game with a registered team in it, and all actors in their roles in regard to both. */
export interface Scene {
  readonly people: Readonly<Record<ActorName, TestPlayer>>;
  /** Every id that a path or a body may have, by what it identifies. */
  readonly ids: Readonly<Record<string, string>>;
  /** Texts that only some actors may see. In a reply to anybody else they are a leak. */
  readonly secrets: readonly { readonly name: string; readonly text: string; readonly for: readonly ActorName[] }[];
}

/** A text that no reply contains by chance. */
const mark = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** A venue with its people, who play one game after another. */
interface Venue {
  readonly world: World;
  readonly people: Readonly<Record<AccountName, TestPlayer>>;
  readonly emails: Readonly<Record<AccountName, string>>;
  readonly host: TestPlayer;
  readonly otherHost: TestPlayer;
  /** Of both quizmasters. */
  readonly hostIds: readonly [string, string];
}

/** Opens a venue. The function it answers makes a new game there, with all actors in their roles. */
export async function openVenue(world: World, name: string): Promise<() => Promise<Scene>> {
  const [host, otherHost] = [world.guest(), world.guest()];
  const hostIds = [await addQuizmaster(world, `${name}-a`), await addQuizmaster(world, `${name}-b`)] as const;
  const people = {} as Record<AccountName, TestPlayer>;
  const emails = {} as Record<AccountName, string>;
  for (const account of accounts) {
    emails[account] = `${mark()}@canary.example`;
    people[account] = await world.player(`${account} of ${name}`, emails[account]);
  }
  return () => newScene({ world, people, emails, host, otherHost, hostIds });
}

async function newScene(venue: Venue): Promise<Scene> {
  const { world, people, emails, host, otherHost, hostIds } = venue;
  // What the scene before has used up does not count.
  await passQuietly(world, 120_000);
  await world.server.context.store.db.deleteFrom('limits').execute();
  await signInAs(world, host, hostIds[0]);
  await signInAs(world, otherHost, hostIds[1]);

  const { game_id, code } = await newGame(host, littleQuiz);
  const registered = await registerFoxes(venue);
  const teams = await seatTeams(venue, { game_id, code, kt_team_id: registered.kt_team_id });
  const others = { ...(await guestsOf(venue, game_id)), ...(await revokedPhone(venue)), host, otherHost };
  const invited = await askAndInvite(venue, game_id, teams);
  const played = await playFirstQuestion(venue, game_id);
  const sponsors = await saveSponsorsThings(venue, game_id);
  const { url } = await host.call(hostDisplay, { params: { id: game_id } });
  const display_token = new URL(url).hash.slice(1);
  const house = await furnishHouse(venue);
  await rateFive(venue, { game_id, teamid: teams.teamid });
  const all = { ...people, anonymous: anonymousAt(world), ...others };
  return {
    people: all,
    ids: {
      ...{ game_id, code, host_id: tokenClaimsOf(host).sub },
      ...registered,
      ...teams,
      ...invited,
      ...played.ids,
      ...(await playerIds(venue, game_id)),
      ...sponsors.ids,
      display_token,
      ...house,
    },
    secrets: [
      ...accounts.map((account) => ({
        name: `the email of ${account}`,
        text: emails[account],
        // The captain typed the invited contact.
        for: [account, ...(account === 'invited' ? (['captain'] as const) : [])],
      })),
      ...Object.entries(all).map(([actor, { clientId }]) => ({
        name: `the client id of ${actor}`,
        text: clientId,
        for: [actor as ActorName],
      })),
      { name: 'the team code', text: teams.team_code, for: ['captain', 'member'] },
      { name: "the rival's team code", text: teams.rival_team_code, for: ['rival'] },
      { name: "the invite's code", text: invited.invite_code, for: ['invited'] },
      ...played.secrets,
      { name: 'the address of a proof sheet', text: sponsors.proof_token, for: ['host'] },
      { name: 'the token of the big screen', text: display_token, for: ['host'] },
      { name: 'an answer key', text: 'SECRET-KEY', for: ['host'] },
      { name: "the quizmaster's note", text: 'SECRET-NOTE', for: ['host'] },
    ],
  };
}

/** The owner's registered team, with captain and member on it, and with somebody who asks and somebody who is invited. */
async function registerFoxes({ world, people }: Venue) {
  const { db } = world.server.context.store;
  const me = playeridOf(people.owner);
  // The number of teams per owner is limited: the team of the scene before is disbanded.
  await db.updateTable('teams').set({ owner: null, disbanded_at: 1 }).where('owner', '=', me).execute();
  const team = { team_name: `Foxes ${mark()}`, team_slogan: 'Sly' };
  const { kt_team_id } = await people.owner.call(createTeam, { body: team });
  const { teamid: registered } = await rowOf(db, 'teams', { kt_team_id: Number(kt_team_id) });
  const entry = (name: AccountName, joined: number, requested: number) => ({
    teamid: registered,
    account_id: playeridOf(people[name]),
    joined,
    requested,
    invited_as: null,
  });
  await db
    .insertInto('team_members')
    .values([entry('captain', 1, 0), entry('member', 1, 0), entry('requested', 0, 1), entry('invited', 0, 0)])
    .execute();
  return { kt_team_id, registered };
}

/** Two teams in the game; somebody is kicked off the first one. */
async function seatTeams(
  { world, people }: Venue,
  { game_id, code, kt_team_id }: { game_id: string; code: string; kt_team_id: string },
) {
  const { captain, member, rival, kicked } = people;
  const join = { code, num_players: 2, invites: [] };
  const own = await captain.call(joinWithCode, { body: { ...join, team_name: '', kt_team_id } });
  const theirs = await rival.call(joinWithCode, {
    body: { ...join, team_name: `Owls ${mark()}`, kt_team_id: 'new' },
  });
  for (const teammate of [member, kicked]) await joinedBy(teammate, game_id, own.team_code);
  const { db } = world.server.context.store;
  const teams = await db.selectFrom('game_teams').selectAll().where('game_id', '=', game_id).execute();
  const foxes = teams.find((team) => team.team_code === own.team_code);
  const owls = teams.find((team) => team.team_code === theirs.team_code);
  await captain.call(dropPlayer, {
    params: { id: game_id, team: own.team_code },
    body: { player_id: await codeOf(kicked, game_id) },
  });
  // The kicked player knew the code, so the team has a new one.
  const { team_code } = (await captain.load(game_id)).me;
  return {
    team_code,
    alias: foxes?.alias ?? '',
    teamid: foxes?.teamid ?? '',
    rival_alias: owls?.alias ?? '',
    rival_teamid: owls?.teamid ?? '',
    rival_team_code: theirs.team_code,
  };
}

/** A guest of this game, and one of another game of the venue. */
async function guestsOf({ world, host }: Venue, game_id: string) {
  const [guest, foreignGuest] = [world.guest(), world.guest()];
  const foreign = await newGame(host, littleQuiz);
  await joinedBy(foreignGuest, foreign.game_id);
  await joinedBy(guest, game_id);
  return { guest, foreignGuest };
}

/** A caller who sends no client id and no login. */
function anonymousAt(world: World): TestPlayer {
  return { ...world.guest(), ...fetchTransport(() => world.server.url) };
}

/** The captain's second phone, whose login has ended. */
async function revokedPhone({ world, people }: Venue) {
  const { store, tokens } = world.server.context;
  const revoked = world.guest();
  const account_id = playeridOf(people.captain);
  const account = await rowOf(store.db, 'accounts', { account_id });
  revoked.token = await tokens.ofPlayer(account);
  await revoked.call(logout, { body: { client_id: revoked.clientId } });
  return { revoked };
}

/** Somebody watches, somebody asks to join, somebody is invited. */
async function askAndInvite(
  { world, people, emails }: Venue,
  game_id: string,
  { team_code, alias }: { team_code: string; alias: string },
) {
  const { captain, spectator, pending } = people;
  for (const each of [spectator, pending]) await joinedBy(each, game_id);
  await pending.call(askToJoin, {
    params: { gameId: game_id, teamId: alias },
    body: { client_id: pending.clientId },
  });
  const { invite } = await captain.call(inviteToTeam, {
    params: { id: game_id, team: team_code },
    body: { inviteBy: 'email', email: emails.invited },
  });
  const { code } = await rowOf(world.server.context.store.db, 'game_invites', { invite_id: invite.invite_id });
  return { invite_id: invite.invite_id, invite_code: code };
}

/** The first question is asked, and both teams have something on it. */
async function playFirstQuestion({ people, host }: Venue, game_id: string) {
  const { captain, member, rival } = people;
  const console = await consoleOf(host, game_id);
  await console.start(1);
  await console.ask(1, 0);
  const [question_id = '', next_question_id = ''] = console.questionsOf(1);
  const [answer, suggestion, theirAnswer] = [mark(), mark(), mark()];
  const write = { game_id, round_num: 1, question_num: 0, question_id };
  await captain.call(saveAnswer, { body: { ...write, answer } });
  await rival.call(saveAnswer, { body: { ...write, answer: theirAnswer } });
  await member.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion } });
  const secrets: Scene['secrets'] = [
    { name: 'an answer', text: answer, for: ['captain', 'member', 'host'] },
    { name: "the rival's answer", text: theirAnswer, for: ['rival', 'host'] },
    { name: 'a suggestion', text: suggestion, for: ['captain', 'member'] },
    {
      name: 'a question not asked',
      text: littleQuiz.rounds[0]?.questions[2]?.question_text ?? 'missing',
      for: ['host'],
    },
  ];
  return { ids: { question_id, next_question_id }, secrets };
}

/** A sponsor with an ad, a question and a shared proof sheet, and a question that five people have answered in writing. */
async function saveSponsorsThings({ world, people, host, hostIds: [host_id] }: Venue, game_id: string) {
  const { db } = world.server.context.store;
  // The question of the scene is the only one of its venue that is asked.
  const { venue_id } = await rowOf(db, 'hosts', { host_id });
  await db.updateTable('surveys').set({ active: 0 }).where('venue_id', '=', venue_id).execute();
  const { sponsor_id, key: sponsor_key } = await host.call(hostSaveSponsor, { body: { name: 'Brewer' } });
  const always = { active: true, starts_on: '', ends_on: '' };
  const survey = { question_text: `Tea or coffee? ${mark()}`, options: ['Tea', 'Coffee'], sponsor_id, ...always };
  const { surveyid } = await host.call(hostSaveSurvey, { body: survey });
  const free = { question_text: `What else? ${mark()}`, options: [], sponsor_id: '', ...always };
  const { surveyid: text_surveyid } = await host.call(hostSaveSurvey, { body: free });
  for (const response of ['Soup', 'Soup', 'Bread', 'Soup', 'Bread']) {
    await world.guest().call(answerSurvey, { params: { id: text_surveyid }, body: { response } });
  }
  await host.call(hostSaveSurvey, { body: { surveyid: text_surveyid, ...free, active: false } });
  const ad = { link: 'https://brewer.example/', image: '', text: 'Ale', sponsor_id, ...always };
  const { ad_id } = await host.call(hostSaveAd, { body: ad });
  await people.rival.call(listAds, { params: { gameid: game_id } });
  const { proof_token } = await host.call(hostShareProof, { params: { id: sponsor_id }, body: { shared: true } });
  return { proof_token, ids: { surveyid, text_surveyid, ad_id, sponsor_id, sponsor_key, proof_token } };
}

/** A colleague at the quizmaster's venue, and a pack there that no game is made from. */
async function furnishHouse({ world, host, hostIds: [host_id] }: Venue) {
  const { db } = world.server.context.store;
  const { venue_id } = await rowOf(db, 'hosts', { host_id });
  const colleague_id = `colleague of ${host_id}`;
  await db.deleteFrom('sign_in_links').where('host_id', '=', colleague_id).execute();
  await db.deleteFrom('venue_hosts').where('host_id', '=', colleague_id).execute();
  await db.deleteFrom('hosts').where('host_id', '=', colleague_id).execute();
  await insertHost(db, { host_id: colleague_id, venue_id, name: 'Jo', role: 'host', now: 1 });
  const text = JSON.stringify({ ...littleQuiz, title: `Spare ${mark()}` });
  const body = { name: 'spare.json', content: Buffer.from(text).toString('base64') };
  const { pack } = await host.call(hostImportPack, { body });
  return { colleague_id, pack_id: pack?.pack_id ?? '' };
}

/** The quizmaster's ratings: five by people on the team who have left since, which are a group then, and one that waits. */
async function rateFive(
  { world, hostIds: [host_id] }: Venue,
  { game_id, teamid }: { game_id: string; teamid: string },
): Promise<void> {
  const { store, clock } = world.server.context;
  const member = await store.db
    .selectFrom('game_players')
    .selectAll()
    .where('teamid', '=', teamid)
    .where('status', '=', 'joined')
    .executeTakeFirstOrThrow();
  for (let n = 0; n < 6; n++) {
    const player_id = mark();
    const gone = { status: 'watching', teamid: null, account_id: null, left_at: clock.now() } as const;
    const own = { player_id, player_code: mark(), client_hash: mark(), player_name: `Rater ${n}`, is_captain: 0 };
    const row = { game_id, host_id, player_id, stars: 5, tags: '["Funny"]', notes: 'Lovely.', created_at: n };
    await store.write(async (trx) => {
      await trx
        .insertInto('game_players')
        .values({ ...member, ...own, ...gone })
        .execute();
      await addRating(trx, row);
    });
  }
}

/** What paths and bodies name players by. */
async function playerIds({ people }: Venue, game_id: string) {
  const { captain, member, rival, pending, requested, invited } = people;
  return {
    captain_code: await codeOf(captain, game_id),
    member_code: await codeOf(member, game_id),
    rival_code: await codeOf(rival, game_id),
    pending_code: await codeOf(pending, game_id),
    captain_id: playeridOf(captain),
    member_id: playeridOf(member),
    requested_id: playeridOf(requested),
    invited_id: playeridOf(invited),
  };
}

async function codeOf(person: TestPlayer, game_id: string): Promise<string> {
  return (await person.load(game_id)).me.player_code;
}

/** Time passes, and what is due then is done: afterwards nothing changes but by what a test calls. */
export async function passQuietly({ clock, server }: World, ms: number): Promise<void> {
  clock.pass(ms);
  await handInDue(server.context, (error) => {
    throw error;
  });
}
