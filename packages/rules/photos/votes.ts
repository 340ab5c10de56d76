import type { VoteKind } from '@snug/contract';
import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import { hasBegun } from '../state/game-state.ts';
import type { Player } from '../state/people.ts';
import type { Ballot, PhotosState, StoredVote } from '../state/photos.ts';
import { isRoundPlayed } from '../views/display-phase.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { photosChanged, toDesk } from './photos-changed.ts';
import { isOwnShot } from './shots.ts';
import { resultOf } from './vote-result.ts';

/** Fewer are no choice. */
export const candidatesMin = 2;

export interface OfVote {
  readonly vote: VoteKind;
}

export interface CastVote extends OfVote {
  /** The id of a candidate. */
  readonly choice: string;
}

export interface BallotState extends PhotosState {
  readonly player: Player;
}

/**
 * The quizmaster opens a vote, between the rounds or at the end. One that was closed goes on, with what has been voted; its
 * result is told no longer.
 */
export function openVote(state: PhotosState, { vote }: OfVote, { now }: Moment): Decision<Success> {
  const { game } = state;
  if (game.status === 'cancelled') throw new Refusal(409, details.gameCancelled);
  if (!hasBegun(game) || isRoundPlayed(state)) throw new Refusal(409, details.voteNotNow);
  if (voteOf(state, vote)?.closed_at === null) return nothingNew(success);
  if (candidatesOf(vote, state).length < candidatesMin) throw new Refusal(409, details.tooFewCandidates);
  const row = {
    game_id: game.game_id,
    vote,
    opened_at: now,
    closed_at: null,
    hidden_at: null,
    choices: [],
    counts: [],
  };
  return told(state, row);
}

/** The quizmaster closes a vote: its result is told, and stands whoever leaves afterwards. */
export function closeVote(state: PhotosState, { vote }: OfVote, { now }: Moment): Decision<Success> {
  const open = voteOf(state, vote);
  if (!open) throw new Refusal(409, details.voteClosed);
  if (open.closed_at !== null) return nothingNew(success);
  const counted = resultOf(open, state);
  const choices = counted.map(({ id }) => id);
  const counts = counted.map(({ votes }) => votes);
  return told(state, { ...open, closed_at: now, choices, counts });
}

/** The quizmaster takes the result of a vote off the big screen. Phones keep it. */
export function hideVote(state: PhotosState, { vote }: OfVote, { now }: Moment): Decision<Success> {
  const closed = voteOf(state, vote);
  if (!closed || closed.closed_at === null || closed.hidden_at !== null) return nothingNew(success);
  return told(state, { ...closed, hidden_at: now });
}

/** A player votes, or votes for another while the vote is open: never for their own photo, their team's, or its name. */
export function castVote(state: BallotState, { vote, choice }: CastVote, { now }: Moment): Decision<Success> {
  const { game, player, ballots } = state;
  const open = voteOf(state, vote);
  if (!open || open.closed_at !== null) throw new Refusal(409, details.voteClosed);
  const candidate = candidatesOf(vote, state).find(({ id }) => id === choice);
  if (!candidate) throw new Refusal(409, details.candidateGone);
  if (isOwnCandidate(candidate, player)) throw new Refusal(403, details.candidateYours);
  const before = ballots.find((each) => each.vote === vote && each.player_id === player.player_id);
  if (before?.choice === choice) return nothingNew(success);
  const row: Ballot = { game_id: game.game_id, vote, player_id: player.player_id, choice, cast_at: now };
  return done({ changes: [{ kind: 'ballot', row }], messages: [toDesk] });
}

/** Whether it is the player's own photo, or their team's photo or name. */
export function isOwnCandidate({ teamid, by }: Candidate, player: Player): boolean {
  return (player.status === 'joined' && player.teamid === teamid) || (by !== undefined && isOwnShot(player)(by));
}

export function voteOf({ votes }: Pick<PhotosState, 'votes'>, vote: VoteKind): StoredVote | undefined {
  return votes.find((each) => each.vote === vote);
}

function told({ game }: PhotosState, row: StoredVote): Decision<Success> {
  const { changes, messages } = photosChanged(game);
  return done({ changes: [{ kind: 'vote', row }, ...changes], messages });
}
