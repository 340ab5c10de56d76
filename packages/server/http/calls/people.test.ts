import {
  addContact,
  addTeam,
  answerJoinRequest,
  askToJoin,
  cancelInvite,
  cancelJoinRequest,
  confirmContact,
  createTeam,
  dropPlayer,
  type GameTeam,
  generateInviteToken,
  inviteToTeam,
  joinGame,
  joinWithCode,
  leaveGame,
  promoteCaptain,
  saveAnswer,
  setName,
} from '@snug/contract';
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
  joinedBy,
  messageOf,
  playerIn,
  registeredTeamOf,
  rowOf,
  storeOfRun,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { gameLock } from '../../database/store.ts';

const world = worldOfFile();

/** A game with The Foxes, and the team's alias, as others know it. */
async function withFoxes() {
  const foxes = await gameWithFoxes(world);
  const { game_id } = foxes;
  const alias = (await joinedBy(world.guest(), game_id)).game_teams[0]?.team_code ?? '';
  return { ...foxes, alias, inGame: { gameId: game_id, teamId: alias } };
}

const asking = ({ clientId }: TestPlayer) => ({ client_id: clientId });

test('CALL-18 STATE-01 ROLE-17 MSG-PLAYER_PENDING_TEAM_JOIN a watcher asks; the team and the asker hear it, nobody else', async () => {
  const { game_id, ada, teamid, inGame } = await withFoxes();
  const sam = await playerIn(world, 'Sam', game_id);
  const other = await playerIn(world, 'Olga', game_id);
  const [team, asker, others] = await connectionsOf(game_id, ada, sam, other);
  expect(await sam.call(askToJoin, { params: inGame, body: asking(sam) })).toEqual({ status: 'success' });

  const message = {
    type: 'PLAYER_PENDING_TEAM_JOIN',
    teamid,
    player: {
      player_code: sam.player_code,
      player_name: 'Sam',
      is_captain: false,
      status: 'pending-join',
      registered: true,
      profile_img: '',
    },
  };
  expect(await messageOf(team, 'PLAYER_PENDING_TEAM_JOIN')).toEqual(message);
  expect(await messageOf(asker, 'PLAYER_PENDING_TEAM_JOIN')).toEqual(message);
  expect(await heardBy(others)).toEqual(['SKIP']);

  const { me, team: own, game_teams } = await sam.load(game_id);
  // The alias, by which the phone knows the team.
  const alias = game_teams.find((each) => each.teamid === teamid)?.team_code;
  expect(me).toMatchObject({ status: 'pending-join', requested: true, joined: false, team_code: alias });
  expect(own).toBeNull();
  expect((await ada.load(game_id)).team?.players.map(({ status }) => status)).toEqual(['joined', 'pending-join']);
  // A repeat gets the same reply and sends no second message.
  expect(await sam.call(askToJoin, { params: inGame, body: asking(sam) })).toEqual({ status: 'success' });
  expect(await heardBy(team)).toEqual(['PLAYER_PENDING_TEAM_JOIN']);
});

test('CALL-18 ROLE-02 OPEN-03 H43 a guest logs in first; the body’s client id is the header’s; a guest’s team takes nobody', async () => {
  const { game_id, code, ada, inGame } = await withFoxes();
  const guest = await guestIn(world, game_id);
  await expectRefusal(guest.ask(askToJoin, { params: inGame, body: asking(guest) }), 403, 'Please log in first.');
  const sam = await playerIn(world, 'Sam', game_id);
  for (const call of [askToJoin, cancelJoinRequest]) {
    await expectRefusal(sam.ask(call, { params: inGame, body: asking(ada) }), 400, 'The client id does not match.');
  }
  const lone = world.guest();
  const { view } = await joinedAs(lone, code, 'Lone');
  const teamId = view.team?.teamid ?? '';
  expect(await sam.ask(askToJoin, { params: { ...inGame, teamId }, body: asking(sam) })).toMatchObject({
    status: 403,
    detail: 'This team belongs to a guest and has one player only.',
  });
  expect(await sam.ask(askToJoin, { params: { ...inGame, teamId: 'nope' }, body: asking(sam) })).toMatchObject({
    status: 404,
  });
  // A member of another team must leave it first.
  const rita = await captainIn(world, 'Rita', code, 'The Rivals');
  expect(await rita.ask(askToJoin, { params: inGame, body: asking(rita) })).toMatchObject({
    status: 403,
    detail: 'You are already on another team in this game.',
  });
  expect((await sam.load(game_id)).me.status).toBe('watching');
});

