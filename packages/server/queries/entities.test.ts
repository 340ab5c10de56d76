import {
  askToJoin,
  createTeam,
  findGame,
  hostSetTips,
  inviteToTeam,
  listGames,
  loadGame,
  registerTeam,
} from '@snug/contract';
import { joinedAs, joinedBy, type TestPlayer, worldOfFile } from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';

const world = worldOfFile();
let game_id: string;
let code: string;
let kt_team_id: string;
let captain: TestPlayer;
let member: TestPlayer;
let watcher: TestPlayer;
let invited: TestPlayer;
let asker: TestPlayer;
let guest: TestPlayer;
/** When the game was created. */
let began: number;

/** One game with players in all roles, each of whom sees another part of it. */
beforeAll(async () => {
  began = world.clock.now();
  const game = await world.game();
  ({ game_id, code } = game);
  await game.host.call(hostSetTips, { body: { handle: 'robin-1' } });
  captain = await world.player('Ada', 'ada@view.example');
  const { team_code, view } = await joinedAs(captain, code, 'The Foxes');
  ({ kt_team_id } = await captain.call(createTeam, { body: { team_name: 'Foxes United' } }));
  const params = { id: game_id, team: team_code };
  await captain.call(registerTeam, { params, body: { teamid: kt_team_id } });
  world.clock.pass(1);
  member = await world.player('Ben', 'ben@view.example');
  await joinedBy(member, game_id, team_code);
  // The list is ordered by when players joined.
  world.clock.pass(1);
  watcher = await world.player('Wes', 'wes@view.example');
  await joinedBy(watcher, game_id);
  invited = await world.player('Ina', 'ina@view.example');
  await joinedBy(invited, game_id);
  await captain.call(inviteToTeam, { params, body: { email: 'ina@view.example' } });
  asker = await world.player('Asta', 'asta@view.example');
  await joinedBy(asker, game_id);
  const ofTeam = { gameId: game_id, teamId: view.team?.teamid ?? '' };
  world.clock.pass(1);
  await asker.call(askToJoin, { params: ofTeam, body: { client_id: asker.clientId } });
  guest = world.guest();
  await joinedBy(guest, game_id);
});

const everybody = () => [captain, member, watcher, invited, asker, guest];
const fields = (value: object | null | undefined) => Object.keys(value ?? {}).sort();

const mateFields = ['is_captain', 'player_code', 'player_name', 'profile_img', 'registered', 'status'];
const meFields = [...mateFields, 'email', 'joined', 'name', 'phone', 'playerid', 'requested', 'team_code'].sort();

test('ENTITY-PLAYER players see their own contacts; of others only name, code and status', async () => {
  for (const person of everybody()) expect(fields((await person.load(game_id)).me)).toEqual(meFields);
  const { me, team } = await member.load(game_id);
  expect(me).toEqual({
    player_code: expect.any(String),
    player_name: 'Ben',
    is_captain: false,
    status: 'joined',
    registered: true,
    profile_img: '',
    playerid: expect.any(String),
    name: 'Ben',
    email: 'ben@view.example',
    phone: '',
    team_code: team?.team_code,
    joined: true,
    requested: false,
  });
  for (const player of team?.players ?? []) expect(fields(player)).toEqual(mateFields);
  expect(team?.players.map(({ player_name, status, is_captain }) => [player_name, status, is_captain])).toEqual([
    ['Ada', 'joined', true],
    ['Ben', 'joined', false],
    ['Asta', 'pending-join', false],
  ]);
  const { me: asking, game_teams } = await asker.load(game_id);
  expect(asking).toMatchObject({ status: 'pending-join', requested: true, team_code: game_teams[0]?.team_code });
  expect((await guest.load(game_id)).me).toMatchObject({ status: 'watching', playerid: '', email: '', name: '' });
});

test('ENTITY-PLAYER a player’s picture is shown to the player and their teammates', async () => {
  const { db } = world.server.context.store;
  const { me } = await member.load(game_id);
  const picture = '/media/ben.png';
  await db.updateTable('accounts').set({ profile_img: picture }).where('account_id', '=', me.playerid).execute();
  expect((await member.load(game_id)).me.profile_img).toBe(picture);
  const { team } = await captain.load(game_id);
  expect(team?.players.map(({ profile_img }) => profile_img)).toEqual(['', picture, '']);
  await db.updateTable('accounts').set({ profile_img: '' }).where('account_id', '=', me.playerid).execute();
});

const gameFields = [
  'code',
  'date',
  'epoch',
  'feedback_eligible',
  'game_started',
  'game_teams',
  'gameid',
  'host_venmo',
  'invites',
  'kind',
  'kt_id',
  'last_msg_id',
  'me',
  'niceTitle',
  'private_event',
  'round',
  'round_count',
  'round_index',
  'status',
  'submissions_open',
  'submit_at_close',
  'submitted',
  'suggested',
  'team',
  'title',
  'venue',
];

