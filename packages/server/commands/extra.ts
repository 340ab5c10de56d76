import type { RevealedRound } from '@snug/contract';
import type { Transaction } from 'kysely';
import { readGameStateInPlay } from '../database/game-state.ts';
import type { Database } from '../database/schema.ts';
import { countThinking } from '../database/team-round.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import * as extra from '../rules/extra.ts';
import { currentRound } from '../rules/night.ts';
import type { Decided, DeedSeams } from './commands.ts';

type Trx = Transaction<Database>;

export async function reveal(
  trx: Trx,
  { round_order }: { readonly round_order: number },
  { game_id, clock }: DeedSeams,
): Promise<Decided<{ readonly status: string; readonly round: RevealedRound }>> {
  const night = await readGameStateInPlay(trx, game_id, { round_order });
  if (!night) throw new Refusal(404, details.gameNotFound);
  const { outcome, round } = extra.reveal(night, round_order, clock.now());
  return { outcome, reply: { status: 'success', round } };
}

export async function nudge(
  trx: Trx,
  _: object,
  { game_id }: DeedSeams,
): Promise<Decided<{ readonly status: string; readonly thinking: number }>> {
  const night = await readGameStateInPlay(trx, game_id);
  if (!night) throw new Refusal(404, details.gameNotFound);
  const round = currentRound(night);
  const thinking = round ? await countThinking(trx, game_id, round.round_id) : 0;
  return { outcome: extra.nudge(night, thinking), reply: { status: 'success', thinking } };
}
