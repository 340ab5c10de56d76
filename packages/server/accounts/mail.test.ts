import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { registerPlayer, validateCode } from '@snug/contract';
import { openWorld, tokenClaimsOf, type World } from '@snug/testing/server';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createMail } from './mail.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

interface Mail {
  readonly from: string;
  readonly to: string[];
  readonly source: string;
}

/** A real mail server. `takes` returns its error for a recipient, undefined for none. */
async function mailServer(options: { takes?: () => string | undefined; password?: string } = {}) {
  const mails: Mail[] = [];
  let logins = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(options.password === undefined ? ['AUTH'] : [])],
    authOptional: options.password === undefined,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      logins += 1;
      done(password === options.password ? null : new Error('no'), { user: username });
    },
    onRcptTo(_address, _session, done) {
      const no = options.takes?.();
      done(no === undefined ? null : Object.assign(new Error(no), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        const source = Buffer.concat(parts).toString();
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { mails, host: `127.0.0.1:${port}`, logins: () => logins };
}

async function worldWithMail(host: string): Promise<World> {
  const world = await openWorld({ mail: { url: `smtp://${host}`, from: 'The Quiz <quiz@pub.example>' } });
  stops.push(() => world.close());
  return world;
}

const body = { player_name: 'Ada', email: 'ada@example.com', phone: '' };

test('CALL-04 CALL-11 ROLE-04 a code comes by mail from the address that is set, and logs in', async () => {
  const { mails, host } = await mailServer();
  const world = await worldWithMail(host);
  const ada = world.guest();
  const { playerid } = await ada.call(registerPlayer, { body });
  expect(mails).toMatchObject([{ from: 'quiz@pub.example', to: ['ada@example.com'] }]);
  const { source = '' } = mails[0] ?? {};
  expect(source).toMatch(/^From: The Quiz <quiz@pub\.example>\r$/m);
  const code = /^Subject: (\d{6}) is your code\r$/m.exec(source)?.[1] ?? '';
  expect(source).toContain(`${code} is your code to log in.`);
  expect(world.server.devMailbox.notifications()).toEqual([]);
  const { message } = await ada.call(validateCode, { body: { playerid, code } });
  expect(tokenClaimsOf({ token: message })).toMatchObject({ email: 'ada@example.com' });
});

test('no line end in an address or a subject makes a header, or a recipient', async () => {
  const { mails, host } = await mailServer();
  const mail = createMail({ url: `smtp://${host}`, from: 'quiz@pub.example' });
  stops.push(async () => mail.close());
  const more = '\r\nBcc: eve@example.com\r\n\r\nHello';
  const sent = { kind: 'email', to: 'ada@example.com', subject: 'Hello', text: 'Hello' } as const;
  await mail.send({ ...sent, subject: `Hello${more}` });
  await mail.send({ ...sent, to: `ada@example.com${more}` }).catch(() => {});
  expect(mails[0]?.to).toEqual(['ada@example.com']);
  expect(mails.flatMap(({ to }) => to).filter((to) => to.startsWith('eve'))).toEqual([]);
  for (const { source } of mails) expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m);
});

test('without a webhook, text messages go to the dev mailbox', async () => {
  const { mails, host } = await mailServer();
  const world = await worldWithMail(host);
  await world.guest().call(registerPlayer, { body: { player_name: 'Ben', email: '', phone: '(555) 555-0100' } });
  expect(mails).toEqual([]);
  expect(world.server.devMailbox.notifications()).toMatchObject([{ to: '5555550100', kind: 'phone' }]);
});

test('ERR-38 refused mail is a 503 with a sentence, does not count, and its code is invalid', async () => {
  let no: string | undefined = 'greylisted ada@example.com';
  const { mails, host } = await mailServer({ takes: () => no });
  const world = await worldWithMail(host);
  const ada = world.guest();
  for (let n = 0; n < 12; n += 1) {
    const refused = await ada.ask(registerPlayer, { body });
    expect(refused).toMatchObject({
      status: 503,
      detail: 'The message could not be sent. Please try again in a moment.',
    });
    expect(refused.headers.get('retry-after')).toBe('30');
  }
  const { db } = world.server.context.store;
  const codes = await db.selectFrom('challenges').select(['closed_at', 'address_hash']).execute();
  expect(codes).toEqual(codes.map(() => ({ closed_at: expect.any(Number), address_hash: '' })));
  no = undefined;
  expect((await ada.ask(registerPlayer, { body })).status).toBe(200);
  expect(mails).toHaveLength(1);
});

test('a mail server that does not answer or does not exist is a 503 too', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const world = await worldWithMail(`127.0.0.1:${port}`);
  expect(await world.guest().ask(registerPlayer, { body })).toMatchObject({ status: 503 });
  await new Promise((resolve) => silent.close(resolve));
  expect(await world.guest().ask(registerPlayer, { body })).toMatchObject({ status: 503 });
});

test('a password is sent, and unencrypted only within this machine', async () => {
  const { mails, host, logins } = await mailServer({ password: 'pass/word' });
  const notification = { kind: 'email', to: 'ada@example.com', subject: 'Hello', text: 'Hello.' } as const;
  const send = async (url: string) => {
    const mail = createMail({ url, from: 'quiz@pub.example' });
    try {
      await mail.send(notification);
    } finally {
      mail.close();
    }
  };
  await send(`smtp://quiz:pass%2Fword@${host}`);
  expect(mails).toHaveLength(1);
  await expect(send(`smtp://quiz:wrong@${host}`)).rejects.toThrow();
  const before = logins();
  // The same server under a name that is not this machine's own: it offers no encryption, so nothing is sent.
  await expect(send(`smtp://quiz:pass%2Fword@${host.replace('127.0.0.1', '0.0.0.0')}`)).rejects.toThrow(
    /STARTTLS|TLS/i,
  );
  expect(logins()).toBe(before);
  expect(mails).toHaveLength(1);
});
