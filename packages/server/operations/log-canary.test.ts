import {
  addContact,
  answerSponsorSurvey,
  checkInvite,
  confirmContact,
  contactCheck,
  hostSaveSponsor,
  hostSaveSurvey,
  hostShareProof,
  joinGame,
  logout,
  nameCheck,
  nextSponsorSurvey,
  oneTimeCodeTries,
  registerPlayer,
  resendCodeMs,
  saveAnswer,
  sendInvite,
  setName,
  shortUrl,
  sponsorProof,
  suggestAnswer,
  surveyIdHeader,
  updateToken,
  validateCode,
} from '@snug/contract';
import { consoleOf, joinedAs, openWorld, rowOf, type TestPlayer } from '@snug/testing/server';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newId } from '../foundation/ids.ts';

/** Keeps the bodies of refusals. */
function listening(person: TestPlayer, refusals: string[]): TestPlayer {
  const { ask } = person;
  person.ask = async (call, options) => {
    const reply = await ask(call, options);
    if (reply.status >= 400) refusals.push(JSON.stringify(reply.body));
    return reply;
  };
  return person;
}

test('no code, token, address, number, client id or typed text stands in a log or in an error', async () => {
  const logged: string[] = [];
  const refused: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
  const printed: string[] = [];
  const world = await openWorld({
    logger,
    print: (line) => void printed.push(line),
    // No server listens there: a code that cannot be sent is not logged either.
    smsWebhookUrl: 'http://127.0.0.1:9/',
  });
  const { context, devMailbox } = world.server;
  const secrets: Record<string, string> = {};
  const canary = (name: string, value: string) => {
    secrets[name] = value;
    return value;
  };
  const code = () => devMailbox.notifications()[0]?.code ?? '';
  const email = canary('email', 'canary-email@canary.example');
  const phone = canary('phone', '5557654321');
  const ada = listening(world.guest(), refused);
  canary('client id', ada.clientId);

  // A login with a wrong code, too many, and the right one.
  await ada.ask(contactCheck, { query: { email } });
  await ada.ask(contactCheck, { query: { email: canary('nonsense', 'canary nonsense') } });
  const asked = { player_name: canary('name', 'Canary Name'), email, phone: '' };
  let { playerid } = await ada.call(registerPlayer, { body: asked });
  canary('first code', code());
  expect((await ada.ask(registerPlayer, { body: asked })).status).toBe(429);
  for (let n = 0; n <= oneTimeCodeTries; n += 1) {
    await ada.ask(validateCode, { body: { playerid, code: canary('wrong code', '918273645') } });
  }
  world.clock.pass(resendCodeMs);
  ({ playerid } = await ada.call(registerPlayer, { body: asked }));
  canary('challenge', playerid);
  ada.token = canary(
    'token',
    (await ada.call(validateCode, { body: { playerid, code: canary('code', code()) } })).message,
  );
  await ada.call(setName, { body: { name: canary('new name', 'Canary Rename') } });
  expect((await ada.ask(addContact, { body: { phone } })).status).toBe(503);
  await ada.call(addContact, { body: { email: canary('second email', 'canary-second@canary.example') } });
  await ada.ask(confirmContact, { body: { code: canary('another wrong code', '827364591') } });
  await ada.call(confirmContact, { body: { code: canary('second code', code()) } });

  // A game: a team, an invite, answers.
  const { game_id, code: gameCode, host } = await world.game();
  const { view, team_code } = await joinedAs(ada, gameCode, canary('team name', 'The Canaries'));
  canary('team code', team_code);
  const connection = await ada.connect(game_id, view);
  const team = { id: game_id };
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  await ada.call(saveAnswer, {
    body: { game_id, round_num: 1, question_num: 0, answer: canary('answer', 'canary answer') },
  });
  const suggestion = canary('suggestion', 'canary suggestion');
  await ada.ask(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 99, suggestion } });

  const { db } = context.store;
  const { player_id, teamid } = await rowOf(db, 'game_players', { player_code: view.me.player_code });
  const now = world.clock.now();
  await db
    .insertInto('game_invites')
    .values({
      invite_id: newId(context.random),
      game_id,
      teamid: teamid ?? '',
      kind: 'link',
      contact: '',
      account_id: null,
      code: canary('invite code', 'canaryinvitecode'),
      url_id: null,
      inviter: player_id,
      created_at: now,
      expires_at: now + 3_600_000,
      closed_at: null,
      closed_as: null,
    })
    .execute();
  const friend = listening(world.guest(), refused);
  canary('friend’s client id', friend.clientId);
  const exp = Math.floor(now / 1_000) + 3_600;
  const says = { team_name: 'Owls', game_id, team_code: 'canaryinvitecode', inviter: 'Ada', exp };
  const inviteToken = canary('invite token', await context.tokens.ofInvite(says));
  await friend.call(checkInvite, { body: { token: inviteToken } });
  expect((await friend.ask(checkInvite, { body: { token: `${inviteToken}x` } })).status).toBe(403);
  const invite = { team_code: 'canaryinvitecode', email: canary('friend’s email', 'canary-friend@canary.example') };
  await friend.call(sendInvite, { params: team, body: invite });
  expect((await friend.ask(sendInvite, { params: team, body: { ...invite, email: '', phone } })).status).toBe(503);
  const urlid = canary('short link', /\/sl\/(\w+)$/.exec(devMailbox.notifications()[0]?.text ?? '')?.[1] ?? '');
  const { long_url } = await friend.call(shortUrl, { query: { urlid } });
  friend.token = canary('link token', long_url.split('#token=')[1] ?? '');
  expect((await friend.ask(nameCheck)).status).toBe(401);
  const login = await friend.call(updateToken);
  expect((await friend.ask(updateToken)).status).toBe(401);
  friend.token = canary('friend’s token', login.message);
  await friend.ask(joinGame, { params: team, body: { team_code: 'wrong' } });
  await friend.ask(addContact, { body: { phone } });

  // The address of a proof sheet, while it opens it and after, and the id of a visitor of a sponsor's page.
  const sponsor = await host.call(hostSaveSponsor, { body: { name: 'Brewer' } });
  const share = { params: { id: sponsor.sponsor_id } };
  const { proof_token: token } = await host.call(hostShareProof, { ...share, body: { shared: true } });
  canary('proof token', token);
  await friend.call(sponsorProof, { params: { token } });
  await host.call(hostShareProof, { ...share, body: { shared: false } });
  expect((await friend.ask(sponsorProof, { params: { token } })).status).toBe(404);
  const always = { sponsor_id: sponsor.sponsor_id, active: true, starts_on: '', ends_on: '' };
  const question = { question_text: 'Why?', options: [], ...always };
  const { surveyid } = await host.call(hostSaveSurvey, { body: question });
  const ofPage = { key: sponsor.key };
  const { id = '' } = await friend.call(nextSponsorSurvey, { params: ofPage });
  const headers = { [surveyIdHeader]: canary('visitor', id) };
  const written = { response: canary('response', 'canary response') };
  await friend.call(answerSponsorSurvey, { params: { ...ofPage, id: surveyid }, body: written, headers });

  await ada.call(logout, { body: { client_id: ada.clientId } });
  await connection.closed;
  expect((await ada.ask(nameCheck)).status).toBe(401);
  await world.close();

  // The flow did write logs and get refusals, and the canaries are real: they are where they should be.
  expect(logged.length).toBeGreaterThan(30);
  expect(logged.filter((line) => line.includes('a notification was not sent'))).toHaveLength(2);
  expect(new Set(refused.map((body) => JSON.parse(body).status_code))).toEqual(
    new Set([400, 401, 403, 404, 409, 429, 503]),
  );
  expect(printed.join('\n')).toContain(secrets.code);
  for (const [name, value] of Object.entries(secrets)) {
    expect([name, value.length > 4]).toEqual([name, true]);
    const found = [...logged, ...refused].filter((text) => text.toLowerCase().includes(value.toLowerCase()));
    expect([name, found]).toEqual([name, []]);
  }
});
