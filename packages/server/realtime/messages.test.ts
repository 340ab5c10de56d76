import {
  addTeam,
  answerJoinRequest,
  askToJoin,
  cancelInvite,
  cancelJoinRequest,
  createTeam,
  dropPlayer,
  hostKickTeam,
  hostRenameTeam,
  hostReopenGame,
  hostResetSubmission,
  inviteToTeam,
  livePaths,
  type Message,
  type MessageType,
  promoteCaptain,
  registerTeam,
  saveAnswer,
  setDouble,
  submitRound,
  suggestAnswer,
} from '@snug/contract';
import { Message as MessageShape } from '@snug/contract/shapes';
import {
  connectionOf,
  consoleOf,
  heardBy,
  joinedAs,
  joinedBy,
  openConnection,
  type TestConnection,
  worldOfFile,
} from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';

/** The listeners of a whole game, each of another audience. */
const listeners = ['captain', 'member', 'rival', 'watcher', 'asker'] as const;
type Listener = (typeof listeners)[number];

const world = worldOfFile();
const heard = {} as Record<Listener, Message[]>;

beforeAll(async () => {
  const { game_id, code, host } = await world.game();
  const params = { id: game_id };
  const captain = await world.player('Ada');
  const member = await world.player('Ben');
  const rival = await world.player('Rita');
  const watcher = await world.player('Wes', 'wes@night.example');
  const asker = await world.player('Asta');
  const passer = await world.player('Pia');
  const { view, team_code } = await joinedAs(captain, code, 'The Foxes');
  const { me } = await joinedBy(member, game_id, team_code);
  await joinedAs(rival, code, 'The Rivals');
  await joinedBy(watcher, game_id);
  const asked = (await joinedBy(asker, game_id)).me.player_code;
  const people = { captain, member, rival, watcher, asker };
  const connections = {} as Record<Listener, TestConnection>;
  for (const name of listeners) connections[name] = await connectionOf(people[name], game_id);
  const teamid = view.team?.teamid ?? '';
  const team = { id: game_id, team: teamid };
  const ofAsker = { params: { gameId: game_id, teamId: teamid }, body: { client_id: asker.clientId } };

  // A round, with all that a team does in it.
  const { start, ask, recall, close, open, endRound, endGame } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  await ask(1, 1);
  await recall(1, 1);
  await member.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion: 'Paris' } });
  await captain.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'Paris' } });
  const round = { id: game_id, round: '1' };
  await captain.call(setDouble, { params: round, body: { doubled: true } });
  await captain.call(submitRound, { params: round, body: { doubled: true, answers: [['Paris']] } });
  await host.call(hostResetSubmission, { params: { ...team, round: '1' } });
  await close();
  await open();
  await endRound();

  // People and teams come and go.
  await joinedBy(passer, game_id, team_code);
  await passer.call(dropPlayer, { params: team });
  const added = await passer.call(addTeam, { params, body: { team_name: 'Passers', kt_team_id: 'new' } });
  await host.call(hostRenameTeam, { params: { ...params, team: added.team_code }, body: { team_name: 'Passed' } });
  await host.call(hostKickTeam, { params: { ...params, team: added.team_code } });
  const { kt_team_id } = await captain.call(createTeam, { body: { team_name: 'United' } });
  await captain.call(registerTeam, { params: team, body: { teamid: kt_team_id } });
  await captain.call(inviteToTeam, { params: team, body: { email: 'wes@night.example' } });
  await captain.call(cancelInvite, { params: team, body: { email: 'wes@night.example' } });
  await asker.call(askToJoin, ofAsker);
  await asker.call(cancelJoinRequest, ofAsker);
  const answer = (action: 'approve' | 'decline') =>
    captain.call(answerJoinRequest, { params: { ...ofAsker.params, action }, body: { player_id: asked } });
  await asker.call(askToJoin, ofAsker);
  await answer('decline');
  await endGame();
  await host.call(hostReopenGame, { params });
  for (const name of listeners) await heardBy(connections[name]);
  await asker.call(askToJoin, ofAsker);
  await answer('approve');
  await connections.asker.closed;
  await captain.call(promoteCaptain, { params: team, body: { player_code: me.player_code } });
  for (const name of listeners) {
    if (name !== 'asker') await heardBy(connections[name]);
    heard[name] = connections[name].heard.map(({ data }) => MessageShape.parse(data));
  }
});

const everybody = listeners;
const team: readonly Listener[] = ['captain', 'member'];
const teamAndAsker: readonly Listener[] = [...team, 'asker'];

