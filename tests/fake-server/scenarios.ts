import { createJoin, type GameClient, screenOf, uploadImage } from '@snug/client';
import * as contract from '@snug/contract';
import { photo } from '@snug/testing/server';
import { expect, vi } from 'vitest';
import type { Stage } from './stage.ts';
import { patience, type TestPlayer } from './test-player.ts';

/** What people do in a game. Returns what they saw that no reply and no message says by itself. */
export type Scenario = (stage: Stage) => Promise<unknown>;

/** Somebody logged in who brings a team of their own into the game, and follows it. */
async function captain(stage: Stage, name: string, team_name: string) {
  const player = stage.player();
  await player.logIn(name, stage.oneTimeCode);
  // The order in which people came is that of their times.
  stage.pass(1);
  const { gameId, code } = stage;
  const body = { code, team_name, kt_team_id: 'new', num_players: 2, invites: [] };
  const { team_code } = await player.client.call(contract.joinWithCode, { body });
  const game = await player.follow(gameId);
  await player.level(gameId);
  return { player, game, team_code, teamid: game.get().view?.team?.teamid ?? '' };
}

/** Somebody logged in who joins that team by its code; without one, watches. */
async function member(stage: Stage, name: string, team_code?: string) {
  const player = stage.player();
  await player.logIn(name, stage.oneTimeCode);
  // The order in which people came is that of their times.
  stage.pass(1);
  const body = team_code === undefined ? {} : { team_code };
  await player.client.call(contract.joinGame, { params: { id: stage.gameId }, body });
  return { player, game: await player.follow(stage.gameId) };
}

/** Waits until every message has arrived. */
async function level({ gameId }: Stage, ...players: TestPlayer[]): Promise<void> {
  for (const player of players) await player.level(gameId);
}

/** The first round begins with these questions. */
async function firstRound(stage: Stage, places: readonly number[], ...players: TestPlayer[]): Promise<void> {
  await stage.host.start(1);
  for (const place of places) await stage.host.ask(1, place);
  await level(stage, ...players);
}

function question(game: GameClient, place: number): string {
  const found = game.get().view?.round?.asked[place];
  if (!found) throw new Error(`No question ${place} is asked.`);
  return found.question_id;
}

/** What a player's screen shows. */
function shown(game: GameClient) {
  const { view, drafts, dialogs, submitting, failure } = game.get();
  const asked = view?.round?.asked ?? [];
  return {
    screen: screenOf(game.get()),
    open: view?.submissions_open,
    captain: view?.me.is_captain,
    status: view?.me.status,
    people: view?.team?.players.map(({ player_name, status }) => `${player_name} ${status}`),
    teams: view?.game_teams.map(({ team_name }) => team_name),
    questions: asked.map((each) => ({
      text: each.question_text,
      entry: drafts[each.question_id]?.texts ?? [],
      state: drafts[each.question_id]?.state ?? 'empty',
      suggested: view?.suggested[each.question_id] ?? [],
      suggestions: each.suggestions.map(({ player_name, suggestion }) => `${player_name}: ${suggestion}`),
    })),
    doubled: view?.round?.doubled,
    submitted: view?.submitted,
    dialogs: dialogs.map(({ kind }) => kind),
    submitting,
    failure,
  };
}