test('ENTITY-GAME ENTITY-GAME-b all players are sent the same fields, each with their own content', async () => {
  for (const person of everybody()) expect(fields(await person.load(game_id))).toEqual(gameFields);
  const view = await captain.load(game_id);
  expect(view).toMatchObject({
    gameid: game_id,
    code,
    kt_id: '',
    date: new Date(began).toISOString(),
    kind: 'Pub Quiz',
    title: 'Test night',
    niceTitle: '',
    venue: 'The Crown',
    status: 'live',
    submitted: {},
    suggested: {},
    round_index: -1,
    round_count: 2,
    round: null,
    submissions_open: false,
    game_started: false,
    host_venmo: [{ name: 'Robin', handle: 'robin-1' }],
    private_event: false,
    submit_at_close: true,
    invites: [],
    feedback_eligible: false,
  });
  for (const person of everybody().slice(2)) expect((await person.load(game_id)).team).toBeNull();
});

test('ENTITY-TEAM players see their own team with its people and code; of other teams a name, a number and an alias', async () => {
  const { team, game_teams } = await member.load(game_id);
  expect(fields(team)).toEqual([
    'invites',
    'kt_team_id',
    'num_players',
    'players',
    'team_code',
    'team_image',
    'team_name',
    'teamid',
  ]);
  expect(team).toMatchObject({ kt_team_id, team_name: 'Foxes United', num_players: 2, team_image: '' });
  const { teamid, team_code } = team ?? { teamid: '', team_code: '' };
  const listed = { teamid, kt_team_id, team_name: 'Foxes United', team_image: '' };
  expect(game_teams).toEqual([{ ...listed, team_code }]);
  for (const person of [watcher, invited, asker, guest]) {
    const view = await person.load(game_id);
    expect(view.game_teams).toEqual([{ ...listed, team_code: expect.any(String) }]);
    expect(JSON.stringify(view)).not.toContain(team_code);
  }
});

const inviteFields = ['invite_id', 'inviteBy', 'invitee', 'inviter', 'inviter_name', 'team_code', 'team_name'].sort();

test('ENTITY-INVITE the inviter sees the contact, the team only the invite, the invitee a code; others see nothing', async () => {
  const [own] = (await captain.load(game_id)).team?.invites ?? [];
  expect(fields(own)).toEqual([...inviteFields, 'email'].sort());
  expect(own).toMatchObject({
    inviteBy: 'email',
    email: 'ina@view.example',
    invitee: 'i***@view.example',
    team_code: '',
  });
  const [ofMate] = (await member.load(game_id)).team?.invites ?? [];
  expect(fields(ofMate)).toEqual(inviteFields);
  expect(ofMate).toMatchObject({ invitee: 'i***@view.example', team_code: '' });
  const [toMe] = (await invited.load(game_id)).invites;
  expect(fields(toMe)).toEqual(inviteFields);
  expect(toMe).toMatchObject({
    inviteBy: 'email',
    team_name: 'Foxes United',
    inviter: (await captain.load(game_id)).me.player_code,
    inviter_name: 'Ada',
    team_code: expect.stringMatching(/^\w{32}$/),
  });
  for (const person of [captain, member, watcher, asker, guest])
    expect((await person.load(game_id)).invites).toEqual([]);
});

test('ENTITY-STUB a line of the list shows the game and the player’s status in it', async () => {
  const stubFields = [
    'code',
    'date',
    'declined',
    'gameid',
    'invite',
    'kind',
    'spectator',
    'status',
    'team',
    'team_code',
    'title',
    'venue',
  ];
  for (const person of everybody()) {
    const [stub, ...more] = await person.call(listGames);
    expect(fields(stub)).toEqual(stubFields);
    expect(more).toEqual([]);
  }
  const [stub] = await member.call(listGames);
  expect(stub).toMatchObject({ gameid: game_id, title: 'Test night', venue: 'The Crown', status: 'live' });
  expect(stub).toMatchObject({ spectator: false, invite: false, declined: false, team_code: '' });
  expect(stub?.team).toEqual({ team_name: 'Foxes United', team_image: '' });
});

test('ENTITY-FOUND looking up a code returns the game and the player that this device was in it', async () => {
  const found = await member.call(findGame, { body: { code } });
  expect(fields(found)).toEqual(['found_player', 'game', 'teams']);
  // A guest’s team is not among them: nobody joins it.
  expect(found.teams?.map(({ team_name }) => team_name)).toEqual(['Foxes United']);
  for (const team of found.teams ?? []) expect(fields(team)).toEqual(['kt_team_id', 'team_code', 'team_name']);
  expect(fields(found.game)).toEqual(['code', 'date', 'gameid', 'kind', 'status', 'title', 'venue']);
  expect(found.found_player).toEqual({
    client_id: member.clientId,
    player: { player_code: (await member.load(game_id)).me.player_code },
    player_name: 'Ben',
  });
  expect((await guest.call(findGame, { body: { code } })).found_player).toMatchObject({ player: null });
  expect((await world.guest().call(findGame, { body: { code } })).found_player).toBeNull();
});

test('H55 no view contains another person’s contact, a client id or an answer key', async () => {
  for (const person of everybody()) {
    const seen = JSON.stringify([await person.call(loadGame, { query: { game_id } }), await person.call(listGames)]);
    const emails = [...seen.matchAll(/\w+@view\.example/g)].map(([email]) => email);
    const own = [(await person.load(game_id)).me.email, ...(person === captain ? ['ina@view.example'] : [])];
    expect(emails.filter((email) => !own.includes(email))).toEqual([]);
    for (const other of everybody()) expect(seen).not.toContain(other.clientId);
    expect(seen).not.toMatch(/client_hash|account_id|"alias"|player_id"|accepted|SECRET/);
  }
});
