import { createJoin, type GameClient, screenOf } from '@snug/client';
import {
  addTeam,
  answerJoinRequest,
  askToJoin,
  cancelInvite,
  cancelJoinRequest,
  checkInvite,
  createTeam,
  declineInvite,
  dropPlayer,
  editTeam,
  findGame,
  gameExists,
  generateInviteToken,
  getInviteToken,
  inviteToTeam,
  joinGame,
  joinWithCode,
  leaveGame,
  listGames,
  listMyTeams,
  loadGame,
  logout,
  nameCheck,
  needFeedback,
  newPlayer,
  promoteCaptain,
  registerTeam,
  renameTeam,
  requestToJoin,
  saveAnswer,
  sendFeedback,
  sendInvite,
  setDouble,
  setName,
  shortUrl,
  submitRound,
  suggestAnswer,
  teamDetail,
} from '@snug/contract';
import { expect, vi } from 'vitest';
import type { Phone } from './phone.ts';
import type { Stage } from './stage.ts';

/** What people do in a night. Answers what they saw that no reply and no message says by itself. */
export type Scenario = (stage: Stage) => Promise<unknown>;

const patience = { timeout: 15_000, interval: 10 };

/** Somebody logged in, with a team of their own in the game, who follows it. */
async function captain(stage: Stage, name: string, team_name: string) {
  const phone = stage.phone();
  await phone.logIn(name, stage.letter);
  // Who came first is a matter of time.
  stage.pass(1);
  const { gameId, code } = stage;
  const body = { code, team_name, kt_team_id: 'new', num_players: 2, invites: [] };
  const { team_code } = await phone.client.call(joinWithCode, { body });
  const game = await phone.follow(gameId);
  await phone.level(gameId);
  return { phone, game, team_code, teamid: game.get().view?.team?.teamid ?? '' };
}

/** Somebody logged in who came onto that team by its code; without one, to watch. */
async function mate(stage: Stage, name: string, team_code?: string) {
  const phone = stage.phone();
  await phone.logIn(name, stage.letter);
  // Who came first is a matter of time.
  stage.pass(1);
  const body = team_code === undefined ? {} : { team_code };
  await phone.client.call(joinGame, { params: { id: stage.gameId }, body });
  return { phone, game: await phone.follow(stage.gameId) };
}

/** Everything that was said has arrived everywhere. */
async function level({ gameId }: Stage, ...phones: Phone[]): Promise<void> {
  for (const phone of phones) await phone.level(gameId);
}

function question(game: GameClient, place: number): string {
  const found = game.get().view?.round?.asked[place];
  if (!found) throw new Error(`No question ${place} is asked.`);
  return found.question_id;
}

/** What stands on a phone's screen, in words. */
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

/** Writes down what a phone shows whenever it is looked at, and the answers that it was told. */
function lookingAt(stage: Stage, { phone, game }: { phone: Phone; game: GameClient }) {
  const seen: { readonly revealed: unknown; readonly shown: unknown }[] = [];
  const look = async () => {
    await level(stage, phone);
    seen.push({ revealed: game.get().view?.revealed, shown: shown(game) });
  };
  return { seen, look };
}

