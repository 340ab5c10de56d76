import {
  cancelJoinRequest,
  dropPlayer,
  findGame,
  hostAddPaperTeam,
  hostAllowName,
  hostGamePeople,
  hostHandCaptaincy,
  hostKickTeam,
  hostLetTeamIn,
  hostMergePreview,
  hostMergeTeams,
  hostMovePlayer,
  hostNewGame,
  hostRemoveMany,
  hostRenameTeam,
  hostSetDoors,
  joinGame,
  joinWithCode,
  leaveGame,
  loadGame,
  saveAnswer,
  submitRound,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { details } from '@snug/rules';
import {
  captainIn,
  connectionOf,
  connectionsOf,
  consoleOf,
  expectRefusal,
  gameWithFoxes,
  guestIn,
  heardBy,
  joinedAs,
  littleQuiz,
  newTeam,
  openWorld,
  playerIn,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

/** The Foxes with Ada, their captain, and Ben, against Rita's Rivals. */
async function twoTeams() {
  const { game_id, code, host, ada, team_code, teamid } = await gameWithFoxes(world, littleQuiz);
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const rita = await captainIn(world, 'Rita', code, 'The Rivals');
  const rivals = (await rita.load(game_id)).team?.teamid ?? '';
  const params = { id: game_id };
  const people = () => host.call(hostGamePeople, { params });
  return { game_id, code, host, ada, ben, rita, team_code, foxes: teamid, rivals, params, people };
}

const namesOf = (people: readonly { readonly player_name: string }[]) => people.map(({ player_name }) => player_name);

test('the quizmaster sees who is on which team, who watches, and whose phone is there', async () => {
  const { game_id, ada, people, foxes, rivals } = await twoTeams();
  await guestIn(world, game_id);
  await connectionOf(ada, game_id);
  const { teams, spectators, waiting } = await people();
  expect(waiting).toEqual([]);
  expect(namesOf(spectators)).toEqual(['Guest']);
  expect(spectators[0]).toMatchObject({ registered: false, online: false });
  expect(teams.map(({ teamid, members }) => [teamid, namesOf(members)])).toEqual([
    [foxes, ['Ada', 'Ben']],
    [rivals, ['Rita']],
  ]);
  expect(teams[0]?.members).toMatchObject([
    { is_captain: true, online: true },
    { is_captain: false, online: false },
  ]);
});

test('G31 a player who is moved hears so on the old stream, loads, and is on the new team with all it has', async () => {
  const { game_id, host, ada, ben, rita, rivals, params } = await twoTeams();
  const connections = await connectionsOf(game_id, ada, ben, rita);
  await host.call(hostMovePlayer, { params: { ...params, player: ben.player_code }, body: { teamid: rivals } });
  const [adas, bens, ritas] = connections;
  expect((await bens?.until('PLAYER_APPROVED_TEAM_JOIN'))?.data).toMatchObject({ teamid: rivals });
  expect(await bens?.closed).toBe(4010);
  expect(bens?.types()).not.toContain('DROP_PLAYER');
  expect((await adas?.until('DROP_PLAYER'))?.data).toMatchObject({ player_name: 'Ben', reason: 'left' });
  expect((await ritas?.until('PLAYER_JOIN'))?.data).toMatchObject({ player: { player_name: 'Ben' } });
  const view = await ben.load(game_id);
  expect([view.team?.team_name, view.me.is_captain]).toEqual(['The Rivals', false]);
});

test('a player moved off every team watches, and the team’s old code does not let them back', async () => {
  const { game_id, host, ada, ben, team_code, params, people } = await twoTeams();
  await host.call(hostMovePlayer, { params: { ...params, player: ben.player_code }, body: { teamid: null } });
  expect((await ben.load(game_id)).me.status).toBe('watching');
  const back = ben.ask(joinGame, { params: { id: game_id }, body: { team_code } });
  await expectRefusal(back, 403, 'This team link is not valid. Ask a teammate for a new one.');
  expect((await ada.load(game_id)).me.team_code).not.toBe(team_code);
  expect(namesOf((await people()).spectators)).toEqual(['Ben']);
});

test('ROLE-02 a guest is put on no team, and who is not in the game is not moved', async () => {
  const { game_id, host, foxes, params } = await twoTeams();
  const guest = await guestIn(world, game_id);
  const { player_code } = (await guest.load(game_id)).me;
  const move = (player: string, teamid: string) =>
    host.ask(hostMovePlayer, { params: { ...params, player }, body: { teamid } });
  const alone = 'Without an account nobody plays with others. Please ask them to log in.';
  await expectRefusal(move(player_code, foxes), 403, alone);
  await expectRefusal(move('nobody', foxes), 404, 'There is no such player.');
  await expectRefusal(move(player_code, 'no-team'), 404, 'There is no such team in this game.');
});

test('STATE-05 the captaincy of a phone that is dead goes to another, who continues from the answers that are saved', async () => {
  const { game_id, host, ada, ben, foxes, params } = await twoTeams();
  const console = await consoleOf(host, game_id);
  await console.askRound(1);
  const [question_id = ''] = console.questionsOf(1);
  const write = { game_id, round_num: 1, question_num: 0, question_id };
  await ada.call(saveAnswer, { body: { ...write, answer: 'Helsinki' } });
  const bens = await connectionOf(ben, game_id);
  const handing = { params: { ...params, team: foxes }, body: { player_code: ben.player_code } };
  await host.call(hostHandCaptaincy, handing);
  expect((await bens.until('PROMOTE_CAPTAIN')).data).toEqual({
    type: 'PROMOTE_CAPTAIN',
    teamid: foxes,
    player_code: ben.player_code,
  });
  const view = await ben.load(game_id);
  expect([view.me.is_captain, view.suggested[question_id]]).toEqual([true, ['Helsinki']]);
  await ben.call(saveAnswer, { body: { ...write, answer: 'Oslo' } });
  // What Ada's phone sends when it wakes is refused with the reason, so that she knows why.
  const late = ada.ask(saveAnswer, { body: { ...write, answer: 'Bergen' } });
  await expectRefusal(late, 403, 'Your team has another captain now.');
  expect(await host.call(hostHandCaptaincy, handing)).toEqual({ status: 'success' });
});

test('two teams are merged: what is dropped is told beforehand, and of the rest nothing is lost', async () => {
  const { game_id, host, ada, rita, foxes, rivals, params, people } = await twoTeams();
  const console = await consoleOf(host, game_id);
  world.clock.pass(1);
  await console.askRound(1);
  const ids = console.questionsOf(1);
  const save = (who: typeof ada, n: number, answer: string) =>
    who.call(saveAnswer, { body: { game_id, round_num: 1, question_num: n, question_id: ids[n] ?? '', answer } });
  await save(ada, 0, 'Helsinki');
  await save(rita, 0, 'Oslo');
  await save(rita, 1, 'Seven');
  const connections = await connectionsOf(game_id, ada, rita);

  const merging = { ...params, team: rivals };
  const preview = await host.call(hostMergePreview, { params: merging, query: { into: foxes } });
  expect(preview).toEqual({
    moving: ['Rita'],
    watching: [],
    carried: 1,
    dropped: [{ round_order: 1, question_id: ids[0], dropped: ['Oslo'], kept: ['Helsinki'] }],
  });
  const merge = (dropped: number) => host.ask(hostMergeTeams, { params: merging, body: { into: foxes, dropped } });
  await expectRefusal(merge(0), 409, 'Something has changed meanwhile. Please look once more.');
  expect(await merge(1)).toMatchObject({ status: 200 });

  const [adas, ritas] = connections;
  await adas?.until('RELOAD_GAME');
  await ritas?.until('PLAYER_APPROVED_TEAM_JOIN');
  expect(await ritas?.closed).toBe(4010);
  const view = await rita.load(game_id);
  expect([view.team?.team_name, view.suggested[ids[0] ?? ''], view.suggested[ids[1] ?? '']]).toEqual([
    'The Foxes',
    ['Helsinki'],
    ['Seven', ''],
  ]);
  expect((await people()).teams.map(({ members }) => namesOf(members))).toEqual([['Ada', 'Ben', 'Rita']]);
  // Nothing is deleted: the rows of the team that went are where they were.
  const { db } = world.server.context.store;
  const kept = await db.selectFrom('answers').select('answer').where('teamid', '=', rivals).execute();
  expect(kept.map(({ answer }) => answer).toSorted()).toEqual(['["Oslo"]', '["Seven",""]']);
});

test('a round that only the team that goes has handed in counts for the one that stays', async () => {
  const { game_id, host, rita, foxes, rivals, params } = await twoTeams();
  const console = await consoleOf(host, game_id);
  await console.askRound(1);
  const question_ids = console.questionsOf(1);
  const answers = [['Helsinki'], ['Seven'], ['Jupiter']].slice(0, question_ids.length);
  await rita.call(submitRound, {
    params: { id: game_id, round: '1' },
    body: { answers, doubled: false, question_ids },
  });
  await console.close();
  await host.call(hostMergeTeams, { params: { ...params, team: rivals }, body: { into: foxes } });
  expect((await console.submitted())['The Foxes']?.['1']?.answers[0]).toBe('helsinki');
});

test('a rude name stays on its own phones; the console hears what the big screen shows, until it is allowed or renamed', async () => {
  const { game_id, code, host, params } = await twoTeams();
  const hal = await captainIn(world, 'Hal', code, 'The Fucking Wits');
  const shown = async () => {
    const team = (await host.hostLoad(game_id)).teams.find(({ captain_name }) => captain_name === 'Hal');
    return { ...team, teamid: team?.teamid ?? '' };
  };
  const { teamid, ...before } = await shown();
  expect(before).toMatchObject({ team_name: 'The Fucking Wits', shown_name: 'The Wits' });
  expect((await hal.load(game_id)).team?.team_name).toBe('The Fucking Wits');

  await host.call(hostAllowName, { params: { ...params, team: teamid }, body: { allowed: true } });
  const allowed = await shown();
  expect(allowed).toMatchObject({ team_name: 'The Fucking Wits', name_allowed: true });
  expect(allowed).not.toHaveProperty('shown_name');

  await host.call(hostRenameTeam, { params: { ...params, team: teamid }, body: { team_name: 'Shit Happens' } });
  const renamed = await shown();
  expect(renamed).not.toHaveProperty('name_allowed');
  expect(renamed.shown_name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
});

/** A game whose quizmaster lets teams in, and Cleo, who has brought one. */
async function approvedGame() {
  const host = await world.host();
  const body = { title: 'Quiz Night', pack: Pack.parse(littleQuiz), approve_teams: true };
  const { game_id, code } = await host.call(hostNewGame, { body });
  const cleo = await world.player('Cleo');
  const bring = (who: typeof cleo, team_name: string) =>
    who.call(joinWithCode, { body: { code, team_name, kt_team_id: 'new', num_players: 2, invites: [] } });
  const { team_code } = await bring(cleo, 'The Quizzards');
  const params = { id: game_id };
  return { host, game_id, code, cleo, bring, team_code, params };
}

test('a new team waits where the quizmaster lets teams in: nobody sees it, its people watch, and then it plays', async () => {
  const { host, game_id, cleo, team_code, params } = await approvedGame();
  const dan = await playerIn(world, 'Dan', game_id, team_code);
  const eve = await playerIn(world, 'Eve', game_id);
  const view = await cleo.load(game_id);
  expect(view.me).toMatchObject({ status: 'pending-join', is_captain: false });
  // By the alias: until it is let in, its code opens nothing.
  const own = view.game_teams.find((team) => team.team_code === view.me.team_code);
  expect(own).toMatchObject({ team_name: 'The Quizzards', no_requests: true });
  expect(view.announcement?.text).toBe('The Quizzards: please wait until the quizmaster lets you in.');
  expect((await eve.load(game_id)).game_teams).toEqual([]);
  expect(await host.hostLoad(game_id)).toMatchObject({ teams: [], waiting_count: 1 });
  const { waiting, spectators } = await host.call(hostGamePeople, { params });
  expect(waiting).toMatchObject([
    { team_name: 'The Quizzards', people: [{ player_name: 'Cleo' }, { player_name: 'Dan' }] },
  ]);
  expect(namesOf(spectators)).toEqual(['Eve']);

  const connections = await connectionsOf(game_id, cleo, dan, eve);
  const team = waiting[0]?.teamid ?? '';
  await host.call(hostLetTeamIn, { params: { ...params, team } });
  const [cleos, dans, eves] = connections;
  await cleos?.until('PLAYER_APPROVED_TEAM_JOIN');
  await dans?.until('PLAYER_APPROVED_TEAM_JOIN');
  expect((await eves?.until('NEW_TEAM'))?.data).toMatchObject({ team: { team_name: 'The Quizzards' } });
  expect((await cleo.load(game_id)).me).toMatchObject({ status: 'joined', is_captain: true, team_code });
  expect((await dan.load(game_id)).me).toMatchObject({ status: 'joined', is_captain: false });
  const { waiting_count, teams } = await host.hostLoad(game_id);
  expect([waiting_count, teams.map(({ player_count }) => player_count)]).toEqual([undefined, [2]]);
  expect(await host.call(hostLetTeamIn, { params: { ...params, team } })).toEqual({ status: 'success' });
});

test('G17 a team that waits is made once, and whoever waits may think again', async () => {
  const { host, game_id, cleo, bring, team_code, params } = await approvedGame();
  expect(await bring(cleo, 'The Quizzards')).toMatchObject({ team_code });
  const { me, game_teams } = await cleo.load(game_id);
  const teamId = game_teams.find((team) => team.team_code === me.team_code)?.team_code ?? '';
  const connection = await host.connectHost(game_id, await host.hostLoad(game_id));
  await cleo.call(cancelJoinRequest, {
    params: { gameId: game_id, teamId },
    body: { client_id: cleo.clientId },
  });
  expect((await cleo.load(game_id)).me.status).toBe('watching');
  expect((await host.call(hostGamePeople, { params })).waiting).toEqual([]);
  expect((await connection.until('HOST_WATCHERS')).data).not.toHaveProperty('waiting_count');
  // The name is free again.
  const eve = await world.player('Eve');
  await bring(eve, 'The Quizzards');
  expect(await heardBy(await connectionOf(eve, game_id))).not.toContain('DROP_PLAYER');
});

test('closed doors are heard of by the second laptop, outlast a reload, and let a teammate in by the team’s code', async () => {
  const { game_id, code, host, team_code, params } = await twoTeams();
  const laptop = await host.connectHost(game_id, await host.hostLoad(game_id));
  await host.call(hostSetDoors, { params, body: { closed: true } });
  expect((await laptop.until('HOST_STATE')).data).toMatchObject({ state: { doors_closed: true } });
  expect((await host.hostLoad(game_id)).state.doors_closed).toBe(true);
  const dan = await world.player('Dan');
  await expectRefusal(dan.ask(joinGame, { params, body: {} }), 409, details.doorsClosed);
  const bring = { code, team_name: 'The Late Ones', kt_team_id: 'new', num_players: 1, invites: [] };
  await expectRefusal(dan.ask(joinWithCode, { body: bring }), 409, details.doorsClosed);
  expect(await dan.call(joinGame, { params, body: { team_code } })).toMatchObject({ status: 'success' });
});

test('past closed doors a team’s code is good for that team alone, and not for whom the quizmaster has taken out', async () => {
  const { game_id, host, ben, team_code, foxes, params, people } = await twoTeams();
  const rude = await world.player('Rude');
  await rude.call(joinGame, { params, body: {} });
  const player_codes = (await people()).spectators.map(({ player_code }) => player_code);
  await host.call(hostRemoveMany, { params, body: { teamids: [], player_codes } });
  world.clock.pass(1_000);
  await host.call(hostSetDoors, { params, body: { closed: true } });
  await expectRefusal(rude.ask(joinGame, { params, body: { team_code } }), 409, details.doorsClosed);
  const dan = await world.player('Dan');
  await dan.call(joinGame, { params, body: { team_code } });
  const team = { params: { ...params, team: foxes }, body: {} };
  await dan.call(dropPlayer, team);
  expect((await dan.ask(loadGame, { query: { game_id } })).status).toBe(403);
  await expectRefusal(dan.ask(joinGame, { params, body: {} }), 409, details.doorsClosed);
  expect((await people()).spectators).toEqual([]);
  expect(await dan.call(joinGame, { params, body: { team_code } })).toMatchObject({ status: 'success' });
  await ben.call(dropPlayer, team);
  expect((await ben.load(game_id)).me.status).toBe('watching');
});

test('whoever leaves the game behind closed doors comes back to their team, with its answers', async () => {
  const { game_id, code, host, ada, rita, rivals, params } = await twoTeams();
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  const { question_id = '' } = (await rita.load(game_id)).round?.asked[0] ?? {};
  await rita.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, question_id, answer: 'kept' } });
  const guest = world.guest();
  const alone = (await joinedAs(guest, code, 'Alone')).view.team?.teamid;
  await host.call(hostSetDoors, { params, body: { closed: true } });
  for (const [player, teamid] of [
    [rita, rivals],
    [guest, alone],
  ] as const) {
    const team_name = (await player.load(game_id)).team?.team_name ?? '';
    await player.call(leaveGame, { params, body: {} });
    expect((await player.ask(loadGame, { query: { game_id } })).status).toBe(403);
    // Whoever finds the game again reads both before they type anything; nobody else hears of their team.
    const found = await player.call(findGame, { body: { code } });
    expect(found).toMatchObject({ found_player: null, doors_closed: true, left_team: team_name });
    for (const other of [ada, world.guest()])
      expect(await other.call(findGame, { body: { code } })).not.toHaveProperty('left_team');
    await expectRefusal(ada.ask(joinWithCode, { body: newTeam(code, team_name) }), 409, details.alreadyOnTeam);
    await player.call(joinWithCode, { body: newTeam(code, team_name) });
    const { team, me } = await player.load(game_id);
    expect([team?.teamid, me.is_captain]).toEqual([teamid, true]);
    expect(await player.call(findGame, { body: { code } })).not.toHaveProperty('left_team');
  }
  await host.call(hostSetDoors, { params, body: { closed: false } });
  expect(await world.guest().call(findGame, { body: { code } })).not.toHaveProperty('doors_closed');
  const { db } = world.server.context.store;
  const left = await db.selectFrom('game_players').select('left_teamid').where('game_id', '=', game_id).execute();
  expect(left.filter(({ left_teamid }) => left_teamid !== null)).toEqual([]);
  expect(JSON.stringify((await rita.load(game_id)).round)).toContain('kept');
});