async function typed(game: GameClient, place: number, texts: string[], state: 'saved' | 'late'): Promise<void> {
  const id = question(game, place);
  for (const [index, text] of texts.entries()) game.typeAnswer(id, index, text);
  await vi.waitFor(() => expect(game.get().drafts[id]?.state).toBe(state), patience);
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  async 'join: a code, a team, and again'(stage) {
    const guest = stage.player();
    const { code, gameId } = stage;
    const join = createJoin(guest.client);
    join.setCode('000000');
    await join.find();
    expect(join.get()).toMatchObject({ step: 'code', error: { key: 'try-again' } });
    join.setCode(code);
    await join.find();
    join.join();
    await join.choose({ team_name: '  The   Guests ' });
    const game = await guest.follow(gameId);
    expect(shown(game)).toMatchObject({ screen: 'welcome', captain: true, people: ['Guest joined'] });
    const again = createJoin(guest.client);
    again.setCode(code);
    await again.find();
    expect(again.get().step).toBe('go');

    const other = stage.player();
    const team = { code, kt_team_id: 'new', num_players: 1, invites: [] };
    await other.ask(contract.gameExists, { params: { code } });
    await other.ask(contract.gameExists, { params: { code: '111111' } });
    await other.ask(contract.loadGame, { query: { game_id: gameId } });
    await other.ask(contract.listGames);
    await other.ask(contract.joinWithCode, { body: { ...team, team_name: 'the guests' } });
    await other.ask(contract.newPlayer, { params: { id: gameId }, body: { client_id: 'the id of another' } });
    await other.ask(contract.newPlayer, {
      params: { id: gameId },
      body: { client_id: other.client.session.clientId() },
    });
    const watching = await other.follow(gameId);
    await other.ask(contract.listGames);
    await level(stage, guest, other);
    return [shown(game), shown(watching)];
  },

  async 'login: a guest captain keeps the team'(stage) {
    const { code, gameId } = stage;
    const guest = stage.player();
    const team = { code, team_name: 'The Lone Fox', kt_team_id: 'new', num_players: 1, invites: [] };
    await guest.client.call(contract.joinWithCode, { body: team });
    await guest.ask(contract.loadGame, { query: { game_id: gameId } });
    await guest.logIn('Lena', stage.oneTimeCode);
    await guest.ask(contract.loadGame, { query: { game_id: gameId } });
    const game = await guest.follow(gameId);
    await level(stage, guest);
    expect(shown(game)).toMatchObject({ captain: true, people: ['Lena joined'] });

    // Who only watched gets the team of this phone's guest, and the guest is gone.
    const ada = await member(stage, 'Ada');
    const phone = stage.player();
    await phone.client.call(contract.joinWithCode, { body: { ...team, team_name: 'The Larks' } });
    const { token } = ada.player.client.session;
    phone.client.session.setToken(token() ?? '');
    await phone.ask(contract.loadGame, { query: { game_id: gameId } });
    await level(stage, ada.player);
    return [shown(game), shown(ada.game)];
  },

  async 'login: a name, a found player, and out'(stage) {
    const { code, gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    await ada.player.ask(contract.nameCheck);
    const { sub = '' } = ada.player.client.session.claims() ?? {};
    await ada.player.ask(contract.listPlayerImages, { params: { id: sub } });
    await ada.player.ask(contract.listPlayerImages, { params: { id: 'somebody else' } });
    const { message } = await ada.player.client.call(contract.setName, { body: { name: 'Ada L.' } });
    ada.player.client.session.setToken(message);
    await level(stage, ada.player);
    const client_id = ada.player.client.session.clientId();
    await ada.player.ask(contract.logout, { body: { client_id } });
    // The connection of the login is closed; the 401 ends the session, and the game that is loaded again is refused.
    await vi.waitFor(() => expect(ada.game.get().connection).toBe('refused'), patience);
    await ada.player.ask(contract.listGames);
    await vi.waitFor(() => expect(ada.game.get().phase).toBe('failed'), patience);
    // The browser is asked to log in: it was somebody with an account here.
    await ada.player.ask(contract.findGame, { body: { code } });
    await ada.player.ask(contract.loadGame, { query: { game_id: gameId } });
    return shown(ada.game).people;
  },

  async 'a round: what the team hears, what the others hear, what a load shows'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben', ada.team_code);
    const cleo = await member(stage, 'Cleo');
    const all = [ada.player, ben.player, cleo.player];
    const { host, gameId } = stage;
    const early = { game_id: gameId, round_num: 1, question_num: 0, answer: ['x'] };
    await host.start(1);
    await level(stage, ...all);
    await ada.player.ask(contract.saveAnswer, { body: early });
    await host.ask(1, 0);
    await host.ask(1, 1);
    await level(stage, ...all);
    await typed(ada.game, 0, ['Paris '], 'saved');
    await typed(ada.game, 1, ['Pretoria', 'Cape Town'], 'saved');
    await ben.game.suggest(question(ben.game, 1), ' Bloemfontein ');
    await ben.player.ask(contract.saveAnswer, { body: early });
    await cleo.player.ask(contract.saveAnswer, { body: early });
    await ada.game.setDouble(true);
    await level(stage, ...all);
    await ada.game.submit();
    await level(stage, ...all);
    expect(shown(ada.game).submitted).toMatchObject({
      1: { doubled: true, answers: [['paris'], ['pretoria', 'cape town']] },
    });
    // The refusal brings the submission that stands.
    const id = { id: gameId, round: '1' };
    await ada.player.ask(contract.submitRound, { params: id, body: { doubled: false, answers: [] } });
    for (const { ask } of [ben.player, cleo.player]) await ask(contract.loadGame, { query: { game_id: gameId } });
    return [ada, ben, cleo].map(({ game }) => shown(game));
  },

  async 'the quizmaster: reset, recalled, asked again, late, accepted'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben', ada.team_code);
    const both = [ada.player, ben.player];
    const { host } = stage;
    await firstRound(stage, [0, 1], ...both);
    await typed(ada.game, 0, ['Paris'], 'saved');
    await typed(ada.game, 1, ['Pretoria', 'Durban'], 'saved');
    await ben.game.suggest(question(ben.game, 1), 'Cape Town');
    await ada.game.submit();
    await host.resetSubmission('Owls', 1);
    await level(stage, ...both);
    await ada.game.submit();
    await host.recall(1, 1);
    await level(stage, ...both);
    expect(shown(ada.game)).toMatchObject({ screen: 'round', submitted: {} });
    // Each team is told anew what it had.
    await host.ask(1, 1);
    await level(stage, ...both);
    expect(shown(ada.game).questions[1]).toMatchObject({
      entry: ['Pretoria', 'Durban'],
      suggestions: ['Ben: Cape Town'],
    });
    await host.close(true);
    stage.pass(3_001);
    // What the team has saved is handed in once the grace is over.
    await vi.waitFor(() => expect(shown(ada.game).submitted).toMatchObject({ 1: { at_close: true } }), patience);
    await level(stage, ...both);
    await typed(ada.game, 0, ['Lyon'], 'late');
    await ada.player.ask(contract.loadGame, { query: { game_id: stage.gameId } });
    await host.acceptLate('Owls', 1);
    await level(stage, ...both);
    await ada.game.submit();
    await host.acceptLate('Owls', 1);
    await level(stage, ...both);
    expect(shown(ada.game).submitted).toMatchObject({
      1: { late: false, answers: [['lyon'], ['pretoria', 'durban']] },
    });
    return [shown(ada.game), shown(ben.game)];
  },

  async 'a captain takes the round back, and submits again'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben', ada.team_code);
    const both = [ada.player, ben.player];
    await firstRound(stage, [0], ...both);
    await typed(ada.game, 0, ['Paris'], 'saved');
    await ada.game.submit();
    await level(stage, ...both);
    await ada.game.takeBack();
    await level(stage, ...both);
    expect(shown(ada.game)).toMatchObject({ screen: 'round', submitted: {}, questions: [{ entry: ['Paris'] }] });
    await typed(ada.game, 0, ['Lyon'], 'saved');
    await ada.game.submit();
    await stage.host.close(true);
    await level(stage, ...both);
    await expect(ada.game.takeBack()).rejects.toThrow();
    return [shown(ada.game), shown(ben.game)];
  },

  async 'numbered writes: a later one of its client has overtaken another'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host, gameId } = stage;
    await firstRound(stage, [0], ada.player);
    const params = { id: gameId, round: '1' };
    const numbered = (seq: number) => ({ headers: { [contract.answerSequenceHeader]: String(seq) } });
    const answer = (text: string, seq: number) => {
      const body = { game_id: gameId, round_num: 1, question_num: 0, answer: [text] };
      return ada.player.ask(contract.saveAnswer, { body, ...numbered(seq) });
    };
    const double = (doubled: boolean, seq: number) =>
      ada.player.ask(contract.setDouble, { params, body: { doubled }, ...numbered(seq) });
    await answer('Paris', 6);
    await answer('Lyon', 5);
    await double(true, 8);
    await double(false, 7);
    await ada.player.ask(contract.submitRound, {
      params,
      body: { doubled: false, answers: [['Paris']], question_ids: [question(ada.game, 0)] },
      headers: { [contract.idempotencyHeader]: 'undoubled', [contract.answerSequenceHeader]: '9' },
    });
    await host.resetSubmission('Owls', 1);
    await double(true, 8);
    await level(stage, ada.player);
    expect(shown(ada.game)).toMatchObject({ doubled: false, questions: [{ entry: ['Paris'] }] });
    return shown(ada.game);
  },

  async 'a broken connection: what was missed is replayed, and what was typed goes out'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host } = stage;
    await firstRound(stage, [0], ada.player);
    const heard = ada.player.frames.length;
    ada.player.goOffline();
    expect(ada.game.get().connection).not.toBe('live');
    ada.game.typeAnswer(question(ada.game, 0), 0, 'Paris');
    await host.ask(1, 1);
    await host.ask(1, 2);
    ada.player.goOnline();
    await vi.waitFor(() => expect(ada.player.frames.length).toBeGreaterThanOrEqual(heard + 2), patience);
    // From the cursor on: nothing twice, nothing missing.
    expect(ada.player.frames.slice(heard, heard + 2)).toMatchObject([
      { message: { type: 'ASK' } },
      { message: { type: 'ASK' } },
    ]);
    const id = question(ada.game, 0);
    await vi.waitFor(() => expect(ada.game.get().drafts[id]?.state).toBe('saved'), patience);
    await level(stage, ada.player);
    return shown(ada.game);
  },

  async 'a lost reply: a submission that is in is in once'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    await firstRound(stage, [0], ada.player);
    await typed(ada.game, 0, ['Paris'], 'saved');
    ada.player.loseReply(contract.submitRound);
    await ada.game.submit();
    await level(stage, ada.player);
    expect(shown(ada.game).screen).toBe('submitted');
    const types = ada.player.frames.map(({ message }) => message.type);
    expect(types.filter((type) => type === 'TEAM_SUBMITTED')).toHaveLength(1);
    return shown(ada.game);
  },

  async 'the quizmaster nudges and reveals: commands that are refused, messages, loads'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const rita = await captain(stage, 'Rita', 'Rivals');
    const cleo = await member(stage, 'Cleo');
    const all = [ada.player, rita.player, cleo.player];
    const { host } = stage;
    const replies = [await host.nudge(), await host.reveal(9)];
    await firstRound(stage, [1], ...all);
    await rita.game.submit();
    replies.push(await host.nudge(), await host.reveal(1));
    await host.close(true);
    replies.push(await host.reveal(1));
    await level(stage, ...all);
    const revealed = all.map(({ client }) => client.game(stage.gameId).get().view?.revealed);
    expect(revealed[0]).toMatchObject({ 1: { questions: [{ notes: 'Three, in truth' }] } });
    await cleo.player.ask(contract.loadGame, { query: { game_id: stage.gameId } });
    // A round that goes on is loaded.
    await host.ask(1, 0);
    await level(stage, ...all);
    return { replies, revealed, shown: shown(ada.game) };
  },

  async 'the quizmaster asks all, counts down, pauses, and sends a line: messages, the close at zero, loads'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const cleo = await member(stage, 'Cleo');
    const all = [ada.player, cleo.player];
    const { host } = stage;
    await host.start(1);
    await host.askNext();
    await host.announce('  The kitchen closes at ten. ');
    await host.startCountdown(60);
    await host.extendCountdown(30);
    await host.pause(true);
    await level(stage, ...all);
    const inBreak = shown(ada.game);
    await cleo.player.ask(contract.loadGame, { query: { game_id: stage.gameId } });
    await typed(ada.game, 0, ['Paris'], 'saved');
    await host.pause(false);
    await host.cancelCountdown();
    await host.startCountdown(5);
    await host.announce('');
    stage.pass(5_000);
    await vi.waitFor(() => expect(ada.game.get().view?.submissions_open).toBe(false), patience);
    await level(stage, ...all);
    expect(ada.game.get().view?.countdown).toBeUndefined();
    return { inBreak, shown: shown(ada.game) };
  },

  async 'requests to join: for the team and the player who asks, skipped for others'(stage) {
    const { gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben', ada.team_code);
    const cleo = await member(stage, 'Cleo');
    const dot = await member(stage, 'Dot');
    const all = [ada.player, ben.player, cleo.player, dot.player];
    const asking = { gameId, teamId: cleo.game.get().view?.game_teams[0]?.team_code ?? '' };
    const client_id = cleo.player.client.session.clientId();
    const cleoCode = cleo.game.get().view?.me.player_code ?? '';
    const answer = (action: 'approve' | 'decline') => ({
      params: { gameId, teamId: ada.teamid, action },
      body: { player_id: cleoCode },
    });
    await cleo.player.ask(contract.askToJoin, { params: asking, body: { client_id } });
    await level(stage, ...all);
    await cleo.player.ask(contract.cancelJoinRequest, { params: asking, body: { client_id } });
    await cleo.player.ask(contract.askToJoin, { params: asking, body: { client_id } });
    await ben.player.ask(contract.answerJoinRequest, answer('approve'));
    await ada.player.ask(contract.answerJoinRequest, answer('decline'));
    await level(stage, ...all);
    expect(shown(cleo.game).dialogs).toEqual(['declined']);
    expect(dot.player.frames.some(({ message }) => message.type === 'SKIP')).toBe(true);
    await cleo.player.ask(contract.askToJoin, { params: asking, body: { client_id } });
    await ada.player.ask(contract.answerJoinRequest, answer('approve'));
    await level(stage, ...all);
    expect(shown(cleo.game).status).toBe('joined');
    return [ada, ben, cleo, dot].map(({ game }) => shown(game));
  },

  async 'one phone, several people: each is their own player, whose stream they get'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben', ada.team_code);
    const rita = await captain(stage, 'Rita', 'Rivals');
    const phone = ada.player;
    await firstRound(stage, [0], phone, ben.player, rita.player);
    const seen: unknown[] = [];
    for (const name of ['Ben', 'Rita', 'Ada']) {
      // A minute between two codes.
      stage.pass(61_000);
      await phone.logIn(name, stage.oneTimeCode);
      await level(stage, phone);
      await ben.game.suggest(question(ben.game, 0), `to ${name}`);
      await rita.game.suggest(question(rita.game, 0), 'x').catch(() => {});
      await level(stage, phone, ben.player, rita.player);
      seen.push([name, shown(ada.game), ada.game.get().view?.me.player_name]);
    }
    // Nobody is logged in: a guest, who is none of them.
    phone.client.session.clearToken();
    await phone.ask(contract.loadGame, { query: { game_id: stage.gameId } });
    await vi.waitFor(() => expect(ada.game.get().dialogs).toEqual([{ kind: 'no-access' }]), patience);
    await phone.client.call(contract.joinGame, { params: { id: stage.gameId }, body: {} });
    await phone.ask(contract.loadGame, { query: { game_id: stage.gameId } });
    return seen;
  },

  async 'people: another captain, one is kicked, and everybody leaves'(stage) {
    const { gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben', ada.team_code);
    const cleo = await member(stage, 'Cleo', ada.team_code);
    const all = [ada.player, ben.player, cleo.player];
    const owls = { id: gameId, team: ada.teamid };
    const [benCode = '', cleoCode = ''] = [ben, cleo].map(({ game }) => game.get().view?.me.player_code);
    await ada.player.ask(contract.promoteCaptain, { params: owls, body: { player_code: benCode } });
    await level(stage, ...all);
    // She is told that she is captain no longer.
    await ada.player.ask(contract.promoteCaptain, { params: owls, body: { player_code: benCode } });
    await ben.player.ask(contract.dropPlayer, { params: owls, body: { player_id: cleoCode } });
    await level(stage, ...all);
    expect(shown(cleo.game)).toMatchObject({ status: 'watching', dialogs: ['captain', 'dropped'] });
    // The team's code is another one now.
    await cleo.player.ask(contract.joinGame, { params: { id: gameId }, body: { team_code: ada.team_code } });
    await ben.player.ask(contract.dropPlayer, { params: owls });
    await level(stage, ...all);
    expect(shown(ada.game)).toMatchObject({ captain: true, people: ['Ada joined'] });
    // She left as a watcher, and is on a team by now.
    await ada.player.ask(contract.leaveGame, { params: { id: gameId }, body: { only_watching: true } });
    await ada.player.ask(contract.leaveGame, { params: { id: gameId } });
    const farewell = { message: { type: 'DROP_PLAYER', player_name: 'Ada' } };
    await vi.waitFor(() => expect(ada.player.frames.at(-1)).toMatchObject(farewell), patience);
    await level(stage, ben.player, cleo.player);
    expect(shown(cleo.game).teams).toEqual([]);
    await ada.player.ask(contract.loadGame, { query: { game_id: gameId } });
    await cleo.player.ask(contract.addTeam, { params: { id: gameId }, body: { team_name: 'Owls', kt_team_id: 'new' } });
    await level(stage, ben.player, cleo.player);
    return [shown(ben.game), shown(cleo.game)];
  },

  async 'invites: to a person, by a link, declined, taken back'(stage) {
    const { gameId, host } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben');
    const cleo = await member(stage, 'Cleo');
    const all = [ada.player, ben.player, cleo.player];
    const owls = { id: gameId, team: ada.teamid };
    const invited = async (email: string) => {
      // A list of invites is in the order of their moments.
      stage.pass(1);
      await ada.player.ask(contract.inviteToTeam, { params: owls, body: { inviteBy: 'email', email } });
    };
    for (const email of ['ben@example.com', 'Ben@Example.com', 'nobody@example.com', 'no address'])
      await invited(email);
    await level(stage, ...all);
    expect(shown(ben.game).dialogs).toEqual(['invite']);
    await ben.player.ask(contract.listGames);
    await ada.player.ask(contract.cancelInvite, { params: owls, body: { email: 'nobody@example.com' } });
    await ben.player.ask(contract.declineInvite, { params: owls });
    await ben.player.ask(contract.listGames);
    // By the code of the invite: of their own, and of somebody else's.
    const dot = await member(stage, 'Dot');
    await invited('dot@example.com');
    await level(stage, ...all, dot.player);
    const team = dot.game.get().view?.invites[0]?.team_code ?? '';
    for (const each of [ben, dot, dot]) await each.player.ask(contract.declineInvite, { params: { id: gameId, team } });
    await dot.player.ask(contract.declineInvite, { params: { id: gameId, team: 'nothing' } });
    await dot.player.ask(contract.listGames);
    await dot.player.ask(contract.leaveGame, { params: { id: gameId } });
    await dot.player.ask(contract.listGames);
    await invited('cleo@example.com');
    await level(stage, ...all);
    const [invite] = cleo.game.get().view?.invites ?? [];
    await cleo.player.ask(contract.joinGame, { params: { id: gameId }, body: { team_code: invite?.team_code ?? '' } });
    await level(stage, ...all);
    expect(shown(cleo.game).status).toBe('joined');

    const link = { params: { gameid: gameId, team_code: ada.team_code } };
    await ada.player.ask(contract.getInviteToken, link);
    await ada.player.ask(contract.generateInviteToken, { params: owls });
    await ben.player.ask(contract.generateInviteToken, { params: owls });
    await ben.player.ask(contract.sendInvite, {
      params: { id: gameId },
      body: { team_code: 'wrong', email: 'x@example.com' },
    });
    const tokenNow = async () => {
      const { urlid } = await ada.player.client.call(contract.getInviteToken, link);
      const { long_url } = await ada.player.client.call(contract.shortUrl, { query: { urlid } });
      return long_url.split('/').at(-1) ?? '';
    };
    const friend = stage.player();
    const check = (token: string) => friend.ask(contract.checkInvite, { body: { token } });
    const token = await tokenNow();
    await check(token);
    await check(`${token}x`);
    await ada.player.ask(contract.generateInviteToken, { params: owls });
    await check(token);
    await host.renameTeam('Owls', 'Night Owls');
    await check(await tokenNow());
    await level(stage, ...all);
    return [ada, ben, cleo].map(({ game }) => shown(game));
  },

  async 'teams: renamed, registered, kicked'(stage) {
    const { host, gameId, code } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await captain(stage, 'Ben', 'Bears');
    const cleo = await member(stage, 'Cleo', ben.team_code);
    const all = [ada.player, ben.player, cleo.player];
    const owls = { id: gameId, team: ada.teamid };
    await cleo.player.ask(contract.renameTeam, { params: { ...owls, team: ben.teamid }, body: { team_name: 'Cubs' } });
    await ben.player.ask(contract.renameTeam, {
      params: { ...owls, team: ben.teamid },
      body: { team_name: 'Quizzly Bears' },
    });
    const made = await ada.player.client.call(contract.createTeam, {
      body: { team_name: 'Night Owls', team_slogan: 'Hoo' },
    });
    const page = { params: { id: made.kt_team_id } };
    await ada.player.ask(contract.listMyTeams, { query: {} });
    await ben.player.ask(contract.registerTeam, { params: owls, body: { teamid: made.kt_team_id } });
    await ada.player.ask(contract.registerTeam, { params: owls, body: { teamid: made.kt_team_id } });
    for (const { player } of [ada, cleo]) {
      await player.ask(contract.findGame, { body: { code } });
      await player.ask(contract.teamDetail, page);
    }
    await cleo.player.ask(contract.requestToJoin, page);
    await cleo.player.ask(contract.requestToJoin, page);
    // A contact that somebody has, and one that nobody has yet: nothing tells them apart.
    for (const email of ['ben@example.com', 'nobody@example.com']) {
      await ada.player.ask(contract.inviteMember, { ...page, body: { email } });
    }
    const edit = { team_name: 'The Night Owls', team_slogan: '', restrict_editing: true, no_requests: true };
    await cleo.player.ask(contract.editTeam, { ...page, body: edit });
    await ada.player.ask(contract.editTeam, { ...page, body: edit });
    await ada.player.ask(contract.teamDetail, { params: { id: '99999' } });
    await level(stage, ...all);
    expect(shown(cleo.game).teams).toEqual(['The Night Owls', 'Quizzly Bears']);
    await host.kickTeam('Quizzly Bears');
    await level(stage, ...all);
    expect(shown(cleo.game)).toMatchObject({ status: 'watching', dialogs: ['team-kicked'] });
    return [ada, ben, cleo].map(({ game }) => shown(game));
  },

  async 'a registered team: people come and go, another owner, disbanded'(stage) {
    const people = { ada: stage.player(), ben: stage.player(), cleo: stage.player(), dan: stage.player() };
    const { ada, ben, cleo, dan } = people;
    const ids: Record<string, string> = {};
    for (const [name, player] of Object.entries(people)) {
      await player.logIn(name, stage.oneTimeCode);
      ids[name] = player.client.session.claims()?.sub ?? '';
      expect(ids[name]).not.toBe('');
    }
    const guest = stage.player();
    const body = { team_name: ' The  Foxes ', team_slogan: ' Sly ' };
    const { kt_team_id: id } = await ada.client.call(contract.createTeam, { body });
    await ada.ask(contract.createTeam, { body: { team_name: ' ' } });
    const page = { params: { id } };
    const about = (name: string) => ({ params: { id, playerid: ids[name] ?? '' } });
    const to = (name: string) => ({ ...page, body: { new_owner: ids[name] ?? '' } });
    const settings = { team_name: 'The Foxes', team_slogan: '', restrict_editing: false, no_requests: false };
    const everybodyLooks = async () => {
      for (const player of [...Object.values(people), guest]) await player.ask(contract.teamDetail, page);
      for (const player of Object.values(people)) {
        await player.ask(contract.listMyTeams, { query: {} });
        await player.ask(contract.listTeams, { query: { joined: 'yes' } });
        await player.ask(contract.restoreTeam, page);
      }
    };
    await ada.ask(contract.inviteMember, { ...page, body: { playerid: ids.ben ?? '' } });
    await ada.ask(contract.inviteMember, { ...page, body: { playerid: 'nobody' } });
    await ada.ask(contract.inviteMember, { ...page, body: {} });
    await cleo.ask(contract.requestToJoin, page);
    await ben.ask(contract.requestToJoin, page);
    await dan.ask(contract.editTeam, { ...page, body: settings });
    await everybodyLooks();
    await ada.ask(contract.approveMember, about('ben'));
    await ben.ask(contract.approveMember, about('ben'));
    await cleo.ask(contract.approveMember, about('cleo'));
    await ben.ask(contract.approveMember, about('cleo'));
    await everybodyLooks();
    await ben.ask(contract.removeMember, about('cleo'));
    await ben.ask(contract.disbandTeam, page);
    await ada.ask(contract.setOwner, to('dan'));
    await ada.ask(contract.removeMember, about('ada'));
    await ada.ask(contract.setOwner, to('ben'));
    await ada.ask(contract.setOwner, to('ada'));
    await ben.ask(contract.editTeam, { ...page, body: { ...settings, restrict_editing: true, no_requests: true } });
    await ada.ask(contract.editTeam, { ...page, body: settings });
    await ada.ask(contract.inviteMember, { ...page, body: { playerid: ids.dan ?? '' } });
    await dan.ask(contract.requestToJoin, page);
    await ben.ask(contract.removeMember, about('cleo'));
    await ada.ask(contract.removeMember, about('ada'));
    await everybodyLooks();
    await ben.ask(contract.disbandTeam, page);
    await dan.ask(contract.requestToJoin, page);
    await guest.ask(contract.restoreTeam, page);
    await dan.ask(contract.restoreTeam, { params: { id: '99999' } });
    await everybodyLooks();
    return ada.replies.length;
  },

  async 'the end: rated, taken back, final'(stage) {
    const { host, gameId, code } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben', ada.team_code);
    const watcher = await member(stage, 'Cleo');
    const all = [ada.player, ben.player, watcher.player];
    await firstRound(stage, [0], ada.player);
    await host.endGame();
    await level(stage, ...all);
    expect(shown(ada.game).screen).toBe('ended');
    const params = { id: gameId };
    const [target] = await ada.player.client.call(contract.needFeedback, { params });
    const player_code = ada.game.get().view?.me.player_code ?? '';
    const rating = { userid: target?.userid ?? '', player_code, stars: 5, tags: ['Funny' as const], notes: ' Great ' };
    await ada.player.ask(contract.listGames);
    await watcher.player.ask(contract.listGames);
    await ada.player.ask(contract.sendFeedback, { params, body: rating });
    await ada.player.ask(contract.listGames);
    await ada.player.ask(contract.sendFeedback, { params, body: { ...rating, stars: 4 } });
    await ada.player.ask(contract.needFeedback, { params });
    await ada.player.ask(contract.findGame, { body: { code } });
    await host.reopenGame();
    await level(stage, ...all);
    await host.finalizeGame();
    await level(stage, ...all);
    // The game stands in the list of whoever has somebody to rate, for a day.
    await ada.player.ask(contract.listGames);
    await ben.player.ask(contract.listGames);
    stage.pass(86_400_000 - 1_000);
    await ben.player.ask(contract.listGames);
    stage.pass(2_000);
    await ben.player.ask(contract.listGames);
    await ada.player.ask(contract.saveAnswer, {
      body: { game_id: gameId, round_num: 1, question_num: 0, answer: ['x'] },
    });
    return shown(ada.game);
  },

  async 'a graded night: a board, results of each, an appeal, the final places'(stage) {
    const { host, gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben', ada.team_code);
    const rita = await captain(stage, 'Rita', 'Rivals');
    const cleo = await member(stage, 'Cleo');
    const all = [ada.player, ben.player, rita.player, cleo.player];
    const params = { id: gameId };
    const everybodyLooks = async () => {
      await level(stage, ...all);
      for (const player of all) await player.ask(contract.getResults, { params });
      const known = all.map(({ client }) => client.game(gameId).get().view?.results_version);
      const views = await Promise.all(
        all.map(({ client }) => client.call(contract.loadGame, { query: { game_id: gameId } })),
      );
      return [known, views.map(({ results_version }) => results_version)];
    };
    stage.pass(1);
    await host.addPaperTeam('Pencils');
    await firstRound(stage, [0, 1, 2], ...all);
    await typed(ada.game, 0, ['Pariss'], 'saved');
    await typed(ada.game, 1, ['Pretoria', 'Durban'], 'saved');
    await typed(rita.game, 0, ['Paris'], 'saved');
    const asked = [0, 1, 2].map((place) => question(ada.game, place));
    await rita.game.setDouble(true);
    await ada.game.submit();
    await rita.game.submit();
    await level(stage, ...all);
    const replies = [await host.publishBoard(1)];
    await host.close(false);
    stage.pass(3_001);
    await host.endRound();
    await host.submitPaper('Pencils', 1, [['paris'], ['Kaapstad', 'Pretoria'], ['Lima']], false);
    replies.push(await host.publishBoard(1), await host.publishBoard(9));
    await host.grade(1, 0, 'pariss', ['half']);
    await host.grade(1, 1, 'durban\npretoria', ['none', 'full']);
    await host.adjust('Rivals', -2, ' Phones on the table ', 1);
    const seen = [await everybodyLooks()];
    replies.push(await host.publishBoard(1, 1));
    seen.push(await everybodyLooks());
    const contested = (place: number, reason: string) => ({
      params,
      body: { question_id: asked[place] ?? 'none', reason },
    });
    await ada.player.ask(contract.contest, contested(0, 'Too soon.'));
    replies.push(await host.publishBoard(1), await host.reveal(1));
    seen.push(await everybodyLooks());
    await ben.player.ask(contract.contest, contested(0, 'Not mine to say.'));
    await cleo.player.ask(contract.contest, contested(0, 'Not mine to say.'));
    await ada.player.ask(contract.contest, contested(9, 'Which one?'));
    await ada.player.ask(contract.contest, contested(0, '  '));
    await ada.player.ask(contract.contest, contested(0, 'x'.repeat(201)));
    for (const reason of ['  A slip of the pen. ', 'A slip of the pen.', 'Another reason.'])
      await ada.player.ask(contract.contest, contested(0, reason));
    seen.push(await everybodyLooks());
    await host.decideAppeal('Owls', 1, 0, true, 'It was.');
    seen.push(await everybodyLooks());
    await host.endGame();
    await host.finalizeGame();
    replies.push(await host.publishBoard(1));
    seen.push(await everybodyLooks());
    return { replies, seen, shown: shown(ada.game) };
  },

  async 'photos and votes: consent, the best photo, the best name, and what is refused'(stage) {
    const { gameId: id, host } = stage;
    const [ada, cleo] = [await captain(stage, 'Ada', 'Owls'), await captain(stage, 'Cleo', 'Rivals')];
    const [ben, dan] = [await member(stage, 'Ben', ada.team_code), await member(stage, 'Dan')];
    const players = [ada.player, cleo.player, ben.player, dan.player];
    const params = { id };
    const refusals: unknown[] = [];
    const upload = async ({ player }: { player: TestPlayer }, agrees: boolean): Promise<string> => {
      stage.pass(10_000);
      const bytes = await photo(300, 200).jpeg().toBuffer();
      const file = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
      const fields: Record<string, string> = agrees ? { [contract.bigScreenField]: 'yes' } : {};
      const images = await uploadImage(player.client.call, contract.uploadGameImage, { id }, file, { fields });
      return images.at(-1)?.image_code ?? '';
    };
    const look = async () => {
      for (const player of players) {
        await player.ask(contract.getVotes, { params });
        await player.ask(contract.listImages, { params: { gameid: id }, query: {} });
      }
    };
    const agree = ({ player }: { player: TestPlayer }, image_code: string, agreed: boolean) =>
      player.ask(contract.agreeToScreen, { params: { ...params, image_code }, body: { agreed } });
    const vote = ({ player }: { player: TestPlayer }, vote: contract.VoteKind, choice: string) =>
      player.ask(contract.castVote, { params: { ...params, vote }, body: { choice } });

    const [owls, rivals] = [await upload(ben, true), await upload(cleo, false)];
    await look();
    refusals.push(await host.openVote('name'));
    await vote(dan, 'name', ada.teamid);
    await firstRound(stage, [0], ...players);
    refusals.push(await host.openVote('name'));
    await host.close(false);
    await host.endRound();
    await host.choosePhoto(owls, 'shown');
    refusals.push(await host.openVote('photo'));
    // Only who uploaded it agrees, and not to what there is not.
    await agree(ada, rivals, true);
    await agree(dan, 'nothing', true);
    await agree(cleo, rivals, true);
    await host.choosePhoto(rivals, 'shown');
    refusals.push(await host.openVote('photo'), await host.openVote('name'), await host.openVote('name'));
    await look();
    // Each once, none for their own; a second one takes the place of the first.
    await vote(ada, 'photo', owls);
    await vote(ben, 'photo', owls);
    await vote(ada, 'photo', rivals);
    await vote(dan, 'photo', rivals);
    await vote(dan, 'photo', owls);
    await vote(dan, 'photo', 'nothing');
    await vote(cleo, 'name', cleo.teamid);
    await vote(cleo, 'name', ada.teamid);
    await look();
    await host.closeVote('photo');
    await vote(cleo, 'photo', owls);
    await look();
    refusals.push(await host.openVote('photo'));
    await vote(cleo, 'photo', owls);
    await host.closeVote('photo');
    await host.closeVote('name');
    await look();
    await host.hideVote('photo');
    // Taken back, and deleted: neither has won anything.
    await agree(cleo, rivals, false);
    await ada.player.ask(contract.deleteGameImage, { params: { ...params, image_code: owls } });
    await look();
    await level(stage, ...players);
    return { refusals, shown: shown(ada.game) };
  },

  async 'a sponsor: its ad and its question in a game, on the site and on its own page'(stage) {
    const { gameId: game_id, sponsorKey: key } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await member(stage, 'Ben');
    const stranger = stage.player();
    const inGame = { query: { game_id } };
    const ads = { params: { gameid: game_id } };
    const tap = (ad_id: string) => ({ params: { ...ads.params, ad_id, event: 'tapped' as const } });

    const [ad] = await ada.player.client.call(contract.listAds, ads);
    await ada.player.ask(contract.countAd, tap(ad?.ad_id ?? ''));
    await ada.player.ask(contract.countAd, tap('nowhere'));
    // Not served to him yet.
    await ben.player.ask(contract.countAd, tap(ad?.ad_id ?? ''));
    await stranger.ask(contract.listAds, ads);

    await stranger.ask(contract.nextSurvey, inGame);
    await stranger.ask(contract.nextSurvey, { query: { game_id: 'nowhere' } });
    const { survey } = await ada.player.client.call(contract.nextSurvey, inGame);
    const params = { id: survey?.surveyid ?? '' };
    await ada.player.ask(contract.seeSurvey, { params, body: { game_id } });
    await ben.player.ask(contract.seeSurvey, { params, body: { game_id } });
    await stranger.ask(contract.answerSurvey, { params, body: { game_id, response: 'Tea' } });
    await ada.player.ask(contract.answerSurvey, { params, body: { game_id, response: 'Water' } });
    await ada.player.ask(contract.answerSurvey, { params, body: { game_id, response: 'Tea' } });
    await ben.player.ask(contract.skipSurvey, { params, body: { game_id } });
    await stranger.ask(contract.nextSurvey);
    await stranger.ask(contract.seeSurvey, { params, body: {} });
    await stranger.ask(contract.answerSurvey, { params, body: { response: 'Coffee' } });

    const page = { params: { key } };
    const question = { params: { key, ...params } };
    await stranger.ask(contract.nextSponsorSurvey, { params: { key: 'nobody' } });
    await stranger.ask(contract.seeSponsorSurvey, question);
    const { id = '' } = await stranger.client.call(contract.nextSponsorSurvey, page);
    const headers = { [contract.surveyIdHeader]: id };
    await stranger.ask(contract.nextSponsorSurvey, { ...page, headers });
    await stranger.ask(contract.seeSponsorSurvey, { ...question, headers });
    await stranger.ask(contract.answerSponsorSurvey, { ...question, headers, body: { response: 'Water' } });
    await stranger.ask(contract.answerSponsorSurvey, { ...question, headers, body: { response: 'Tea' } });
    await stranger.ask(contract.nextSponsorSurvey, { ...page, headers });
    // A wiped id is a new person.
    await stranger.ask(contract.skipSponsorSurvey, { ...question, body: {} });
    return stranger.replies.length;
  },
};
