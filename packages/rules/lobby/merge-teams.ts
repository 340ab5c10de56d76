import { headcount } from '@snug/contract';
import { type Change, type Decision, done, type Moment, type Success } from '../decision.ts';
import { details } from '../details.ts';
import { resultsChanged } from '../grading/results-changed.ts';
import { removeTeamFromGame } from '../people/leaving.ts';
import { setPlayer } from '../people/player.ts';
import { watching } from '../people/watching.ts';
import { toPlayer, toTeam } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import { refuseEnded } from '../rounds.ts';
import { isRevealed } from '../state/game-state.ts';
import { adjustmentView, hostAppealView } from '../state/graded-game.ts';
import { changeTeam } from './change-team.ts';
import { type MergePlan, mergePlan, type ToMerge } from './merge-plan.ts';

export interface MergeTeams {
  /** How many answers the quizmaster was told to be dropped; undefined: they were not told. */
  readonly dropped: number | undefined;
}

/**
 * Merges a team into another: its people come along, as do those who may come back to it, and its answers where the other has none. Its own rows stay where they
 * are, so nothing is deleted; the team leaves the game as a kicked one does.
 */
export function mergeTeams(state: ToMerge, { dropped }: MergeTeams, moment: Moment): Decision<Success> {
  requireMergeable(state);
  const plan = mergePlan(state);
  if (dropped !== undefined && dropped !== plan.dropped.length) throw new Refusal(409, details.changedMeanwhile);
  const { game, from, into, leavers } = state;
  const { now } = moment;
  const { teamid } = into.team;
  const hasCaptain = into.members.some((member) => member.is_captain);
  const seats = plan.moving.map((player, n) => changeTeam(player, into, !hasCaptain && n === 0, now));
  const gone = removeTeamFromGame(from.roster.team, from.holdings, now);
  const points = carriedPoints(state, moment);
  const results =
    game.board_through > 0 || state.rounds.some(isRevealed) ? resultsChanged(game) : { changes: [], messages: [] };
  const num_players = headcount(into.team.num_players + from.roster.team.num_players, 0);
  return done({
    changes: [
      ...[...plan.watching, ...from.roster.askers].map((player) => setPlayer(player, watching)),
      ...seats.map(({ change }) => change),
      // Their answers are that team's now. It keeps out whom it has kicked.
      ...leavers
        .filter(({ kicked_from }) => kicked_from !== teamid)
        .map((player) => setPlayer(player, { left_teamid: teamid })),
      { kind: 'team', teamid, set: { num_players } },
      { kind: 'move-shots', from: from.roster.team.teamid, to: teamid },
      ...givenChanges(state, plan, moment),
      ...points.changes,
      ...gone.changes,
      ...results.changes,
    ],
    messages: [
      ...seats.map(({ toThem }) => toThem),
      ...plan.watching.map((player) => {
        const { player_code, player_name, is_captain: was_captain } = player;
        const { teamid: left } = from.roster.team;
        const reason = 'kicked' as const;
        return toPlayer(player, { type: 'DROP_PLAYER', teamid: left, player_code, player_name, reason, was_captain });
      }),
      ...gone.messages,
      ...seats.map((seat) => seat.toTeam),
      // What the team has now may be anywhere on its screens: it loads the game.
      toTeam(teamid, { type: 'RELOAD_GAME' }),
      ...points.messages,
      ...results.messages,
    ],
    hostNews: { now: [teamid, from.roster.team.teamid], watchers: true },
    moved: from.roster.members.map(({ player_id }) => player_id),
  });
}

/** Refuses what cannot be merged: a team that waits to be let in, one into itself, into a guest's, or one with phones into one on paper. */
export function requireMergeable({ game, from, into }: ToMerge): void {
  refuseEnded(game);
  if (from.roster.team.teamid === into.team.teamid) throw new Refusal(409, details.sameTeam);
  if ([from.roster, into].some(({ team }) => team.waiting_since !== null)) throw new Refusal(409, details.teamWaits);
  if (into.members.some(({ account_id }) => account_id === null)) throw new Refusal(409, details.guestsTeam);
  if (into.team.plays_on === 'paper' && from.roster.team.plays_on === 'phones') {
    throw new Refusal(409, details.playsOnPaper);
  }
}

function givenChanges({ into, suggestions, game }: ToMerge, plan: MergePlan, { newId }: Moment): Change[] {
  const { teamid } = into.team;
  return [
    ...plan.answers.map((row): Change => ({ kind: 'answer', row: { ...row, teamid } })),
    ...suggestions.map((row): Change => ({ kind: 'suggestion', row: { ...row, teamid } })),
    ...plan.doubles.map((round_id): Change => ({ kind: 'double', row: { teamid, round_id, doubled: true } })),
    ...plan.submissions.map((merged): Change => {
      const { own, answers } = merged;
      if (own) return { kind: 'amend', submission_id: own.submission_id, set: { answers } };
      const { like } = merged;
      const names = { submission_id: newId(), idempotency_key: newId(), game_id: game.game_id, teamid };
      const doubled = plan.doubles.includes(like.round_id);
      // In since it was handed in: made now, it would pass for a late one that was accepted.
      return { kind: 'submission', row: { ...like, ...names, doubled, answers } };
    }),
  ];
}

/** Bonuses, penalties and appeals of the team that goes, as those of the team that stays. */
function carriedPoints({ from, into, adjustments, appeals }: ToMerge, { now, newId }: Moment) {
  const { teamid: left } = from.roster.team;
  const { teamid } = into.team;
  const theirs = adjustments.filter((each) => each.teamid === left);
  const moved = theirs.map((each) => ({ ...each, adjustment_id: newId(), teamid, idempotency_key: null }));
  const contested = (question_id: string) =>
    appeals.some((each) => each.teamid === teamid && each.question_id === question_id);
  const appealed = appeals
    .filter((each) => each.teamid === left && !contested(each.question_id))
    .map((each) => ({ ...each, appeal_id: newId(), teamid }));
  const stand = [...adjustments.filter((each) => each.teamid !== left), ...moved];
  const changes: Change[] = [
    ...theirs.map(({ adjustment_id }): Change => ({ kind: 'withdraw-adjustment', adjustment_id, at: now })),
    ...moved.map((row): Change => ({ kind: 'adjustment', row })),
    ...appealed.map((row): Change => ({ kind: 'appeal', row })),
  ];
  return {
    changes,
    messages: [
      ...(theirs.length > 0
        ? [{ to: 'host', message: { type: 'HOST_ADJUSTMENTS', adjustments: stand.map(adjustmentView) } } as const]
        : []),
      ...appealed.map(
        (each) => ({ to: 'host', message: { type: 'HOST_APPEAL', appeal: hostAppealView(each) } }) as const,
      ),
    ],
  };
}