test('CALL-19 STATE-02 MSG-PLAYER_CANCEL_TEAM_JOIN a request taken back: the asker watches, the team and the asker hear it', async () => {
  const { game_id, ada, teamid, inGame } = await withFoxes();
  const sam = await playerIn(world, 'Sam', game_id);
  const [team, asker] = await connectionsOf(game_id, ada, sam);
  await sam.call(askToJoin, { params: inGame, body: asking(sam) });
  const cancel = { params: inGame, body: asking(sam) };
  expect(await sam.call(cancelJoinRequest, cancel)).toEqual({ status: 'success' });
  for (const connection of [team, asker]) {
    expect(await messageOf(connection, 'PLAYER_CANCEL_TEAM_JOIN')).toMatchObject({
      teamid,
      player_code: sam.player_code,
    });
  }
  expect(await sam.load(game_id)).toMatchObject({ me: { status: 'watching', requested: false }, team: null });
  expect((await ada.load(game_id)).team?.players).toHaveLength(1);
  expect(await sam.call(cancelJoinRequest, cancel)).toEqual({ status: 'success' });
  expect((await heardBy(team)).filter((type) => type === 'PLAYER_CANCEL_TEAM_JOIN')).toHaveLength(1);
});

test('CALL-20 STATE-03 ROLE-08 MSG-PLAYER_APPROVED_TEAM_JOIN the captain approves a request; the player hears it and loads the team', async () => {
  const { game_id, ada, team_code, teamid, inGame } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const sam = await playerIn(world, 'Sam', game_id);
  const [team, asker] = await connectionsOf(game_id, ben, sam);
  await sam.call(askToJoin, { params: inGame, body: asking(sam) });
  const params = { ...inGame, action: 'approve' } as const;
  const body = { player_id: sam.player_code };
  await expectRefusal(ben.ask(answerJoinRequest, { params, body }), 403, 'Only the captain can do this.');
  await ada.call(answerJoinRequest, { params, body });
  for (const connection of [team, asker]) {
    expect(await messageOf(connection, 'PLAYER_APPROVED_TEAM_JOIN')).toMatchObject({
      teamid,
      player: { player_code: sam.player_code, status: 'joined', is_captain: false },
    });
  }
  // The approved player is in the team's stream now.
  expect(await asker.closed).toBe(4010);
  const view = await sam.load(game_id);
  expect(view).toMatchObject({ me: { status: 'joined', joined: true, requested: false }, team: { teamid } });
  expect(view.team?.players.map(({ player_name }) => player_name)).toEqual(['Ada', 'Ben', 'Sam']);
  // A repeat changes nothing.
  expect(await ada.call(answerJoinRequest, { params, body })).toEqual({ status: 'success' });
});

test('CALL-20 STATE-04 MSG-PLAYER_DECLINED_TEAM_JOIN the captain declines a request; other actions are refused', async () => {
  const { game_id, ada, teamid, inGame } = await withFoxes();
  const sam = await playerIn(world, 'Sam', game_id);
  const [team, asker] = await connectionsOf(game_id, ada, sam);
  await sam.call(askToJoin, { params: inGame, body: asking(sam) });
  const body = { player_id: sam.player_code };
  const odd = { params: { ...inGame, action: 'promote' as 'approve' }, body };
  expect(await ada.ask(answerJoinRequest, odd)).toMatchObject({ status: 400 });
  await ada.call(answerJoinRequest, { params: { ...inGame, action: 'decline' }, body });
  for (const connection of [team, asker]) {
    expect(await messageOf(connection, 'PLAYER_DECLINED_TEAM_JOIN')).toEqual({
      type: 'PLAYER_DECLINED_TEAM_JOIN',
      teamid,
      player_code: sam.player_code,
    });
  }
  expect(await sam.load(game_id)).toMatchObject({ me: { status: 'watching' }, team: null });
  expect(await ada.call(answerJoinRequest, { params: { ...inGame, action: 'decline' }, body })).toEqual({
    status: 'success',
  });
});

