import type { GameView, SubmittedRound, Suggestion } from '@snug/contract';
import type { Rating } from '../decision.ts';
import { hostsToRate } from '../feedback.ts';
import { shownTeamNames } from '../names/shown.ts';
import { type TeamSeats, teamsToAsk } from '../people/membership.ts';
import { askedOf, currentRound, type GameState, isRevealed, type Question } from '../state/game-state.ts';
import type { GameTeam, Host, InviteInGame, Person, Player } from '../state/people.ts';
import type { Answer, Submission } from '../state/team-round.ts';
import { countdownView } from './countdown.ts';
import { headView } from './head.ts';
import { inviteToMeView, teamInviteView } from './invite.ts';
import { meView, type OwnAccount, playerView } from './player.ts';
import { revealedView, roundView, submittedView } from './round.ts';
import { otherTeam, ownTeamView } from './team.ts';

/** All the data that a player's view of a game is made of. */
export interface PlayersGame extends GameState {
  readonly player: Player;
  readonly account: OwnAccount | undefined;
  /** The name of the pub. */
  readonly venue: string;
  /** The teams that are in the game. */
  readonly teams: readonly GameTeam[];
  /** The team with which the player waits to be let in. */
  readonly waiting?: GameTeam | undefined;
  readonly seats: readonly TeamSeats[];
  readonly hosts: readonly Host[];
  /** The ratings that the player has given. */
  readonly rated: readonly Rating[];
  /** The open invites to the player's account in this game. */
  readonly invitesToMe: readonly InviteInGame[];
  /** The player's own team; undefined: they are on none. */
  readonly own: OwnTeam | undefined;
  /** The questions of the revealed rounds. */
  readonly revealed: readonly Question[];
  /** Read before everything else, so that the stream brings whatever is newer than the view (G7). */
  readonly last_msg_id: number;
  readonly epoch: string;
  /** The server's time. */
  readonly now: number;
}

export interface OwnTeam {
  readonly people: readonly Person[];
  readonly invites: readonly InviteInGame[];
  /** The submissions that are not withdrawn. */
  readonly submissions: readonly Submission[];
  /** The saved answers to the asked questions of the current round; of one question the newest comes last. */
  readonly saved: readonly Answer[];
  readonly suggestions: readonly (Suggestion & { readonly question_id: string })[];
  /** Whether the team has doubled the current round. */
  readonly doubled: boolean;
}

/**
 * A game as one player may see it: only questions that are asked, only answer keys that are revealed, only the own team's
 * answers, and no email or phone of anybody else (H55).
 */
export function gameView(seen: PlayersGame): GameView {
  const { game, rounds, questions, player, account, venue, teams, hosts, invitesToMe, own } = seen;
  const isPending = player.status === 'pending-join';
  const playersTeam = seen.waiting ?? teams.find(({ teamid }) => teamid === player.teamid);
  const mine = own && player.status === 'joined' ? playersTeam : undefined;
  const { saved = [] } = own ?? {};
  const toAsk = teamsToAsk(teams, seen.seats);
  const shown = shownTeamNames(teams);
  return {
    ...headView(game, venue),
    niceTitle: '',
    kt_id: game.kt_id,
    game_started: game.game_started,
    submissions_open: game.submissions_open,
    round_index: game.round_index,
    round_count: rounds.length,
    round:
      game.round_open && game.round_shown
        ? currentRoundView(seen, askedOf(questions, currentRound(seen)?.round_id))
        : null,
    ...submittedRounds(own?.submissions ?? [], rounds),
    submit_at_close: game.submit_at_close,
    ...(game.results_version > 0 && { results_version: game.results_version }),
    ...(game.photos_version > 0 && { photos_version: game.photos_version }),
    ...revealedRounds(seen),
    ...runningView(seen),
    // Only answers in time, as in the messages, which do not mention late ones.
    suggested: Object.fromEntries(
      saved.filter(({ late }) => !late).map(({ question_id, answer }) => [question_id, [...answer]]),
    ),
    me: meView(player, account, mine?.team_code ?? (isPending ? playersTeam?.alias : undefined) ?? ''),
    team: mine && own ? teamView(mine, own, player) : null,
    game_teams: [
      ...teams.map((team) =>
        team === mine ? ownTeamView(team) : otherTeam(team, toAsk.includes(team), shown.get(team.teamid)),
      ),
      ...(seen.waiting ? [otherTeam(seen.waiting, false)] : []),
    ],
    invites: invitesToMe.filter(({ teamid }) => teamid !== mine?.teamid).map(inviteToMeView),
    private_event: game.private_event,
    host_venmo: hosts.flatMap(({ name, tip_handle }) => (tip_handle === '' ? [] : [{ name, handle: tip_handle }])),
    feedback_eligible: hostsToRate(seen).length > 0,
    last_msg_id: seen.last_msg_id,
    epoch: seen.epoch,
  };
}

