import { expect, test } from 'vitest';
import { createCaller } from './call.ts';
import { keysOf } from './drafts/write.ts';
import { fakeClient } from './fake/fake-client.ts';
import { endLogins, logOut } from './logout.ts';
import { createSession } from './session.ts';
import { type GuardedStorage, memoryStorage } from './storage.ts';

const offline = (): Response => {
  throw new TypeError('offline');
};
const fine = () => Response.json({ status: 'success' });
const refuses = (status_code: number) => () =>
  Response.json({ status_code, detail: 'No.' }, { status: status_code, headers: { 'retry-after': '60' } });

/** One page of a browser; the next one has the same storage. */
function page(answer: () => Response, storage: GuardedStorage = memoryStorage()) {
  const heard: { authorization: string | null; body: unknown; tokenThen: string | undefined; keepalive: unknown }[] =
    [];
  const session = createSession({ storage });
  let home = 0;
  const call = createCaller({
    session,
    origin: 'https://quiz.example',
    http: async (_, init) => {
      const authorization = new Headers(init?.headers).get('authorization');
      const { keepalive } = init ?? {};
      heard.push({ authorization, body: JSON.parse(String(init?.body)), tokenThen: session.token(), keepalive });
      return answer();
    },
    onUnauthorized: () => home++,
  });
  return { core: { ...fakeClient(), storage, session, call }, heard, storage, session, homeward: () => home };
}

const waiting = ({ local }: GuardedStorage) => local.keys('snug_logout.').length;

test('H75 CALL-12 a logout takes effect on this device before it is sent to the server, with the token that ends', async () => {
  const { core, heard, session, storage } = page(fine);
  session.setToken('a.b.c');
  await logOut(core);
  expect(heard).toEqual([
    { authorization: 'Bearer a.b.c', body: { client_id: session.clientId() }, tokenThen: undefined, keepalive: true },
  ]);
  expect([session.token(), waiting(storage)]).toEqual([undefined, 0]);
});

test('H75 without a network the logout still takes effect; the server is informed later, by the next page too', async () => {
  const first = page(offline);
  first.session.setToken('a.b.c');
  await logOut(first.core);
  expect([first.session.token(), waiting(first.storage)]).toEqual([undefined, 1]);

  const still = page(refuses(503), first.storage);
  await endLogins(still.core);
  expect([still.heard.length, waiting(first.storage)]).toEqual([1, 1]);

  const back = page(fine, first.storage);
  back.session.setToken('n.e.w');
  await endLogins(back.core);
  expect(back.heard).toMatchObject([{ authorization: 'Bearer a.b.c' }]);
  expect([waiting(first.storage), back.session.token()]).toEqual([0, 'n.e.w']);
  await endLogins(back.core);
  expect(back.heard).toHaveLength(1);
});

test('H23 a login that the server does not know any more counts as ended; a newer login stays', async () => {
  for (const status of [400, 401, 403]) {
    const cut = page(offline);
    cut.session.setToken('a.b.c');
    await logOut(cut.core);
    const { core, session, storage, homeward } = page(refuses(status), cut.storage);
    session.setToken('n.e.w');
    await endLogins(core);
    expect([waiting(storage), session.token(), homeward()]).toEqual([0, 'n.e.w', 0]);
  }
});

test('H41 H23 the logout removes its player’s data; queued answers stay, and this device’s client id', async () => {
  const { core, storage, session } = page(fine);
  const { local } = storage;
  const clientId = session.clientId();
  session.setToken('a.b.c');
  const unsent = keysOf('12', 'ada').write({ kind: 'answer', round_order: 1, question_id: 'q1' });
  const stays = { [unsent]: '{}', api_version: '1', kt_client_id: clientId };
  for (const [key, value] of Object.entries(stays)) local.set(key, value);
  for (const key of ['target_code', 'join_status']) local.set(key, '204816');
  for (const key of [
    'guest_session',
    'target_code',
    'choseSpectator',
    'dismissed_team_register',
    'dismissed_2fa_warn',
    'snug_login',
    'snug_profile',
  ]) {
    storage.session.set(key, 'true');
  }
  storage.session.set('answers_12_1', '{}');
  storage.session.set('snug_seen_invites_12', 'i1');
  storage.session.set('snug_register_asked_12', 'true');
  storage.session.set('snug_typed_feedback_12_p-ada_h-robin', '{}');
  storage.session.set('snug_typed_survey_ada_s1', 'Salt');
  storage.session.set('somebody_else', 'stays');
  await logOut(core);
  expect(local.keys('').sort()).toEqual(Object.keys(stays).sort());
  expect(storage.session.keys('')).toEqual(['somebody_else']);
  expect(session.isGuest()).toBe(false);
});

test('reported twice at once, it reaches the server once', async () => {
  const { core, heard, session } = page(fine);
  session.setToken('a.b.c');
  await Promise.all([logOut(core), endLogins(core)]);
  expect(heard).toHaveLength(1);
});

test('without a login there is nothing to report to the server', async () => {
  const { core, heard } = page(fine);
  await logOut(core);
  expect(heard).toEqual([]);
});

test('H68 many logouts without a network, corrupt values, and no way to create a client id: nothing throws, little is kept', async () => {
  const { core, session, storage } = page(offline);
  for (let time = 0; time < 12; time++) {
    session.setToken(`a.${time}.c`);
    await logOut(core);
    expect(session.token()).toBeUndefined();
  }
  expect(waiting(storage)).toBe(5);

  const strange = page(refuses(401));
  for (const text of ['', '{', 'line\nbreak', 'ключ', 'x'.repeat(5_000_000)]) {
    strange.storage.local.set(`snug_logout.${text.length}`, text);
  }
  await endLogins(strange.core);
  expect(waiting(strange.storage)).toBe(0);

  const clientId = (): never => {
    throw new Error('Client ID was not set!');
  };
  strange.session.setToken('a.b.c');
  await logOut({ ...strange.core, session: { ...strange.session, clientId } });
  expect(strange.session.token()).toBeUndefined();
});