test('CALL-29 ROLE-10 MSG-DROP_PLAYER H12 the captain kicks a member, who hears that and nothing after; the team gets a new code', async () => {
  const { game_id, ada, team_code, teamid } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const cleo = await playerIn(world, 'Cleo', game_id, team_code);
  const params = { id: game_id, team: team_code };
  expect(await ben.ask(dropPlayer, { params, body: { player_id: cleo.player_code } })).toMatchObject({ status: 403 });
  const [team, out] = await connectionsOf(game_id, cleo, ben);
  await ada.call(dropPlayer, { params, body: { player_id: ben.player_code } });
  const message = {
    type: 'DROP_PLAYER',
    teamid,
    player_code: ben.player_code,
    player_name: 'Ben',
    reason: 'kicked',
    was_captain: false,
  };
  expect(await messageOf(team, 'DROP_PLAYER')).toEqual(message);
  expect(await messageOf(out, 'DROP_PLAYER')).toEqual(message);
  expect(await out.closed).toBe(4010);
  expect(out.types()).toEqual(['DROP_PLAYER']);
  expect(await ben.load(game_id)).toMatchObject({ me: { status: 'watching', team_code: '' }, team: null });

  // A kicked player has a stranger's rights: the old code opens nothing, and their answers stay with the team.
  const again = await ben.ask(joinGame, { params: { id: game_id }, body: { team_code } });
  expect(again).toMatchObject({ status: 403, detail: 'This team link is not valid. Ask a teammate for a new one.' });
  await team.until('RELOAD_GAME');
  const view = await cleo.load(game_id);
  expect(view.team?.players.map(({ player_name }) => player_name)).toEqual(['Ada', 'Cleo']);
  expect(view.team?.team_code).not.toBe(team_code);
  const gone = { params: { id: game_id, team: teamid }, body: { player_id: ben.player_code } };
  await expectRefusal(ada.ask(dropPlayer, gone), 404, 'This player is not on your team.');
});

test('CALL-29 CALL-07 a rename during the kick does not put the player back on the team', async () => {
  const { game_id, ada, team_code } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const connection = await connectionOf(ada, game_id);
  const { store } = world.server.context;
  let named: Promise<unknown> | undefined;
  await store.write(async (trx) => {
    named = ben.call(setName, { body: { name: 'Benno' } });
    // On PostgreSQL the rename waits for the game's lock meanwhile.
    if (storeOfRun === 'postgres') await sql`select pg_sleep(0.3)`.execute(trx);
    await trx
      .updateTable('game_players')
      .set({ teamid: null, status: 'watching', is_captain: 0, joined_at: null, captain_until: null })
      .where('player_code', '=', ben.player_code)
      .execute();
  }, gameLock(game_id));
  await named;
  expect((await ben.load(game_id)).me.player_name).toBe('Benno');
  expect(await heardBy(connection)).not.toContain('PLAYER_JOIN');
});

test('CALL-29 H50 a kicked player cannot come back by an invite to a contact that became theirs', async () => {
  const { game_id, ada, team_code, teamid } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const params = { id: game_id, team: teamid };
  await ada.call(inviteToTeam, { params, body: { phone: '5555550777' } });
  const { code } = await rowOf(world.server.context.store.db, 'game_invites', { teamid });
  await ben.call(addContact, { body: { phone: '5555550777' } });
  const proof = world.server.devMailbox.notifications()[0]?.code ?? '';
  ben.token = (await ben.call(confirmContact, { body: { code: proof } })).message;
  await ada.call(dropPlayer, { params, body: { player_id: ben.player_code } });
  expect((await ben.load(game_id)).invites).toEqual([]);
  expect(await ben.ask(joinGame, { params: { id: game_id }, body: { team_code: code } })).toMatchObject({
    status: 403,
  });
});

