import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clientIdHeader,
  deleteGameImage,
  deletePlayerImage,
  deleteTeamImage,
  dropPlayer,
  editTeam,
  hostRemoveMany,
  type Image,
  idempotencyHeader,
  idempotencyLifeMs,
  imageBytesPerPlayerMax,
  imageMaxBytes,
  imagesPerGameMax,
  imagesPerPlayerMax,
  joinGame,
  leaveGame,
  listImages,
  listPlayerImages,
  pathOf,
  removeMember,
  teamDetail,
  updateTeamPhoto,
  uploadGameImage,
  uploadPlayerImage,
  uploadTeamImage,
} from '@snug/contract';
import { details } from '@snug/rules';
import {
  expectRefusal,
  flatPng,
  formOf,
  joinedAs,
  joinedBy,
  openWorld,
  photo,
  playeridOf,
  pngOfBytes,
  registeredTeamOf,
  rowOf,
  type TestPlayer,
  type World,
} from '@snug/testing/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../media/sweep.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'snug-images-'));
let world: World;
beforeAll(async () => {
  world = await openWorld({ dataDir, rateLimits: { uploads: { count: 10_000, ms: 1, of: 'client' } } });
});
afterAll(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true });
});

const shot = await photo().jpeg().toBuffer();
const filesOnDisk = () => (existsSync(join(dataDir, 'media')) ? readdirSync(join(dataDir, 'media')) : []);

/** A game with Ada's team of two, a rival with a team, and a watcher. */
async function startedGame() {
  const { game_id: id, code, host } = await world.game();
  const [ada, ben, rival, watcher] = [
    await world.player('Ada'),
    await world.player('Ben'),
    await world.player('Rita'),
    world.guest(),
  ];
  const { team_code } = await joinedAs(ada, code, `Foxes ${id}`);
  await joinedBy(ben, id, team_code);
  await joinedAs(rival, code, `Owls ${id}`);
  await watcher.call(joinGame, { params: { id }, body: {} });
  const upload = (who: TestPlayer, form = formOf(shot), headers: Record<string, string> = {}) => {
    // The list goes by time: the newest is the last one.
    world.clock.pass(1);
    return who.ask(uploadGameImage, { params: { id }, form, headers });
  };
  const shots = (who: TestPlayer) => who.call(listImages, { params: { gameid: id }, query: { rnd: '0.1' } });
  const drop = (who: TestPlayer, image_code: string) => who.ask(deleteGameImage, { params: { id, image_code } });
  return { id, host, ada, ben, rival, watcher, team_code, upload, shots, drop };
}

const fetchPicture = (url: string) => fetch(new URL(url, world.server.url));
const only = (images: readonly Image[]): Image => {
  expect(images).toHaveLength(1);
  return images[0] as Image;
};

test('CALL-57 CALL-58 ENTITY-IMAGE LIMIT-17 an action shot is re-encoded, and everybody in the game sees it in the list', async () => {
  const { ada, ben, rival, watcher, host, upload, shots } = await startedGame();
  const { status, body } = await upload(ben);
  expect(status).toBe(200);
  const image = only(body);
  expect(image).toEqual({
    url: expect.stringMatching(/^\/media\/u\/[a-z2-9]{32}\.png$/),
    orientation: 'landscape',
    image_code: expect.any(String),
    deletable: true,
    mine: true,
  });
  const deletable = async (who: TestPlayer) => only(await shots(who)).deletable;
  // The uploader, the captain of that team and the quizmaster (H60); nobody else.
  expect([await deletable(ben), await deletable(ada), await deletable(host)]).toEqual([true, true, true]);
  expect([await deletable(rival), await deletable(watcher)]).toEqual([false, false]);
  const stranger = await (await world.player('Sam')).ask(listImages, {
    params: { gameid: (await startedGame()).id },
    query: {},
  });
  expect(stranger.status).toBe(403);
});

test('H59 a picture is served without a cookie, with a content type of pictures alone', async () => {
  const { ada, upload } = await startedGame();
  const { url } = only((await upload(ada)).body);
  const reply = await fetchPicture(url);
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('set-cookie')]).toEqual([
    200,
    'image/png',
    null,
  ]);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-disposition': 'inline; filename="picture.png"',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'private, max-age=60, must-revalidate',
  });
  expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({
    format: 'png',
    width: 600,
    height: 450,
  });
});