test('opened doors take out the teams that closed ones kept with nobody on them, but for those with answers and on paper', async () => {
  const { game_id, code, host, ada, rita, rivals, foxes, params } = await twoTeams();
  await host.call(hostAddPaperTeam, { params, body: { team_name: 'Pencils' } });
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  const { question_id = '' } = (await rita.load(game_id)).round?.asked[0] ?? {};
  await rita.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, question_id, answer: 'kept' } });
  const adas = await connectionOf(ada, game_id);
  const ghost = world.guest();
  for (const team_name of ['Ghost 0', 'Ghost 1']) {
    await ghost.call(joinWithCode, { body: newTeam(code, team_name) });
    await host.call(hostSetDoors, { params, body: { closed: true } });
    await ghost.call(leaveGame, { params, body: {} });
    expect((await host.hostLoad(game_id)).teams).toHaveLength(4);
    await host.call(hostSetDoors, { params, body: { closed: false } });
    expect((await host.hostLoad(game_id)).teams).toHaveLength(3);
  }
  expect((await adas.until('KICK_TEAM')).data).toMatchObject({ team_name: 'Ghost 0' });
  await host.call(hostSetDoors, { params, body: { closed: true } });
  await rita.call(leaveGame, { params, body: {} });
  await host.call(hostSetDoors, { params, body: { closed: false } });
  const { teams } = await host.hostLoad(game_id);
  const named = teams.map(({ teamid, team_name }) => (team_name === 'Pencils' ? team_name : teamid));
  expect(named.toSorted()).toEqual([foxes, rivals, 'Pencils'].toSorted());
});

