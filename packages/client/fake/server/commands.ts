import {
  askedOf,
  type CommandName,
  type CommandOf,
  currentRound,
  type Decision,
  decide,
  type GameState,
  type Invitee,
  type Moment,
  type ReplyOf,
  type StateOf,
} from '@snug/rules';
import { applyChanges } from './apply-changes.ts';
import {
  holdingsOf,
  inviteeIn,
  invitesOfTo,
  openedBy,
  openInvitesFor,
  openInvitesOf,
  openLinksOf,
} from './read-invites.ts';
import { handedInBy, questionHoldings, questionsOf, standingOf, teamRoundOf } from './read-round.ts';
import {
  type CallerIdentity,
  callerOf,
  playerByCode,
  playerOfAccount,
  registeredCalled,
  registeredOf,
  rosterOf,
  teamsOf,
} from './read-state.ts';
import type { FakeServerContext } from './server-context.ts';
import type { FakeState } from './state.ts';

/** Reads what a command's rule looks at. `Names` say what to read. */
type ReadState<N extends CommandName, Names> = (state: FakeState, names: Names, now: number) => StateOf<N>;

interface OfTeam {
  readonly teamid: string;
}
interface AtRound {
  readonly player_id: string;
  readonly round_order: number;
  readonly client_hash: string;
}
interface AtQuestion extends AtRound {
  readonly question_index: number;
}

const gameState = ({ game, rounds, questions }: FakeState): GameState => ({ game, rounds, questions });

function atQuestion(state: FakeState, { player_id, round_order, question_index, client_hash }: AtQuestion) {
  const round = teamRoundOf(state, player_id, round_order);
  const questions = questionsOf(state, round.player.teamid, round.round.round_id, client_hash);
  return { round, question: questions.find((each) => each.question_index === question_index) };
}

const handedIn = (state: FakeState, { teamid, round_order }: OfTeam & { readonly round_order: number }) =>
  handedInBy(state, teamid, round_order);

const nudge: ReadState<'nudge', object> = (state) => {
  const round_id = currentRound(state)?.round_id;
  const isThinking = ({ teamid }: OfTeam) => !standingOf(state, teamid).some((each) => each.round_id === round_id);
  return { ...gameState(state), thinking: teamsOf(state).filter(isThinking).length };
};

const submitRound: ReadState<'submitRound', AtRound & { readonly idempotencyKey: string | undefined }> = (
  state,
  { player_id, round_order, client_hash, idempotencyKey },
) => {
  const round = teamRoundOf(state, player_id, round_order);
  const { teamid } = round.player;
  const { round_id } = round.round;
  const before = state.submissions.find(
    (each) => each.teamid === teamid && each.round_id === round_id && each.idempotency_key === idempotencyKey,
  );
  return { round, asked: askedOf(questionsOf(state, teamid, round_id, client_hash), round_id), before };
};

const setDouble: ReadState<'setDouble', AtRound> = (state, { player_id, round_order, client_hash }) => {
  const round = teamRoundOf(state, player_id, round_order);
  const { teamid } = round.player;
  const { round_id } = round.round;
  const last = state.doubleWrites.find(
    (each) => each.teamid === teamid && each.round_id === round_id && each.client_hash === client_hash,
  );
  return { round, lastSeq: last?.seq ?? null };
};

const joinGame: ReadState<'joinGame', CallerIdentity & { readonly team_code: string | undefined }> = (
  state,
  { team_code, ...by },
  now,
) => {
  const { account_id } = by;
  const opened = team_code && account_id !== undefined ? openedBy(state, team_code, account_id, now) : undefined;
  return { ...callerOf(state, by), opened };
};

const leaveGame: ReadState<'leaveGame', { readonly player_code: string }> = (state, { player_code }, now) => {
  const player = playerByCode(state, player_code);
  const teamid = player?.teamid ?? null;
  const team =
    teamid === null ? undefined : { roster: rosterOf(state, teamid), holdings: holdingsOf(state, teamid, now) };
  return { player, team };
};