async function typed(game: GameClient, place: number, texts: string[], state: 'saved' | 'late'): Promise<void> {
  const id = question(game, place);
  for (const [index, text] of texts.entries()) game.typeAnswer(id, index, text);
  await vi.waitFor(() => expect(game.get().drafts[id]?.state).toBe(state), patience);
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  async 'join: a code, a team, and again'(stage) {
    const guest = stage.phone();
    const { code, gameId } = stage;
    const join = createJoin(guest.client);
    join.setCode('000000');
    await join.find();
    expect(join.get()).toMatchObject({ step: 'code', error: { key: 'try-again' } });
    join.setCode(code);
    await join.find();
    expect(join.get().step).toBe('found');
    join.join();
    await join.choose({ team_name: '  The   Guests ' });
    expect(join.get()).toMatchObject({ step: 'go', gameId });
    const game = await guest.follow(gameId);
    expect(shown(game)).toMatchObject({ screen: 'welcome', captain: true, people: ['Guest joined'] });

    const again = createJoin(guest.client);
    again.setCode(code);
    await again.find();
    expect(again.get().step).toBe('go');
    await guest.ask(joinWithCode, {
      body: { code, team_name: 'The Guests', kt_team_id: 'new', num_players: 1, invites: [] },
    });

    const other = stage.phone();
    await other.ask(gameExists, { params: { code } });
    await other.ask(gameExists, { params: { code: '111111' } });
    await other.ask(loadGame, { query: { game_id: gameId } });
    await other.ask(listGames);
    await other.ask(joinWithCode, {
      body: { code, team_name: 'the guests', kt_team_id: 'new', num_players: 1, invites: [] },
    });
    await other.ask(joinWithCode, { body: { code, team_name: ' ', kt_team_id: 'new', num_players: 1, invites: [] } });
    await other.ask(newPlayer, { params: { id: gameId }, body: { client_id: other.client.session.clientId() } });
    const watching = await other.follow(gameId);
    await other.ask(listGames);
    await level(stage, guest, other);
    return [shown(game), shown(watching)];
  },

  async 'login: a name, a found player, and out'(stage) {
    const { code, gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    await ada.phone.ask(nameCheck);
    const { message } = await ada.phone.client.call(setName, { body: { name: 'Ada L.' } });
    ada.phone.client.session.setToken(message);
    await level(stage, ada.phone);
    const client_id = ada.phone.client.session.clientId();
    await ada.phone.ask(logout, { body: { client_id } });
    await vi.waitFor(() => expect(ada.game.get().connection).toBe('refused'), patience);
    await ada.phone.ask(listGames);
    // Whoever is logged out has no game here: it was loaded again, and refused.
    await vi.waitFor(() => expect(ada.game.get().phase).toBe('failed'), patience);
    // The phone is asked to log in: it was somebody with an account here.
    await ada.phone.ask(findGame, { body: { code } });
    await ada.phone.ask(loadGame, { query: { game_id: gameId } });
    return shown(ada.game).people;
  },

  async 'a round: asked, typed, suggested, doubled, submitted'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await mate(stage, 'Ben', ada.team_code);
    const cleo = await mate(stage, 'Cleo');
    const all = [ada.phone, ben.phone, cleo.phone];
    const { host, gameId } = stage;
    await host.startRound(1);
    await level(stage, ...all);
    const early = { game_id: gameId, round_num: 1, question_num: 0, answer: ['x'] };
    await ada.phone.ask(saveAnswer, { body: early });
    await host.ask(0);
    await host.ask(1);
    await host.ask(1);
    await level(stage, ...all);
    expect(shown(cleo.game).questions).toHaveLength(2);
    await typed(ada.game, 0, ['Paris '], 'saved');
    await typed(ada.game, 1, ['Pretoria', 'Cape Town'], 'saved');
    await ben.game.suggest(question(ben.game, 1), ' Bloemfontein ');
    await ben.phone.ask(saveAnswer, { body: early });
    await cleo.phone.ask(saveAnswer, { body: early });
    await ada.game.setDouble(true);
    await level(stage, ...all);
    expect(shown(ben.game).questions[0]?.suggested).toEqual(['Paris ']);
    await ada.game.submit();
    await level(stage, ...all);
    expect(shown(ben.game).screen).toBe('submitted');
    expect(shown(ada.game).submitted).toMatchObject({
      1: { doubled: true, answers: [['paris'], ['pretoria', 'cape town']] },
    });
    const id = { id: gameId, round: '1' };
    await ada.phone.ask(submitRound, { params: id, body: { doubled: false, answers: [] } });
    await ada.phone.ask(setDouble, { params: id, body: { doubled: false } });
    await ada.phone.ask(saveAnswer, { body: early });
    await ben.phone.ask(suggestAnswer, { body: { game_id: gameId, round_index: 0, q_idx: 0, suggestion: 'Lyon' } });
    await ben.phone.ask(loadGame, { query: { game_id: gameId } });
    await cleo.phone.ask(loadGame, { query: { game_id: gameId } });
    return [ada, ben, cleo].map(({ game }) => shown(game));
  },

  async 'clues: one answer, the last that counts'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host } = stage;
    await host.startRound(2);
    await host.ask(0);
    await level(stage, ada.phone);
    await typed(ada.game, 0, ['Horse'], 'saved');
    await host.ask(1);
    await level(stage, ada.phone);
    await typed(ada.game, 1, ['Car'], 'saved');
    const carried = { game_id: stage.gameId, round_num: 2, question_num: 1, answer: 'Horse', inherited: true };
    expect(await ada.phone.ask(saveAnswer, { body: carried })).toMatchObject({ status: 'saved', answer: ['Car'] });
    await ada.game.submit();
    expect(shown(ada.game).submitted).toMatchObject({ 2: { answers: [[''], ['car']] } });
    await ada.phone.ask(setDouble, { params: { id: stage.gameId, round: '2' }, body: { doubled: true } });
    await level(stage, ada.phone);
    return shown(ada.game);
  },

  async 'reset and recall: the round is open again with everything in it'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await mate(stage, 'Ben', ada.team_code);
    const { host } = stage;
    await host.startRound(1);
    for (const place of [0, 1, 2]) await host.ask(place);
    await level(stage, ada.phone, ben.phone);
    await typed(ada.game, 0, ['Paris'], 'saved');
    await typed(ada.game, 1, ['Pretoria', 'Durban'], 'saved');
    await typed(ada.game, 2, ['Lima'], 'saved');
    await ben.game.suggest(question(ben.game, 1), 'Cape Town');
    await ada.game.submit();
    await host.resetSubmission('Owls', 1);
    await level(stage, ada.phone, ben.phone);
    expect(shown(ada.game)).toMatchObject({ screen: 'round', submitted: {} });
    await ada.game.submit();
    await level(stage, ada.phone, ben.phone);
    await host.recall(1);
    await level(stage, ada.phone, ben.phone);
    expect(shown(ada.game)).toMatchObject({ screen: 'round', submitted: {} });
    expect(shown(ada.game).questions.map(({ entry }) => entry)).toEqual([['Paris'], ['Lima']]);
    await host.ask(1);
    await level(stage, ada.phone, ben.phone);
    expect(shown(ada.game).questions[2]).toMatchObject({
      entry: ['Pretoria', 'Durban'],
      suggestions: ['Ben: Cape Town'],
    });
    await ada.game.submit();
    expect(shown(ada.game).submitted).toMatchObject({ 1: { answers: [['paris'], ['lima'], ['pretoria', 'durban']] } });
    await level(stage, ada.phone, ben.phone);
    return [shown(ada.game), shown(ben.game)];
  },

  async 'what was typed in the last moment outlives a submission that is withdrawn once the round has left the screen'(
    stage,
  ) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await mate(stage, 'Ben', ada.team_code);
    const { host } = stage;
    await host.startRound(1);
    for (const place of [0, 1]) await host.ask(place);
    await level(stage, ada.phone, ben.phone);
    await typed(ada.game, 0, ['Paris '], 'saved');
    ada.game.typeAnswer(question(ada.game, 1), 0, 'Pretoria');
    await ada.game.submit();
    await host.closeSubmissions(false);
    await host.resetSubmission('Owls', 1);
    await level(stage, ada.phone, ben.phone);
    await host.openSubmissions();
    await level(stage, ada.phone, ben.phone);
    expect(shown(ada.game).questions.map(({ entry }) => entry)).toEqual([['Paris '], ['pretoria', '']]);
    expect(shown(ben.game).questions.map(({ suggested }) => suggested)).toEqual([['Paris '], ['pretoria', '']]);
    return [shown(ada.game), shown(ben.game)];
  },

  async 'what a tab hands in that another has overtaken stands no longer than its submission'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host, gameId } = stage;
    await host.startRound(1);
    for (const place of [0, 1]) await host.ask(place);
    await level(stage, ada.phone);
    const ids = [0, 1].map((place) => question(ada.game, place));
    const answer = { game_id: gameId, round_num: 1, question_num: 0, answer: ['Paris'] };
    await ada.phone.ask(saveAnswer, { body: answer, headers: { 'x-answer-seq': '6' } });
    await ada.phone.ask(submitRound, {
      params: { id: gameId, round: '1' },
      body: { doubled: false, answers: [['Lyon'], ['Pretoria']], question_ids: ids, unsaved: ids, unsaved_seq: [5, 0] },
      headers: { 'idempotency-key': 'overtaken', 'x-answer-seq': '7' },
    });
    await host.resetSubmission('Owls', 1);
    await level(stage, ada.phone);
    expect(shown(ada.game).questions.map(({ entry }) => entry)).toEqual([['Paris'], ['pretoria', '']]);
    return shown(ada.game);
  },

  async 'a double that a later one of its client has overtaken changes nothing'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host, gameId } = stage;
    await host.startRound(1);
    await host.ask(0);
    const params = { id: gameId, round: '1' };
    const double = (doubled: boolean, seq: string) =>
      ada.phone.ask(setDouble, { params, body: { doubled }, headers: { 'x-answer-seq': seq } });
    await double(true, '3');
    await double(false, '2');
    await level(stage, ada.phone);
    expect(shown(ada.game).doubled).toBe(true);
    await ada.phone.ask(submitRound, {
      params,
      body: { doubled: false, answers: [['Paris']], question_ids: [question(ada.game, 0)] },
      headers: { 'idempotency-key': 'undoubled', 'x-answer-seq': '5' },
    });
    await host.resetSubmission('Owls', 1);
    await double(true, '4');
    await level(stage, ada.phone);
    expect(shown(ada.game).doubled).toBe(false);
    return shown(ada.game);
  },

  async 'a dropped line: what was missed is replayed, and what was typed goes out'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host } = stage;
    await host.startRound(1);
    await host.ask(0);
    await level(stage, ada.phone);
    const heard = ada.phone.frames.length;
    ada.phone.offline();
    expect(ada.game.get().connection).not.toBe('live');
    ada.game.typeAnswer(question(ada.game, 0), 0, 'Paris');
    await host.ask(1);
    await host.ask(2);
    ada.phone.online();
    await vi.waitFor(() => expect(ada.phone.frames.length).toBeGreaterThanOrEqual(heard + 2), patience);
    // From the cursor on: nothing twice, nothing missing.
    expect(ada.phone.frames.slice(heard, heard + 2)).toMatchObject([
      { message: { type: 'ASK' } },
      { message: { type: 'ASK' } },
    ]);
    const id = question(ada.game, 0);
    await vi.waitFor(() => expect(ada.game.get().drafts[id]?.state).toBe('saved'), patience);
    await level(stage, ada.phone);
    expect(shown(ada.game).questions).toHaveLength(3);
    return shown(ada.game);
  },

  async 'a lost answer: a submission that is in is in once'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host } = stage;
    await host.startRound(1);
    await host.ask(0);
    await level(stage, ada.phone);
    await typed(ada.game, 0, ['Paris'], 'saved');
    ada.phone.swallow(submitRound);
    await ada.game.submit();
    await level(stage, ada.phone);
    expect(shown(ada.game).screen).toBe('submitted');
    expect(ada.phone.frames.filter(({ message }) => JSON.stringify(message).includes('TEAM_SUBMITTED'))).toHaveLength(
      1,
    );
    return shown(ada.game);
  },

  async 'late: after the close and its grace, until the quizmaster lets it count'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host, gameId } = stage;
    await host.startRound(1);
    await host.ask(0);
    await host.ask(1);
    await level(stage, ada.phone);
    await typed(ada.game, 0, ['Lyon'], 'saved');
    await host.closeSubmissions(true);
    await level(stage, ada.phone);
    // Within the grace it counts.
    await typed(ada.game, 0, ['Paris'], 'saved');
    stage.pass(3_001);
    await typed(ada.game, 1, ['Pretoria', 'Cape Town'], 'late');
    const id = { id: gameId, round: '1' };
    await ada.phone.ask(setDouble, { params: id, body: { doubled: true } });
    await ada.phone.ask(suggestAnswer, { body: { game_id: gameId, round_index: 0, q_idx: 0, suggestion: 'Nice' } });
    await ada.phone.ask(loadGame, { query: { game_id: gameId } });
    await host.acceptLate('Owls', 1);
    await level(stage, ada.phone);
    await ada.game.submit();
    expect(shown(ada.game).submitted).toMatchObject({ 1: { late: true } });
    await host.acceptLate('Owls', 1);
    await level(stage, ada.phone);
    expect(shown(ada.game).submitted).toMatchObject({ 1: { late: false } });
    return shown(ada.game);
  },

  async 'the quizmaster nudges, and tells the answers: what comes then is late'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const rita = await captain(stage, 'Rita', 'Rivals');
    const cleo = await mate(stage, 'Cleo');
    const all = [ada.phone, rita.phone, cleo.phone];
    const { host, gameId } = stage;
    const said = [await host.nudge(), await host.reveal(1), await host.reveal(9)];
    await host.startRound(1);
    said.push(await host.nudge());
    await host.ask(0);
    await host.ask(1);
    await level(stage, ...all);
    said.push(await host.nudge(), await host.reveal(1));
    await typed(ada.game, 0, ['Lyon'], 'saved');
    await rita.game.submit();
    said.push(await host.nudge());
    await level(stage, ...all);
    const nudges = all.map((phone) => phone.client.game(gameId).get().nudge);
    // With nobody left to remind everybody hears so.
    await ada.game.submit();
    said.push(await host.nudge());
    await level(stage, ...all);
    nudges.push(...all.map((phone) => phone.client.game(gameId).get().nudge));
    expect(nudges.map((nudge) => nudge?.thinking)).toEqual([1, 1, 1, 0, 0, 0]);
    await host.resetSubmission('Owls', 1);
    await level(stage, ...all);
    await host.closeSubmissions(true);
    said.push(await host.nudge());
    await level(stage, ...all);
    said.push(await host.reveal(1));
    await level(stage, ...all);
    // Within the grace of the close, but the answers are known.
    await typed(ada.game, 0, ['Paris'], 'late');
    await ada.phone.ask(loadGame, { query: { game_id: gameId } });
    await host.endRound();
    await host.startRound(2);
    said.push(await host.reveal(1), await host.reveal(2));
    await level(stage, ...all);
    const revealed = all.map((phone) => phone.client.game(gameId).get().view?.revealed);
    expect(revealed[0]).toMatchObject({ 1: { questions: [{ answers: ['paris'] }, { notes: 'Three, in truth' }] } });
    return { said, nudges, revealed, shown: shown(ada.game) };
  },

  async 'a round goes on whose answers were told: asked, opened'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host } = stage;
    const { seen, look } = lookingAt(stage, ada);
    await host.startRound(1);
    await host.ask(0);
    await host.closeSubmissions(true);
    await host.reveal(1);
    await look();
    await host.ask(1);
    await look();
    await typed(ada.game, 1, ['Pretoria', 'Cape Town'], 'late');
    await host.reveal(1);
    await host.openSubmissions();
    // What was late goes out once more, and is in time now.
    const again = () => expect(ada.game.get().drafts[question(ada.game, 1)]?.state).toBe('saved');
    await vi.waitFor(again, patience);
    await look();
    await typed(ada.game, 0, ['Paris'], 'saved');
    expect(seen.map(({ revealed }) => revealed !== undefined)).toEqual([true, false, false]);
    return seen;
  },

  async 'a round goes on whose answers were told: recalled, begun again'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host } = stage;
    const { seen, look } = lookingAt(stage, ada);
    await host.startRound(1);
    await host.ask(0);
    await host.ask(1);
    await host.closeSubmissions(false);
    await host.reveal(1);
    await host.recall(0);
    await look();
    await host.endRound();
    await host.reveal(1);
    await look();
    await host.startRound(1);
    await look();
    expect(seen.map(({ revealed }) => revealed !== undefined)).toEqual([false, true, false]);
    return seen;
  },

  async 'teams: a captain gives a team another name'(stage) {
    const { gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    await captain(stage, 'Rita', 'Rivals');
    const ben = await mate(stage, 'Ben', ada.team_code);
    const guest = stage.phone();
    await guest.ask(joinGame, { params: { id: gameId }, body: {} });
    await guest.ask(addTeam, { params: { id: gameId }, body: { team_name: 'Solo', kt_team_id: 'new' } });
    const solo = await guest.follow(gameId);
    const own = { id: gameId, team: solo.get().view?.me.team_code ?? '' };
    const mine = { id: gameId, team: ada.team_code };
    await ben.phone.ask(renameTeam, { params: mine, body: { team_name: 'Bens' } });
    for (const team_name of ['  The   Geese ', 'The Geese', 'THE GEESE', 'rivals', ' ']) {
      await ada.phone.ask(renameTeam, { params: mine, body: { team_name } });
    }
    await guest.ask(renameTeam, { params: own, body: { team_name: 'Just me' } });
    await guest.ask(renameTeam, { params: { ...own, team: ada.teamid }, body: { team_name: 'Not mine' } });
    const { kt_team_id } = (await ada.phone.ask(createTeam, { body: { team_name: 'Night Owls' } })) as {
      kt_team_id: string;
    };
    await ada.phone.ask(registerTeam, { params: mine, body: { teamid: kt_team_id } });
    // Five names a minute, which the fake does not count.
    stage.pass(60_000);
    await ada.phone.ask(renameTeam, { params: mine, body: { team_name: 'Others' } });
    await stage.host.endGame();
    await guest.ask(renameTeam, { params: own, body: { team_name: 'Too late' } });
    await level(stage, ada.phone, ben.phone, guest);
    expect(shown(ben.game).teams).toEqual(['Night Owls', 'Rivals', 'Just me']);
    return shown(ben.game);
  },

  async 'rounds: closed off the screen, opened, ended, begun again'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host } = stage;
    const seen: unknown[] = [];
    const look = async () => {
      await level(stage, ada.phone);
      seen.push(shown(ada.game));
    };
    await host.startRound(1);
    await host.ask(0);
    await host.ask(1);
    await host.closeSubmissions(false);
    await look();
    await host.openSubmissions();
    await look();
    await host.closeSubmissions(false);
    await host.recall(0);
    await look();
    await host.startRound(2);
    await look();
    await host.ask(0);
    await host.endRound();
    await look();
    const screens = seen.map((each) => (each as { screen: string }).screen);
    expect(screens).toEqual(['scoring', 'round', 'round', 'round', 'scoring']);
    return seen;
  },

  async 'a round begun again: with all it had'(stage) {
    const ada = await captain(stage, 'Ada', 'Owls');
    const { host } = stage;
    await host.startRound(1);
    await host.ask(0);
    await level(stage, ada.phone);
    await typed(ada.game, 0, ['Paris'], 'saved');
    await host.startRound(2);
    await host.ask(0);
    await host.startRound(1);
    await host.startRound(1);
    await level(stage, ada.phone);
    expect(shown(ada.game).questions).toMatchObject([{ entry: ['Paris'], state: 'saved' }]);
    return shown(ada.game);
  },

  async 'people: asked, taken back, declined, let in'(stage) {
    const { gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await mate(stage, 'Ben', ada.team_code);
    const cleo = await mate(stage, 'Cleo');
    const all = [ada.phone, ben.phone, cleo.phone];
    const asking = { gameId, teamId: cleo.game.get().view?.game_teams[0]?.team_code ?? '' };
    const client_id = cleo.phone.client.session.clientId();
    const cleoCode = cleo.game.get().view?.me.player_code ?? '';
    const answer = (action: 'approve' | 'decline') => ({
      params: { gameId, teamId: ada.teamid, action },
      body: { player_id: cleoCode },
    });

    await cleo.phone.ask(askToJoin, { params: asking, body: { client_id } });
    await level(stage, ...all);
    await cleo.phone.ask(cancelJoinRequest, { params: asking, body: { client_id } });
    await cleo.phone.ask(askToJoin, { params: asking, body: { client_id } });
    await ben.phone.ask(answerJoinRequest, answer('approve'));
    await ada.phone.ask(answerJoinRequest, answer('decline'));
    await level(stage, ...all);
    expect(shown(cleo.game).dialogs).toEqual(['declined']);
    await ada.phone.ask(answerJoinRequest, answer('approve'));
    await cleo.phone.ask(askToJoin, { params: asking, body: { client_id } });
    await ada.phone.ask(answerJoinRequest, answer('approve'));
    await level(stage, ...all);
    expect(shown(cleo.game).status).toBe('joined');
    return [ada, ben, cleo].map(({ game }) => shown(game));
  },

  async 'people: another captain, kicked'(stage) {
    const { gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await mate(stage, 'Ben', ada.team_code);
    const cleo = await mate(stage, 'Cleo', ada.team_code);
    const all = [ada.phone, ben.phone, cleo.phone];
    const owls = { id: gameId, team: ada.teamid };
    const cleoCode = cleo.game.get().view?.me.player_code ?? '';
    const benCode = ben.game.get().view?.me.player_code ?? '';
    await ada.phone.ask(promoteCaptain, { params: owls, body: { player_code: benCode } });
    await level(stage, ...all);
    expect(shown(ben.game).captain).toBe(true);
    await ada.phone.ask(promoteCaptain, { params: owls, body: { player_code: benCode } });
    await cleo.phone.ask(dropPlayer, { params: owls, body: { player_id: benCode } });
    await ben.phone.ask(dropPlayer, { params: owls, body: { player_id: cleoCode } });
    await level(stage, ...all);
    expect(shown(cleo.game)).toMatchObject({ status: 'watching', dialogs: ['captain', 'dropped'] });
    // The team's code is another one for whoever was kicked.
    await cleo.phone.ask(joinGame, { params: { id: gameId }, body: { team_code: ada.team_code } });
    return [ada, ben, cleo].map(({ game }) => shown(game));
  },

  async 'people: the captain goes, and then everybody'(stage) {
    const { gameId } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await mate(stage, 'Ben', ada.team_code);
    const cleo = await mate(stage, 'Cleo');
    const owls = { id: gameId, team: ada.teamid };
    await ada.phone.ask(dropPlayer, { params: owls });
    await level(stage, ada.phone, ben.phone, cleo.phone);
    expect(shown(ben.game)).toMatchObject({ captain: true, people: ['Ben joined'] });
    await ben.phone.ask(leaveGame, { params: { id: gameId } });
    await level(stage, ada.phone, cleo.phone);
    // There was nothing of it to keep.
    expect(shown(cleo.game).teams).toEqual([]);
    await ben.phone.ask(loadGame, { query: { game_id: gameId } });
    await cleo.phone.ask(addTeam, { params: { id: gameId }, body: { team_name: 'Owls', kt_team_id: 'new' } });
    await cleo.phone.ask(addTeam, { params: { id: gameId }, body: { team_name: 'Herons', kt_team_id: 'new' } });
    await level(stage, ada.phone, cleo.phone);
    return [shown(ada.game), shown(cleo.game)];
  },

  async 'invites: to a person, by a link, declined, taken back'(stage) {
    const { gameId, host } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const ben = await mate(stage, 'Ben');
    const cleo = await mate(stage, 'Cleo');
    const all = [ada.phone, ben.phone, cleo.phone];
    const owls = { id: gameId, team: ada.teamid };
    const invited = async (email: string) => {
      // A list of invites is in the order of their moments.
      stage.pass(1);
      await ada.phone.ask(inviteToTeam, { params: owls, body: { inviteBy: 'email', email } });
    };
    await invited('ben@example.com');
    await invited('Ben@Example.com');
    await invited('nobody@example.com');
    await invited('not an address');
    await level(stage, ...all);
    expect(shown(ben.game).dialogs).toEqual(['invite']);
    await ben.phone.ask(listGames);
    await ada.phone.ask(cancelInvite, { params: owls, body: { email: 'nobody@example.com' } });
    await ada.phone.ask(cancelInvite, { params: owls, body: { email: 'who@example.com' } });
    await ben.phone.ask(declineInvite, { params: owls });
    await level(stage, ...all);
    await invited('cleo@example.com');
    await level(stage, ...all);
    const [invite] = cleo.game.get().view?.invites ?? [];
    await cleo.phone.ask(joinGame, { params: { id: gameId }, body: { team_code: invite?.team_code ?? '' } });
    await level(stage, ...all);
    expect(shown(cleo.game).status).toBe('joined');
    await invited('cleo@example.com');
    await ada.phone.ask(getInviteToken, { params: { gameid: gameId, team_code: ada.team_code } });
    await ada.phone.ask(generateInviteToken, { params: owls });
    await ada.phone.ask(getInviteToken, { params: { gameid: gameId, team_code: ada.team_code } });
    await ben.phone.ask(generateInviteToken, { params: owls });
    await ben.phone.ask(sendInvite, { params: { id: gameId }, body: { team_code: 'wrong', email: 'x@example.com' } });
    const tokenNow = async () => {
      const params = { gameid: gameId, team_code: ada.team_code };
      const { urlid } = await ada.phone.client.call(getInviteToken, { params });
      const { long_url } = await ada.phone.client.call(shortUrl, { query: { urlid } });
      return long_url.split('/').at(-1) ?? '';
    };
    const friend = stage.phone();
    const check = (token: string) => friend.ask(checkInvite, { body: { token } });
    const replaced = await tokenNow();
    await check(replaced);
    await check('no.such.token');
    await check(`${replaced}x`);
    await ada.phone.ask(generateInviteToken, { params: owls });
    await check(replaced);
    const token = await tokenNow();
    await host.renameTeam('Owls', 'Night Owls');
    await check(token);
    await host.endGame();
    await check(token);
    await level(stage, ...all);
    return [ada, ben, cleo].map(({ game }) => shown(game));
  },

  async 'teams: renamed, registered, kicked'(stage) {
    const { host, gameId, code } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    const bear = await captain(stage, 'Ben', 'Bears');
    const cleo = await mate(stage, 'Cleo', bear.team_code);
    const all = [ada.phone, bear.phone, cleo.phone];
    await host.renameTeam('Bears', 'Quizzly Bears');
    const made = await ada.phone.client.call(createTeam, { body: { team_name: 'Night Owls', team_slogan: 'Hoo' } });
    await ada.phone.ask(listMyTeams, { query: {} });
    const owls = { id: gameId, team: ada.teamid };
    await bear.phone.ask(registerTeam, { params: owls, body: { teamid: made.kt_team_id } });
    await ada.phone.ask(registerTeam, { params: owls, body: { teamid: made.kt_team_id } });
    for (const { phone } of [ada, cleo]) await phone.ask(findGame, { body: { code } });
    await ada.phone.ask(teamDetail, { params: { id: made.kt_team_id } });
    await cleo.phone.ask(teamDetail, { params: { id: made.kt_team_id } });
    await cleo.phone.ask(requestToJoin, { params: { id: made.kt_team_id } });
    await cleo.phone.ask(requestToJoin, { params: { id: made.kt_team_id } });
    await ada.phone.ask(teamDetail, { params: { id: made.kt_team_id } });
    const edit = { team_name: 'The Night Owls', team_slogan: '', restrict_editing: true, no_requests: true };
    await cleo.phone.ask(editTeam, { params: { id: made.kt_team_id }, body: edit });
    await ada.phone.ask(editTeam, { params: { id: made.kt_team_id }, body: edit });
    await ada.phone.ask(teamDetail, { params: { id: '99999' } });
    await level(stage, ...all);
    expect(shown(cleo.game).teams).toEqual(['The Night Owls', 'Quizzly Bears']);
    await host.kickTeam('Quizzly Bears');
    await level(stage, ...all);
    expect(shown(cleo.game)).toMatchObject({ status: 'watching', dialogs: ['team-kicked'] });
    expect(shown(ada.game).teams).toEqual(['The Night Owls']);
    return [ada, bear, cleo].map(({ game }) => shown(game));
  },

  async 'the end: rated, taken back, final'(stage) {
    const { host, gameId, code } = stage;
    const ada = await captain(stage, 'Ada', 'Owls');
    await host.startRound(1);
    await host.ask(0);
    await level(stage, ada.phone);
    await host.endGame();
    await level(stage, ada.phone);
    expect(shown(ada.game).screen).toBe('ended');
    const params = { id: gameId };
    const [target] = await ada.phone.client.call(needFeedback, { params });
    const player_code = ada.game.get().view?.me.player_code ?? '';
    const rating = { userid: target?.userid ?? '', player_code, stars: 5, tags: ['Funny' as const], notes: ' Great ' };
    await ada.phone.ask(sendFeedback, { params, body: { ...rating, tags: ['Boring'] } });
    await ada.phone.ask(sendFeedback, { params, body: rating });
    await ada.phone.ask(sendFeedback, { params, body: rating });
    await ada.phone.ask(sendFeedback, { params, body: { ...rating, stars: 4 } });
    await ada.phone.ask(needFeedback, { params });
    await ada.phone.ask(findGame, { body: { code } });
    await host.reopenGame();
    await level(stage, ada.phone);
    expect(shown(ada.game).screen).toBe('scoring');
    await host.finalizeGame();
    await level(stage, ada.phone);
    await ada.phone.ask(saveAnswer, { body: { game_id: gameId, round_num: 1, question_num: 0, answer: ['x'] } });
    return shown(ada.game);
  },
};