test.each(['endGame', 'finalizeGame'] as const)(
  'doors that are closed until %s keep no team of nobody on the final board, but every answer',
  async (ends) => {
    const { game_id, code, host, ada, ben, rita, foxes, rivals, params } = await twoTeams();
    const { start, ask, close, endGame, finalizeGame, reopenGame } = await consoleOf(host, game_id);
    await start(1);
    await ask(1, 0);
    const { question_id = '' } = (await rita.load(game_id)).round?.asked[0] ?? {};
    await rita.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, question_id, answer: 'kept' } });
    const guest = world.guest();
    await joinedAs(guest, code, 'Alone');
    await host.call(hostSetDoors, { params, body: { closed: true } });
    for (const player of [guest, rita]) await player.call(leaveGame, { params, body: {} });
    const listed = async () => (await host.hostLoad(game_id)).teams.map(({ teamid }) => teamid).toSorted();
    expect(await listed()).toHaveLength(3);
    await close();
    const live = await connectionOf(ada, game_id);
    if (ends === 'endGame') await endGame();
    else await finalizeGame();
    expect(await listed()).toEqual([foxes, rivals].toSorted());
    expect(await heardBy(live)).toEqual(expect.arrayContaining(['KICK_TEAM', 'END_GAME']));
    if (ends === 'finalizeGame') return;
    // An ended game keeps no team of nobody either; a reopened one, whose doors are closed still, does.
    const teamless = { params: { ...params, team: foxes }, body: {} };
    await reopenGame();
    await ben.call(dropPlayer, teamless);
    await ada.call(dropPlayer, teamless);
    expect(await listed()).toEqual([foxes, rivals].toSorted());
    await finalizeGame();
    expect(await listed()).toEqual([rivals]);
  },
);