const answerJoinRequest: ReadState<'answerJoinRequest', OfTeam & { readonly player_code: string }> = (
  state,
  { teamid, player_code },
  now,
) => {
  const player = playerByCode(state, player_code);
  const invites = openInvitesFor(state, teamid, player?.account_id, now);
  return { game: state.game, roster: rosterOf(state, teamid), player, invites };
};

const dropPlayer: ReadState<'dropPlayer', OfTeam & { readonly player_code: string | undefined }> = (
  state,
  { teamid, player_code },
  now,
) => {
  const theirs = openInvitesFor(state, teamid, playerByCode(state, player_code)?.account_id, now);
  return {
    roster: rosterOf(state, teamid),
    holdings: holdingsOf(state, teamid, now),
    waysBack: [...theirs, ...openLinksOf(state, teamid, now)],
  };
};

const addTeamToGame: ReadState<
  'addTeamToGame',
  CallerIdentity & { readonly kt_team_id: string; readonly invitees: readonly Invitee[] }
> = (state, { kt_team_id, invitees, ...by }, now) => {
  const teams = teamsOf(state);
  const registered = kt_team_id === 'new' ? undefined : registeredOf(state, kt_team_id, by.account_id);
  const here = registered && teams.find((team) => team.kt_team_id === String(registered.kt_team_id));
  return {
    ...callerOf(state, by),
    teams,
    registered,
    here: here && {
      roster: rosterOf(state, here.teamid),
      invites: openInvitesFor(state, here.teamid, by.account_id, now),
    },
    invitees: invitees.map((invitee) => inviteeIn(state, by, invitee)),
  };
};

const followRegisteredName: ReadState<'followRegisteredName', { readonly registered: string }> = (state, named) => {
  const registered = registeredCalled(state, named.registered);
  if (!registered) throw new Error('No registered team has this id.');
  return { registered, teams: teamsOf(state) };
};

const cancelInvite: ReadState<
  'cancelInvite',
  OfTeam & { readonly invite_id: string | undefined; readonly invitee: Invitee | undefined }
> = (state, { teamid, invite_id, invitee }) => {
  const ofTeam = state.invites.filter((each) => each.teamid === teamid && each.kind !== 'link');
  const invite = ofTeam.findLast((each) =>
    invitee ? each.kind === invitee.kind && each.contact === invitee.contact : each.invite_id === invite_id,
  );
  return { roster: rosterOf(state, teamid), invite, invited: playerOfAccount(state, invite?.account_id) };
};

const withdrawInvite: ReadState<'withdrawInvite', { readonly invite_id: string }> = (state, { invite_id }) => {
  const invite = state.invites.find((each) => each.invite_id === invite_id);
  return { invite, invited: playerOfAccount(state, invite?.account_id) };
};

const sendFeedback: ReadState<'sendFeedback', { readonly player_id: string }> = (state, { player_id }) => {
  const { game, hosts, players, ratings } = state;
  const player = players.find((each) => each.player_id === player_id);
  if (!player) throw new Error('The caller of a call about the game is in it.');
  return { game, player, hosts, rated: ratings.filter((each) => each.player_id === player_id) };
};

