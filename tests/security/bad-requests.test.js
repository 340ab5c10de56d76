import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { clientIdHeader, listGames, saveAnswer, setName } from '@snug/contract';
import { joinedAs, rowOf, tokenClaimsOf, worldOfFile } from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';
const world = worldOfFile();
let captain;
beforeAll(async () => {
    const { code } = await world.game();
    captain = await world.player('Ada');
    await joinedAs(captain, code, 'The Foxes');
});
/** Sends a request exactly as given: fetch would correct much of it. */
function send(method, path, headers, body) {
    return new Promise((resolve, reject) => {
        const asked = request(new URL(path, world.server.url), { method, headers }, (response) => {
            const parts = [];
            response.on('data', (part) => parts.push(part));
            response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
        });
        asked.on('error', reject);
        asked.end(body);
    });
}
const signed = () => ({
    [clientIdHeader]: captain.clientId,
    authorization: `Bearer ${captain.token}`,
    'content-type': 'application/json',
});
test.each([
    ['an empty body', '', 400],
    ['no JSON', '{"game_id":', 400],
    ['a byte order mark', '\ufeff{}', 400],
    ['UTF-16', Buffer.from('{}', 'utf16le'), 400],
    ['64 KiB and one byte', `"${'x'.repeat(65535)}"`, 413],
    ['arrays 30,000 deep', '['.repeat(30000) + ']'.repeat(30000), 400],
    ['arrays deeper than a body is long', '['.repeat(100000), 413],
    ['text', 'hello', 415, { 'content-type': 'text/plain' }],
    ['a form', 'game_id=1', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with parts', '--x\r\n\r\n--x--', 400, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['packed JSON', gzipSync('{}'), 400, { 'content-encoding': 'gzip' }],
    ['a body that says it is shorter', '{}', 400],
])('H66 %s where JSON belongs is refused in the one shape', async (_, body, status, headers = {}) => {
    const answered = await send('PUT', saveAnswer.path, { ...signed(), ...headers }, body);
    expect(answered.status).toBe(status);
    expect(JSON.parse(answered.text)).toEqual({ status_code: status, detail: expect.any(String) });
});
test('H66 the last of two equal keys counts', async () => {
    const ben = await world.player('Ben');
    const headers = { ...signed(), [clientIdHeader]: ben.clientId, authorization: `Bearer ${ben.token}` };
    const twice = (names) => send(setName.method, setName.path, headers, `{${names}}`);
    const nameIn = ({ text }) => tokenClaimsOf({ token: JSON.parse(text).message }).player_name;
    const answered = await twice('"name":"Not this","name":"This"');
    expect([answered.status, nameIn(answered)]).toEqual([200, 'This']);
    // The last one is also the one that is checked.
    expect((await twice('"name":"Right","name":7')).status).toBe(400);
    const mended = await twice('"name":{},"name":"That"');
    expect([mended.status, nameIn(mended)]).toEqual([200, 'That']);
    const { player_name } = await rowOf(world.server.context.store.db, 'accounts', {
        account_id: tokenClaimsOf(ben).sub,
    });
    expect(player_name).toBe('That');
});
test.each([
    ['another scheme', 'Basic YTpi'],
    ['nothing behind it', 'Bearer '],
    ['two tokens', 'Bearer a b'],
    ['eight kilobytes', `Bearer ${'a'.repeat(8000)}`],
    ['a list', 'Bearer a, Bearer b'],
])('H23 an authorization with %s is 401', async (_, authorization) => {
    const { status } = await send('GET', listGames.path, { ...signed(), authorization });
    expect(status).toBe(401);
});
test.each(['null', 'https://evil.example', 'http://localhost.evil.example', 'file://'])('H44 a change from the page %s is refused, with and without a login', async (origin) => {
    expect((await send('PUT', saveAnswer.path, { ...signed(), origin }, '{}')).status).toBe(403);
    const { authorization: _, ...unsigned } = signed();
    expect((await send('PUT', saveAnswer.path, { ...unsigned, origin }, '{}')).status).toBe(403);
});
test('H44 without a login a change needs the anti-forgery value of its client id', async () => {
    const { authorization: _, ...unsigned } = signed();
    const proofs = [{}, { 'x-xsrf-token': 'made-up' }];
    for (const proof of proofs) {
        const { status } = await send('PUT', saveAnswer.path, { ...unsigned, ...proof }, '{}');
        expect(status).toBe(403);
    }
});
test('no header overrides the method, and unknown methods are refused', async () => {
    const headers = { ...signed(), 'x-http-method-override': 'PUT', 'x-method-override': 'DELETE' };
    expect((await send('GET', listGames.path, headers)).status).toBe(200);
    for (const method of ['TRACE', 'DELETE', 'PATCH', 'PROPFIND']) {
        const { status } = await send(method, listGames.path, headers);
        expect([method, status]).toEqual([method, expect.toBeOneOf([404, 405, 400])]);
    }
});
test.each([
    ['no HTTP at all', 'hello there\r\n\r\n'],
    ['a header without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40000)}\r\n\r\n`],
    ['a length that is none', 'POST /api/version HTTP/1.1\r\nhost: a\r\ncontent-length: abc\r\n\r\n'],
    ['two lengths', 'POST /api/version HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
])('%s is refused in the one shape, and the server keeps running', async (_, bytes) => {
    const socket = connect(world.server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
        text += part;
    });
    socket.write(bytes);
    await once(socket, 'close');
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(JSON.parse(body)).toEqual({ status_code: expect.any(Number), detail: expect.any(String) });
    expect((await send('GET', '/api/version', {})).status).toBe(200);
});
