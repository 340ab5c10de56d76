import {
  addTeam,
  createTeam,
  hostKickTeam,
  hostRenameTeam,
  idempotencyHeader,
  inviteToTeam,
  joinGame,
  promoteCaptain,
  registerTeam,
  renameTeam,
  upgradeTeam,
} from '@snug/contract';
import {
  captainIn,
  connectionsOf,
  expectRefusal,
  gameWithFoxes,
  guestIn,
  heardBy,
  joinedAs,
  joinedBy,
  playerIn,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

const withFoxes = () => gameWithFoxes(world);

test('CALL-32 OPEN-48 H58 MSG-REGISTER_TEAM the captain ties the team to their registered team, which everybody hears', async () => {
  const { game_id, ada, team_code, teamid, params } = await withFoxes();
  const { kt_team_id } = await ada.call(createTeam, { body: { team_name: 'Foxes United' } });
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const bens = await ben.call(createTeam, { body: { team_name: 'Bens Own' } });
  const watcher = await guestIn(world, game_id);
  const connections = await connectionsOf(game_id, ben, watcher);

  // Neither a member of the team in the game, nor its captain with somebody else's registered team.
  const captainOnly = { status: 403, detail: 'Only the captain can do this.' };
  expect(await ben.ask(registerTeam, { params, body: { teamid: bens.kt_team_id } })).toMatchObject(captainOnly);
  const notYours = { status: 403, detail: 'You are not a member of that team.' };
  for (const other of [bens.kt_team_id, 'nope', '99999']) {
    expect(await ada.ask(registerTeam, { params, body: { teamid: other } })).toMatchObject(notYours);
  }
  const reply = await ada.call(registerTeam, { params, body: { teamid: kt_team_id } });
  expect(reply).toEqual({
    status: 'success',
    team: { teamid, kt_team_id, team_code, team_name: 'Foxes United', team_image: '' },
  });
  for (const connection of connections) {
    const { data } = await connection.until('REGISTER_TEAM');
    expect(data).toEqual({ type: 'REGISTER_TEAM', team: { ...reply.team, team_code: expect.any(String) } });
    expect(JSON.stringify(data)).not.toContain(team_code);
  }
  expect((await ben.load(game_id)).team).toMatchObject({ kt_team_id, team_name: 'Foxes United', team_code });
  expect(await ada.call(registerTeam, { params, body: { teamid: kt_team_id } })).toEqual(reply);
  const second = await ada.call(createTeam, { body: { team_name: 'Foxes Two' } });
  expect(await ada.ask(registerTeam, { params, body: { teamid: second.kt_team_id } })).toMatchObject({
    status: 409,
    detail: 'This team is registered already.',
  });
});

test('CALL-42 GAME-29 OPEN-03 a guest who logs in turns their team into a registered one, which others may join', async () => {
  const { game_id, code } = await world.game();
  const guest = world.guest();
  const { team_code } = await joinedAs(guest, code, 'Lone');
  const params = { gameid: game_id, team_code };
  await expectRefusal(guest.ask(upgradeTeam, { params, body: { teamid: '10000' } }), 403, 'Please log in first.');
  const ben = await world.player('Ben');
  expect(await ben.ask(joinGame, { params: { id: game_id }, body: { team_code } })).toMatchObject({ status: 403 });

  guest.token = (await world.player('Lou')).token;
  const { kt_team_id } = await guest.call(createTeam, { body: { team_name: 'Lous Lot' } });
  const { team } = await guest.call(upgradeTeam, { params, body: { teamid: kt_team_id } });
  expect(team).toMatchObject({ kt_team_id, team_name: 'Lous Lot', team_code });
  expect((await guest.load(game_id)).me).toMatchObject({ registered: true, player_name: 'Lou', is_captain: true });
  await joinedBy(ben, game_id, team_code);
  expect((await guest.load(game_id)).team?.players).toHaveLength(2);
});

test('ROLE-03 a guest’s team has no number, so the quizmaster sees which teams count for a league', async () => {
  const { game_id, code, host, ada, params } = await withFoxes();
  world.clock.pass(1);
  await joinedAs(world.guest(), code, 'Lone');
  const { kt_team_id } = await ada.call(createTeam, { body: { team_name: 'United' } });
  await ada.call(registerTeam, { params, body: { teamid: kt_team_id } });
  const { teams } = await host.hostLoad(game_id);
  expect(teams.map((team) => [team.team_name, team.kt_team_id])).toEqual([
    ['United', kt_team_id],
    ['Lone', ''],
  ]);
});

test('MSG-KICK_TEAM OPEN-43 the quizmaster takes a team out: everybody hears it, its players watch, its codes are invalid', async () => {
  const { game_id, code, host, ada, team_code, teamid, params } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const rita = await captainIn(world, 'Rita', code, 'The Rivals');
  const sam = await world.player('Sam', 'sam@kick.example');
  await joinedBy(sam, game_id);
  await ada.call(inviteToTeam, { params, body: { email: 'sam@kick.example' } });
  const invite = (await sam.load(game_id)).invites[0]?.team_code ?? '';
  const own = await connectionsOf(game_id, ada, ben);
  const others = await connectionsOf(game_id, rita, sam);
  const console = await host.connectHost(game_id, await host.hostLoad(game_id));

  const kick = { params: { id: game_id, team: teamid } };
  expect(await ada.ask(hostKickTeam, kick)).toMatchObject({ status: 403 });
  expect(await host.call(hostKickTeam, kick)).toEqual({ status: 'success' });
  const message = { type: 'KICK_TEAM', teamid, team_name: 'The Foxes' };
  for (const connection of [...own, ...others]) expect((await connection.until('KICK_TEAM')).data).toEqual(message);
  for (const connection of own) expect(await connection.closed).toBe(4010);
  // Its invitees have nothing to accept any more, and nobody else hears of that.
  const [ritas, sams] = await Promise.all(others.map(heardBy));
  expect(sams).toContain('CANCEL_INVITE');
  expect(ritas).not.toContain('CANCEL_INVITE');
  expect((await console.until('HOST_TEAM_GONE')).data).toEqual({ type: 'HOST_TEAM_GONE', teamid });

  expect(await ada.load(game_id)).toMatchObject({ me: { status: 'watching', is_captain: false }, team: null });
  const view = await sam.load(game_id);
  expect(view.invites).toEqual([]);
  expect(view.game_teams.map(({ team_name }) => team_name)).toEqual(['The Rivals']);
  // With the team's code and with an invite's alike: 404 would mean that there is no such game.
  for (const [person, code] of [
    [ben, team_code],
    [sam, invite],
  ] as const) {
    expect(await person.ask(joinGame, { params: { id: game_id }, body: { team_code: code } })).toMatchObject({
      status: 403,
      detail: 'This team link is not valid. Ask a teammate for a new one.',
    });
  }
  const hostGame = await host.hostLoad(game_id);
  expect(hostGame.teams.map(({ team_name }) => team_name)).toEqual(['The Rivals']);
  expect(hostGame.watcher_count).toBe(3);
  expect(await host.ask(hostKickTeam, kick)).toMatchObject({ status: 404 });
  // The name is free again.
  await joinedAs(ben, code, 'The Foxes');
});

test('MSG-NEW_TEAM_NAME the quizmaster gives a team another name; everybody hears it', async () => {
  const { game_id, code, host, ada, teamid } = await withFoxes();
  const rita = await captainIn(world, 'Rita', code, 'The Rivals');
  const watcher = await guestIn(world, game_id);
  const connections = await connectionsOf(game_id, ada, rita, watcher);
  const params = { id: game_id, team: teamid };
  await host.call(hostRenameTeam, { params, body: { team_name: '  The \u202e Geese ' } });
  for (const connection of connections) {
    expect((await connection.until('NEW_TEAM_NAME')).data).toEqual({
      type: 'NEW_TEAM_NAME',
      teamid,
      team_name: 'The Geese',
    });
  }
  expect((await ada.load(game_id)).team?.team_name).toBe('The Geese');
  const refused = async (team_name: string) => host.ask(hostRenameTeam, { params, body: { team_name } });
  expect(await refused('the rivals')).toMatchObject({ status: 409 });
  await expectRefusal(refused('\u200b '), 400, 'A team name is required');
  expect(await ada.ask(hostRenameTeam, { params, body: { team_name: 'Mine' } })).toMatchObject({ status: 403 });
});

test('MSG-NEW_TEAM_NAME the captain renames a team that is not registered, a guest included; everybody hears it', async () => {
  const { game_id, host, ada, team_code, teamid, params } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const guest = await guestIn(world, game_id);
  await guest.call(addTeam, { params: { id: game_id }, body: { team_name: 'Solo', kt_team_id: 'new' } });
  const hosts = await host.connectHost(game_id, await host.hostLoad(game_id));
  const watcher = await guestIn(world, game_id);
  const connections = await connectionsOf(game_id, ada, ben, guest, watcher);

  const named = { params, body: { team_name: '  The \u202e Geese ' } };
  expect(await ada.call(renameTeam, named)).toEqual({ status: 'success', team_name: 'The Geese' });
  for (const connection of connections) {
    expect((await connection.until('NEW_TEAM_NAME')).data).toEqual({
      type: 'NEW_TEAM_NAME',
      teamid,
      team_name: 'The Geese',
    });
  }
  const heardOf = () => hosts.heard.map(({ data }) => (data.team as { team_name: string } | undefined)?.team_name);
  await expect.poll(heardOf).toContain('The Geese');
  expect((await ben.load(game_id)).team?.team_name).toBe('The Geese');
  // The same name sends no message. A team may change the case of its own name.
  expect(await ada.call(renameTeam, named)).toMatchObject({ team_name: 'The Geese' });
  expect(await ada.call(renameTeam, { params, body: { team_name: 'THE GEESE' } })).toMatchObject({ status: 'success' });

  const { me } = await guest.load(game_id);
  const own = { params: { id: game_id, team: me.team_code }, body: { team_name: 'Just me' } };
  expect(await guest.call(renameTeam, own)).toEqual({ status: 'success', team_name: 'Just me' });
  for (const connection of connections) {
    expect((await heardBy(connection)).filter((type) => type === 'NEW_TEAM_NAME')).toHaveLength(3);
  }
});

test('CALL-31 OPEN-98 only the captain renames the team, and not by its alias', async () => {
  const { game_id, code, host, ada, team_code, teamid, params } = await withFoxes();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const rita = await captainIn(world, 'Rita', code, 'The Rivals');
  const watcher = await guestIn(world, game_id);
  const wish = { params, body: { team_name: 'Mine' } };
  const before = await host.hostLoad(game_id);
  for (const person of [ben, watcher, world.guest(), await world.player('Sam')]) {
    expect(await person.ask(renameTeam, wish)).toMatchObject({ status: 403 });
  }
  const alias = (await rita.load(game_id)).game_teams.find((team) => team.teamid === teamid)?.team_code ?? '';
  const theirs = { params: { id: game_id, team: alias }, body: { team_name: 'Mine' } };
  expect(await rita.ask(renameTeam, theirs)).toMatchObject({ status: 403 });
  expect(await ada.ask(renameTeam, { params, body: { team_name: 'the rivals' } })).toMatchObject({ status: 409 });
  expect((await host.hostLoad(game_id)).teams).toEqual(before.teams);
  // The former captain is told so. The new one may.
  await ada.call(promoteCaptain, { params, body: { player_code: ben.player_code } });
  expect(await ada.ask(renameTeam, wish)).toMatchObject({ status: 403 });
  expect(await ben.call(renameTeam, wish)).toMatchObject({ team_name: 'Mine' });
});

test('G17 a repeated rename gets the first reply and renames nothing', async () => {
  const { game_id, ada, params } = await withFoxes();
  const named = (team_name: string, key: string) =>
    ada.call(renameTeam, { params, body: { team_name }, headers: { [idempotencyHeader]: key } });
  await named('One', 'key-of-one');
  await named('Two', 'key-of-two');
  expect(await named('One', 'key-of-one')).toEqual({ status: 'success', team_name: 'One' });
  expect((await ada.load(game_id)).team?.team_name).toBe('Two');
});
