import type { GamePlayer, GameTeam as GameTeamShown, SubmittedRound, Suggestion } from '@snug/contract';
import {
  askedOf,
  currentRound,
  type GameTeam,
  newestOf,
  type OwnAccount,
  type OwnTeam,
  ownTeamView,
  type Player,
  type PlayersGame,
  playerView,
  submittedByRound,
} from '@snug/rules';
import { openInvitesOf, openInvitesTo } from './read-invites.ts';
import { answersTo, isDoubled, questionsOf, standingOf, suggestionsOf } from './read-round.ts';
import { peopleOf, teamsOf } from './read-state.ts';
import type { FakeServerContext } from './server-context.ts';
import type { FakeState } from './state.ts';
import { streamOf } from './streams.ts';

/** Everything that a player's view of the game is made of. */
export function playersGame(
  { state, streams, clock }: FakeServerContext,
  player: Player,
  account: OwnAccount | undefined,
): PlayersGame {
  const { game, rounds, questions, venue, hosts, ratings } = state;
  const stream = streamOf(player);
  const teams = teamsOf(state);
  const team = player.status === 'joined' ? teams.find(({ teamid }) => teamid === player.teamid) : undefined;
  const now = clock.now();
  return {
    ...{ game, rounds, questions, player, account, venue, teams, hosts },
    rated: ratings.filter((each) => each.player_id === player.player_id),
    invitesToMe: openInvitesTo(state, account?.account_id, now),
    own: team && ownTeamOf(state, team.teamid, now),
    revealed: questions,
    last_msg_id: streams.position(stream),
    epoch: streams.epoch(stream),
  };
}

function ownTeamOf(state: FakeState, teamid: string, now: number): OwnTeam {
  const round_id = currentRound(state)?.round_id ?? '';
  return {
    people: peopleOf(state, teamid),
    invites: openInvitesOf(state, teamid, now),
    submissions: standingOf(state, teamid),
    saved: answersTo(state, teamid, askedOf(state.questions, round_id)),
    suggestions: suggestionsOf(state, teamid),
    doubled: isDoubled(state, teamid, round_id),
  };
}

/** A team as the server knows it. */
export interface FakeTeamNow extends GameTeamShown {
  readonly players: readonly GamePlayer[];
  /** To the asked questions of the current round, in order. */
  readonly answers: readonly {
    readonly question_text: string;
    /** Empty: nothing is saved. */
    readonly saved: readonly string[];
    readonly late: boolean;
    readonly suggestions: readonly Suggestion[];
  }[];
  /** The current round is doubled. */
  readonly doubled: boolean;
  /** The submissions that stand, by round order. */
  readonly submitted: Readonly<Record<string, SubmittedRound>>;
}

export function teamNow(state: FakeState, team: GameTeam): FakeTeamNow {
  const { teamid } = team;
  const round_id = currentRound(state)?.round_id ?? '';
  return {
    ...ownTeamView(team),
    players: peopleOf(state, teamid).map(playerView),
    answers: askedOf(questionsOf(state, teamid, round_id), round_id).map((question) => {
      const { texts, late } = newestOf(question);
      const suggestions = suggestionsOf(state, teamid)
        .filter(({ question_id }) => question_id === question.question_id)
        .map(({ player_code, player_name, suggestion }) => ({ player_code, player_name, suggestion }));
      return { question_text: question.question_text, saved: texts ?? [], late, suggestions };
    }),
    doubled: isDoubled(state, teamid, round_id),
    submitted: submittedByRound(standingOf(state, teamid), state.rounds),
  };
}
