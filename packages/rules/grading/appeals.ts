import type { Appeal, HostAppeal } from '@snug/contract';
import { type Decision, type Moment, nothingNew } from '../decision.ts';
import { details } from '../details.ts';
import { requireCaptain } from '../people/captain.ts';
import { Refusal } from '../refusal.ts';
import { refuseFinal } from '../rounds.ts';
import { type Game, isRevealed, type Question, type Round } from '../state/game-state.ts';
import { appealView, type Grader, hostAppealView, type StoredAppeal } from '../state/graded-game.ts';
import type { Player } from '../state/people.ts';
import { resultsChanged } from './results-changed.ts';
import { reasonOf, sentenceOf } from './sentence.ts';

/** A question, with what a player's team has of it. */
export interface ToContest {
  readonly game: Game;
  readonly player: Pick<Player, 'is_captain' | 'captain_until' | 'teamid'>;
  readonly round: Round | undefined;
  readonly question: Pick<Question, 'question_id' | 'asked_order'> | undefined;
  /** The team's submission of the round counts. */
  readonly isIn: boolean;
  /** The team's appeal about the question, if there is one. */
  readonly appeal: StoredAppeal | undefined;
}

export interface Contest {
  readonly question_id: string;
  readonly reason: string;
}

/** A captain contests the grade of a question, once, after the round's answers are told. The same again is a repeat. */
export function contest(state: ToContest, command: Contest, { now, newId }: Moment): Decision<{ appeal: Appeal }> {
  const { game, player, round, question, isIn, appeal } = state;
  const { teamid } = player;
  if (teamid === null) throw new Refusal(403, details.membersOnly);
  requireCaptain(player);
  if (!round || !question || question.asked_order === null) throw new Refusal(404, details.questionNotFound);
  const reason = reasonOf(command.reason);
  if (appeal?.reason === reason) return nothingNew({ appeal: appealView(appeal) });
  refuseFinal(game);
  if (appeal) throw new Refusal(409, details.contestedAlready);
  // Which answers are told changes by the minute while they are told one by one.
  if (!isRevealed(round) || round.revealed_count !== null) throw new Refusal(409, details.notTold);
  if (!isIn) throw new Refusal(409, details.notHandedIn);
  const row: StoredAppeal = {
    appeal_id: newId(),
    game_id: game.game_id,
    teamid,
    question_id: question.question_id,
    round_order: round.round_order,
    reason,
    state: 'open',
    reply: '',
    at: now,
    decided_at: null,
    decided_by: '',
  };
  return { ...told(game, row), reply: { appeal: appealView(row) } };
}

/** A game and one of its appeals. */
export interface ToDecide {
  readonly game: Pick<Game, 'status' | 'results_version'>;
  readonly appeal: StoredAppeal | undefined;
}

export interface DecideAppeal {
  readonly by: Grader;
  readonly upheld: boolean;
  readonly reply: string;
}

/** Decides an appeal. It may be decided anew until the results are final; the grade itself is another command. */
export function decideAppeal(
  { game, appeal }: ToDecide,
  { by, upheld, reply }: DecideAppeal,
  { now }: Moment,
): Decision<{ appeal: HostAppeal }> {
  if (!appeal) throw new Refusal(404, details.appealNotFound);
  refuseFinal(game);
  const state = upheld ? 'upheld' : 'declined';
  const row: StoredAppeal = { ...appeal, state, reply: sentenceOf(reply), decided_at: now, decided_by: by.name };
  if (row.state === appeal.state && row.reply === appeal.reply) return nothingNew({ appeal: hostAppealView(appeal) });
  return { ...told(game, row), reply: { appeal: hostAppealView(row) } };
}

/** The quizmaster and the team hear of it. */
function told(game: Pick<Game, 'results_version'>, row: StoredAppeal): Pick<Decision, 'changes' | 'messages'> {
  const results = resultsChanged(game, row.teamid);
  return {
    changes: [{ kind: 'appeal', row }, ...results.changes],
    messages: [{ to: 'host', message: { type: 'HOST_APPEAL', appeal: hostAppealView(row) } }, ...results.messages],
  };
}
