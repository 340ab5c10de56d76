import { emptyDatabase } from '@snug/testing/server';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import * as firstNight from './migrations/0001-first-night.ts';
import * as wholeServer from './migrations/0002-whole-server.ts';
import * as keeping from './migrations/0003-keeping.ts';
import * as broadcasts from './migrations/0004-broadcasts.ts';
import * as toldAnswers from './migrations/0005-told-answers.ts';
import * as doubleWrites from './migrations/0006-double-writes.ts';
import * as sponsors from './migrations/0007-sponsors.ts';

test('H76 what was shown, answered and rated before sponsors keeps its figures, and ratings are in groups of five', async () => {
  const { db, remove } = await emptyDatabase();
  // A migration does not know the present tables.
  const untyped = db as unknown as Kysely<unknown>;
  for (const { up } of [firstNight, wholeServer, keeping, broadcasts, toldAnswers, doubleWrites]) await up(untyped);
  const old = (statement: string) => sql.raw(statement).execute(db);
  await old("insert into venues (venue_id, name, demo, created_at) values ('v', 'V', 0, 1), ('w', 'W', 0, 1)");
  await old("insert into hosts (host_id, venue_id, name, tip_handle, created_at) values ('h', 'v', 'Kim', '', 1)");
  for (const game of ['g1', 'g2']) {
    await old(`insert into games (game_id, venue_id, code, kind, title, date, status, game_started, submissions_open,
      round_index, round_open, round_shown, private_event, created_at)
      values ('${game}', 'v', '12345${game.at(-1)}', 'Pub Quiz', 'T', '2026-01-06', 'ended', 0, 0, 0, 0, 0, 0, 1)`);
  }
  const ad = (id: string, venue: string, sponsor: string) =>
    old(`insert into ads (ad_id, venue_id, sponsor, link, image, text, active, created_at)
      values ('${id}', '${venue}', '${sponsor}', '', '', 'Ale', 1, 5)`);
  for (const [id, venue, sponsor] of [
    ['a1', 'v', 'Brewer'],
    ['a2', 'v', 'Brewer'],
    ['a3', 'w', 'Brewer'],
    ['a4', 'v', ''],
  ] as const) {
    await ad(id, venue, sponsor);
  }
  await old(`insert into ad_counts (ad_id, game_id, day, event, count) values
    ('a1', 'g1', '2026-01-06', 'served', 3), ('a1', 'g2', '2026-01-06', 'served', 4), ('a1', 'g2', '2026-01-07', 'seen', 2)`);
  await old(`insert into surveys (surveyid, venue_id, question_text, options, active, created_at)
    values ('s', 'v', 'Tea?', '["Yes","No"]', 1, 1)`);
  for (const [n, response] of ['Yes', 'Yes', 'No', null].entries()) {
    const given = response === null ? "null, 'No Reason'" : `'${response}', null`;
    await old(`insert into survey_answers (surveyid, who, day, response, skipped, at)
      values ('s', 'p${n}', '2026-01-06', ${given}, ${n})`);
  }
  for (let n = 0; n < 7; n++) {
    const game = n < 3 ? 'g1' : 'g2';
    await old(`insert into game_players (player_id, game_id, client_hash, player_code, player_name, status, is_captain, created_at)
      values ('p${n}', '${game}', 'c${n}', 'code${n}', 'P', 'joined', 0, 1)`);
    await old(`insert into feedback (game_id, host_id, player_id, stars, tags, notes, created_at)
      values ('${game}', 'h', 'p${n}', ${(n % 5) + 1}, '["Funny"]', '${n === 0 ? 'Zest' : n === 4 ? 'Ah' : ''}',
        ${Date.UTC(2026, 0, 6, 20, n)})`);
  }

  await sponsors.up(untyped);
  const rows = await db.selectFrom('sponsors').select(['sponsor_id', 'venue_id', 'name']).orderBy('venue_id').execute();
  expect(rows.map(({ venue_id, name }) => [venue_id, name])).toEqual([
    ['v', 'Brewer'],
    ['w', 'Brewer'],
  ]);
  const [ours, theirs] = rows.map(({ sponsor_id }) => sponsor_id);
  const ads = await db.selectFrom('ads').selectAll().orderBy('ad_id').execute();
  expect(ads.map(({ sponsor_id, starts_on }) => [sponsor_id, starts_on])).toEqual([
    [ours, ''],
    [ours, ''],
    [theirs, ''],
    ['', ''],
  ]);
  const counts = await db.selectFrom('proof_counts').selectAll().execute();
  expect(
    counts
      .map(({ item_id, day, place, venue_id, round, event, option, count }) =>
        [item_id, day.slice(-2), place, venue_id, round, event, option, count].join(' '),
      )
      .sort(),
  ).toEqual([
    'a1 06 game v -1 served -1 7',
    'a1 07 game v -1 seen -1 2',
    's 06 site  -1 answered -1 3',
    's 06 site  -1 chosen 0 2',
    's 06 site  -1 chosen 1 1',
    's 06 site  -1 skipped -1 1',
  ]);
  expect(await db.selectFrom('rating_groups').selectAll().execute()).toEqual([
    {
      ...{ host_id: 'h', number: 1, closed_on: '2026-01-06', stars: '[1,1,1,1,1]' },
      ...{ tags: '[{"tag":"Funny","count":5}]', notes: '["Ah","Zest"]' },
    },
  ]);
  const games = await db.selectFrom('rating_group_games').select('game_id').orderBy('game_id').execute();
  expect(games.map(({ game_id }) => game_id)).toEqual(['g1', 'g2']);
  const waiting = await db.selectFrom('feedback').select('player_id').where('group_number', 'is', null).execute();
  expect(waiting.map(({ player_id }) => player_id).sort()).toEqual(['p5', 'p6']);
  await db.destroy();
  await remove();
});