/** Every command by its name, and what reads the state that its rule decides by. */
const readers = {
  startRound: gameState,
  endRound: gameState,
  ask: (state: FakeState, { question_id }: { readonly question_id: string }) => ({
    ...gameState(state),
    held: questionHoldings(state, question_id),
  }),
  recall: gameState,
  openSubmissions: gameState,
  closeSubmissions: gameState,
  reveal: gameState,
  nudge,
  endGame: gameState,
  // There is one game, so nobody else has its code.
  reopenGame: (state: FakeState) => ({ ...gameState(state), isCodeTaken: false }),
  finalizeGame: gameState,

  saveAnswer: atQuestion,
  submitRound,
  suggestAnswer: atQuestion,
  setDouble,
  resetSubmission: handedIn,
  acceptLate: handedIn,

  newPlayer: callerOf,
  joinGame,
  leaveGame,
  askToJoin: (state: FakeState, { teamid, ...by }: CallerIdentity & OfTeam) => ({
    ...callerOf(state, by),
    roster: rosterOf(state, teamid),
  }),
  cancelJoinRequest: (state: FakeState, { teamid, player_code }: OfTeam & { readonly player_code: string }) => ({
    player: playerByCode(state, player_code),
    roster: rosterOf(state, teamid),
  }),
  answerJoinRequest,
  dropPlayer,
  promoteCaptain: (state: FakeState, { teamid }: OfTeam) => rosterOf(state, teamid),

  addTeamToGame,
  registerTeam: (
    state: FakeState,
    { teamid, registered, ...by }: CallerIdentity & OfTeam & { readonly registered: string },
  ) => ({
    ...callerOf(state, by),
    roster: rosterOf(state, teamid),
    teams: teamsOf(state),
    registered: registeredOf(state, registered, by.account_id),
  }),
  renameTeam: (state: FakeState, { teamid }: OfTeam) => ({
    game: state.game,
    roster: rosterOf(state, teamid),
    teams: teamsOf(state),
  }),
  renameTeamByHost: (state: FakeState, { teamid }: OfTeam) => ({
    roster: rosterOf(state, teamid),
    teams: teamsOf(state),
  }),
  followRegisteredName,
  kickTeam: (state: FakeState, { teamid }: OfTeam, now: number) => ({
    roster: rosterOf(state, teamid),
    holdings: holdingsOf(state, teamid, now),
  }),

  inviteToTeam: (
    state: FakeState,
    { teamid, invitee, ...by }: CallerIdentity & OfTeam & { readonly invitee: Invitee },
    now: number,
  ) => ({
    ...callerOf(state, by),
    roster: rosterOf(state, teamid),
    open: openInvitesOf(state, teamid, now),
    invitee: inviteeIn(state, by, invitee),
  }),
  shareLink: (state: FakeState, { teamid, ...by }: CallerIdentity & OfTeam, now: number) => ({
    ...callerOf(state, by),
    roster: rosterOf(state, teamid),
    links: openLinksOf(state, teamid, now),
  }),
  cancelInvite,
  withdrawInvite,
  declineInvite: (state: FakeState, { teamid, account_id }: OfTeam & { readonly account_id: string }) => ({
    mine: invitesOfTo(state, teamid, account_id),
    invited: playerOfAccount(state, account_id),
  }),

  sendFeedback,
} satisfies { [N in CommandName]: ReadState<N, never> };

/** What a command says: what its rule reads of it, and what names the state. */
export type CommandData<N extends CommandName> = CommandOf<N> &
  (Parameters<(typeof readers)[N]> extends [unknown, infer Names, ...unknown[]] ? Names : object);

/**
 * Runs a command: reads the state, asks the rule, numbers its messages, makes its changes and sends.
 *
 * @throws Refusal from the rule; then nothing has happened.
 */
export function run<N extends CommandName>(context: FakeServerContext, name: N, data: CommandData<N>): ReplyOf<N> {
  const { state, clock, id } = context;
  const now = clock.now();
  // The names are those of the command: TypeScript does not follow one name through the table.
  const read = readers[name] as (state: FakeState, names: unknown, now: number) => StateOf<N>;
  const moment: Moment = { now, newId: () => id('id'), newCapability: () => id('code') };
  return commit(context, decide(name, read(state, data, now), data, moment));
}

/** Numbers the messages of a decision, makes its changes and sends. */
export function commit<Reply>(
  { state, streams, connections }: FakeServerContext,
  { changes, messages, reply, moved = [] }: Decision<Reply>,
): Reply {
  const numbered = messages.flatMap(streams.append);
  applyChanges(state, streams, changes);
  connections.deliver(numbered, moved);
  return reply;
}
