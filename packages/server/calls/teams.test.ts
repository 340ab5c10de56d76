import { createTeam, listMyTeams, teamNameMaxLength } from '@snug/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('CALL-46 CALL-22 ENTITY-TEAM-b LIMIT-04 teams are numbered from 10000, each with its maker as a member', async () => {
  const ada = await world.player('Ada');
  const names = ['The Foxes', 'The Bears', 'The Owls'];
  const made = await Promise.all(names.map((team_name) => ada.call(createTeam, { body: { team_name } })));
  expect(made.map(({ kt_team_id }) => kt_team_id).sort()).toEqual(['10000', '10001', '10002']);
  const mine = await ada.call(listMyTeams, { query: { joined: 'yes' } });
  expect(mine.map(({ team_name, num_players }) => [team_name, num_players]).sort()).toEqual(
    names.map((name) => [name, 1]).sort(),
  );
  expect(await (await world.player('Ben')).call(listMyTeams, { query: {} })).toEqual([]);
});

test('RULE-03 RULE-05 LIMIT-02 a name is required and cut to 125, the slogan is optional', async () => {
  const ada = await world.player('Ada');
  const team_name = '🦊'.repeat(teamNameMaxLength + 5);
  await ada.call(createTeam, { body: { team_name, team_slogan: 'We dig' } });
  expect(await ada.call(listMyTeams, { query: {} })).toMatchObject([
    { team_name: '🦊'.repeat(teamNameMaxLength), team_slogan: 'We dig', team_image: '' },
  ]);
  expect(await ada.ask(createTeam, { body: { team_name: '  ' } })).toMatchObject({ status: 400 });
});

test('ROLE-01 a guest has no registered teams', async () => {
  const guest = world.guest();
  expect(await guest.ask(createTeam, { body: { team_name: 'x' } })).toMatchObject({ status: 403 });
  expect(await guest.ask(listMyTeams, { query: {} })).toMatchObject({ status: 403 });
});
