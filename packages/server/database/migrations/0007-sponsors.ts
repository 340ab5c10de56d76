import { type Kysely, sql } from 'kysely';

/**
 * Sponsors with their ads, questions and proof sheets, and ratings in closed groups. In one piece, however long: it has run
 * on people's databases, so it stays as it was, read from top to bottom.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The tables as they are at this point.
  const tables = db as unknown as Kysely<Tables>;
  const { schema } = db;

  await schema
    .createTable('sponsors')
    .addColumn('sponsor_id', 'text', (c) => c.primaryKey())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venues.venue_id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    // The token that opens the proof sheet: sealed to be shown to the venue, and its hash to be found by.
    .addColumn('proof_token', 'text', (c) => c.notNull())
    .addColumn('proof_hash', 'text', (c) => c.unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('sponsors_venue').on('sponsors').column('venue_id').execute();

  // '' is the house's own, and no bound.
  for (const table of ['ads', 'surveys']) {
    for (const column of ['sponsor_id', 'starts_on', 'ends_on']) {
      await schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    }
    await schema.createIndex(`${table}_sponsor`).on(table).column('sponsor_id').execute();
  }
  await schema.createIndex('surveys_venue').on('surveys').column('venue_id').execute();

  /** What a sponsor pays for, in sums alone. Each is counted in the transaction of the mark or answer that it counts. */
  await schema
    .createTable('proof_counts')
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('venue_id', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('option', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('proof_counts_key', ['item_id', 'day', 'place', 'venue_id', 'round', 'event', 'option'])
    .execute();
  /** Each person counts once per item, event and day. Who it was is a hash, and goes when the day is over. */
  await schema
    .createTable('proof_marks')
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('proof_marks_key', ['item_id', 'who', 'day', 'event'])
    .execute();
  await schema.createIndex('proof_marks_who').on('proof_marks').column('who').execute();
  await schema.createIndex('proof_marks_day').on('proof_marks').column('day').execute();

  /** Who answers on a sponsor's own page: an id good for that alone, as a hash. */
  await schema
    .createTable('survey_ids')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('sponsor_id', 'text', (c) => c.notNull().references('sponsors.sponsor_id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('rating_groups')
    .addColumn('host_id', 'text', (c) => c.notNull().references('hosts.host_id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('closed_on', 'text', (c) => c.notNull())
    .addColumn('stars', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_groups_key', ['host_id', 'number'])
    .execute();
  /** Which games a group's ratings are of; not how many of each. */
  await schema
    .createTable('rating_group_games')
    .addColumn('host_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addPrimaryKeyConstraint('rating_group_games_key', ['game_id', 'host_id', 'number'])
    .execute();
  // Null: waits for a group.
  await schema.alterTable('feedback').addColumn('group_number', 'integer').execute();
  await schema.createIndex('feedback_host').on('feedback').columns(['host_id', 'group_number']).execute();

  await moveSponsors(tables);
  await moveCounts(tables);
  await countAnswers(tables);
  await groupRatings(tables);
  await schema.alterTable('ads').dropColumn('sponsor').execute();
  await schema.dropTable('ad_counts').execute();
  await schema.dropTable('ad_viewers').execute();
}

/** Who pays for an ad was a text. Each such text of a venue becomes a sponsor. */
async function moveSponsors(db: Kysely<Tables>): Promise<void> {
  const named = await db
    .selectFrom('ads')
    .select(['venue_id', 'sponsor'])
    .select(({ fn }) => fn.min('created_at').as('created_at'))
    .where('sponsor', '!=', '')
    .groupBy(['venue_id', 'sponsor'])
    .orderBy('venue_id')
    .orderBy('sponsor')
    .execute();
  for (const { venue_id, sponsor, created_at } of named) {
    const sponsor_id = newId();
    await db
      .insertInto('sponsors')
      .values({ sponsor_id, venue_id, name: sponsor, key: newId(), proof_token: '', proof_hash: null, created_at })
      .execute();
    await db
      .updateTable('ads')
      .set({ sponsor_id })
      .where('venue_id', '=', venue_id)
      .where('sponsor', '=', sponsor)
      .execute();
  }
}

/** The round was not counted. */
const unknownRound = -1;

/** Ads were counted by game. */
async function moveCounts(db: Kysely<Tables>): Promise<void> {
  await sql`insert into proof_counts (item_id, kind, day, place, venue_id, round, event, ${sql.ref('option')}, count)
    select ad_counts.ad_id, 'ad', ad_counts.day, 'game', games.venue_id, ${sql.lit(unknownRound)}, ad_counts.event, -1,
      sum(ad_counts.count)
    from ad_counts join games on games.game_id = ad_counts.game_id
    group by ad_counts.ad_id, ad_counts.day, games.venue_id, ad_counts.event`.execute(db);
}

/** Answers were not counted but kept, without where they were given. */
async function countAnswers(db: Kysely<Tables>): Promise<void> {
  const answers = await db
    .selectFrom('survey_answers')
    .innerJoin('surveys', 'surveys.surveyid', 'survey_answers.surveyid')
    .select(['survey_answers.surveyid', 'options', 'day', 'response'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['survey_answers.surveyid', 'options', 'day', 'response'])
    .execute();
  const counts = new Map<string, Tables['proof_counts']>();
  const add = (surveyid: string, day: string, event: string, option: number, count: number) => {
    const key = JSON.stringify([surveyid, day, event, option]);
    const row = counts.get(key) ?? {
      ...{ item_id: surveyid, kind: 'survey', day, place: 'site', venue_id: '', round: unknownRound },
      ...{ event, option, count: 0 },
    };
    counts.set(key, { ...row, count: row.count + Number(count) });
  };
  for (const { surveyid, options, day, response, count } of answers) {
    add(surveyid, day, response === null ? 'skipped' : 'answered', -1, count);
    const option = response === null ? -1 : (JSON.parse(options) as string[]).indexOf(response);
    if (option >= 0) add(surveyid, day, 'chosen', option, count);
  }
  for (const row of counts.values()) await db.insertInto('proof_counts').values(row).execute();
}

const groupSize = 5;

/** The ratings of each quizmaster in the order they came, five by five. */
async function groupRatings(db: Kysely<Tables>): Promise<void> {
  const ratings = await db
    .selectFrom('feedback')
    .selectAll()
    .orderBy('host_id')
    .orderBy('created_at')
    .orderBy('game_id')
    .orderBy('player_id')
    .execute();
  const hosts = Map.groupBy(ratings, ({ host_id }) => host_id);
  for (const [host_id, all] of hosts) {
    for (let number = 1; number * groupSize <= all.length; number++) {
      const members = all.slice((number - 1) * groupSize, number * groupSize);
      await db
        .insertInto('rating_groups')
        .values(groupOf(host_id, number, members))
        .execute();
      const games = [...new Set(members.map(({ game_id }) => game_id))];
      await db
        .insertInto('rating_group_games')
        .values(games.map((game_id) => ({ host_id, number, game_id })))
        .execute();
      for (const { game_id, player_id } of members) {
        await db
          .updateTable('feedback')
          .set({ group_number: number })
          .where('game_id', '=', game_id)
          .where('host_id', '=', host_id)
          .where('player_id', '=', player_id)
          .execute();
      }
    }
  }
}

function groupOf(host_id: string, number: number, members: readonly Tables['feedback'][]): Tables['rating_groups'] {
  const counts = new Map<string, number>();
  for (const tag of members.flatMap(({ tags }) => JSON.parse(tags) as string[])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const tags = [...counts].map(([tag, count]) => ({ tag, count }));
  const notes = members.map((each) => each.notes).filter((text) => text !== '');
  return {
    host_id,
    number,
    closed_on: new Date(Number(members.at(-1)?.created_at)).toISOString().slice(0, 10),
    stars: JSON.stringify([1, 2, 3, 4, 5].map((stars) => members.filter((each) => each.stars === stars).length)),
    // By their names: the order they came in tells who gave which.
    tags: JSON.stringify(tags.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))),
    notes: JSON.stringify(notes.sort((a, b) => (a < b ? -1 : 1))),
  };
}

/** 80 random bits in the characters that ids have. */
function newId(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => alphabet[byte % alphabet.length]).join('');
}

interface Tables {
  ads: { ad_id: string; venue_id: string; sponsor: string; sponsor_id: string; created_at: number };
  surveys: { surveyid: string; options: string };
  survey_answers: { surveyid: string; day: string; response: string | null };
  sponsors: {
    sponsor_id: string;
    venue_id: string;
    name: string;
    key: string;
    proof_token: string;
    proof_hash: string | null;
    created_at: number;
  };
  proof_counts: {
    item_id: string;
    kind: string;
    day: string;
    place: string;
    venue_id: string;
    round: number;
    event: string;
    option: number;
    count: number;
  };
  feedback: {
    game_id: string;
    host_id: string;
    player_id: string;
    stars: number;
    tags: string;
    notes: string;
    created_at: number;
    group_number: number | null;
  };
  rating_groups: { host_id: string; number: number; closed_on: string; stars: string; tags: string; notes: string };
  rating_group_games: { host_id: string; number: number; game_id: string };
}