/** These messages of a game are heard by these and by nobody else (OPEN-40). The asker joins the team at the very end. */
function expectHeardBy(audience: readonly Listener[], ...types: MessageType[]): void {
  for (const type of types) {
    const hearing = listeners.filter((name) => heard[name].some((message) => message.type === type));
    expect([type, hearing]).toEqual([type, audience]);
  }
}

test('MSG-ROUND_START MSG-ASK MSG-RECALL MSG-ROUND_END everybody hears rounds and questions', () => {
  expectHeardBy(everybody, 'ROUND_START', 'ASK', 'RECALL', 'ROUND_END');
});

test('MSG-OPEN_SUBMISSIONS MSG-CLOSE_SUBMISSIONS MSG-CLOSE_SUBMISSIONS-b everybody hears when submissions open and close', () => {
  expectHeardBy(everybody, 'OPEN_SUBMISSIONS', 'CLOSE_SUBMISSIONS');
  const close = heard.watcher.find(({ type }) => type === 'CLOSE_SUBMISSIONS');
  expect(close).toEqual({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
});

test('MSG-SUGGEST MSG-CAPTAIN_SUGGEST MSG-SET_DOUBLE MSG-SUBMIT_ANSWER MSG-TEAM_SUBMITTED MSG-RESET_SUBMISSION only a team hears its own play', () => {
  expectHeardBy(
    team,
    'SUGGEST',
    'CAPTAIN_SUGGEST',
    'SET_DOUBLE',
    'SUBMIT_ANSWER',
    'TEAM_SUBMITTED',
    'RESET_SUBMISSION',
  );
});

test('MSG-PLAYER_JOIN MSG-DROP_PLAYER MSG-PROMOTE_CAPTAIN only a team hears who is on it and who is captain', () => {
  expectHeardBy(team, 'PLAYER_JOIN', 'DROP_PLAYER', 'PROMOTE_CAPTAIN');
});

test('MSG-PLAYER_PENDING_TEAM_JOIN MSG-PLAYER_CANCEL_TEAM_JOIN MSG-PLAYER_DECLINED_TEAM_JOIN MSG-PLAYER_APPROVED_TEAM_JOIN the team and the asker hear a join request', () => {
  expectHeardBy(
    teamAndAsker,
    'PLAYER_PENDING_TEAM_JOIN',
    'PLAYER_CANCEL_TEAM_JOIN',
    'PLAYER_DECLINED_TEAM_JOIN',
    'PLAYER_APPROVED_TEAM_JOIN',
  );
});

test('MSG-PLAYER_INVITE MSG-CANCEL_INVITE the invitee hears an invite, the team its end too', () => {
  expectHeardBy(['watcher'], 'PLAYER_INVITE');
  expectHeardBy([...team, 'watcher'], 'CANCEL_INVITE');
});

test('MSG-NEW_TEAM MSG-NEW_TEAM_NAME MSG-REGISTER_TEAM MSG-KICK_TEAM everybody hears which teams there are', () => {
  expectHeardBy(everybody, 'NEW_TEAM', 'NEW_TEAM_NAME', 'REGISTER_TEAM', 'KICK_TEAM');
});

test('MSG-END_GAME MSG-RELOAD_GAME everybody hears the end of a game, and that it is reopened', () => {
  expectHeardBy(everybody, 'END_GAME', 'RELOAD_GAME');
});

test('MSG-NO_GAME_ACCESS a client without access is told so, and nothing else', async () => {
  const { game_id } = await world.game();
  const path = livePaths.watcher
    .replace('{game_id}', game_id)
    .replace('{id}', crypto.randomUUID())
    .replace('{player_code}', 'nobody');
  const connection = await openConnection(world.server.url, path, { proto: '2' });
  expect((await connection.until('NO_GAME_ACCESS')).msg_id).toBe(0);
  await connection.closed;
  expect(connection.types()).toEqual(['NO_GAME_ACCESS']);
});

test('MSG-WEBSOCKET_ERROR a failure before the admission is reported, and the client comes again', async () => {
  const { game_id } = await world.game();
  const ada = await world.player('Ada');
  const view = await joinedBy(ada, game_id);
  const { tokens } = world.server.context;
  const { bearer } = tokens;
  // The database is gone for a moment.
  Object.assign(tokens, { bearer: () => Promise.reject(new Error('SECRET: no such table')) });
  const connection = await ada.connect(game_id, view).finally(() => Object.assign(tokens, { bearer }));
  expect(await connection.until('WEBSOCKET_ERROR')).toEqual({
    msg_id: 0,
    data: { type: 'WEBSOCKET_ERROR', error: 'Something went wrong on our side. Please try again.' },
  });
  expect(await connection.closed).toBe(1011);
  const again = await ada.connect(game_id, view);
  expect(await heardBy(again)).toEqual([]);
});