test('who has left a team that is merged into another comes back to that one behind closed doors', async () => {
  const { game_id, code, host, ben, rita, team_code, foxes, rivals, params } = await twoTeams();
  await host.call(hostSetDoors, { params, body: { closed: true } });
  await ben.call(leaveGame, { params, body: {} });
  await host.call(hostMergeTeams, { params: { ...params, team: foxes }, body: { into: rivals } });
  const { team_name = '' } = (await rita.load(game_id)).team ?? {};
  expect(await ben.call(joinWithCode, { body: newTeam(code, team_name) })).not.toMatchObject({ team_code });
  expect((await ben.load(game_id)).team?.teamid).toBe(rivals);
});

test('ROLE-05 who left as a guest and logs in where their account watches comes back to the team', async () => {
  const { game_id, code, host, params } = await twoTeams();
  const gus = await world.player('Gus');
  await gus.call(joinGame, { params, body: {} });
  const phone = world.guest();
  const alone = (await joinedAs(phone, code, 'Alone')).view.team?.teamid;
  await host.call(hostSetDoors, { params, body: { closed: true } });
  await phone.call(leaveGame, { params, body: {} });
  phone.token = gus.token;
  expect((await phone.load(game_id)).me.status).toBe('watching');
  await phone.call(joinWithCode, { body: newTeam(code, 'Alone') });
  expect((await phone.load(game_id)).team?.teamid).toBe(alone);
});

