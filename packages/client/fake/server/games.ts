import type { BodyOf, joinWithCode } from '@snug/contract';
import {
  bringableAgain,
  details,
  foundPlayerView,
  type Game,
  gameView,
  headView,
  inviteeFrom,
  isFeedbackListed,
  mayPassDoors,
  Refusal,
  requireAllowedInvites,
  seatedTeam,
  stubViews,
  teamsToAsk,
} from '@snug/rules';
import {
  callerOf,
  findPlayer,
  goneTeamOf,
  openInvitesTo,
  playersGame,
  registeredOf,
  seatsIn,
  teamsNotGone,
  teamsOf,
  teamsWithWaiting,
} from '@snug/rules/memory';
import { inGame, playerOf, watchers } from './authorization.ts';
import { run } from './commands.ts';
import { takeGuestPast } from './guest-past.ts';
import { type Handlers, identityOf, type RequestContext, refuseOtherClient } from './request-context.ts';
import type { FakeState } from './state.ts';
import { streamOf } from './streams.ts';

export const games: Handlers<
  | 'findGame'
  | 'gameExists'
  | 'listGames'
  | 'joinWithCode'
  | 'addTeam'
  | 'joinGame'
  | 'newPlayer'
  | 'loadGame'
  | 'leaveGame'
> = {
  findGame(request) {
    const { body, state, actor } = request;
    refuseUnknownCode(state.game, body.code);
    const my_teams = teamsOf(state)
      .filter(({ kt_team_id }) => registeredOf(state, kt_team_id, actor.account?.account_id))
      .map(({ kt_team_id, alias }) => ({ kt_team_id, team_code: alias }));
    const { found } = callerOf(state, identityOf(actor));
    const isClosed = state.game.doors_closed_at !== null;
    const again = { game: state.game, found, gone: goneTeamOf(state, found) };
    const left =
      teamsNotGone(state).find(({ teamid }) => teamid === found?.left_teamid) ??
      bringableAgain(again, teamsWithWaiting(state));
    return {
      game: headView(state.game, state.venue),
      found_player: foundPlayer(request),
      ...(my_teams.length > 0 && { my_teams }),
      teams: teamsToAsk(teamsOf(state), seatsIn(state)).map(seatedTeam),
      ...(isClosed && { doors_closed: true, ...(mayPassDoors(state.game, found) && { may_watch: true }) }),
      ...(left && { left_team: left.team_name }),
    };
  },

  gameExists: ({ params, state }) => ({ exists: isOpenCode(state.game, params.code) }),

  listGames({ state, actor, context }) {
    const account_id = actor.account?.account_id;
    const found = findPlayer(state, identityOf(actor));
    // After a login, the browser's guest is not the account's player.
    const player = account_id === undefined || found?.account_id === account_id ? found : undefined;
    const team = state.teams.find(({ teamid }) => teamid === player?.teamid);
    const head = headView(state.game, state.venue);
    if (state.game.status !== 'live') {
      if (!player) return [];
      const rated = state.ratings.filter(({ player_id }) => player_id === player.player_id);
      const isFeedbackDue = isFeedbackListed({ ...state, player, rated }, context.clock.now());
      return isFeedbackDue ? stubViews(head, { player, team, invites: [], hasDeclined: false, isFeedbackDue }) : [];
    }
    const invites = openInvitesTo(state, account_id, context.clock.now());
    const hasDeclined = state.invites.some(
      (each) => account_id !== undefined && each.account_id === account_id && each.closed_as === 'declined',
    );
    return stubViews(head, { player, team, invites, hasDeclined });
  },

  joinWithCode(request) {
    refuseUnknownCode(request.state.game, request.body.code);
    return addTeamToGame(request, request.body);
  },

  addTeam(request) {
    playerOf(request, request.params.id, watchers);
    return addTeamToGame(request, { num_players: 1, invites: [], ...request.body });
  },

  joinGame({ params, body, actor, state, context }) {
    refuseOtherGame(state.game, params.id);
    return run(context, 'joinGame', { ...identityOf(actor), team_code: body.team_code });
  },

  newPlayer({ params, body, actor, state, context }) {
    refuseOtherGame(state.game, params.id);
    refuseOtherClient(actor, body.client_id);
    return run(context, 'newPlayer', identityOf(actor));
  },

  loadGame(request) {
    const { query, actor, state, context } = request;
    playerOf(request, query.game_id, inGame);
    // Whoever has logged in since is not a guest here any more.
    if (actor.account) run(context, 'takeGuestSeat', identityOf(actor));
    const player = playerOf(request, query.game_id, inGame);
    const { streams, clock } = context;
    const stream = streamOf(player);
    const seen = playersGame(state, player, actor.account, clock.now());
    const view = gameView({ ...seen, last_msg_id: streams.position(stream), epoch: streams.epoch(stream) });
    const teamid = player.status === 'joined' ? player.teamid : null;
    const answer_seq = lastWriteOf(state, teamid, actor.clientId);
    return answer_seq === undefined ? view : { ...view, answer_seq };
  },

  leaveGame(request) {
    const { player_code } = playerOf(request, request.params.id, inGame);
    return run(request.context, 'leaveGame', { player_code, only_watching: request.body?.only_watching });
  },
};

/** Adds a team, new or registered, with the caller as its captain; a registered team that plays already gets them as a member. */
function addTeamToGame(
  { actor, context, state }: Pick<RequestContext, 'actor' | 'context' | 'state'>,
  { team_name, kt_team_id, num_players, invites }: Omit<BodyOf<typeof joinWithCode>, 'code'>,
) {
  requireAllowedInvites(actor.account !== undefined, invites.length);
  const invitees = invites.map(inviteeFrom);
  takeGuestPast({ actor, context, state });
  const brought = { ...identityOf(actor), team_name, kt_team_id, num_players, invitees };
  const { recorded: _, ...reply } = run(context, 'addTeamToGame', brought);
  return reply;
}

/** The highest number of an answer or a double that a client has sent for a team; undefined: none. */
function lastWriteOf(
  { answerWrites, doubleWrites }: FakeState,
  teamid: string | null,
  client_hash: string,
): number | undefined {
  const writes = [...answerWrites, ...doubleWrites].filter(
    (each) => each.teamid === teamid && each.client_hash === client_hash,
  );
  return writes.length > 0 ? Math.max(...writes.map(({ seq }) => seq)) : undefined;
}

/** The player that this device was in the game; without a login also a registered one, so that the client can ask to log in. */
function foundPlayer({ actor, state }: Pick<RequestContext, 'actor' | 'state'>) {
  const ofDevice = state.players
    .filter(({ client_hash, left_at }) => client_hash === actor.clientId && left_at === null)
    .toSorted((one, other) => other.created_at - one.created_at);
  const player = findPlayer(state, identityOf(actor)) ?? (actor.account ? undefined : ofDevice[0]);
  return player ? foundPlayerView(actor.clientId, player) : null;
}

function refuseOtherGame(game: Game, game_id: string): void {
  if (game.game_id !== game_id) throw new Refusal(404, details.gameNotFound);
}

function isOpenCode({ code, status }: Game, given: string): boolean {
  return code === given && status === 'live';
}

function refuseUnknownCode(game: Game, given: string): void {
  if (!isOpenCode(game, given.trim())) throw new Refusal(404, details.unknownCode);
}
