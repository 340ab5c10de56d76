import { cleanTeamName, paperTeamsMax, tidyAnswers } from '@snug/contract';
import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { shownTeamName } from '../names/shown.ts';
import { toPlayers, toTeam } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import { refuseEnded, refuseFinal } from '../rounds.ts';
import type { Game } from '../state/game-state.ts';
import type { GameTeam } from '../state/people.ts';
import type { HandedIn, Submission } from '../state/team-round.ts';
import { refuseTakenName } from '../teams.ts';
import { submittedView } from '../views/round.ts';
import { otherTeam } from '../views/team.ts';
import { resultsChangedIn } from './results-changed.ts';

/** A game with its teams. */
export interface ToAddPaperTeam {
  readonly game: Pick<Game, 'game_id' | 'status'>;
  readonly teams: readonly GameTeam[];
}

/** Adds a team that plays on paper: nobody joins it, and the quizmaster types its answers. */
export function addPaperTeam(
  { game, teams }: ToAddPaperTeam,
  command: { readonly team_name: string },
  { now, newId, newCapability }: Moment,
): Decision<{ teamid: string }> {
  refuseEnded(game);
  const team_name = cleanTeamName(command.team_name);
  if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
  const same = teams.find((each) => each.plays_on === 'paper' && each.team_name === team_name);
  if (same) return nothingNew({ teamid: same.teamid });
  if (teams.filter(({ plays_on }) => plays_on === 'paper').length >= paperTeamsMax) {
    throw new Refusal(409, details.tooManyPaperTeams);
  }
  refuseTakenName(teams, team_name);
  const team: GameTeam = {
    ...{ teamid: newId(), team_code: newCapability(), alias: newId(), game_id: game.game_id },
    ...{
      team_name,
      kt_team_id: '',
      team_image: '',
      num_players: 1,
      plays_on: 'paper',
      created_at: now,
      kicked_at: null,
      name_allowed_at: null,
      waiting_since: null,
    },
  };
  return {
    changes: [{ kind: 'new-team', row: team }],
    messages: [toPlayers({ type: 'NEW_TEAM', team: otherTeam(team, false, shownTeamName(team, teams)) })],
    reply: { teamid: team.teamid },
    hostNews: { now: [team.teamid] },
  };
}

/** A team's round, and the team. */
export interface ToSubmitPaper extends HandedIn {
  readonly team: Pick<GameTeam, 'plays_on'>;
  /** The team has played its joker in another round. */
  readonly jokerPlayed: boolean;
}

export interface SubmitPaper {
  /** In the order asked. */
  readonly answers: readonly (readonly string[])[];
  readonly doubled: boolean;
  /** In a round of clues: the clue at which the answer was given, counted from 0. */
  readonly clue: number | undefined;
}

/**
 * Hands in what a team has written on paper; for a team on paper a newer one takes the older one's place. A team with phones
 * may hand in on paper too, whose batteries are empty, but not beside a submission of its own.
 */
export function submitPaper(
  { game, team, teamid, round, asked, standing, atClose, ...state }: ToSubmitPaper,
  command: SubmitPaper,
  { now, newId }: Moment,
): Decision<Success> {
  refuseFinal(game);
  if (asked.length === 0) throw new Refusal(409, details.nothingAsked);
  if (command.answers.length > asked.length) throw new Refusal(400, details.badRequest);
  const { round_id, round_order, single_answer, double_or_nothing } = round;
  const answers = asked.map(({ num_answers }, place) => {
    const texts = command.answers[place] ?? [];
    if (texts.length > num_answers) throw new Refusal(400, details.tooManyAnswers);
    return Array.from({ length: num_answers }, (_, n) => texts[n] ?? '');
  });
  const count = answers.findLastIndex((texts) => texts.some((text) => text.trim() !== '')) + 1;
  const tidy = [...tidyAnswers(answers.slice(0, count), single_answer), ...answers.slice(count)];
  const doubled = double_or_nothing && command.doubled;
  if (doubled && state.jokerPlayed) throw new Refusal(409, details.jokerPlayed);
  const clue = single_answer && count > 0 ? Math.min(command.clue ?? asked.length - 1, asked.length - 1) : null;
  const known = standing && JSON.stringify([standing.answers, standing.doubled, standing.clue, standing.late]);
  if (known === JSON.stringify([tidy, doubled, clue, false])) return nothingNew(success);
  if (team.plays_on === 'phones' && standing && !standing.late) throw new Refusal(409, details.alreadySubmitted);
  const row: Submission = {
    submission_id: newId(),
    game_id: game.game_id,
    teamid,
    round_id,
    round_order,
    idempotency_key: newId(),
    doubled,
    answers: tidy,
    late: false,
    at_close: false,
    clue,
    created_at: now,
    withdrawn_at: null,
  };
  const results = resultsChangedIn(game, round);
  return done({
    changes: [
      ...(standing || atClose ? [{ kind: 'withdraw', round_id, teamid, at: now } as const] : []),
      { kind: 'submission', row },
      ...(doubled !== state.doubled ? [{ kind: 'double', row: { teamid, round_id, doubled } } as const] : []),
      ...results.changes,
    ],
    messages: [
      toTeam(teamid, { type: 'SUBMIT_ANSWER', teamid, round_order, submission: submittedView(row, round) }),
      toTeam(teamid, { type: 'TEAM_SUBMITTED', teamid, round_order }),
      ...results.messages,
    ],
    hostNews: { now: [teamid] },
  });
}