test('in a crowd whoever came after it leaves the game with their team, and who came before watches', async () => {
  const small = await openWorld({ gameCaps: { teams: 10, watchers: 2 } });
  const { game_id, code, host, ada, team_code, teamid: foxes } = await gameWithFoxes(small, littleQuiz);
  const ben = await playerIn(small, 'Ben', game_id, team_code);
  const params = { id: game_id };
  small.clock.pass(1_000);
  for (let n = 0; n < 2; n += 1) await guestIn(small, game_id);
  small.clock.pass(1_000);
  const rita = await captainIn(small, 'Rita', code, 'The Rivals');
  const rivals = (await rita.load(game_id)).team?.teamid ?? '';
  const leave = (team: string) => ({ params: { ...params, team }, body: {} });
  await ben.call(dropPlayer, leave(foxes));
  expect((await ben.load(game_id)).me.status).toBe('watching');
  await rita.call(dropPlayer, leave(rivals));
  expect((await rita.ask(loadGame, { query: { game_id } })).status).toBe(403);
  await expectRefusal(rita.ask(joinGame, { params, body: {} }), 409, details.gameCrowded);
  await host.call(hostKickTeam, { params: { ...params, team: foxes } });
  expect((await ada.load(game_id)).me.status).toBe('watching');
  await small.close();
});

