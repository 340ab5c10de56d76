import type { Pack } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { openStream } from '../database/message-log.ts';
import { toRow } from '../database/rows.ts';
import type { Database, GameRow, QuestionRow, RoundRow, Trx } from '../database/schema.ts';
import { newGameCode, newId } from '../foundation/ids.ts';
import type { Clock, Random } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** A code is not used again for this long: it may still be on last week's poster. */
const codeRestMs = 30 * 86_400_000;
const codeTries = 20;

export interface NewGame {
  readonly venue_id: string;
  readonly host_id: string;
  readonly title: string;
  readonly pack: Pack;
  readonly private_event?: boolean;
  readonly kt_id?: string;
  /** A repeated request with the same key creates no second game. */
  readonly idempotency_key?: string | undefined;
}

/** Creates a game for its quizmaster. Its title is one line, as the pack's is, which it gets without one of its own. */
export function createHostGame(context: ServerContext, wanted: NewGame): Promise<{ game_id: string; code: string }> {
  const title = [...wanted.title.trim()].slice(0, 200).join('') || wanted.pack.title;
  return context.store.write((trx) => createGame(trx, context, { ...wanted, title }));
}

/** Creates a game from a pack; it can be joined at once. */
export async function createGame(
  trx: Trx,
  { clock, random }: { clock: Clock; random: Random },
  wanted: NewGame,
): Promise<{ game_id: string; code: string }> {
  const { venue_id, host_id, pack, idempotency_key } = wanted;
  const made = idempotency_key === undefined ? undefined : await gameWithKey(trx, venue_id, idempotency_key);
  if (made) return made;
  const now = clock.now();
  const game_id = newId(random);
  const code = await unusedCode(trx, random, now);
  const pack_id = await keepPack(trx, { venue_id, pack, random, now });
  await insertGame(trx, { game: { ...gameRow(wanted, game_id, code, now), pack_id } });
  await insertHost(trx, { game_id, host_id });
  await openStream(trx, game_id, 'watchers');
  await openStream(trx, game_id, 'host');
  for (const [index, round] of pack.rounds.entries()) {
    const round_id = newId(random);
    await insertRound(trx, { round: roundRow(round, { game_id, round_id, round_order: index + 1 }) });
    for (const [question_index, question] of round.questions.entries()) {
      const ids = { question_id: newId(random), game_id, round_id, question_index };
      await insertQuestion(trx, { question: questionRow(question, ids) });
    }
  }
  return { game_id, code };
}

/** Keeps the pack with its venue; one that the venue has with the same content, accepted spellings included, is the same pack. */
async function keepPack(
  trx: Trx,
  { venue_id, pack, random, now }: { venue_id: string; pack: Pack; random: Random; now: number },
): Promise<string> {
  const body = JSON.stringify(pack);
  const known = await trx
    .selectFrom('packs')
    .select('pack_id')
    .where('venue_id', '=', venue_id)
    .where('body', '=', body)
    .executeTakeFirst();
  if (known) return known.pack_id;
  const pack_id = newId(random);
  await trx.insertInto('packs').values({ pack_id, venue_id, title: pack.title, body, created_at: now }).execute();
  return pack_id;
}

/** A game before its first round. */
function gameRow(
  { venue_id, title, pack, private_event = false, kt_id = '', idempotency_key }: NewGame,
  game_id: string,
  code: string,
  now: number,
): Omit<GameRow, 'pack_id'> {
  return toRow({
    game_id,
    venue_id,
    code,
    kind: pack.kind,
    title,
    date: new Date(now).toISOString(),
    status: 'live',
    game_started: false,
    submissions_open: false,
    round_index: -1,
    round_open: false,
    round_shown: false,
    private_event,
    submit_at_close: true,
    announcement: '',
    announced_at: null,
    countdown_ends_at: null,
    countdown_set_at: null,
    paused_at: null,
    board_through: 0,
    unveiled: null,
    board_at: null,
    results_version: 0,
    kt_id,
    display_version: 0,
    idempotency_key: idempotency_key ?? null,
    created_at: now,
    ended_at: null,
  });
}

function roundRow(
  round: Pack['rounds'][number],
  ids: Pick<RoundRow, 'game_id' | 'round_id' | 'round_order'>,
): RoundRow {
  const { title, subtitle, player_instructions, handout, single_answer, double_or_nothing, tiebreaker } = round;
  const { double_rule = 'all' } = round;
  const said = {
    title,
    subtitle,
    player_instructions,
    handout,
    single_answer,
    double_or_nothing,
    double_rule,
    tiebreaker,
  };
  return {
    ...ids,
    ...toRow({ ...said, matches: matchesOf(round) }),
    question_count: round.questions.length,
    started_at: null,
    opened_at: null,
    closed_at: null,
    revealed_at: null,
    handed_in_at: null,
  };
}

function questionRow(
  question: Pack['rounds'][number]['questions'][number],
  ids: Pick<QuestionRow, 'question_id' | 'game_id' | 'round_id' | 'question_index'>,
): QuestionRow {
  const { question_text, accepted, image, image_alt, source, matches, notes, points = 1, ordered = false } = question;
  return {
    ...ids,
    ...toRow({ question_text, image, image_alt, source, matches, accepted, notes, points, ordered }),
    num_answers: accepted.length,
    asked_order: null,
  };
}

const insertGame = compiledQuery((db, { game }: { game: GameRow }) => db.insertInto('games').values(game));
const insertHost = compiledQuery((db, { game_id, host_id }: Database['game_hosts']) =>
  db.insertInto('game_hosts').values({ game_id, host_id }),
);
const insertRound = compiledQuery((db, { round }: { round: RoundRow }) => db.insertInto('rounds').values(round));
const insertQuestion = compiledQuery((db, { question }: { question: QuestionRow }) =>
  db.insertInto('questions').values(question),
);

const recentGameWithCode = compiledQuery((db, { code, since }: { code: string; since: number }) =>
  db
    .selectFrom('games')
    .select('game_id')
    .where('code', '=', code)
    .where((row) => row.or([row('status', '=', 'live'), row('created_at', '>', since)])),
);

/** A round's possible answers: its own and those of its questions, each once. */
function matchesOf({ matches, questions }: Pack['rounds'][number]): string[] {
  return [...new Set([...matches, ...questions.flatMap((question) => question.matches)])];
}

function gameWithKey(trx: Trx, venue_id: string, idempotency_key: string) {
  return trx
    .selectFrom('games')
    .select(['game_id', 'code'])
    .where('venue_id', '=', venue_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();
}

async function unusedCode(trx: Trx, random: Random, now: number): Promise<string> {
  for (let n = 0; n < codeTries; n += 1) {
    const code = newGameCode(random);
    const [taken] = await recentGameWithCode(trx, { code, since: now - codeRestMs });
    if (!taken) return code;
  }
  throw new Refusal(503, details.noCodeLeft);
}