test('CALL-29 H48 a kicked player comes back by asking or by an invite, not as a member of the registered team', async () => {
  const { game_id, code } = await world.game();
  const email = `${crypto.randomUUID()}@example.com`;
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben', email)];
  const kt_team_id = await registeredTeamOf(ada, ben);
  const body = { code, team_name: '', kt_team_id, num_players: 2, invites: [] };
  await ada.call(joinWithCode, { body });
  const { me, game_teams } = await joinedBy(ben, game_id);
  const { team_code: alias = '', teamid = '' } = game_teams[0] ?? {};
  const player_id = me.player_code;
  const params = { id: game_id, team: teamid };
  const byAlias = () => ben.ask(joinGame, { params: { id: game_id }, body: { team_code: alias } });
  const byNumber = () => ben.ask(joinWithCode, { body });
  const kick = () => ada.call(dropPlayer, { params, body: { player_id } });
  const takenOff = { status: 403, detail: 'The captain took you off this team. You can ask to join it again.' };
  const isOut = async () => {
    expect(await byAlias()).toMatchObject(takenOff);
    expect(await byNumber()).toMatchObject(takenOff);
    expect((await ben.load(game_id)).me.status).toBe('watching');
  };

  // A player who leaves by choice may come back by the code.
  expect(await byAlias()).toMatchObject({ status: 200 });
  await ben.call(dropPlayer, { params });
  expect(await byNumber()).toMatchObject({ status: 200 });
  await kick();
  await isOut();

  const inGame = { gameId: game_id, teamId: alias };
  await ben.call(askToJoin, { params: inGame, body: asking(ben) });
  await ada.call(answerJoinRequest, { params: { ...inGame, action: 'approve' }, body: { player_id } });
  // Then the kick no longer counts.
  await ben.call(dropPlayer, { params });
  expect(await byAlias()).toMatchObject({ status: 200 });

  await kick();
  await ada.call(inviteToTeam, { params, body: { email } });
  await ada.call(cancelInvite, { params, body: { email } });
  await isOut();
  await ada.call(inviteToTeam, { params, body: { email } });
  expect(await byNumber()).toMatchObject({ status: 200 });
  await ben.call(dropPlayer, { params });
  expect(await byAlias()).toMatchObject({ status: 200 });
  world.clock.pass(60_000);
});

test('CALL-29 ROLE-06 MSG-DROP_PLAYER-d a member leaves the team and watches; the reason says `left`', async () => {
  const { game_id, ada, team_code } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const [team, own] = await connectionsOf(game_id, ada, ben);
  const params = { id: game_id, team: team_code };
  expect(await ben.call(dropPlayer, { params })).toEqual({ status: 'success' });
  for (const connection of [team, own]) {
    expect(await messageOf(connection, 'DROP_PLAYER')).toMatchObject({ reason: 'left', was_captain: false });
  }
  expect(await own.closed).toBe(4010);
  expect((await ben.load(game_id)).me.status).toBe('watching');
  expect((await ada.load(game_id)).team?.players).toHaveLength(1);
  // The code of a team that they left by choice lets them back in.
  await joinedBy(ben, game_id, team_code);
  expect((await ben.load(game_id)).me).toMatchObject({ status: 'joined', player_code: ben.player_code });
});