test('H59 no other address below /media leads to a file', async () => {
  const { ada, upload } = await startedGame();
  const { url } = only((await upload(ada)).body);
  const wrong = [
    'x.png',
    '..%2f..%2fsnug.db',
    '%2e%2e%2fsecret',
    `${url.slice(9)}.part`,
    `${url.slice(9).toUpperCase()}`,
  ];
  for (const name of [...wrong, '', `${'a'.repeat(32)}.png`]) {
    const reply = await fetchPicture(`/media/u/${name}`);
    expect([name, reply.status]).toEqual([name, 404]);
  }
});

test('CALL-59 H60 a deleted picture is off the list and its file is gone', async () => {
  const { ada, upload, drop, shots } = await startedGame();
  const { url, image_code } = only((await upload(ada)).body);
  const file = url.slice('/media/u/'.length);
  expect(filesOnDisk()).toContain(file);
  const gone = await drop(ada, image_code);
  expect([gone.status, gone.body]).toEqual([200, []]);
  expect(filesOnDisk()).not.toContain(file);
  expect((await fetchPicture(url)).status).toBe(404);
  // Deleting again, like a phone that got no reply, changes nothing.
  expect(await drop(ada, image_code)).toMatchObject({ status: 200, body: [] });
  expect(await shots(ada)).toEqual([]);
});

test('CALL-59 H60 deleted by uploader, captain of that team or quizmaster, and by nobody else', async () => {
  const { id, ada, ben, rival, watcher, host, upload, drop } = await startedGame();
  const upAndBy = async (uploader: TestPlayer, who: TestPlayer) => {
    const { body } = await upload(uploader);
    const { status } = await drop(who, body.at(-1)?.image_code ?? '');
    return status;
  };
  expect(await upAndBy(ben, ben)).toBe(200);
  expect(await upAndBy(ben, ada)).toBe(200);
  expect(await upAndBy(ben, host)).toBe(200);
  expect(await upAndBy(ada, ben)).toBe(403);
  expect(await upAndBy(ben, rival)).toBe(403);
  expect(await upAndBy(ben, watcher)).toBe(403);
  expect(await upAndBy(ben, await world.player('Sam'))).toBe(403);
  // A dropped player can still delete their own.
  const { body } = await upload(ben);
  const { me } = await ben.load(id);
  const { team } = await ada.load(id);
  const off = { params: { id, team: team?.team_code ?? '' }, body: { player_id: me.player_code } };
  await ada.call(dropPlayer, off);
  expect(await drop(ben, body.at(-1)?.image_code ?? '')).toMatchObject({ status: 200 });
  expect(await upload(ben)).toMatchObject({ status: 403 });
});

test('H60 a picture cannot be deleted through another game or another kind of place', async () => {
  const [here, there] = [await startedGame(), await startedGame()];
  const { image_code } = only((await here.upload(here.ada)).body);
  expect(await there.drop(there.host, image_code)).toMatchObject({ status: 404 });
  const ada = here.ada;
  const asAvatar = await ada.ask(deletePlayerImage, { params: { id: playeridOf(ada), image_code } });
  const asTeam = await ada.ask(deleteTeamImage, { params: { id: await registeredTeamOf(ada), image_code } });
  expect([asAvatar.status, asTeam.status]).toEqual([404, 404]);
  expect(await here.shots(ada)).toHaveLength(1);
});

test('H59 only players on a team upload', async () => {
  const { watcher, host, upload } = await startedGame();
  const before = filesOnDisk().length;
  for (const who of [watcher, host, await world.player('Sam'), world.guest()]) {
    expect(await upload(who)).toMatchObject({ status: 403 });
  }
  expect(filesOnDisk()).toHaveLength(before);
});

