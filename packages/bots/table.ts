import type { Game, GameClient } from '@snug/client';
import type { Round } from '@snug/contract';
import { planAnswer } from './answers.ts';
import { chanceOf } from './chance.ts';
import type { Night } from './night.ts';
import type { TablePlan } from './tables.ts';

/** The phone of a table's captain, as far as the table needs it. */
export interface Phone {
  readonly game: Pick<GameClient, 'get' | 'subscribe' | 'typeAnswer' | 'flush' | 'submit' | 'setDouble'>;
  goOffline(): void;
  goOnline(): void;
}

type Table = Pick<Night, 'seed' | 'pace' | 'signal' | 'keyOf' | 'failed'>;

/** After the last answer a table argues whether to hand in. */
const argueMs = { least: 2_000, most: 9_000 };
/** Who is late hands in when the grace after the close is over. */
const lateMs = 6_000;
/** Who loses its line has it again after two questions. */
const offlineMs = 45_000;
/** A round that may be doubled is, by four tables in ten. */
const doubles = 0.4;

/**
 * Plays one table until the night ends: writes to each question as it comes, doubles, hands in. Everything is decided by the
 * seed, and done on the screen that the captain's phone shows. Returns what stops it.
 */
export function playTable(plan: TablePlan, phone: Phone, table: Table): () => void {
  const { game } = phone;
  /** By round: the questions that the table has begun to answer, and whether it hands in. */
  const begun = new Map<string, { readonly answers: Map<string, Promise<void>>; isEnding: boolean }>();

  function look(): void {
    const { view } = game.get();
    const round = view?.round;
    if (!round || table.signal.aborted) return;
    const known = begun.get(round.round_id) ?? { answers: new Map<string, Promise<void>>(), isEnding: false };
    if (!begun.has(round.round_id)) {
      begun.set(round.round_id, known);
      doItsHabit(round);
    }
    for (const { question_id } of round.asked) {
      if (!known.answers.has(question_id)) known.answers.set(question_id, quietly(answer(question_id)));
    }
    if (known.isEnding || round.submitted || round.asked.length < round.question_count) return;
    known.isEnding = true;
    quietly(handIn(round, [...known.answers.values()]));
  }

  /** Nobody waits for a bot: what fails is reported, and the end of the night is no failure. */
  async function quietly(work: Promise<void>): Promise<void> {
    await work.catch((error) => {
      if (!table.signal.aborted) table.failed(error);
    });
  }

  async function answer(question_id: string): Promise<void> {
    const key = table.keyOf(question_id);
    if (!key) throw new Error(`${plan.name} was asked a question that its quizmaster does not know.`);
    let atMs = 0;
    for (const stroke of planAnswer(table.seed, plan, key.question, key.round).strokes) {
      await table.pace.wait(stroke.atMs - atMs, table.signal);
      atMs = stroke.atMs;
      if (isAsked(game.get(), question_id)) game.typeAnswer(question_id, stroke.index, stroke.text);
    }
    game.flush();
  }

  async function handIn(round: Round, answers: readonly Promise<void>[]): Promise<void> {
    const { round_id, round_order } = round;
    const chance = (what: string) => chanceOf(table.seed, plan.name, round_order, what);
    await Promise.all(answers);
    if (round.double_or_nothing && chance('doubles') < doubles) await double(round_id);
    if (plan.habit === 'forgetful') return;
    if (isLate(plan, round_order)) await untilClosed(round_id);
    await table.pace.wait(argueMs.least + (argueMs.most - argueMs.least) * chance('argues'), table.signal);
    if (isLate(plan, round_order)) await table.pace.wait(lateMs, table.signal);
    const { view } = game.get();
    if (view?.round?.round_id === round_id && !view.submitted[round_order]) await game.submit();
  }

  /** A joker that is spent is refused: the screen says so, and the table plays on. */
  async function double(round_id: string): Promise<void> {
    if (game.get().view?.round?.round_id !== round_id) return;
    await game.setDouble(true).catch(() => {});
  }

  function untilClosed(round_id: string): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        const { view } = game.get();
        if (view?.round?.round_id === round_id && view.submissions_open && !table.signal.aborted) return;
        table.signal.removeEventListener('abort', check);
        unsubscribe();
        resolve();
      };
      table.signal.addEventListener('abort', check, { once: true });
      const unsubscribe = game.subscribe(check);
      check();
    });
  }

  function doItsHabit(round: Round): void {
    if (plan.habit !== 'offline' || table.pace.isRushed()) return;
    quietly(
      (async () => {
        await table.pace.wait(offlineMs * (1 + (round.round_order % 2)), table.signal);
        phone.goOffline();
        await table.pace.wait(offlineMs, table.signal).finally(phone.goOnline);
      })(),
    );
  }

  const unsubscribe = game.subscribe(look);
  look();
  return unsubscribe;
}

/** In every second round, so that a desk has late submissions, and a board is not always waiting. */
function isLate({ habit }: TablePlan, round_order: number): boolean {
  return habit === 'late' && round_order % 2 === 0;
}

function isAsked({ view }: Game, question_id: string): boolean {
  return view?.round?.asked.some((each) => each.question_id === question_id) ?? false;
}