test('MSG-DROP_PLAYER-e MSG-PROMOTE_CAPTAIN when the captain leaves, the longest-standing member becomes captain', async () => {
  const { game_id, ada, team_code, teamid } = await withFoxes();
  // Watched first and joined last.
  const late = await playerIn(world, 'Lena', game_id);
  world.clock.pass(1_000);
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  world.clock.pass(1_000);
  await joinedBy(late, game_id, team_code);
  const connection = await connectionOf(late, game_id);
  await ada.call(dropPlayer, { params: { id: game_id, team: team_code }, body: {} });
  expect(await messageOf(connection, 'DROP_PLAYER')).toMatchObject({ reason: 'left', was_captain: true });
  expect(await messageOf(connection, 'PROMOTE_CAPTAIN')).toEqual({
    type: 'PROMOTE_CAPTAIN',
    teamid,
    player_code: ben.player_code,
  });
  const players = (await ben.load(game_id)).team?.players ?? [];
  expect(players.map(({ player_name, is_captain }) => [player_name, is_captain])).toEqual([
    ['Ben', true],
    ['Lena', false],
  ]);
});

test('CALL-29 MSG-KICK_TEAM OPEN-43 an empty team leaves the game: it is in no list, pending players watch, its invites are closed', async () => {
  const { game_id, code, host, ada, team_code, teamid, inGame } = await withFoxes();
  const sam = await playerIn(world, 'Sam', game_id);
  const email = `${crypto.randomUUID()}@example.com`;
  const olga = await world.player('Olga', email);
  await joinedBy(olga, game_id);
  const params = { id: game_id, team: team_code };
  await ada.call(inviteToTeam, { params, body: { email } });
  const invite = (await olga.load(game_id)).invites[0]?.team_code ?? '';
  await ada.call(generateInviteToken, { params });
  await sam.call(askToJoin, { params: inGame, body: asking(sam) });
  const [own, asker, invitee] = await connectionsOf(game_id, ada, sam, olga);
  const console = await host.connectHost(game_id, await host.hostLoad(game_id));

  await ada.call(dropPlayer, { params });
  expect(await messageOf(asker, 'PLAYER_DECLINED_TEAM_JOIN')).toMatchObject({ teamid, player_code: sam.player_code });
  for (const connection of [asker, invitee]) {
    expect(await messageOf(connection, 'KICK_TEAM')).toEqual({ type: 'KICK_TEAM', teamid, team_name: 'The Foxes' });
  }
  expect(await messageOf(invitee, 'CANCEL_INVITE')).toMatchObject({ teamid });
  expect(await messageOf(console, 'HOST_TEAM_GONE')).toEqual({ type: 'HOST_TEAM_GONE', teamid });
  // The player who left gets no dialog.
  expect(await own.closed).toBe(4010);
  expect(own.types()).toEqual(['DROP_PLAYER']);

  expect(await sam.load(game_id)).toMatchObject({ me: { status: 'watching' }, game_teams: [] });
  expect((await olga.load(game_id)).invites).toEqual([]);
  expect((await host.hostLoad(game_id)).teams).toEqual([]);
  const { db } = world.server.context.store;
  const open = db.selectFrom('game_invites').where('teamid', '=', teamid).where('closed_at', 'is', null);
  expect(await open.selectAll().execute()).toEqual([]);
  expect(await sam.ask(askToJoin, { params: inGame, body: asking(sam) })).toMatchObject({ status: 404 });
  for (const [person, team_code] of [
    [ada, inGame.teamId],
    [olga, invite],
  ] as const) {
    expect((await person.ask(joinGame, { params: { id: game_id }, body: { team_code } })).status).not.toBe(200);
  }
  await joinedAs(ada, code, 'The Foxes');
});

test('CALL-15 CALL-29 an empty registered team can be brought back', async () => {
  const { game_id, code } = await withFoxes();
  const rita = await world.player('Rita');
  const { kt_team_id } = await rita.call(createTeam, { body: { team_name: 'Registered Owls' } });
  const body = { code, team_name: '', kt_team_id, num_players: 2, invites: [] };
  const { team_code: team } = await rita.call(joinWithCode, { body });
  await rita.call(dropPlayer, { params: { id: game_id, team } });
  const again = await rita.call(joinWithCode, { body });
  expect(again.team_code).not.toBe(team);
  expect((await rita.load(game_id)).team).toMatchObject({ kt_team_id, team_name: 'Registered Owls' });
});

