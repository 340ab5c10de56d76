import type { GamePlan, Pack } from '@snug/contract';
import type { Change, Decision, Moment, OutgoingMessage } from '../decision.ts';
import { done, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import { type HostReply, refuseEnded, reloadGame, setGame, unchanged, withHostState } from '../rounds.ts';
import { type Game, type GameState, hasBegun } from '../state/game-state.ts';
import type { Host } from '../state/people.ts';
import { doubleRuleOf, packContent, pointsOf } from './pack-content.ts';

/** A game to plan anew, with what its plan can name. */
export interface ToPlan extends GameState {
  /** The pack that the game was made from; null: from before packs were kept. */
  readonly pack_id: string | null;
  /** The pack that the plan names, if the venue has it. */
  readonly pack: Pack | undefined;
  /** The quizmaster whose game it is. */
  readonly host_id: string;
  /** The quizmasters whose game it can be: whoever is at the venue. */
  readonly hosts: readonly Pick<Host, 'host_id'>[];
}

/** A plan, whose `date` is in the form in which it is stored, with its moment in ms since 1970. */
export interface PlanGame extends GamePlan {
  readonly starts_at: number;
}

/**
 * Settles a game that has not begun: when, for whom, from which pack and how it counts. What players see of it reaches the
 * phones that are in it, which load again. Teams that are in it stay as they are.
 */
export function planGame(state: ToPlan, plan: PlanGame, moment: Moment): Decision<Success> {
  const { game } = state;
  refuseBegun(game);
  const isOther = plan.pack_id !== state.pack_id;
  if (isOther && !state.pack) throw new Refusal(404, details.noSuchPack);
  if (!state.hosts.some(({ host_id }) => host_id === plan.host_id)) {
    throw new Refusal(404, details.personNotFound);
  }
  if (plan.date !== game.date) requireStart(plan.starts_at, moment.now);
  const { kind, private_event, team_size, late_join, approve_teams, double_rule, points_each } = plan;
  const settled = {
    ...{ kind, private_event, team_size, late_join, approve_teams, double_rule, points_each },
    title: titleOf(plan.title, state.pack) || game.title,
    date: plan.date,
  };
  const set = Object.fromEntries(
    Object.entries(settled).filter(([name, value]) => game[name as keyof Game] !== value),
  ) as Partial<Game>;
  const changes: Change[] = [
    ...(Object.keys(set).length > 0 ? [setGame(set)] : []),
    ...(plan.host_id === state.host_id ? [] : [{ kind: 'game-host', host_id: plan.host_id } as const]),
    ...(isOther && plan.pack_id !== null && state.pack
      ? [{ kind: 'pack', pack_id: plan.pack_id, ...packContent(state.pack, settled, moment.newId) } as const]
      : scoringChanges(state, settled)),
  ];
  if (changes.length === 0) return nothingNew(success);
  const isSeen = ['title', 'kind', 'date', 'private_event'].some((name) => name in set);
  const isTold = isSeen || changes.some(({ kind }) => kind === 'game-host' || kind === 'pack');
  return done({ changes, messages: [...(isTold ? [reloadGame] : []), hostReload] });
}

const hostReload: OutgoingMessage = { to: 'host', message: { type: 'HOST_RELOAD' } };

/** What changes where the plan counts otherwise than before. Without the pack, what it says is not known, and stays. */
function scoringChanges(
  { game, rounds, questions, pack }: ToPlan,
  to: Pick<Game, 'double_rule' | 'points_each'>,
): Change[] {
  const changes: Change[] = [];
  for (const { round_id, round_order, double_or_nothing, ...round } of rounds) {
    const inPack = pack?.rounds[round_order - 1];
    const double_rule = (inPack && doubleRuleOf(inPack, to)) ?? to.double_rule ?? round.double_rule;
    const isNew = to.double_rule !== game.double_rule && double_or_nothing && double_rule !== round.double_rule;
    if (isNew) changes.push({ kind: 'round', round_id, set: { double_rule } });
    if (to.points_each === game.points_each) continue;
    for (const question of questions.filter((each) => each.round_id === round_id)) {
      const { question_id, question_index } = question;
      const asked = inPack?.questions[question_index];
      const points = (asked && pointsOf(asked, to)) ?? to.points_each ?? question.points;
      if (points !== question.points) changes.push({ kind: 'question', question_id, set: { points } });
    }
  }
  return changes;
}

/** One line of at most 200 characters; without one the pack's own title. */
export function titleOf(title: string, pack: Pick<Pack, 'title'> | undefined): string {
  const line = title.replace(/\s+/g, ' ').trim();
  return [...line].slice(0, 200).join('').trim() || (pack?.title ?? '');
}

const dayMs = 86_400_000;
/** Nobody plans further ahead: such a year is a typo. */
const aheadMs = 2 * 366 * dayMs;

/**
 * Refuses a start that cannot be meant. A day may have passed: it is yesterday's night that is put right.
 *
 * @throws Refusal when it is too far from now.
 */
export function requireStart(starts_at: number, now: number): void {
  if (starts_at < now - dayMs) throw new Refusal(400, details.datePast);
  if (starts_at > now + aheadMs) throw new Refusal(400, details.dateFar);
}

/** Cancels a game that has not begun. Phones that are in it load it and say so. */
export function cancelGame(state: GameState, _command: object, { now }: Moment): Decision<HostReply> {
  if (state.game.status === 'cancelled') return unchanged(state);
  refuseBegun(state.game);
  const step = { changes: [setGame({ status: 'cancelled', ended_at: now })], messages: [reloadGame] };
  return withHostState(state, step, { soon: 'all' });
}

/** A cancelled game, when it would begin, in ms since 1970, and whether another open game has its code. */
export interface ToUncancel extends GameState {
  readonly starts_at: number;
  readonly isCodeTaken: boolean;
}

/** Takes a cancelling back while the game's date is ahead, and nobody else has its code. */
export function uncancelGame(
  { isCodeTaken, starts_at, ...state }: ToUncancel,
  _command: object,
  { now }: Moment,
): Decision<HostReply> {
  const { status } = state.game;
  if (status === 'live') return unchanged(state);
  if (status !== 'cancelled') throw new Refusal(409, details.gameEnded);
  if (starts_at <= now) throw new Refusal(409, details.datePast);
  if (isCodeTaken) throw new Refusal(409, details.codeInUse);
  const step = { changes: [setGame({ status: 'live', ended_at: null })], messages: [reloadGame] };
  return withHostState(state, step, { soon: 'all' });
}

function refuseBegun(game: Game): void {
  refuseEnded(game);
  if (hasBegun(game)) throw new Refusal(409, details.gameBegun);
}
