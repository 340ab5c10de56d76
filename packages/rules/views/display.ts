import type { Ad, DisplayAnswers, DisplayBoard, DisplayQuestion, DisplayRound, DisplayView } from '@snug/contract';
import { boardOf, type Scores } from '@snug/grading';
import { scoresOf } from '../grading/scores-of.ts';
import { type NamedTeam, shownTeamNames } from '../names/shown.ts';
import { askedOf, currentRound, type GameState, type Round, toldOf } from '../state/game-state.ts';
import type { GradedGame } from '../state/graded-game.ts';
import type { PhotosState } from '../state/photos.ts';
import { countdownView } from './countdown.ts';
import { displayPhase, isFinalBoard, isOver, shownVote, toldLast } from './display-phase.ts';
import { displayPhotos, displayVote } from './photos.ts';
import { questionView, revealedQuestionView } from './question.ts';

/** A game with what else its big screen shows. */
export interface DisplayedGame extends GradedGame, Pick<PhotosState, 'shots' | 'votes' | 'ballots' | 'electorate'> {
  /** The teams that are in the game, with what decides how the room reads their names. */
  readonly teams: readonly (GradedGame['teams'][number] & NamedTeam)[];
  /** The name of the pub. */
  readonly venue: string;
  /** What sponsors show in a break. */
  readonly ads: readonly Ad[];
  readonly join_url: string;
  readonly last_msg_id: number;
  readonly epoch: string;
  /** The server's time. */
  readonly now: number;
}

/** Between the rounds, and once the winners are told. */
const hasPhotos: readonly DisplayView['phase'][] = ['break', 'winners', 'ended'];

/** What the room may see of a game: only questions that are asked, only answers that are told, only boards that are public. */
export function displayView(seen: DisplayedGame): DisplayView {
  const { game, teams, venue, join_url, last_msg_id, epoch, now } = seen;
  const { game_id: gameid, code, kind, title, announcement, announced_at, paused_at } = game;
  const phase = displayPhase(seen);
  const round = currentRound(seen);
  const isInRound = phase === 'round' || phase === 'question' || phase === 'closed';
  const vote = phase === 'vote' ? shownVote(seen) : undefined;
  const photos = hasPhotos.includes(phase) ? displayPhotos(seen) : [];
  const countdown = game.submissions_open ? countdownView(game, now) : undefined;
  return {
    ...{ gameid, code, kind, title, venue, join_url, phase },
    teams: [...shownTeamNames(teams).values()],
    ...(round && { round: roundShown(round, seen) }),
    ...(phase === 'question' && round && { question: latestAsked(round, seen) }),
    ...(isInRound && round && { handed_in: handedIn(round, seen) }),
    ...(phase === 'answers' && { answers: toldAnswers(seen) }),
    ...((phase === 'board' || phase === 'winners') && { board: publicBoard(seen) }),
    ads: phase === 'break' && !game.private_event ? [...seen.ads] : [],
    ...(photos.length > 0 && { photos }),
    ...(vote && { vote: displayVote(vote, seen) }),
    ...(announcement !== '' && { announcement: { text: announcement, at: announced_at ?? 0 } }),
    ...(countdown && { countdown }),
    ...(paused_at !== null && { paused: true }),
    ...(game.doors_closed_at !== null && game.status === 'live' && { doors_closed: true }),
    ...(isOver(game) && { over: true }),
    ...{ last_msg_id, epoch, now },
  };
}

function roundShown(round: Round, { rounds }: GameState): DisplayRound {
  const { round_order, title, subtitle, player_instructions, question_count, double_or_nothing, tiebreaker } = round;
  const round_count = rounds.filter((each) => !each.tiebreaker).length;
  return {
    ...{ round_order, round_count, title, subtitle, player_instructions },
    ...{ question_count, double_or_nothing, tiebreaker },
  };
}

function latestAsked({ round_id }: Round, { questions }: GameState): DisplayQuestion | undefined {
  const asked = askedOf(questions, round_id);
  const latest = asked.at(-1);
  return latest && { ...questionView(latest), number: asked.length };
}

/** Teams that have handed the round in, late ones included: whoever has pressed is in. */
function handedIn({ round_id }: Round, { teams, submissions }: GradedGame): DisplayView['handed_in'] {
  const isIn = new Set(submissions.filter((each) => each.round_id === round_id).map(({ teamid }) => teamid));
  return { teams: teams.filter(({ teamid }) => isIn.has(teamid)).length, of: teams.length };
}

function toldAnswers(state: GradedGame): DisplayAnswers | undefined {
  const round = toldLast(state.rounds);
  if (!round) return undefined;
  const { round_order, title } = round;
  const scores = scoresOf({ ...state, rounds: [round], adjustments: [] });
  const asked = askedOf(state.questions, round.round_id);
  return {
    ...{ round_order, title },
    ...(round.revealed_count !== null && { of: asked.length }),
    questions: toldOf(round, asked).map((question, place) => {
      const { question_text, answers, notes } = revealedQuestionView(question);
      return { number: place + 1, question_text, answers, notes, ...shareOf(scores, question.question_id) };
    }),
  };
}

/** How many teams had all of it; none while an answer to it waits for a quizmaster. */
function shareOf(scores: Scores, question_id: string): Pick<DisplayAnswers['questions'][number], 'share'> {
  const all = scores.flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions));
  const given = all.filter((each) => each.question_id === question_id);
  if (given.length === 0 || given.some(({ answer }) => answer.state === 'ungraded')) return {};
  return { share: { right: given.filter(({ isRight }) => isRight).length, teams: given.length } };
}

function publicBoard(state: DisplayedGame): DisplayBoard {
  const { board_through: through, unveiled } = state.game;
  const board = boardOf(scoresOf(state, through), { through, final: isFinalBoard(state), unveiled });
  const named = shownTeamNames(state.teams);
  return {
    ...board,
    rows: board.rows.map(({ teamid, place, points }) => ({ team_name: named.get(teamid) ?? '', place, points })),
  };
}