/** The line to everybody, the countdown and the break, where there is one. */
function runningView({ game, now, waiting }: PlayersGame): Pick<GameView, 'announcement' | 'countdown' | 'paused'> {
  const { announcement, announced_at, paused_at } = game;
  const countdown = countdownView(game, now);
  return {
    ...(announcement !== '' && { announcement: { text: announcement, at: announced_at ?? 0 } }),
    ...(announcement === '' && waiting && { announcement: waitingLine(waiting) }),
    ...(countdown && { countdown }),
    ...(paused_at !== null && { paused: true }),
  };
}

/** Every client shows a line of text; of one that the quizmaster sends the line has the place. */
function waitingLine({ team_name, waiting_since }: GameTeam): NonNullable<GameView['announcement']> {
  return { text: `${team_name}: please wait until the quizmaster lets you in.`, at: waiting_since ?? 0 };
}

function teamView(team: GameTeam, { people, invites }: OwnTeam, viewer: Player): GameView['team'] {
  return {
    ...ownTeamView(team),
    num_players: team.num_players,
    players: people.map(playerView),
    invites: invites.map((invite) => teamInviteView(invite, viewer.player_id)),
  };
}

function currentRoundView(seen: PlayersGame, asked: readonly Question[]): GameView['round'] {
  const round = currentRound(seen);
  if (!round) return null;
  const { saved = [], suggestions = [], doubled = false, submissions = [] } = seen.own ?? {};
  const newest = new Map(saved.map((each) => [each.question_id, each]));
  return roundView(round, asked, {
    answers: new Map([...newest].map(([question_id, { answer }]) => [question_id, answer])),
    late: new Set([...newest].flatMap(([question_id, { late }]) => (late ? [question_id] : []))),
    suggestions,
    doubled,
    submission: countedOf(submissions.filter((each) => each.round_id === round.round_id)),
  });
}

/** A team's submissions by the number of their round, and those that came late beside what was handed in at the close. */
export function submittedRounds(
  submissions: readonly Submission[],
  rounds: GameState['rounds'],
): { submitted: Record<string, SubmittedRound>; late_submitted?: Record<string, SubmittedRound> } {
  const submitted: Record<string, SubmittedRound> = {};
  const late: Record<string, SubmittedRound> = {};
  for (const round of rounds) {
    const all = submissions.filter((each) => each.round_id === round.round_id);
    const counted = countedOf(all);
    const beside = all.find((each) => each !== counted);
    if (counted) submitted[round.round_order] = submittedView(counted, round);
    if (beside) late[round.round_order] = submittedView(beside, round);
  }
  return Object.keys(late).length > 0 ? { submitted, late_submitted: late } : { submitted };
}

/** Of a team's submissions of a round the one that counts: what was handed in at the close, until a late one is accepted. */
function countedOf(submissions: readonly Submission[]): Submission | undefined {
  return submissions.find(({ at_close }) => at_close) ?? submissions[0];
}

/** The revealed answers by round; without `revealed` while there are none. */
function revealedRounds({ rounds, revealed }: PlayersGame): Pick<GameView, 'revealed'> {
  const shown = rounds.filter(isRevealed);
  if (shown.length === 0) return {};
  const views = shown.map((round) => [round.round_order, revealedView(round, askedOf(revealed, round.round_id))]);
  return { revealed: Object.fromEntries(views) };
}
