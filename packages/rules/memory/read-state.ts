import type { CommandName, CommandOf, StateOf } from '../rules.ts';
import { askedOf, currentRound, type GameState } from '../state/game-state.ts';
import type { Invitee } from '../state/people.ts';
import type { GameInMemory } from './game-in-memory.ts';
import { holdingsOf, inviteeIn, invitesOfTo, openedBy, openInvitesFor, openInvitesOf, openLinksOf } from './invites.ts';
import { type CallerIdentity, callerOf, playerByCode, playerOfAccount, rosterOf, teamsOf } from './people.ts';
import { registeredCalled, registeredOf } from './registered-teams.ts';
import { handedInBy, questionHoldings, questionsOf, standingOf, teamRoundOf } from './team-round.ts';

/** Reads what a command's rule looks at. `Names` say what to read. */
type ReadState<N extends CommandName, Names> = (memory: GameInMemory, names: Names, now: number) => StateOf<N>;

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

const gameState = ({ game, rounds, questions }: GameInMemory): GameState => ({ game, rounds, questions });

function atQuestion(memory: GameInMemory, { player_id, round_order, question_index, client_hash }: AtQuestion) {
  const round = teamRoundOf(memory, player_id, round_order);
  const questions = questionsOf(memory, round.player.teamid, round.round.round_id, client_hash);
  return { round, question: questions.find((each) => each.question_index === question_index) };
}

const handedIn = (memory: GameInMemory, { teamid, round_order }: OfTeam & { readonly round_order: number }) =>
  handedInBy(memory, teamid, round_order);

const nudge: ReadState<'nudge', object> = (memory) => {
  const round_id = currentRound(memory)?.round_id;
  const isThinking = ({ teamid }: OfTeam) => !standingOf(memory, teamid).some((each) => each.round_id === round_id);
  return { ...gameState(memory), thinking: teamsOf(memory).filter(isThinking).length };
};

const submitRound: ReadState<'submitRound', AtRound & { readonly idempotencyKey: string | undefined }> = (
  memory,
  { player_id, round_order, client_hash, idempotencyKey },
) => {
  const round = teamRoundOf(memory, player_id, round_order);
  const { teamid } = round.player;
  const { round_id } = round.round;
  const before = memory.submissions.find(
    (each) => each.teamid === teamid && each.round_id === round_id && each.idempotency_key === idempotencyKey,
  );
  return { round, asked: askedOf(questionsOf(memory, teamid, round_id, client_hash), round_id), before };
};

const setDouble: ReadState<'setDouble', AtRound> = (memory, { player_id, round_order, client_hash }) => {
  const round = teamRoundOf(memory, player_id, round_order);
  const { teamid } = round.player;
  const { round_id } = round.round;
  const last = memory.doubleWrites.find(
    (each) => each.teamid === teamid && each.round_id === round_id && each.client_hash === client_hash,
  );
  return { round, lastSeq: last?.seq ?? null };
};

const joinGame: ReadState<'joinGame', CallerIdentity & { readonly team_code: string | undefined }> = (
  memory,
  { team_code, ...by },
  now,
) => {
  const { account_id } = by;
  const opened = team_code && account_id !== undefined ? openedBy(memory, team_code, account_id, now) : undefined;
  return { ...callerOf(memory, by), opened };
};

const leaveGame: ReadState<'leaveGame', { readonly player_code: string }> = (memory, { player_code }, now) => {
  const player = playerByCode(memory, player_code);
  const teamid = player?.teamid ?? null;
  const team =
    teamid === null ? undefined : { roster: rosterOf(memory, teamid), holdings: holdingsOf(memory, teamid, now) };
  return { player, team };
};

const answerJoinRequest: ReadState<'answerJoinRequest', OfTeam & { readonly player_code: string }> = (
  memory,
  { teamid, player_code },
  now,
) => {
  const player = playerByCode(memory, player_code);
  const invites = openInvitesFor(memory, teamid, player?.account_id, now);
  return { game: memory.game, roster: rosterOf(memory, teamid), player, invites };
};

const dropPlayer: ReadState<'dropPlayer', OfTeam & { readonly player_code: string | undefined }> = (
  memory,
  { teamid, player_code },
  now,
) => {
  const theirs = openInvitesFor(memory, teamid, playerByCode(memory, player_code)?.account_id, now);
  return {
    roster: rosterOf(memory, teamid),
    holdings: holdingsOf(memory, teamid, now),
    waysBack: [...theirs, ...openLinksOf(memory, teamid, now)],
  };
};

const addTeamToGame: ReadState<
  'addTeamToGame',
  CallerIdentity & { readonly kt_team_id: string; readonly invitees: readonly Invitee[] }
> = (memory, { kt_team_id, invitees, ...by }, now) => {
  const teams = teamsOf(memory);
  const registered = kt_team_id === 'new' ? undefined : registeredOf(memory, kt_team_id, by.account_id);
  const here = registered && teams.find((team) => team.kt_team_id === String(registered.kt_team_id));
  return {
    ...callerOf(memory, by),
    teams,
    registered,
    here: here && {
      roster: rosterOf(memory, here.teamid),
      invites: openInvitesFor(memory, here.teamid, by.account_id, now),
    },
    invitees: invitees.map((invitee) => inviteeIn(memory, by, invitee)),
  };
};

