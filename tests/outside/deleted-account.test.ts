import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Browser, joinAs, logIn, newBrowser, newestCode, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';
import { formOf, formType, shotOf } from './picture.ts';

/** Deletes the account, asking again while a slow machine is too busy for it, and resolves with the status. */
async function deleted(me: Browser, code: string): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const { status } = await me.call('POST', '/api/player/my-data/delete', { code });
    if (status !== 503 || tries === 60) return status;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Which rows are still of an account that is deleted, by table. */
function left(dataDir: string, contacts: string): Record<string, number> {
  const db = new DatabaseSync(join(dataDir, 'snug.db'), { readOnly: true });
  const erased = '(select account_id from accounts where erased_at is not null)';
  const where = {
    accounts: "erased_at is not null and (email is not null or phone is not null or player_name != 'Former player')",
    teams: `owner in ${erased}`,
    team_members: `account_id in ${erased}`,
    game_players: `account_id in ${erased}`,
    images: `account_id in ${erased} and (deleted_at is null or file != '')`,
    challenges: `account_id in ${erased} or contact like '%${contacts}'`,
    sessions: `account_id in ${erased}`,
  };
  try {
    return Object.fromEntries(
      Object.entries(where).map(([table, rows]) => [
        table,
        Number(db.prepare(`select count(*) as n from ${table} where ${rows}`).get()?.n),
      ]),
    );
  } finally {
    db.close();
  }
}

test('what an account does in the very moment of its deletion leaves nothing behind', {
  timeout: 180_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const picture = formOf(3_000, 3_000);
  /** Asks for more and more until the deletion is answered, and then waits for all replies. */
  async function deleteAmid(me: Browser, n: number): Promise<void> {
    const { sub } = JSON.parse(Buffer.from(String(me.token?.split('.')[1]), 'base64url').toString());
    expect((await me.call('POST', '/api/player/my-data/code', { use: 'delete' })).status).toBe(200);
    const code = await newestCode(house.port, `poet-${n}@poets.example`);
    const sent: Promise<unknown>[] = [];
    const all = (count: number) => {
      sent.push(me.call('POST', '/api/player/add-contact', { email: `${count}-${n}@late.example`, phone: '' }));
      for (let each = 0; each < 3; each += 1) {
        sent.push(me.call('POST', '/api/team/new', { team_name: `Late ${n} ${count} ${each}`, team_slogan: '' }));
      }
    };
    sent.push(me.call('POST', `/api/player/${sub}/image/upload`, picture, { headers: formType }));
    sent.push(me.call('POST', shotOf(game), picture, { headers: formType }));
    await new Promise((resolve) => setTimeout(resolve, n * 10));
    let isDeleted = false;
    const deletion = deleted(me, code).then((status) => {
      isDeleted = true;
      return status;
    });
    for (let count = 0; !isDeleted && count < 30; count += 1) {
      all(count);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(await deletion).toBe(200);
    await Promise.allSettled(sent);
  }
  for (let n = 0; n < 12; n += 1) {
    const me = await logIn(newBrowser(house.port, `127.0.1.${n}`), house.port, `Poet ${n}`, `poet-${n}@poets.example`);
    expect((await joinAs(me, game, `The Poets ${n}`)).status).toBe(200);
    await deleteAmid(me, n);
  }
  // A deletion is answered after a few seconds, whether all of it is done or not.
  await expect
    .poll(() => left(house.dataDir, '@late.example'), { timeout: 90_000, interval: 500 })
    .toEqual({
      accounts: 0,
      teams: 0,
      team_members: 0,
      game_players: 0,
      images: 0,
      challenges: 0,
      sessions: 0,
    });
});