test('CALL-29 an empty team with an answer stays: pending players watch, and the next to join is captain', async () => {
  const { game_id, host, ada, team_code, teamid, inGame } = await withFoxes();
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'Paris' } });
  const sam = await playerIn(world, 'Sam', game_id);
  const connection = await connectionOf(sam, game_id);
  await sam.call(askToJoin, { params: inGame, body: asking(sam) });
  await ada.call(dropPlayer, { params: { id: game_id, team: team_code } });
  expect(await messageOf(connection, 'PLAYER_DECLINED_TEAM_JOIN')).toMatchObject({
    teamid,
    player_code: sam.player_code,
  });
  expect((await sam.load(game_id)).me.status).toBe('watching');
  expect(await sam.ask(askToJoin, { params: inGame, body: asking(sam) })).toMatchObject({
    status: 409,
    detail: 'Nobody is on this team to let you in.',
  });
  expect((await sam.load(game_id)).game_teams.map((each) => each.teamid)).toEqual([teamid]);
  await joinedBy(ada, game_id, team_code);
  expect((await ada.load(game_id)).me.is_captain).toBe(true);
});

test('CALL-31 STATE-05 MSG-PROMOTE_CAPTAIN G20 captaincy passes to a member; the old captain’s write is refused with the reason', async () => {
  const { game_id, code, ada, team_code, teamid } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const rita = await world.player('Rita');
  const { view: rivals } = await joinedAs(rita, code, 'The Rivals');
  const [team, others] = await connectionsOf(game_id, ben, rita);
  const params = { id: game_id, team: team_code };
  const body = { player_code: ben.player_code };
  expect(await ben.ask(promoteCaptain, { params, body })).toMatchObject({ status: 403 });
  expect(await rita.ask(promoteCaptain, { params, body })).toMatchObject({ status: 403 });
  const rival = { params, body: { player_code: rivals.me.player_code } };
  expect(await ada.ask(promoteCaptain, rival)).toMatchObject({ status: 404 });

  await ada.call(promoteCaptain, { params, body });
  const { me } = await ada.load(game_id);
  expect(await messageOf(team, 'PROMOTE_CAPTAIN')).toEqual({
    type: 'PROMOTE_CAPTAIN',
    teamid,
    player_code: ben.player_code,
    by: me.player_code,
  });
  expect(me).toMatchObject({ is_captain: false, status: 'joined' });
  expect((await ben.load(game_id)).me.is_captain).toBe(true);
  expect(await heardBy(others)).toEqual([]);
  const write = { game_id, round_num: 1, question_num: 0, answer: 'too late' };
  await expectRefusal(ada.ask(saveAnswer, { body: write }), 403, 'Your team has another captain now.');
  await expectRefusal(ada.ask(promoteCaptain, { params, body }), 403, 'Your team has another captain now.');
});

test('S6 ROLE-02 a team with members has exactly one captain, whatever requests come at the same time', async () => {
  const { game_id, ada, team_code } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const cleo = await playerIn(world, 'Cleo', game_id, team_code);
  const params = { id: game_id, team: team_code };
  await Promise.all([
    ada.ask(promoteCaptain, { params, body: { player_code: ben.player_code } }),
    ada.ask(promoteCaptain, { params, body: { player_code: cleo.player_code } }),
    ada.ask(dropPlayer, { params }),
    ben.ask(dropPlayer, { params }),
  ]);
  const { team } = await cleo.load(game_id);
  expect(team?.players.filter(({ is_captain }) => is_captain)).toHaveLength(1);
});

