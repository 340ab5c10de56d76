import {
  askToJoin,
  createTeam,
  dropPlayer,
  hostAsk,
  hostNewGame,
  hostSaveAd,
  hostSaveSurvey,
  hostSignIn,
  hostStartRound,
  inviteToTeam,
  joinGame,
  joinWithCode,
  logout,
  saveAnswer,
  suggestAnswer,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { newSignInLink } from '../../accounts/sign-in-links.ts';
import { littleQuiz, type TestPlayer, tokenClaimsOf, type World } from '../../testing/test-world.ts';

/** The callers that the suites make every call as. */
export const actors = [
  'anonymous',
  'guest',
  'foreignGuest',
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
  'host',
  'otherHost',
  'revoked',
] as const;
export type ActorName = (typeof actors)[number];

/** A game with a registered team in it, and all actors in their roles in regard to both. */
export interface Scene {
  readonly people: Readonly<Record<ActorName, TestPlayer>>;
  /** Every id that a path or a body may have, by what it identifies. */
  readonly ids: Readonly<Record<string, string>>;
  /** Texts that only some actors may see. In a reply to anybody else they are a leak. */
  readonly secrets: readonly { readonly name: string; readonly text: string; readonly for: readonly ActorName[] }[];
}

/** A venue with its people, who play one game after another. */
export interface Cast {
  /** Makes a new game of the venue with all actors in their roles. */
  scene(): Promise<Scene>;
}

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

/** A text that no reply contains by chance. */
const mark = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

export async function openCast(world: World, venue: string): Promise<Cast> {
  const host = await quizmasterOf(world, `${venue}-a`);
  const otherHost = await quizmasterOf(world, `${venue}-b`);

  const people = {} as Record<AccountName, TestPlayer>;
  const emails = {} as Record<AccountName, string>;
  for (const name of accounts) {
    emails[name] = `${mark()}@canary.example`;
    people[name] = await world.player(`${name} of ${venue}`, emails[name]);
  }
  const playerid = (name: AccountName): string => tokenClaimsOf(people[name]).sub;

  async function scene(): Promise<Scene> {
    // Limits of the scene before do not count.
    world.clock.pass(120_000);
    const { db } = world.server.context.store;
    await db.deleteFrom('limits').execute();
    await signIn(world, host, `${venue}-a`);
    await signIn(world, otherHost, `${venue}-b`);
    const [guest, foreignGuest, revoked] = [world.guest(), world.guest(), world.guest()];
    const { captain, member, rival, owner } = people;

    const pack = Pack.parse(littleQuiz);
    const { game_id, code } = await host.call(hostNewGame, { body: { title: 'The night', pack } });
    const foreign = await host.call(hostNewGame, { body: { title: 'Another night', pack } });
    const inGame = { params: { id: game_id }, body: {} };
    await foreignGuest.call(joinGame, { params: { id: foreign.game_id }, body: {} });

    // The number of teams per owner is limited: the team of the scene before is disbanded.
    await db
      .updateTable('teams')
      .set({ owner: null, disbanded_at: 1 })
      .where('owner', '=', playerid('owner'))
      .execute();
    const { kt_team_id } = await owner.call(createTeam, { body: { team_name: `Foxes ${mark()}`, team_slogan: 'Sly' } });
    const { teamid: registered } = await db
      .selectFrom('teams')
      .select('teamid')
      .where('kt_team_id', '=', Number(kt_team_id))
      .executeTakeFirstOrThrow();
    const entry = (name: AccountName, joined: number, requested: number) => ({
      teamid: registered,
      account_id: playerid(name),
      joined,
      requested,
      invited_as: null,
    });
    await db
      .insertInto('team_members')
      .values([entry('captain', 1, 0), entry('member', 1, 0), entry('requested', 0, 1), entry('invited', 0, 0)])
      .execute();

    const join = { code, num_players: 2, invites: [] };
    const own = await captain.call(joinWithCode, { body: { ...join, team_name: '', kt_team_id } });
    const theirs = await rival.call(joinWithCode, {
      body: { ...join, team_name: `Owls ${mark()}`, kt_team_id: 'new' },
    });
    for (const mate of [member, people.kicked]) {
      await mate.call(joinGame, { params: { id: game_id }, body: { team_code: own.team_code } });
    }
    const teams = await db.selectFrom('game_teams').selectAll().where('game_id', '=', game_id).execute();
    const foxes = teams.find((team) => team.team_code === own.team_code);
    const owls = teams.find((team) => team.team_code === theirs.team_code);
    const codeOf = async (person: TestPlayer) => (await person.load(game_id)).me.player_code;
    const kickedCode = await codeOf(people.kicked);
    await captain.call(dropPlayer, {
      params: { id: game_id, team: own.team_code },
      body: { player_id: kickedCode },
    });
    // The kicked player knew the code, so the team has a new one.
    const { team_code } = (await captain.load(game_id)).me;
    const team = { id: game_id, team: team_code };
    await guest.call(joinGame, inGame);
    await people.spectator.call(joinGame, inGame);
    await people.pending.call(joinGame, inGame);
    await people.pending.call(askToJoin, {
      params: { gameId: game_id, teamId: foxes?.alias ?? '' },
      body: { client_id: people.pending.clientId },
    });
    const { invite } = await captain.call(inviteToTeam, {
      params: team,
      body: { inviteBy: 'email', email: emails.invited },
    });
    const stored = await db
      .selectFrom('game_invites')
      .select('code')
      .where('invite_id', '=', invite.invite_id)
      .executeTakeFirstOrThrow();

    await host.call(hostStartRound, { params: { id: game_id }, body: { round_order: 1 } });
    const { rounds } = await host.hostLoad(game_id);
    const [first, , third] = rounds[0]?.questions ?? [];
    const question_id = first?.question_id ?? '';
    await host.call(hostAsk, { params: { id: game_id }, body: { question_id } });
    const [answer, suggestion, theirAnswer] = [mark(), mark(), mark()];
    const write = { game_id, round_num: 1, question_num: 0, question_id };
    await captain.call(saveAnswer, { body: { ...write, answer } });
    await rival.call(saveAnswer, { body: { ...write, answer: theirAnswer } });
    await member.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion } });

    const survey = { question_text: `Tea or coffee? ${mark()}`, options: ['Tea', 'Coffee'], active: true };
    const { surveyid } = await host.call(hostSaveSurvey, { body: survey });
    const ad = { sponsor: 'Brewer', link: 'https://brewer.example/', image: '', text: 'Ale', active: true };
    const { ad_id } = await host.call(hostSaveAd, { body: ad });

    // The captain's second phone, whose login has ended.
    revoked.token = await world.server.context.tokens.ofPlayer(
      await db
        .selectFrom('accounts')
        .selectAll()
        .where('account_id', '=', playerid('captain'))
        .executeTakeFirstOrThrow(),
    );
    await revoked.call(logout, { body: { client_id: revoked.clientId } });

    const all = { ...people, anonymous: world.guest(), guest, foreignGuest, host, otherHost, revoked };
    return {
      people: all,
      ids: {
        game_id,
        code,
        kt_team_id,
        registered,
        team_code,
        alias: foxes?.alias ?? '',
        teamid: foxes?.teamid ?? '',
        rival_alias: owls?.alias ?? '',
        rival_teamid: owls?.teamid ?? '',
        captain_code: await codeOf(captain),
        member_code: await codeOf(member),
        rival_code: await codeOf(rival),
        pending_code: await codeOf(people.pending),
        captain_id: playerid('captain'),
        member_id: playerid('member'),
        requested_id: playerid('requested'),
        invited_id: playerid('invited'),
        question_id,
        next_question_id: rounds[0]?.questions[1]?.question_id ?? '',
        invite_id: invite.invite_id,
        invite_code: stored.code,
        host_id: tokenClaimsOf(host).sub,
        surveyid,
        ad_id,
      },
      secrets: [
        ...accounts.map((name) => ({
          name: `the email of ${name}`,
          text: emails[name],
          // The captain typed the invited contact.
          for: [name, ...(name === 'invited' ? (['captain'] as const) : [])],
        })),
        ...Object.entries(all).map(([name, { clientId }]) => ({
          name: `the client id of ${name}`,
          text: clientId,
          for: [name as ActorName],
        })),
        { name: 'the team code', text: team_code, for: ['captain', 'member'] },
        { name: "the rival's team code", text: theirs.team_code, for: ['rival'] },
        { name: "the invite's code", text: stored.code, for: ['invited'] },
        { name: 'an answer', text: answer, for: ['captain', 'member', 'host'] },
        { name: "the rival's answer", text: theirAnswer, for: ['rival', 'host'] },
        { name: 'a suggestion', text: suggestion, for: ['captain', 'member'] },
        { name: 'a question not asked', text: third?.question_text ?? 'missing', for: ['host'] },
        { name: 'an answer key', text: 'SECRET-KEY', for: ['host'] },
        { name: "the quizmaster's note", text: 'SECRET-NOTE', for: ['host'] },
      ],
    };
  }

  return { scene };
}

async function quizmasterOf(world: World, name: string): Promise<TestPlayer> {
  const { context } = world.server;
  const venue_id = `venue-${name}`;
  const host_id = `host-${name}`;
  const { db } = context.store;
  await db.insertInto('venues').values({ venue_id, name, demo: 0, created_at: 1 }).execute();
  await db.insertInto('hosts').values({ host_id, venue_id, name, tip_handle: '', created_at: 1 }).execute();
  return world.guest();
}

async function signIn(world: World, host: TestPlayer, name: string): Promise<void> {
  const link = await newSignInLink(world.server.context, `host-${name}`);
  host.token = undefined;
  host.token = (await host.call(hostSignIn, { body: { link } })).token;
}
