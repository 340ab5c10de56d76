import {
  hostEndPerson,
  hostInvite,
  hostSetRole,
  hostSignIn,
  hostSignOutPerson,
  logout,
  registerPlayer,
  resendCodeMs,
  updateToken,
  validateCode,
} from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { openWorld } from '@snug/testing/server';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createAddressBudgets } from '../accounts/address-budgets.ts';
import { quotaTable } from '../database/quotas.ts';
import { systemClock } from '../foundation/seams.ts';
import { createSecurityLog } from '../foundation/security-log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createApp } from './create-app.ts';
import { answerError } from './errors.ts';
import { logRefusals } from './security.ts';

test('each limit that refuses is named; whatever shuts out more than its caller is a lock, and a replaced link a refused sign-in', async () => {
  const lines: object[] = [];
  const write = (fields: object) => void lines.push(fields);
  const keys = { logged: (_kind: string, id: string) => id, clientHash: (id: string) => id };
  const securityLog = createSecurityLog({ keys, clock: systemClock, metrics: createMetrics() }, [
    { info: write, warn: write },
  ]);
  const app = createApp({});
  onTestFinished(() => app.close());
  app.setErrorHandler(answerError);
  logRefusals(app, { keys, securityLog });
  const refusals = [
    new Refusal(429, details.tooMany, { limit: 'lookUps' }),
    new Refusal(429, details.tooFast, { limit: 'calls' }),
    new Refusal(503, details.busy, { limit: 'uploadPlaces' }),
    new Refusal(503, details.busy),
    new Refusal(503, details.noTextsLeft),
    new Refusal(429, details.surveyDone),
    new Refusal(429, details.uploadUnderWay),
    new Refusal(410, details.newerLink),
  ];
  for (const [n, refusal] of refusals.entries()) {
    app.get(`/${n}`, () => {
      throw refusal;
    });
  }
  for (const n of refusals.keys()) await app.inject(`/${n}`);
  expect(lines).toMatchObject([
    { event: 'locked', route: '/0', limit: 'lookUps' },
    { event: 'limit-hit', route: '/1', limit: 'calls' },
    { event: 'limit-hit', route: '/2', limit: 'uploadPlaces' },
    { event: 'locked', route: '/4', limit: 'smsPerDay' },
    { event: 'limit-hit', route: '/5', limit: 'surveysPerDay' },
    { event: 'limit-hit', route: '/6', limit: 'uploadsOfPlayer' },
    { event: 'sign-in-refused', route: '/7', status: 410 },
  ]);
});

test('whoever is sent away from an address’s line is told by which limit', async () => {
  const budgets = createAddressBudgets(systemClock);
  await budgets.take('emailCodes', '127.0.0.1', 'first');
  const waits = budgets.take('emailCodes', '127.0.0.1', 'second');
  budgets.close();
  await expect(waits).rejects.toMatchObject({ status: 429, limit: 'emailCodes' });
});

/** A world, and the lines of its security log by their event. */
async function openLogged() {
  // biome-ignore lint/suspicious/noExplicitAny: lines of a log
  const lines: any[] = [];
  const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const world = await openWorld({ logger });
  onTestFinished(() => world.close());
  return { world, told: (name: string) => lines.filter(({ event }) => event === name) };
}

const hash = expect.stringMatching(/^[\w-]{12}$/);

test('a line names where it came from and who did it, and games’ codes that are guessed everywhere are a lock', async () => {
  const { world, told } = await openLogged();
  const host = await world.host();
  const { person } = await host.call(hostInvite, { body: { name: 'Alex', role: 'host' } });
  expect(person.name).toBe('Alex');
  const [changed] = told('role-changed');
  expect(changed).toMatchObject({ address: hash, quizmaster: hash, by_quizmaster: hash });
  expect(changed.quizmaster).not.toBe(changed.by_quizmaster);
  const ada = await world.player('Ada', 'ada@example.com');
  await ada.call(logout, { body: { client_id: ada.clientId } });
  expect(told('session-ended')).toMatchObject([{ address: changed.address, client: hash, account: hash }]);

  const { store, quotas } = world.server.context;
  await store.write(async (trx) => {
    for (let n = 0; n <= quotaTable.codeFailuresOfAll.count; n += 1) await quotas.count(trx, 'codeFailuresOfAll', '');
  });
  expect(told('locked')).toMatchObject([{ limit: 'codeFailuresOfAll' }]);
  const metrics = await (await fetch(`${world.server.url}/metrics`)).text();
  expect(metrics).toMatch(/snug_strangers_waiting 0\n/);
});

test('each way in, each change of a role, each end by somebody else and each lock of a contact has its line', async () => {
  const { world, told } = await openLogged();
  const { context, devMailbox } = world.server;
  const { game_id } = await world.game();
  const ada = await world.player('Ada', 'ada@example.com');
  const friend = world.guest();
  friend.token = await context.tokens.ofLink({ kind: 'email', contact: 'friend@example.com' }, game_id, 60_000);
  await friend.call(updateToken);
  const owner = await world.host();
  const { person, link } = await owner.call(hostInvite, { body: { name: 'Alex', role: 'host' } });
  await world.guest().call(hostSignIn, { body: { link: link?.split('#link=')[1] ?? '' } });
  const ofGuests = told('signed-in').filter(({ account }) => account !== undefined);
  expect(ofGuests.map(({ by }) => by)).toEqual(['code', 'link']);
  expect(told('signed-in').at(-1)).toMatchObject({ by: 'link', quizmaster: hash, client: hash });

  const params = { host_id: person.host_id };
  await owner.call(hostSetRole, { params, body: { role: 'owner' } });
  await owner.call(hostSignOutPerson, { params });
  await owner.call(hostEndPerson, { params });
  expect(told('role-changed').map(({ reason }) => reason)).toEqual(['host', 'owner', 'ended']);
  const [ended] = told('session-ended');
  expect(ended).toMatchObject({ reason: 'everywhere', quizmaster: told('role-changed')[0].quizmaster });
  expect(ended.by_quizmaster).not.toBe(ended.quizmaster);

  const stranger = world.guest();
  const wrong = async () => {
    world.clock.pass(resendCodeMs);
    const asked = { player_name: 'Ada', email: 'ada@example.com', phone: '' };
    const { playerid } = await stranger.call(registerPlayer, { body: asked });
    const code = devMailbox.notifications()[0]?.code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) await stranger.ask(validateCode, { body: { playerid, code } });
  };
  await wrong();
  expect(told('locked')).toEqual([]);
  await wrong();
  expect(told('locked')).toMatchObject([{ limit: 'wrongCodesForContact', client: hash, contact: hash }]);
  expect((await ada.ask(logout, { body: { client_id: ada.clientId } })).status).toBe(200);
});