test('CALL-58 G17 a repeated upload with the same key makes one picture', async () => {
  const { ada, ben, upload, shots, drop } = await startedGame();
  const again = { [idempotencyHeader]: crypto.randomUUID() };
  const before = filesOnDisk().length;
  const first = only((await upload(ada, formOf(shot), again)).body);
  expect((await upload(ben)).body).toHaveLength(2);
  // The reply is the current list, not the first reply.
  const { status, body } = await upload(ada, formOf(shot), again);
  expect([status, body.map(({ image_code }) => image_code)]).toEqual([200, [first.image_code, expect.any(String)]]);
  expect(await shots(ada)).toEqual(body);
  // The same key of somebody else is no repeat, nor is another one.
  expect((await upload(ben, formOf(shot), again)).body).toHaveLength(3);
  expect((await upload(ada, formOf(shot), { [idempotencyHeader]: crypto.randomUUID() })).body).toHaveLength(4);
  expect(filesOnDisk()).toHaveLength(before + 4);
  // Nor does a repeat bring back what was deleted meanwhile.
  expect((await drop(ada, first.image_code)).status).toBe(200);
  await world.restart();
  expect((await upload(ada, formOf(shot), again)).body).toHaveLength(3);
  world.clock.pass(idempotencyLifeMs);
  expect((await upload(ada, formOf(shot), again)).body).toHaveLength(4);
});

test('CALL-58 G17 simultaneous repeats make one picture; a refusal is not kept', async () => {
  const { ada, upload, shots } = await startedGame();
  const again = { [idempotencyHeader]: crypto.randomUUID() };
  const before = filesOnDisk().length;
  expect((await upload(ada, formOf(Buffer.from('no picture')), again)).status).toBe(415);
  const replies = await Promise.all(Array.from({ length: 4 }, () => upload(ada, formOf(shot), again)));
  for (const { status, body } of replies) expect([status, body.length]).toEqual([200, 1]);
  only(await shots(ada));
  expect(filesOnDisk()).toHaveLength(before + 1);
});

test('CALL-58 G17 a repeat neither waits for a first upload whose connection died nor fails with it', async () => {
  const { id, ada, upload, shots } = await startedGame();
  const key = crypto.randomUUID();
  const address = new URL(pathOf(uploadGameImage, { id }), world.server.url);
  const headers = {
    authorization: `Bearer ${ada.token}`,
    [clientIdHeader]: ada.clientId,
    [idempotencyHeader]: key,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '100000',
  };
  const dying = request(address, { method: 'POST', headers });
  dying.on('error', () => {});
  dying.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf');
  await new Promise((resolve) => dying.once('socket', (socket) => socket.once('connect', resolve)));
  expect((await upload(ada, formOf(shot), { [idempotencyHeader]: key })).body).toHaveLength(1);
  dying.destroy();
  only(await shots(ada));
});