const followRegisteredName: ReadState<'followRegisteredName', { readonly registered: string }> = (memory, named) => {
  const registered = registeredCalled(memory, named.registered);
  if (!registered) throw new Error('No registered team has this id.');
  return { registered, teams: teamsOf(memory) };
};

const cancelInvite: ReadState<
  'cancelInvite',
  OfTeam & { readonly invite_id: string | undefined; readonly invitee: Invitee | undefined }
> = (memory, { teamid, invite_id, invitee }) => {
  const ofTeam = memory.invites.filter((each) => each.teamid === teamid && each.kind !== 'link');
  const invite = ofTeam.findLast((each) =>
    invitee ? each.kind === invitee.kind && each.contact === invitee.contact : each.invite_id === invite_id,
  );
  return { roster: rosterOf(memory, teamid), invite, invited: playerOfAccount(memory, invite?.account_id) };
};

const withdrawInvite: ReadState<'withdrawInvite', { readonly invite_id: string }> = (memory, { invite_id }) => {
  const invite = memory.invites.find((each) => each.invite_id === invite_id);
  return { invite, invited: playerOfAccount(memory, invite?.account_id) };
};

const sendFeedback: ReadState<'sendFeedback', { readonly player_id: string }> = (memory, { player_id }) => {
  const { game, hosts, players, ratings } = memory;
  const player = players.find((each) => each.player_id === player_id);
  if (!player) throw new Error('The caller of a call about the game is in it.');
  return { game, player, hosts, rated: ratings.filter((each) => each.player_id === player_id) };
};

/** Every command by its name, and what reads the state that its rule decides by. */
const readers = {
  startRound: gameState,
  endRound: gameState,
  ask: (memory: GameInMemory, { question_id }: { readonly question_id: string }) => ({
    ...gameState(memory),
    held: questionHoldings(memory, question_id),
  }),
  recall: gameState,
  openSubmissions: gameState,
  closeSubmissions: gameState,
  reveal: gameState,
  nudge,
  endGame: gameState,
  // There is one game, so nobody else has its code.
  reopenGame: (memory: GameInMemory) => ({ ...gameState(memory), isCodeTaken: false }),
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
  askToJoin: (memory: GameInMemory, { teamid, ...by }: CallerIdentity & OfTeam) => ({
    ...callerOf(memory, by),
    roster: rosterOf(memory, teamid),
  }),
  cancelJoinRequest: (memory: GameInMemory, { teamid, player_code }: OfTeam & { readonly player_code: string }) => ({
    player: playerByCode(memory, player_code),
    roster: rosterOf(memory, teamid),
  }),
  answerJoinRequest,
  dropPlayer,
  promoteCaptain: (memory: GameInMemory, { teamid }: OfTeam) => rosterOf(memory, teamid),

  addTeamToGame,
  registerTeam: (
    memory: GameInMemory,
    { teamid, registered, ...by }: CallerIdentity & OfTeam & { readonly registered: string },
  ) => ({
    ...callerOf(memory, by),
    roster: rosterOf(memory, teamid),
    teams: teamsOf(memory),
    registered: registeredOf(memory, registered, by.account_id),
  }),
  renameTeam: (memory: GameInMemory, { teamid }: OfTeam) => ({
    game: memory.game,
    roster: rosterOf(memory, teamid),
    teams: teamsOf(memory),
  }),
  renameTeamByHost: (memory: GameInMemory, { teamid }: OfTeam) => ({
    roster: rosterOf(memory, teamid),
    teams: teamsOf(memory),
  }),
  followRegisteredName,
  kickTeam: (memory: GameInMemory, { teamid }: OfTeam, now: number) => ({
    roster: rosterOf(memory, teamid),
    holdings: holdingsOf(memory, teamid, now),
  }),

  inviteToTeam: (
    memory: GameInMemory,
    { teamid, invitee, ...by }: CallerIdentity & OfTeam & { readonly invitee: Invitee },
    now: number,
  ) => ({
    ...callerOf(memory, by),
    roster: rosterOf(memory, teamid),
    open: openInvitesOf(memory, teamid, now),
    invitee: inviteeIn(memory, by, invitee),
  }),
  shareLink: (memory: GameInMemory, { teamid, ...by }: CallerIdentity & OfTeam, now: number) => ({
    ...callerOf(memory, by),
    roster: rosterOf(memory, teamid),
    links: openLinksOf(memory, teamid, now),
  }),
  cancelInvite,
  withdrawInvite,
  declineInvite: (memory: GameInMemory, { teamid, account_id }: OfTeam & { readonly account_id: string }) => ({
    mine: invitesOfTo(memory, teamid, account_id),
    invited: playerOfAccount(memory, account_id),
  }),

  sendFeedback,
} satisfies { [N in CommandName]: ReadState<N, never> };

/** What a command says: what its rule reads of it, and what names the state. */
export type CommandData<N extends CommandName> = CommandOf<N> &
  (Parameters<(typeof readers)[N]> extends [unknown, infer Names, ...unknown[]] ? Names : object);

/**
 * Reads the state that the rule of a command decides by.
 *
 * @throws Refusal where what the command names is not there.
 */
export function readState<N extends CommandName>(
  memory: GameInMemory,
  name: N,
  data: CommandData<N>,
  now: number,
): StateOf<N> {
  // The names are those of the command: TypeScript does not follow one name through the table.
  const read = readers[name] as (memory: GameInMemory, names: unknown, now: number) => StateOf<N>;
  return read(memory, data, now);
}