test('teams and spectators that are taken out at once leave the game; who stays loads it once, and what was typed is kept', async () => {
  const { game_id, host, ada, rita, foxes, rivals, params, people } = await twoTeams();
  const lurker = await guestIn(world, game_id);
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  const { question_id = '' } = (await rita.load(game_id)).round?.asked[0] ?? {};
  await rita.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, question_id, answer: 'kept' } });
  const stays = await connectionOf(ada, game_id);
  const goes = await connectionOf(rita, game_id);
  const { spectators } = await people();
  const body = { teamids: [rivals, 'no-such-team'], player_codes: spectators.map(({ player_code }) => player_code) };
  await host.call(hostRemoveMany, { params, body });
  await stays.until('RELOAD_GAME');
  await goes.until('RELOAD_GAME');
  expect(stays.types().filter((type) => type === 'RELOAD_GAME')).toHaveLength(1);
  const { teams, watcher_count } = await host.hostLoad(game_id);
  expect([teams.map(({ teamid }) => teamid), watcher_count]).toEqual([[foxes], 0]);
  for (const gone of [rita, lurker])
    await expectRefusal(gone.ask(loadGame, { query: { game_id } }), 403, details.noGameAccess);
  const { db } = world.server.context.store;
  const kept = await db.selectFrom('answers').select('answer').where('teamid', '=', rivals).execute();
  expect(kept).toEqual([{ answer: '["kept"]' }]);
});
