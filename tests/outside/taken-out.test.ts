import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Browser, beginGame, joinAs, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';
import { openSocket } from './socket.ts';

const pub = '127.0.0.2';
const name = 'The Rude';

/** What the database holds of a team's answers. */
function rowsOf(dataDir: string, teamid: string) {
  const db = new DatabaseSync(join(dataDir, 'snug.db'), { readOnly: true });
  try {
    return db.prepare('select * from answers where teamid = ?').all(teamid);
  } finally {
    db.close();
  }
}

test.each(['alone', 'with many'] as const)(
  'who is taken out %s keeps what was saved until then, changes nothing after, and hears nothing more',
  { timeout: 60_000 },
  async (how) => {
    const house = await openHouse();
    const quizmaster = await quizmasterOf(house);
    const game = await newGame(quizmaster);
    const { game_id } = game;
    const host = (what: string, body: object) => quizmaster.call('POST', `/api/host/game/${game_id}/${what}`, body);
    const loaded = (browser: Browser) => browser.call('GET', `/api/player/game/load?game_id=${game_id}`);
    const stream = (browser: Browser, team_code: string) =>
      openSocket(house.port, `/api/game/ws/${game_id}/player/${browser.clientId}/${team_code}?proto=2`, { from: pub });
    const rude = newBrowser(house.port, pub);
    const honest = newBrowser(house.port, pub);
    for (const [browser, team_name] of [
      [rude, name],
      [honest, 'The Regulars'],
    ] as const) {
      expect((await joinAs(browser, game, team_name)).status).toBe(200);
    }
    await beginGame(quizmaster, game);
    const { teamid, team_code } = (await loaded(rude)).json.team;
    const { json } = await loaded(honest);
    const [line, honestLine] = [stream(rude, team_code), stream(honest, json.team.team_code)];
    for (const each of [line, honestLine]) expect(await each.upgraded).toBe(101);

    const write = (browser: Browser, answer: string, seq: number, team: string | undefined) =>
      browser.call(
        'PUT',
        '/api/game/answer',
        { game_id, round_num: 1, question_num: 0, answer: [answer], ...(team !== undefined && { teamid: team }) },
        { headers: { 'x-answer-seq': String(seq) } },
      );
    const submit = (browser: Browser, answer: string, team: string | undefined) =>
      browser.call('POST', `/api/player/game/${game_id}/round/1/submit`, {
        answers: [[answer]],
        doubled: false,
        ...(team !== undefined && { teamid: team }),
      });
    const takeOut = () =>
      how === 'alone'
        ? quizmaster.call('POST', `/api/host/game/${game_id}/team/${teamid}/kick`, {})
        : host('remove', { teamids: [teamid], player_codes: [] });

    // Answers are on their way while the quizmaster presses the button.
    const seqs = Array.from({ length: 15 }, (_, n) => n + 1);
    let saved = 0;
    const writes = seqs.map(async (seq) => {
      const { status, json: reply } = await write(rude, `answer ${seq}`, seq, teamid);
      if (status === 200) saved += 1;
      return { seq, status, reply };
    });
    await expect.poll(() => saved, { interval: 1 }).toBeGreaterThan(0);
    expect((await takeOut()).status).toBe(200);
    const after = [
      await write(rude, 'after', 100, teamid),
      await write(rude, 'after', 101, undefined),
      await submit(rude, 'after', teamid),
      await submit(rude, 'after', undefined),
    ];
    for (const { status } of after) expect([403, 409]).toContain(status);
    const replies = await Promise.all(writes);
    for (const { status, reply } of replies) {
      expect([200, 403, 409]).toContain(status);
      if (status === 200) expect(reply.status).toBe('saved');
    }
    // Whatever a phone was told to be saved is kept, the newest of it.
    const kept = rowsOf(house.dataDir, teamid);
    const newest = replies.filter(({ status }) => status === 200).at(-1);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).toContain(`answer ${newest?.seq}\\`);

    // The line has heard that they are out, and nothing after it, although its end is never answered.
    await expect.poll(() => line.closedWith(), { timeout: 10_000 }).toBeDefined();
    expect(line.texts.at(-1)).toContain(how === 'alone' ? 'KICK_TEAM' : 'RELOAD_GAME');
    const heard = line.texts.length;
    expect((await host('announce', { text: 'Only for you' })).status).toBe(200);
    expect((await write(honest, 'paris', 1, json.team.teamid)).json).toMatchObject({ status: 'saved' });
    await expect.poll(() => honestLine.texts.join(), { timeout: 10_000 }).toContain('Only for you');
    line.sendText('thump thump|0');
    // The same line again is refused, and an older one does not come back.
    const again = stream(rude, team_code);
    await expect.poll(() => again.closedWith(), { timeout: 10_000 }).toBeDefined();
    await again.cut;
    expect(again.texts.join()).not.toContain('Only for you');
    expect(line.texts).toHaveLength(heard);
    expect((await loaded(rude)).status).toBe(how === 'alone' ? 200 : 403);

    // Let back in, they bring a team of the same name. What was meant for the old one is not its answer.
    expect((await joinAs(rude, game, name)).status).toBe(200);
    const back = (await loaded(rude)).json;
    expect(back.team).toMatchObject({ team_name: name });
    expect(back.team.teamid).not.toBe(teamid);
    expect((await write(rude, 'after', 102, teamid)).status).toBe(409);
    expect((await submit(rude, 'after', teamid)).status).toBe(409);
    expect((await write(rude, 'lyon', 103, back.team.teamid)).json).toMatchObject({ status: 'saved' });
    expect(JSON.stringify(rowsOf(house.dataDir, back.team.teamid))).toContain('lyon');
    expect(rowsOf(house.dataDir, teamid)).toEqual(kept);
    for (const { socket } of [line, honestLine]) socket.destroy();
  },
);
