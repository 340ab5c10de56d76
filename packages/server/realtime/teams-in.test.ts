import { hostKickTeam, hostResetSubmission, submitRound } from '@snug/contract';
import {
  consoleOf,
  gameWithFoxes,
  heardBy,
  joinedAs,
  livePathOf,
  openConnection,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { countTeamsIn } from '../database/team-round.ts';
import { createTeamsIn } from './teams-in.ts';

const world = worldOfFile();

/** A game of three teams whose first round is open, with two questions asked. */
async function roundOfThree() {
  const { game_id, code, host, ada } = await gameWithFoxes(world);
  const ben = await world.player('Ben');
  const cleo = await world.player('Cleo');
  await joinedAs(ben, code, 'The Owls');
  const { view } = await joinedAs(cleo, code, 'The Larks');
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  await ask(1, 1);
  return { game_id, host, ada, ben, cleo, ask, larks: view.team?.teamid ?? '' };
}

const handIn = (player: TestPlayer, game_id: string) =>
  player.call(submitRound, {
    params: { id: game_id, round: '1' },
    body: { doubled: false, answers: [['Jupiter'], ['Danube']] },
  });

const connected = async (player: TestPlayer, game_id: string) => player.connect(game_id, await player.load(game_id));

test('players hear how many teams are in: when they connect, and with every change', async () => {
  const { game_id, host, ada, ben, cleo, larks } = await roundOfThree();
  const live = await connected(ada, game_id);
  const last = () => live.teamsIn.at(-1);
  await expect.poll(last).toEqual({ type: 'TEAMS_IN', round_order: 1, submitted: 0, teams: 3 });
  world.clock.pass(1_000);
  await handIn(ben, game_id);
  await expect.poll(last).toMatchObject({ submitted: 1, teams: 3 });

  const later = await connected(cleo, game_id);
  await expect.poll(() => later.teamsIn).toEqual([{ type: 'TEAMS_IN', round_order: 1, submitted: 1, teams: 3 }]);

  world.clock.pass(1_000);
  await host.call(hostKickTeam, { params: { id: game_id, team: larks } });
  await expect.poll(last).toMatchObject({ submitted: 1, teams: 2 });
  world.clock.pass(1_000);
  const owls = (await host.hostLoad(game_id)).teams.find(({ team_name }) => team_name === 'The Owls')?.teamid ?? '';
  await host.call(hostResetSubmission, { params: { id: game_id, team: owls, round: '1' } });
  await expect.poll(last).toMatchObject({ submitted: 0, teams: 2 });
  await heardBy(live);
  expect(
    live.heard.every(({ msg_id, data }) => msg_id > 0 || data.type === 'THUMP'),
    'numbers stay as they were',
  ).toBe(true);
});

test('an original client hears no count', async () => {
  const { game_id, ada, ben, ask } = await roundOfThree();
  const view = await ada.load(game_id);
  const { last_msg_id: last, epoch: e } = view;
  const query = { last, e, token: ada.token ?? '' };
  const original = await openConnection(world.server.url, livePathOf(ada, game_id, view), query);
  const ours = await connected(ada, game_id);
  await handIn(ben, game_id);
  await expect.poll(() => ours.teamsIn.at(-1)).toMatchObject({ submitted: 1 });
  await ask(1, 2);
  await original.until('ASK');
  expect(original.teamsIn).toEqual([]);
  original.drop();
});

/** A counter on a clock that stands still, whose timers are run by hand. */
function counterOf(game_id: string) {
  const timers: { at: number; work: () => void }[] = [];
  let now = 1_000_000;
  const told: string[] = [];
  const clock = {
    now: () => now,
    after(ms: number, work: () => void) {
      timers.push({ at: now + ms, work });
      return () => {};
    },
  };
  const { store } = world.server.context;
  const counter = createTeamsIn(
    { store, clock },
    (_, frame) => told.push(String(frame)),
    (error) => expect.unreachable(String(error)),
  );
  const submitted = [{ stream_id: '', seq: 1, content: { body: '{"type":"TEAM_SUBMITTED"}', only_player: null } }];
  return {
    told,
    due: () => timers.map(({ at }) => at - now),
    submitted: () => counter.published(game_id, submitted),
    pass(ms: number) {
      now += ms;
      for (const timer of timers.splice(0)) {
        if (timer.at <= now) timer.work();
        else timers.push(timer);
      }
    },
    close: () => counter.close(),
  };
}

test('at most one count a second is told, and the last one always', async () => {
  const { game_id, ada, ben } = await roundOfThree();
  const counter = counterOf(game_id);
  counter.submitted();
  counter.submitted();
  expect(counter.due(), 'the first is counted at once').toEqual([0]);
  counter.pass(0);
  await expect.poll(() => counter.told.length).toBe(1);
  await handIn(ada, game_id);
  counter.submitted();
  counter.pass(400);
  await handIn(ben, game_id);
  counter.submitted();
  expect(counter.due(), 'the next waits for the rest of the second').toEqual([600]);
  counter.pass(600);
  await expect.poll(() => counter.told.length).toBe(2);
  expect(counter.told[1]).toContain('\\"submitted\\":2');

  counter.submitted();
  counter.pass(1_000);
  // Reads are answered in turn: this one after that of the counter.
  await countTeamsIn(world.server.context.store.db, game_id);
  counter.close();
  counter.submitted();
  counter.pass(1_000);
  expect(counter.told, 'the same count is not told again').toHaveLength(2);
});