test('CALL-16 OPEN-46 MSG-DROP_PLAYER leaving the game leaves the team; a player who comes back is the same', async () => {
  const { game_id, code, ada, team_code } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const connection = await connectionOf(ada, game_id);
  const own = await connectionOf(ben, game_id);
  await expectRefusal(
    ben.ask(leaveGame, { params: { id: game_id }, body: { only_watching: true } }),
    409,
    'You are on a team in this game now.',
  );
  expect((await ben.load(game_id)).me.status).toBe('joined');
  expect(await ben.call(leaveGame, { params: { id: game_id } })).toEqual({ status: 'success' });
  expect(await messageOf(connection, 'DROP_PLAYER')).toMatchObject({ player_code: ben.player_code, reason: 'left' });
  expect(await own.closed).toBe(4010);
  expect(own.types()).toContain('DROP_PLAYER');
  expect(await ben.ask(leaveGame, { params: { id: game_id } })).toMatchObject({ status: 403 });
  await expect(ben.load(game_id)).rejects.toThrow('403');
  const { me } = await joinedBy(ben, game_id);
  expect(me).toMatchObject({ player_code: ben.player_code, status: 'watching' });

  // Leaving withdraws a request; a watcher just goes.
  const alias = (await joinedBy(ben, game_id)).game_teams[0]?.team_code ?? '';
  await ben.call(askToJoin, { params: { gameId: game_id, teamId: alias }, body: asking(ben) });
  await ben.call(leaveGame, { params: { id: game_id } });
  expect(await messageOf(connection, 'PLAYER_CANCEL_TEAM_JOIN')).toMatchObject({ player_code: ben.player_code });
  const guest = world.guest();
  const before = await joinedBy(guest, game_id);
  const watching = await guest.connect(game_id, before);
  await guest.call(leaveGame, { params: { id: game_id } });
  expect(await watching.closed).toBe(4010);
  // The old watcher's connection is refused.
  expect(await (await guest.connect(game_id, before)).closed).toBe(4003);
  const body = { code, team_name: 'Lone', kt_team_id: 'new', num_players: 1, invites: [] };
  await guest.call(joinWithCode, { body });
  expect((await guest.load(game_id)).me).toMatchObject({ player_code: before.me.player_code, is_captain: true });
});

test('CALL-17 OPEN-03 MSG-NEW_TEAM a watcher adds a team and is its captain; a guest’s is a team of one', async () => {
  const { game_id, ada } = await withFoxes();
  const connection = await connectionOf(ada, game_id);
  const guest = await guestIn(world, game_id);
  const body = { team_name: 'Lone', kt_team_id: 'new' };
  const added = await guest.call(addTeam, { params: { id: game_id }, body });
  expect(added).toEqual({ status: 'success', game_id, team_code: expect.any(String) });
  const view = await guest.load(game_id);
  expect(view).toMatchObject({
    me: { is_captain: true, status: 'joined' },
    team: { team_name: 'Lone', team_code: added.team_code, num_players: 1, kt_team_id: '' },
  });
  const team = (await messageOf(connection, 'NEW_TEAM')).team as GameTeam;
  expect(team).toEqual({
    teamid: view.team?.teamid,
    kt_team_id: '',
    team_code: expect.any(String),
    team_name: 'Lone',
    team_image: '',
    no_requests: true,
  });
  expect(team.team_code).not.toBe(added.team_code);
  // A member adds no other team, and a stranger none.
  const more = { params: { id: game_id }, body: { ...body, team_name: 'More' } };
  expect(await guest.ask(addTeam, more)).toMatchObject({ status: 403 });
  expect(await world.guest().ask(addTeam, more)).toMatchObject({ status: 403 });
  const sam = await playerIn(world, 'Sam', game_id);
  const taken = { params: { id: game_id }, body: { ...body, team_name: 'LONE' } };
  await expectRefusal(sam.ask(addTeam, taken), 409, 'A team in this game already has that name.');
});

test('CALL-17 a watcher’s team comes with its number of players and its invites', async () => {
  const { game_id } = await withFoxes();
  const sam = await playerIn(world, 'Sam', game_id);
  const invites = [{ email: 'eve@example.com' }];
  const body = { team_name: 'Sams', kt_team_id: 'new', num_players: 3, invites };
  await sam.call(addTeam, { params: { id: game_id }, body });
  const { team } = await sam.load(game_id);
  expect(team).toMatchObject({ team_name: 'Sams', num_players: 3 });
  expect(team?.invites).toHaveLength(1);
});