test('CALL-58 G17 another picture under the key of one is refused, and its connection stays usable', async () => {
  const { ada, upload, shots } = await startedGame();
  const again = { [idempotencyHeader]: crypto.randomUUID() };
  const large = pngOfBytes(imageMaxBytes);
  expect((await upload(ada, formOf(shot), again)).body).toHaveLength(1);
  expect(await upload(ada, formOf(large), again)).toMatchObject({ status: 422, detail: details.keyUsed });
  only(await shots(ada));
  // At one moment too: one of the two is there, and the other is not silently lost.
  const both = { [idempotencyHeader]: crypto.randomUUID() };
  // The one that is still in hand gives way to a repeat of its key, and comes again as a phone does.
  const sent = async (picture: Buffer) => {
    const reply = await upload(ada, formOf(picture), both);
    return reply.status === 503 ? upload(ada, formOf(picture), both) : reply;
  };
  const replies = await Promise.all([sent(shot), sent(large)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await shots(ada)).toHaveLength(2);
});

test('LIMIT-16 RULE-17 a file may have 5,242,880 bytes, and not one more', async () => {
  const { ada, upload } = await startedGame();
  const most = pngOfBytes(imageMaxBytes);
  expect(most).toHaveLength(5_242_880);
  expect(await upload(ada, formOf(most))).toMatchObject({ status: 200 });
  const detail = 'The image is too large. Please choose an image that is 5MB or less.';
  expect(await upload(ada, formOf(pngOfBytes(imageMaxBytes + 1)))).toMatchObject({ status: 413, detail });
  // The connection of a refused upload stays usable.
  expect(await upload(ada)).toMatchObject({ status: 200 });
});

test('LIMIT-16 H59 an endless file is refused at 5 MB', async () => {
  const { ada, id } = await startedGame();
  const sending = request(new URL(pathOf(uploadGameImage, { id }), world.server.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ada.token}`,
      [clientIdHeader]: ada.clientId,
      'content-type': 'multipart/form-data; boundary=snug',
      'content-length': 100 * imageMaxBytes,
    },
  });
  const status = new Promise((resolve) => sending.once('response', (reply) => resolve(reply.statusCode)));
  sending.write('--snug\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n\r\n');
  sending.write(Buffer.alloc(imageMaxBytes + 65_536, 'x'));
  expect(await status).toBe(413);
  sending.destroy();
});

test('RULE-16 H59 files that are no supported picture are refused, and leave no file behind', async () => {
  const { ada, upload } = await startedGame();
  const before = filesOnDisk().length;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const tries: [Buffer, number][] = [
    [svg, 415],
    [Buffer.from('I am a .png'), 415],
    [shot.subarray(0, shot.length >> 1), 415],
    [Buffer.alloc(0), 400],
    [flatPng(14_000, 14_000), 413],
    [flatPng(1, 65_535), 413],
  ];
  for (const [bytes, status] of tries) {
    const reply = await upload(ada, formOf(bytes, 'fine.png'));
    expect([reply.status, reply.detail]).toEqual([status, expect.stringMatching(/^[A-Z].+\.$/)]);
  }
  expect(filesOnDisk()).toHaveLength(before);
});

test('CALL-58 H59 one file in the field image, and nothing else', async () => {
  const { ada, id, upload } = await startedGame();
  const two = formOf(shot);
  two.append('image', new Blob([new Uint8Array(shot)]), 'second.jpg');
  const fields = new FormData();
  for (const name of ['a', 'b', 'c', 'd']) fields.append(name, 'x');
  const beside = new FormData();
  beside.append('note', 'x');
  beside.append('image', new Blob([new Uint8Array(shot)]), 'shot.jpg');
  expect((await upload(ada, two)).status).toBe(400);
  await expectRefusal(upload(ada, new FormData()), 400, 'Please choose a picture.');
  expect(await upload(ada, formOf(shot, 'x.jpg', 'picture'))).toMatchObject({ status: 400 });
  expect((await upload(ada, fields)).status).toBe(400);
  expect((await upload(ada, beside)).status).toBe(200);
  const json = await ada.ask(uploadGameImage, { params: { id }, body: { image: 'x' } as never });
  expect(json).toMatchObject({ status: 415 });
});

test.each([
  '../../etc/passwd',
  'x.png\0.html',
  `${'n'.repeat(400)}.png`,
  '',
  '<script>.png',
  'ключ🗝.gif',
  'a"b;c\r\nd.png',
])('H59 the name %o of a file is not looked at', async (name) => {
  const { ada, upload } = await startedGame();
  const { status, body } = await upload(ada, formOf(shot, name));
  expect(status).toBe(200);
  expect(only(body).url).toMatch(/^\/media\/u\/[a-z2-9]{32}\.png$/);
});

/** Makes earlier uploads: rows without files. */
async function uploadedBefore(count: number, row: Record<string, unknown>) {
  const rows = Array.from({ length: count }, () => ({
    image_code: crypto.randomUUID(),
    kind: 'game' as const,
    owner: 'x',
    teamid: null,
    account_id: null,
    player_id: null,
    file: crypto.randomUUID(),
    orientation: 'landscape' as const,
    bytes: 1,
    created_at: 1,
    deleted_at: null,
    ...row,
  }));
  await world.server.context.store.db.insertInto('images').values(rows).execute();
}

test('H59 at most 20 of a player in a game: a deleted one makes room', async () => {
  const { id, ada, upload, drop, shots } = await startedGame();
  await uploadedBefore(imagesPerPlayerMax - 1, { owner: id, account_id: playeridOf(ada) });
  expect(await upload(ada)).toMatchObject({ status: 200 });
  const before = filesOnDisk().length;
  expect(await upload(ada)).toMatchObject({ status: 409 });
  expect(filesOnDisk()).toHaveLength(before);
  const last = (await shots(ada)).at(-1);
  expect(await drop(ada, last?.image_code ?? '')).toMatchObject({ status: 200 });
  // Two at the same time when one fits: the limit is checked again in the transaction.
  const both = await Promise.all([upload(ada), upload(ada)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await shots(ada)).toHaveLength(imagesPerPlayerMax);
  expect(filesOnDisk()).toHaveLength(before);
});

test('H59 at most 200 in a game', async () => {
  const { id, ada, upload } = await startedGame();
  await uploadedBefore(imagesPerGameMax, { owner: id });
  await expectRefusal(upload(ada), 409, 'There is no room for more pictures here.');
});

test('H59 H78 whom the quizmaster takes out takes their pictures along: they hold no place, and nobody sees them', async () => {
  const { id, host, ada, rival, upload, shots } = await startedGame();
  expect((await upload(rival)).status).toBe(200);
  const { store } = world.server.context;
  const theirs = await store.db
    .selectFrom('images')
    .select(['player_id', 'teamid'])
    .where('owner', '=', id)
    .executeTakeFirstOrThrow();
  await uploadedBefore(imagesPerGameMax - 1, { owner: id, account_id: null, ...theirs });
  await expectRefusal(upload(ada), 409, 'There is no room for more pictures here.');
  const teamids = (await host.hostLoad(id)).teams.flatMap(({ teamid, team_name }) =>
    team_name.startsWith('Owls') ? [teamid] : [],
  );
  await host.call(hostRemoveMany, { params: { id }, body: { teamids, player_codes: [] } });
  expect((await upload(ada)).status).toBe(200);
  expect(await shots(ada)).toHaveLength(1);
  // Back through the open doors they are newcomers, without what went.
  await rival.call(joinGame, { params: { id }, body: {} });
  expect(await shots(ada)).toHaveLength(1);
});

test('H59 H78 the pictures of a team that goes by itself go with it: uploads and leaving fill no game', async () => {
  const { id, ada, rival, upload, shots } = await startedGame();
  expect((await upload(rival)).status).toBe(200);
  expect(await shots(ada)).toHaveLength(1);
  await rival.call(leaveGame, { params: { id }, body: {} });
  expect(await shots(ada)).toEqual([]);
});

test('G17 deleting a picture again changes nothing, and keeps no reply', async () => {
  const { id, ada, upload } = await startedGame();
  const { image_code = '' } = (await upload(ada)).body[0] ?? {};
  const replies = () => world.server.context.store.db.selectFrom('replies').select('key').execute();
  const before = await replies();
  for (let n = 0; n < 3; n += 1) {
    const headers = { [idempotencyHeader]: crypto.randomUUID() };
    expect(await ada.call(deleteGameImage, { params: { id, image_code }, headers })).toEqual([]);
  }
  expect(await replies()).toEqual(before);
});

test('H59 at most 50 MB of a player, everywhere together', async () => {
  const { ada, upload } = await startedGame();
  await uploadedBefore(1, { account_id: playeridOf(ada), bytes: imageBytesPerPlayerMax - 100 });
  expect(await upload(ada)).toMatchObject({ status: 409 });
  expect(await ada.ask(uploadPlayerImage, { params: { id: playeridOf(ada) }, form: formOf(shot) })).toMatchObject({
    status: 409,
  });
});

test('RULE-19 OPEN-88 OPEN-89 CALL-58 CALL-59 a player has one avatar, which they alone change', async () => {
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
  const params = { id: playeridOf(ada) };
  const first = only(await ada.call(uploadPlayerImage, { params, form: formOf(shot) }));
  const { db } = world.server.context.store;
  const shown = async () => (await rowOf(db, 'accounts', { account_id: params.id })).profile_img;
  expect(await shown()).toBe(first.url);
  const second = only(await ada.call(uploadPlayerImage, { params, form: formOf(flatPng(500, 900)) }));
  expect([await shown(), (await fetchPicture(first.url)).status]).toEqual([second.url, 404]);
  const drawn = await sharp(Buffer.from(await (await fetchPicture(second.url)).arrayBuffer())).metadata();
  expect([drawn.width, drawn.height]).toEqual([400, 400]);
  // Teammates see it on the team's page.
  const id = await registeredTeamOf(ada);
  expect((await world.guest().call(teamDetail, { params: { id } })).members[0]?.profile_img).toBe(second.url);

  const webp = await photo().webp().toBuffer();
  expect(await ada.ask(uploadPlayerImage, { params, form: formOf(webp) })).toMatchObject({
    status: 415,
    detail: 'Try uploading your avatar again using the following file types: .jpg, .png, .gif',
  });
  expect(await ben.ask(uploadPlayerImage, { params, form: formOf(shot) })).toMatchObject({ status: 403 });
  expect(await world.guest().ask(uploadPlayerImage, { params, form: formOf(shot) })).toMatchObject({ status: 403 });
  const { image_code } = second;
  expect(await ben.ask(deletePlayerImage, { params: { ...params, image_code } })).toMatchObject({ status: 403 });
  expect(await ada.call(deletePlayerImage, { params: { ...params, image_code } })).toEqual([]);
  expect([await shown(), (await fetchPicture(second.url)).status]).toEqual(['', 404]);
});

test('CALL-58 CALL-59 OPEN-89 players list their own avatar alone, and a team in an open game sees another one at once', async () => {
  const { id, ada, ben } = await startedGame();
  const params = { id: playeridOf(ben) };
  const own = () => ben.call(listPlayerImages, { params });
  expect(await own()).toEqual([]);
  await expectRefusal(ada.ask(listPlayerImages, { params }), 403, 'You can change only your own picture.');
  expect(await world.guest().ask(listPlayerImages, { params })).toMatchObject({ status: 403 });

  const adas = await ada.connect(id, await ada.load(id));
  const heard = () => adas.heard.map(({ data }) => data).filter(({ type }) => type === 'PLAYER_JOIN');
  const shows = (profile_img: string) => ({ player: { player_name: 'Ben', status: 'joined', profile_img } });
  const { url, image_code } = only(await ben.call(uploadPlayerImage, { params, form: formOf(shot) }));
  expect(await own()).toMatchObject([{ url, image_code, deletable: true }]);
  await expect.poll(heard).toMatchObject([shows(url)]);
  expect((await ada.load(id)).team?.players).toContainEqual(
    expect.objectContaining({ player_name: 'Ben', profile_img: url }),
  );

  await ben.call(deletePlayerImage, { params: { ...params, image_code } });
  expect(await own()).toEqual([]);
  await expect.poll(heard).toMatchObject([shows(url), shows('')]);
});

test('CALL-55 PROD-04 RULE-15 members who may edit the team set its picture, and the old one is deleted', async () => {
  const [ada, ben, dan] = [await world.player('Ada'), await world.player('Ben'), await world.player('Dan')];
  const id = await registeredTeamOf(ada, ben);
  const params = { id };
  const { url } = await ben.call(updateTeamPhoto, { params, form: formOf(shot) });
  expect(await world.guest().call(teamDetail, { params })).toMatchObject({ team_image: url });
  const second = await ada.call(updateTeamPhoto, { params, form: formOf(shot) });
  expect([(await fetchPicture(url)).status, (await fetchPicture(second.url)).status]).toEqual([404, 200]);
  expect(await dan.ask(updateTeamPhoto, { params, form: formOf(shot) })).toMatchObject({ status: 403 });

  const settings = { team_name: 'The Foxes', restrict_editing: true, no_requests: false };
  await ada.call(editTeam, { params, body: settings });
  expect(await ben.ask(updateTeamPhoto, { params, form: formOf(shot) })).toMatchObject({ status: 403 });
  expect(await world.guest().call(teamDetail, { params })).toMatchObject({ team_image: second.url });
});

test('CALL-58 CALL-59 OPEN-89 a registered team has further pictures, deleted by who uploaded them or the owner', async () => {
  const [ada, ben, cleo] = [await world.player('Ada'), await world.player('Ben'), await world.player('Cleo')];
  const id = await registeredTeamOf(ada, ben, cleo);
  const add = (who: TestPlayer) => who.call(uploadTeamImage, { params: { id }, form: formOf(shot) });
  const drop = (who: TestPlayer, image_code = '') => who.ask(deleteTeamImage, { params: { id, image_code } });
  const bens = only(await add(ben));
  world.clock.pass(1_000);
  const [, adas] = await add(ada);
  expect(await drop(cleo, bens.image_code)).toMatchObject({ status: 403 });
  expect(await drop(ben, adas?.image_code)).toMatchObject({ status: 403 });
  expect(await drop(await world.player('Dan'), bens.image_code)).toMatchObject({ status: 403 });
  expect((await drop(ben, bens.image_code)).body).toHaveLength(1);
  const left = await add(ben);
  expect((await drop(ada, left.at(-1)?.image_code)).body).toHaveLength(1);
  // The team's own picture is one of them: without it the default icon shows.
  const { url } = await ada.call(updateTeamPhoto, { params: { id }, form: formOf(shot) });
  world.clock.pass(1_000);
  const photoOf = (await add(ada)).find((image) => image.url === url);
  await drop(ada, photoOf?.image_code);
  expect(await ada.call(teamDetail, { params: { id } })).toMatchObject({ team_image: '' });
});

test('CALL-58 RULE-15 under restrict_editing only the owner adds pictures; who uploaded one may still delete it', async () => {
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
  const params = { id: await registeredTeamOf(ada, ben) };
  const bens = only(await ben.call(uploadTeamImage, { params, form: formOf(shot) }));
  await ada.call(editTeam, { params, body: { team_name: 'The Foxes', restrict_editing: true, no_requests: false } });
  const before = filesOnDisk();
  await expectRefusal(
    ben.ask(uploadTeamImage, { params, form: formOf(shot) }),
    403,
    'Only the owner of this team can do this.',
  );
  expect(filesOnDisk()).toEqual(before);
  expect(await ada.call(uploadTeamImage, { params, form: formOf(shot) })).toHaveLength(2);
  expect(await ben.call(deleteTeamImage, { params: { ...params, image_code: bens.image_code } })).toHaveLength(1);
});

test.each([
  ['a further picture', uploadTeamImage],
  ['the team’s picture', updateTeamPhoto],
])(
  'CALL-55 CALL-58 ROLE-13 H58 a member who is kicked while their upload is stored does not add %s',
  async (_, row) => {
    const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
    const params = { id: await registeredTeamOf(ada, ben) };
    const { media } = world.server.context;
    const { put } = media;
    const medias: { put: unknown } = media;
    medias.put = async (name: string, bytes: Buffer) => {
      await put(name, bytes);
      await ada.call(removeMember, { params: { ...params, playerid: playeridOf(ben) } });
    };
    const before = filesOnDisk();
    try {
      expect(await ben.ask(row as typeof uploadTeamImage, { params, form: formOf(shot) })).toMatchObject({
        status: 403,
      });
    } finally {
      Object.assign(medias, { put });
    }
    expect(filesOnDisk()).toEqual(before);
    expect(await ada.call(teamDetail, { params })).toMatchObject({ team_image: '', num_players: 1 });
    expect(await ada.call(uploadTeamImage, { params, form: formOf(shot) })).toHaveLength(1);
  },
);

test('CALL-59 a deleted picture’s file that a crash left behind is deleted at the next start', async () => {
  const { ada, upload } = await startedGame();
  const { url, image_code } = only((await upload(ada)).body);
  const { db } = world.server.context.store;
  await db.updateTable('images').set({ deleted_at: 1 }).where('image_code', '=', image_code).execute();
  expect((await fetchPicture(url)).status).toBe(200);
  await world.restart();
  expect((await fetchPicture(url)).status).toBe(404);
});

test('CALL-58 a file that cannot be deleted blocks neither uploads nor the deletion of other files', async () => {
  const ada = await world.player('Ada');
  const params = { id: playeridOf(ada) };
  const first = only(await ada.call(uploadPlayerImage, { params, form: formOf(shot) }));
  const { db } = world.server.context.store;
  const stored = ({ image_code }: Image) => rowOf(db, 'images', { image_code });
  // A folder in place of the file cannot be deleted as a file.
  const stuck = 'stuck.png';
  mkdirSync(join(dataDir, 'media', stuck));
  const row = { ...(await stored(first)), image_code: 'stuck', file: stuck, deleted_at: world.clock.now() + 1 };
  await db.insertInto('images').values(row).execute();
  const second = only(await ada.call(uploadPlayerImage, { params, form: formOf(shot) }));
  expect([(await fetchPicture(first.url)).status, (await fetchPicture(second.url)).status]).toEqual([404, 200]);
  expect((await stored(first)).file).toBe('');
  expect(filesOnDisk()).toContain(stuck);
  rmdirSync(join(dataDir, 'media', stuck));
});

test('CALL-58 a file without a row is deleted soon after a crash; a commit whose reply is lost keeps its file', async () => {
  const { id, ada, upload, shots } = await startedGame();
  const { context } = world.server;
  const before = filesOnDisk().length;
  // As if the process died right after the file: the second transaction does not come, nor anything after it.
  const { write } = context.store;
  const { put } = context.media;
  const stores: { write: unknown } = context.store;
  const medias: { put: unknown } = context.media;
  const [stored, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  medias.put = async (name: string, bytes: Buffer) => {
    await put(name, bytes);
    stored.resolve();
    await swept.promise;
  };
  const dying = upload(ada);
  await stored.promise;
  Object.assign(medias, { put });
  expect(filesOnDisk()).toHaveLength(before + 1);
  expect(await shots(ada)).toEqual([]);
  await sweep(context);
  // It might still be on its way.
  expect(filesOnDisk()).toHaveLength(before + 1);
  world.clock.pass(60_000);
  await sweep(context);
  expect(filesOnDisk()).toHaveLength(before);
  swept.resolve();
  expect((await dying).status).toBeGreaterThanOrEqual(400);

  // The commit stands, but its confirmation is lost.
  medias.put = async (name: string, bytes: Buffer) => {
    await put(name, bytes);
    stores.write = async (work: Parameters<typeof write>[0]) => {
      stores.write = write;
      await write(work);
      throw new Error('lost on the way');
    };
  };
  expect((await upload(ada)).status).toBeGreaterThanOrEqual(500);
  Object.assign(medias, { put });
  const shown = only(await ada.call(listImages, { params: { gameid: id }, query: { rnd: '0.1' } }));
  expect((await fetchPicture(shown.url)).status).toBe(200);
});

test('CALL-55 RULE-16 RULE-17 LIMIT-16 a team’s picture that is no picture is 415, one above 5,242,880 bytes 413, and neither leaves a file', async () => {
  const ada = await world.player('Ada');
  const params = { id: await registeredTeamOf(ada) };
  const set = (bytes: Buffer) => ada.ask(updateTeamPhoto, { params, form: formOf(bytes, 'fine.png') });
  const shown = async () => (await world.guest().call(teamDetail, { params })).team_image;
  const left = async () => ({
    files: filesOnDisk().length,
    rows: (await world.server.context.store.db.selectFrom('images').selectAll().execute()).length,
    shown: await shown(),
  });
  const tooLarge = pngOfBytes(imageMaxBytes + 1);
  expect(tooLarge).toHaveLength(5_242_881);
  const nothing = await left();
  expect(nothing.shown).toBe('');
  const refused = async () => {
    await expectRefusal(set(Buffer.from('I am a .png')), 415, expect.stringMatching(/^[A-Z].+\.$/));
    await expectRefusal(set(tooLarge), 413, 'The image is too large. Please choose an image that is 5MB or less.');
  };
  await refused();
  expect(await left()).toEqual(nothing);

  // Neither replaces an existing picture. A picture of 5,242,880 bytes does.
  expect(await set(pngOfBytes(imageMaxBytes))).toMatchObject({ status: 200 });
  const one = await left();
  expect(one.files).toBe(nothing.files + 1);
  await refused();
  expect(await left()).toEqual(one);
});
