import {
  agreeToScreen,
  bigScreenField,
  castVote,
  deleteGameImage,
  displayTokenHeader,
  getDisplay,
  getVotes,
  hostChoosePhoto,
  hostCloseVote,
  hostDisplay,
  hostEndGame,
  hostHideVote,
  hostKickTeam,
  hostMergeTeams,
  hostOpenVote,
  hostPause,
  hostPhotos,
  type Image,
  joinGame,
  listImages,
  livePaths,
  liveProtocol,
  type ScreenChoice,
  uploadGameImage,
} from '@snug/contract';
import {
  captainIn,
  connectionOf,
  consoleOf,
  formOf,
  gameWithFoxes,
  guestIn,
  openConnection,
  photo,
  playerIn,
  playeridOf,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { moveBallots } from '../../database/photos.ts';
import { erase } from '../../operations/erase.ts';
import { retain } from '../../operations/retention.ts';

const world = worldOfFile();
const bytes = await photo().jpeg().toBuffer();

/** A game in a break after its first round, with three teams, its big screen and its quizmaster. */
async function evening() {
  const game = await gameWithFoxes(world);
  const { game_id, code, host, team_code } = game;
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const rita = await captainIn(world, `Rita ${game_id}`, code, 'The Owls');
  const gus = await guestIn(world, game_id);
  const params = { id: game_id };
  const desk = await consoleOf(host, game_id);
  await desk.start(1);
  await desk.ask(1, 0);
  const console = () => host.call(hostPhotos, { params });
  const { url } = await host.call(hostDisplay, { params });
  const token = new URL(url).hash.slice(1);
  const screen = () => world.guest().call(getDisplay, { params: { code }, headers: { [displayTokenHeader]: token } });
  const bell = async () => {
    const { last_msg_id, epoch } = await screen();
    const path = livePaths.display.replace('{game_id}', game_id);
    return openConnection(world.server.url, path, { token, proto: liveProtocol, last: last_msg_id, e: epoch });
  };
  const pause = () => host.call(hostPause, { params, body: { paused: true } });
  const rest = async () => {
    await desk.close();
    await pause();
  };
  /** Uploads a photo, with consent unless said otherwise; resolves to it as its uploader sees it. */
  const upload = async (who: TestPlayer, answer: string | null = 'yes') => {
    world.clock.pass(10_000);
    const form = formOf(bytes);
    if (answer !== null) form.append(bigScreenField, answer);
    const before = await list(who);
    const after = await who.call(uploadGameImage, { params, form });
    return after.find((each) => !before.some((one) => one.image_code === each.image_code)) as Image;
  };
  const list = (who: TestPlayer) => who.call(listImages, { params: { gameid: game_id }, query: {} });
  const choose = (image_code: string, choice: ScreenChoice = 'shown') =>
    host.call(hostChoosePhoto, { params: { ...params, image_code }, body: { screen: choice } });
  const agree = (who: TestPlayer, image_code: string, agreed: boolean) =>
    who.ask(agreeToScreen, { params: { ...params, image_code }, body: { agreed } });
  const drop = (who: TestPlayer, image_code: string) => who.ask(deleteGameImage, { params: { ...params, image_code } });
  const shown = async () => (await screen()).photos?.map(({ image_code }) => image_code) ?? [];
  const vote = (who: TestPlayer, kind: 'photo' | 'name', choice: string) =>
    who.ask(castVote, { params: { ...params, vote: kind }, body: { choice } });
  const votes = (who: TestPlayer) => who.call(getVotes, { params });
  const run = (call: typeof hostOpenVote | typeof hostCloseVote | typeof hostHideVote, kind: 'photo' | 'name') =>
    host.ask(call, { params: { ...params, vote: kind } });
  return {
    ...{ ...game, ben, rita, gus, params, desk, console, screen, bell, rest, pause, upload, list, choose, agree },
    ...{ drop, shown, vote, votes, run },
  };
}

const fetchPicture = (url: string) => fetch(new URL(url, world.server.url));

test('a photo reaches the big screen only with its uploader’s consent and the quizmaster’s yes, and only in a break', async () => {
  const { ada, ben, rita, rest, pause, upload, list, console, choose, shown, screen, host, params } = await evening();
  const without = await upload(ada, null);
  const refused = await upload(rita, 'no');
  const photo = await upload(ben);
  expect([without.screen, refused.screen, photo.screen, photo.mine]).toEqual([undefined, undefined, 'waiting', true]);
  // Where it is concerns its uploader alone.
  expect((await list(ada)).map(({ mine, screen }) => [mine, screen])).toEqual([
    [true, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  await pause();
  expect(await shown()).toEqual([]);
  const waiting = await console();
  expect(waiting).toMatchObject({
    photos: [{ image_code: photo.image_code, team_name: 'The Foxes', player_name: 'Ben', screen: 'waiting' }],
    without_consent: 2,
  });
  const no = await host.ask(hostChoosePhoto, {
    params: { ...params, image_code: without.image_code },
    body: { screen: 'shown' },
  });
  expect(no).toMatchObject({ status: 409, detail: expect.stringContaining('does not want') });

  await choose(photo.image_code);
  expect((await screen()).photos).toEqual([{ image_code: photo.image_code, url: photo.url, team_name: 'The Foxes' }]);
  expect((await list(ben)).find(({ image_code }) => image_code === photo.image_code)?.screen).toBe('shown');
  await choose(photo.image_code, 'declined');
  expect(await shown()).toEqual([]);
  // "Not this one" can be undone.
  expect((await choose(photo.image_code, 'waiting')).photos[0]?.screen).toBe('waiting');
  await choose(photo.image_code);
  await host.call(hostPause, { params, body: { paused: false } });
  expect((await screen()).photos).toBeUndefined();
  await rest();
  expect(await shown()).toEqual([photo.image_code]);
});

test('only the uploader consents; taken back it leaves the big screen, and given anew it waits anew', async () => {
  const { ada, ben, rita, rest, upload, choose, shown, agree, list, console } = await evening();
  await rest();
  const { image_code } = await upload(ben, null);
  // Ben's captain may delete it, and not say this for him.
  expect(await agree(ada, image_code, true)).toMatchObject({
    status: 403,
    detail: expect.stringContaining('Only who'),
  });
  expect(await agree(rita, image_code, true)).toMatchObject({ status: 403 });
  expect(await agree(ben, 'nothing', true)).toMatchObject({ status: 404 });
  expect(await agree(ben, image_code, true)).toMatchObject({ status: 200 });
  await choose(image_code);
  expect(await shown()).toEqual([image_code]);
  expect(await agree(ada, image_code, false)).toMatchObject({ status: 403 });
  await agree(ben, image_code, false);
  expect(await shown()).toEqual([]);
  expect(await console()).toMatchObject({ photos: [], without_consent: 1 });
  expect(await list(ben)).toHaveLength(1);
  await agree(ben, image_code, true);
  expect((await console()).photos[0]?.screen).toBe('waiting');
});

test.each(['its uploader', 'the captain', 'the quizmaster', 'erasing', 'retention'] as const)(
  'deleted by %s it is gone from the big screen, which hears of it, from the console, from every list and from its address',
  async (by) => {
    const { ada, ben, host, game_id, rest, upload, choose, shown, bell, drop, list, console } = await evening();
    await rest();
    const { image_code, url } = await upload(ben);
    await choose(image_code);
    expect(await shown()).toEqual([image_code]);
    expect((await fetchPicture(url)).status).toBe(200);
    const [screen, phone, laptop] = [
      await bell(),
      await connectionOf(ada, game_id),
      await host.connectHost(game_id, await host.hostLoad(game_id)),
    ];
    const { context } = world.server;
    if (by === 'its uploader') await drop(ben, image_code);
    if (by === 'the captain') await drop(ada, image_code);
    if (by === 'the quizmaster') await drop(host, image_code);
    if (by === 'erasing') await erase(context, { playerid: playeridOf(ben) });
    if (by === 'retention') {
      const { db } = context.store;
      await db.updateTable('images').set({ created_at: 1 }).where('image_code', '=', image_code).execute();
      await retain(context, { gamesMonths: 24 });
    }
    await Promise.all([screen.until('SKIP'), phone.until('PHOTOS'), laptop.until('HOST_PHOTOS')]);
    expect([await shown(), (await console()).photos, await list(ada)]).toEqual([[], [], []]);
    expect((await fetchPicture(url)).status).toBe(404);
  },
);

test('a browser that has a picture asks whether it is still there', async () => {
  const { ben, upload, drop } = await evening();
  const { url, image_code } = await upload(ben);
  const { headers } = await fetchPicture(url);
  const again = () =>
    fetch(new URL(url, world.server.url), {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
      cache: 'no-store',
    });
  expect((await again()).status).toBe(304);
  await drop(ben, image_code);
  expect((await again()).status).toBe(404);
});

test('a team that is removed takes its photos along; a merged one brings them', async () => {
  const { host, params, ada, rita, teamid, rest, upload, choose, shown, screen, view } = await evening();
  await rest();
  const [mine, theirs] = [await upload(ada), await upload(rita)];
  await choose(mine.image_code);
  await choose(theirs.image_code);
  const owls = (await rita.load(params.id)).team;
  const [team, into] = [owls?.team_code ?? '', teamid];
  expect(view.team?.teamid).toBe(into);
  await host.call(hostMergeTeams, { params: { ...params, team }, body: { into } });
  expect((await screen()).photos?.map(({ team_name }) => team_name)).toEqual(['The Foxes', 'The Foxes']);
  await host.call(hostKickTeam, { params: { ...params, team: (await ada.load(params.id)).team?.team_code ?? '' } });
  expect(await shown()).toEqual([]);
});

test('the best photo: one vote a player, changeable, never for one’s own; told when it is closed, and ties as ties', async () => {
  const { ada, ben, rita, gus, rest, upload, choose, vote, votes, run, console, screen, drop } = await evening();
  const [foxes, owls] = [await upload(ben), await upload(rita)];
  await choose(foxes.image_code);
  // Not while a round is played; nor with one candidate.
  expect(await run(hostOpenVote, 'photo')).toMatchObject({ status: 409, detail: expect.stringContaining('between') });
  await rest();
  expect(await run(hostOpenVote, 'photo')).toMatchObject({ status: 409, detail: expect.stringContaining('two') });
  await choose(owls.image_code);
  expect(await vote(gus, 'photo', owls.image_code)).toMatchObject({ status: 409, detail: 'This vote is closed.' });
  expect(await run(hostOpenVote, 'photo')).toMatchObject({ status: 200 });
  expect((await screen()).phase).toBe('vote');

  const own = { status: 403, detail: 'You cannot vote for your own team.' };
  expect(await vote(ben, 'photo', foxes.image_code)).toMatchObject(own);
  expect(await vote(ada, 'photo', foxes.image_code)).toMatchObject(own);
  expect(await vote(gus, 'photo', 'nothing')).toMatchObject({ status: 409 });
  expect((await vote(gus, 'photo', owls.image_code)).body).toMatchObject({ votes: [{ mine: owls.image_code }] });
  // A second try is a change.
  await Promise.all([vote(gus, 'photo', foxes.image_code), vote(gus, 'photo', foxes.image_code)]);
  await vote(ada, 'photo', owls.image_code);
  expect((await screen()).vote).toEqual({
    ...{ vote: 'photo', open: true, voted: 2, of: 4 },
    candidates: expect.any(Array),
  });
  expect((await console()).votes[0]).toEqual({ ...{ vote: 'photo', state: 'open', candidates: 2 }, voted: 2, of: 4 });
  // Nobody is told of another's vote, and nothing of counts.
  const seen = await votes(rita);
  expect(seen.votes[0]).toEqual({ vote: 'photo', open: true, candidates: expect.any(Array) });
  expect(seen.votes[0]?.candidates.map(({ own }) => own)).toEqual([undefined, true]);
  expect(JSON.stringify(seen)).not.toMatch(/"(top|voted)"/);

  await run(hostCloseVote, 'photo');
  const tied = (await screen()).vote;
  expect(tied?.winners?.map(({ team_name }) => team_name)).toEqual(['The Foxes', 'The Owls']);
  expect([tied?.top, tied?.voted]).toEqual([1, 2]);
  expect(await vote(rita, 'photo', foxes.image_code)).toMatchObject({ status: 409 });
  expect((await votes(rita)).votes[0]).toMatchObject({ open: false, top: 1, winners: [{}, {}] });
  // Opened again it goes on with the votes that there are.
  await run(hostOpenVote, 'photo');
  await vote(rita, 'photo', foxes.image_code);
  await run(hostCloseVote, 'photo');
  expect((await screen()).vote?.winners?.map(({ team_name }) => team_name)).toEqual(['The Foxes']);
  // A deleted photo has won nothing; its votes are void.
  await drop(ben, foxes.image_code);
  expect((await screen()).vote?.winners?.map(({ team_name }) => team_name)).toEqual(['The Owls']);
  await run(hostHideVote, 'photo');
  expect((await screen()).phase).toBe('break');
  expect((await console()).votes[0]?.state).toBe('hidden');
});

test('the best name: of what the room may read; void for a team that is gone; open at the end', async () => {
  const { host, params, code, ada, rita, gus, desk, teamid, vote, votes, run, screen, rest } = await evening();
  const rude = await captainIn(world, `Rude ${code}`, code, 'Fuck Trivia');
  await rest();
  await desk.endGame();
  await run(hostOpenVote, 'name');
  const { candidates = [] } = (await votes(gus)).votes[0] ?? {};
  expect(candidates.map(({ team_name }) => team_name)).toEqual(['The Foxes', 'The Owls']);
  expect(JSON.stringify(await screen())).not.toContain('Fuck');
  expect(await vote(ada, 'name', teamid)).toMatchObject({ status: 403 });
  for (const who of [rita, gus, rude]) await vote(who, 'name', teamid);
  expect((await screen()).vote).toMatchObject({ voted: 3 });
  await run(hostCloseVote, 'name');
  expect((await screen()).vote).toMatchObject({ winners: [{ id: teamid, team_name: 'The Foxes' }], top: 3 });
  // Whoever leaves after the close has voted all the same.
  await erase(world.server.context, { playerid: playeridOf(rita) });
  expect((await screen()).vote).toMatchObject({ top: 3 });
  expect(await host.ask(hostEndGame, { params })).toBeDefined();
});

test('a login that takes a guest’s seat has one vote, the account’s own where both have voted; nobody else may vote', async () => {
  const { game_id, gus, ben, rest, run, vote, teamid, params, rita } = await evening();
  await rest();
  await run(hostOpenVote, 'name');
  await vote(gus, 'name', teamid);
  const { db } = world.server.context.store;
  const cast = () => db.selectFrom('ballots').select(['player_id', 'choice']).where('game_id', '=', game_id).execute();
  const [{ player_id: guest } = { player_id: '' }] = await cast();
  const [own] = await db
    .selectFrom('game_players')
    .select('player_id')
    .where('account_id', '=', playeridOf(rita))
    .where('game_id', '=', game_id)
    .execute();
  await world.server.context.store.write((trx) => moveBallots(trx, { from: guest, to: own?.player_id ?? '' }));
  expect(await cast()).toEqual([{ player_id: own?.player_id, choice: teamid }]);
  await vote(gus, 'name', teamid);
  await world.server.context.store.write((trx) => moveBallots(trx, { from: guest, to: own?.player_id ?? '' }));
  expect(await cast()).toHaveLength(1);
  expect(
    await (await world.player('Stranger')).ask(castVote, {
      params: { ...params, vote: 'name' },
      body: { choice: teamid },
    }),
  ).toMatchObject({ status: 403 });
  expect((await vote(ben, 'name', 'x')).status).toBe(409);
  const late = world.guest();
  await late.call(joinGame, { params: { id: game_id }, body: {} });
  expect(await vote(late, 'name', teamid)).toMatchObject({ status: 200 });
});

test('an original client hears nothing of photos and votes, and its sequence has no gap that it would load for', async () => {
  const { ada, gus, game_id, rest, run, vote, teamid } = await evening();
  await rest();
  const { last_msg_id, epoch, me } = await gus.load(game_id);
  const path = livePaths.watcher.replace('{game_id}', game_id).replace('{player_code}', me.player_code);
  const original = await openConnection(world.server.url, path.replace('{id}', gus.clientId), {
    last: last_msg_id,
    e: epoch,
  });
  const knows = await connectionOf(ada, game_id);
  await run(hostOpenVote, 'name');
  await vote(gus, 'name', teamid);
  await knows.until('PHOTOS');
  original.send(`thump thump|${last_msg_id}`);
  await run(hostCloseVote, 'name');
  await knows.until('PHOTOS', 2);
  expect(original.types()).not.toContain('PHOTOS');
  // What somebody votes is told to nobody.
  expect(knows.types().filter((type) => type === 'PHOTOS')).toHaveLength(2);
});
