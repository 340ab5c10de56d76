import type { Transaction } from 'kysely';
import { readGameStateInPlay } from '../database/game-state.ts';
import type { Database } from '../database/schema.ts';
import { readHeld } from '../database/team-round.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import * as game from '../rules/game.ts';
import { type GameState, hostState } from '../rules/night.ts';
import type { Outcome } from '../rules/outcome.ts';
import * as rounds from '../rules/rounds.ts';
import type { Decided, DeedSeams } from './commands.ts';

type Reply = { readonly state: ReturnType<typeof hostState> };

/** A command of the quizmaster: on the night as it stands, answered by where it stands then. */
function command<A extends object>(
  rule: (night: GameState, args: A, now: number) => Outcome,
  first?: (trx: Transaction<Database>, night: GameState) => Promise<void>,
) {
  return async (trx: Transaction<Database>, args: A, { game_id, clock }: DeedSeams): Promise<Decided<Reply>> => {
    const night = await readGameStateInPlay(trx, game_id, args);
    if (!night) throw new Refusal(404, details.gameNotFound);
    await first?.(trx, night);
    const outcome = rule(night, args, clock.now());
    return { outcome, reply: { state: hostState(rounds.after(night, outcome.changes)) } };
  };
}

export const startRound = command((night, { round_order }: { readonly round_order: number }, now) =>
  rounds.startRound(night, round_order, now),
);
export const endRound = command((night, _args, now) => rounds.endRound(night, now));

const askFirst = command((night, { question_id }: { readonly question_id: string }, now) =>
  rounds.ask(night, question_id, now),
);

/** Asks a question; a team that answered it before it was taken back is told what it had, as a load would tell it. */
export async function ask(
  trx: Transaction<Database>,
  args: { readonly question_id: string },
  seams: DeedSeams,
): Promise<Decided<Reply>> {
  const { outcome, reply } = await askFirst(trx, args, seams);
  if (outcome.posts.length === 0) return { outcome, reply };
  const again = rounds.toldAgain(args.question_id, await readHeld(trx, args.question_id));
  return { outcome: { ...outcome, posts: [...outcome.posts, ...again] }, reply };
}

export const recall = command((night, { question_id }: { readonly question_id: string }, now) =>
  rounds.recall(night, question_id, now),
);
export const openSubmissions = command((night, _args, now) => rounds.openSubmissions(night, now));
export const closeSubmissions = command((night, { keep_round }: { readonly keep_round: boolean }, now) =>
  rounds.closeSubmissions(night, keep_round, now),
);
export const endGame = command((night, _args, now) => game.endGame(night, now));
export const finalizeGame = command((night, _args, now) => game.finalizeGame(night, now));
export const reopenGame = command((night) => game.reopenGame(night), refuseCodeInUse);

/** Codes come round again after a month: an old game whose code another has by now stays over. */
async function refuseCodeInUse(trx: Transaction<Database>, { game }: GameState): Promise<void> {
  const other = await trx
    .selectFrom('games')
    .select('game_id')
    .where('code', '=', game.code)
    .where('status', '=', 'live')
    .where('game_id', '!=', game.game_id)
    .executeTakeFirst();
  if (other) throw new Refusal(409, details.codeInUse);
}
