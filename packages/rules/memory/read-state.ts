import { isOpen } from '../close-invites.ts';
import type { AtQuestion, CallerIdentity, CommandData, IdentifiersOf, OfShot, OfTeam } from '../command-data.ts';
import type { WithEmptyTeams } from '../game.ts';
import { roundCalled } from '../rounds.ts';
import type { CommandName, StateOf } from '../rules.ts';
import { askedOf, currentRound, type GameState } from '../state/game-state.ts';
import type { GradedGame } from '../state/graded-game.ts';
import type { Player } from '../state/people.ts';
import type { PhotosState } from '../state/photos.ts';
import { matches } from './apply-changes.ts';
import type { GameInMemory } from './game-in-memory.ts';
import { holdingsOf, inviteeIn, invitesOfTo, openedBy, openInvitesFor, openInvitesOf, openLinksOf } from './invites.ts';
import {
  callerOf,
  countedTeams,
  emptyTeams,
  entryOf,
  goneTeamOf,
  guestOf,
  leaversOf,
  playerByCode,
  playerOfAccount,
  roomOf,
  rosterOf,
  teamsNotGone,
  teamsOf,
  teamsWithWaiting,
} from './people.ts';
import { registeredCalled, registeredOf } from './registered-teams.ts';
import {
  handedInBy,
  hasPlayedJoker,
  questionHoldings,
  questionsOf,
  standingOf,
  teamRoundOf,
  unsubmittedIn,
} from './team-round.ts';

/**
 * Reads the state for the rule of a command.
 *
 * @throws Refusal if what the command identifies does not exist.
 */
export function readState<N extends CommandName>(
  memory: GameInMemory,
  name: N,
  data: CommandData<N>,
  now: number,
): StateOf<N> {
  return readers[name](memory, data, now);
}

type Readers = {
  readonly [N in CommandName]: (memory: GameInMemory, names: IdentifiersOf<N>, now: number) => StateOf<N>;
};

/** For every command, the function that reads the state for its rule. */
const readers: Readers = {
  startRound: toClose,
  endRound: toClose,
  ask: (memory, { question_id }) => ({ ...gameState(memory), held: questionHoldings(memory, question_id) }),
  askNext(memory) {
    const round_id = currentRound(memory)?.round_id;
    const left = memory.questions.filter((each) => each.round_id === round_id && each.asked_order === null);
    const held = left.map(({ question_id }) => ({ question_id, ...questionHoldings(memory, question_id) }));
    return { ...gameState(memory), held };
  },
  recall: gameState,
  openSubmissions(memory) {
    const { round_id } = currentRound(memory) ?? {};
    return {
      ...gameState(memory),
      standing: teamsOf(memory)
        .flatMap(({ teamid }) => standingOf(memory, teamid))
        .filter((each) => each.round_id === round_id),
    };
  },
  closeSubmissions: gameState,
  reveal: toClose,
  handInAtClose: toClose,
  nudge(memory) {
    const round_id = currentRound(memory)?.round_id;
    const isThinking = ({ teamid }: OfTeam) => !standingOf(memory, teamid).some((each) => each.round_id === round_id);
    return { ...gameState(memory), thinking: countedTeams(memory).filter(isThinking).length };
  },
  announce: gameState,
  startCountdown: gameState,
  extendCountdown: gameState,
  cancelCountdown: gameState,
  closeAtZero: gameState,
  pause: gameState,
  endGame: (memory, _named, now) => ({ ...toClose(memory), ...emptyOf(memory, now) }),
  // There is one game, so nobody else has its code.
  reopenGame: (memory) => ({ ...gameState(memory), isCodeTaken: false }),
  finalizeGame: (memory, _named, now) => ({
    ...toClose(memory),
    ...gradedGame(memory),
    ...emptyOf(memory, now),
  }),
  setSubmitAtClose: gameState,
  setDoors: (memory, _named, now) => ({ ...gameState(memory), ...emptyOf(memory, now) }),
  setAutopilot: gameState,

  saveAnswer: atQuestion,
  submitRound(memory, { player_id, round_order, client_hash, idempotencyKey }) {
    const round = teamRoundOf(memory, player_id, round_order);
    const { teamid } = round.player;
    const { round_id } = round.round;
    const named = { teamid, round_id, idempotency_key: idempotencyKey };
    const before = memory.submissions.find((each) => matches(each, named));
    return { round, asked: askedOf(questionsOf(memory, teamid, round_id, client_hash), round_id), before };
  },
  suggestAnswer: atQuestion,
  setDouble(memory, { player_id, round_order, client_hash }) {
    const round = teamRoundOf(memory, player_id, round_order);
    const { teamid } = round.player;
    const { round_id } = round.round;
    const last = memory.doubleWrites.find((each) => matches(each, { teamid, round_id, client_hash }));
    return { round, lastSeq: last?.seq ?? null };
  },
  withdrawSubmission(memory, { player_id, round_order }) {
    const round = teamRoundOf(memory, player_id, round_order);
    return { round, standing: handedInBy(memory, { teamid: round.player.teamid, round_order }).standing };
  },
  resetSubmission: handedInBy,
  acceptLate: handedInBy,

  newPlayer: (memory, by) => ({ ...callerOf(memory, by), room: roomOf(memory, by) }),
  takeGuestSeat(memory, by, now) {
    const guest = guestOf(memory, by);
    const teamid = guest?.teamid ?? null;
    const invites = teamid === null ? [] : openInvitesFor(memory, teamid, by.account_id, now);
    return { ...callerOf(memory, by), guest, invites };
  },
  joinGame(memory, { team_code, ...by }, now) {
    const { account_id } = by;
    const opened = team_code && account_id !== undefined ? openedBy(memory, team_code, account_id, now) : undefined;
    return { ...callerOf(memory, by), opened, room: roomOf(memory, by) };
  },
  leaveGame(memory, { player_code }, now) {
    const player = playerByCode(memory, player_code);
    const teamid = player?.teamid ?? null;
    return { game: memory.game, player, team: teamid === null ? undefined : teamWithHoldings(memory, { teamid }, now) };
  },
  askToJoin: callerAndRoster,
  cancelJoinRequest: (memory, { teamid, player_code }) => ({
    entry: entryOf(memory),
    player: playerByCode(memory, player_code),
    roster: rosterOf(memory, teamid),
  }),
  answerJoinRequest(memory, { teamid, player_code }, now) {
    const player = playerByCode(memory, player_code);
    const invites = openInvitesFor(memory, teamid, player?.account_id, now);
    return { game: memory.game, roster: rosterOf(memory, teamid), player, invites };
  },
  dropPlayer(memory, { teamid, player_code }, now) {
    const theirs = openInvitesFor(memory, teamid, playerByCode(memory, player_code)?.account_id, now);
    return {
      entry: entryOf(memory),
      ...teamWithHoldings(memory, { teamid }, now),
      waysBack: [...theirs, ...openLinksOf(memory, teamid, now)],
    };
  },
  promoteCaptain: (memory, { teamid }) => rosterOf(memory, teamid),

  addTeamToGame(memory, { kt_team_id, invitees, ...by }, now) {
    const teams = teamsWithWaiting(memory);
    const registered = kt_team_id === 'new' ? undefined : registeredOf(memory, kt_team_id, by.account_id);
    const here = registered && teamsNotGone(memory).find((team) => team.kt_team_id === String(registered.kt_team_id));
    const caller = callerOf(memory, by);
    const left = teamsNotGone(memory).find(({ teamid }) => teamid === caller.found?.left_teamid);
    return {
      ...caller,
      room: roomOf(memory, by),
      teams,
      registered,
      left: left && teamThere(memory, left, now),
      gone: goneTeamOf(memory, caller.found),
      here: here && {
        ...teamThere(memory, here, now),
        invites: openInvitesFor(memory, here.teamid, by.account_id, now),
      },
      invitees: invitees.map((invitee) => inviteeIn(memory, by, invitee)),
    };
  },
  registerTeam: (memory, names) => ({
    ...callerAndRoster(memory, names),
    teams: teamsWithWaiting(memory),
    registered: registeredOf(memory, names.registered, names.account_id),
  }),
  renameTeam: (memory, names) => ({ game: memory.game, hosts: memory.hosts, ...rosterAndTeams(memory, names) }),
  renameTeamByHost: rosterAndTeams,
  followRegisteredName(memory, named) {
    const registered = registeredCalled(memory, named.registered);
    if (!registered) throw new Error('No registered team has this id.');
    const teams = teamsWithWaiting(memory);
    const own = teams.find(({ kt_team_id }) => kt_team_id === String(registered.kt_team_id));
    return { registered, teams, hosts: memory.hosts, askers: own ? rosterOf(memory, own.teamid).askers : [] };
  },
  kickTeam: (memory, command, now) => ({
    game: memory.game,
    entry: entryOf(memory),
    ...teamWithHoldings(memory, command, now),
    leavers: leaversOf(memory, [command.teamid]),
  }),

  allowTeamName: rosterAndTeams,
  handCaptaincy: (memory, { teamid }) => rosterOf(memory, teamid),
  removeMany: (memory, { teamids, player_codes }, now) => ({
    game: memory.game,
    teams: teamsNotGone(memory).filter(({ teamid }) => teamids.includes(teamid)),
    players: memory.players.filter(({ teamid }) => teamid !== null && teamids.includes(teamid)),
    leavers: leaversOf(memory, teamids),
    invites: memory.invites.filter((each) => teamids.includes(each.teamid) && isOpen(each, now)),
    people: memory.players.filter(({ player_code, left_at }) => player_codes.includes(player_code) && left_at === null),
  }),
  letTeamIn: rosterAndTeams,
  movePlayer(memory, { player_code, teamid }, now) {
    const player = playerByCode(memory, player_code);
    const from = player?.status === 'joined' ? player.teamid : null;
    const invites = (of: string) => openInvitesFor(memory, of, player?.account_id, now);
    return {
      game: memory.game,
      player,
      from:
        from === null
          ? undefined
          : {
              ...teamWithHoldings(memory, { teamid: from }, now),
              waysBack: [...invites(from), ...openLinksOf(memory, from, now)],
            },
      to: teamid === null ? undefined : { roster: rosterOf(memory, teamid), invites: invites(teamid) },
    };
  },
  mergeTeams(memory, { teamid, into }, now) {
    const isOfThem = (row: OfTeam) => row.teamid === teamid || row.teamid === into;
    const { adjustments, appeals } = gradedGame(memory);
    return {
      ...gameState(memory),
      from: teamWithHoldings(memory, { teamid }, now),
      leavers: leaversOf(memory, [teamid]),
      into: rosterOf(memory, into),
      answers: memory.answers.filter(isOfThem),
      submissions: [teamid, into].flatMap((each) => standingOf(memory, each)),
      doubles: memory.doubles.filter(isOfThem),
      suggestions: memory.suggestions.filter((each) => each.teamid === teamid),
      adjustments,
      appeals,
    };
  },

  inviteToTeam: (memory, names, now) => ({
    ...callerAndRoster(memory, names),
    open: openInvitesOf(memory, names.teamid, now),
    invitee: inviteeIn(memory, names, names.invitee),
  }),
  shareLink: (memory, names, now) => ({
    ...callerAndRoster(memory, names),
    links: openLinksOf(memory, names.teamid, now),
  }),
  cancelInvite(memory, { teamid, invite_id, invitee }) {
    const ofTeam = memory.invites.filter((each) => each.teamid === teamid && each.kind !== 'link');
    const invite = ofTeam.findLast((each) =>
      invitee ? each.kind === invitee.kind && each.contact === invitee.contact : each.invite_id === invite_id,
    );
    return { roster: rosterOf(memory, teamid), invite, invited: playerOfAccount(memory, invite?.account_id) };
  },
  withdrawInvite(memory, { invite_id }) {
    const invite = memory.invites.find((each) => each.invite_id === invite_id);
    return { invite, invited: playerOfAccount(memory, invite?.account_id) };
  },
  declineInvite: (memory, { teamid, account_id }) => ({
    mine: invitesOfTo(memory, teamid, account_id),
    invited: playerOfAccount(memory, account_id),
  }),

  sendFeedback(memory, { player_id }) {
    const { game, hosts, players, ratings } = memory;
    const player = players.find((each) => each.player_id === player_id);
    if (!player) throw new Error('The caller of a call about the game is in it.');
    return { game, player, hosts, rated: ratings.filter((each) => each.player_id === player_id) };
  },

  gradeAnswers: (memory) => ({ ...gameState(memory), grades: memory.grades }),
  acceptSpelling: gameState,
  setScoring: gameState,
  adjustPoints: (memory, { teamid, round_order }) => ({
    ...toAdjust(memory),
    isHere: teamsOf(memory).some((team) => team.teamid === teamid),
    roundExists: round_order === null || memory.rounds.some((round) => round.round_order === round_order),
  }),
  withdrawAdjustment: toAdjust,
  publishBoard: gradedGame,
  contest(memory, { player_id, question_id }) {
    const player = memory.players.find((each) => each.player_id === player_id);
    if (!player) throw new Error('The caller of a call about the game is in it.');
    const question = memory.questions.find((each) => each.question_id === question_id);
    const round = memory.rounds.find(({ round_id }) => round_id === question?.round_id);
    const { teamid } = player;
    const counted = teamid === null ? [] : standingOf(memory, teamid).filter(({ late }) => !late);
    return {
      game: memory.game,
      player,
      round,
      question,
      isIn: counted.some(({ round_id }) => round_id === round?.round_id),
      appeal: memory.appeals.find((each) => each.teamid === teamid && each.question_id === question_id),
    };
  },
  decideAppeal: (memory, { appeal_id }) => ({
    game: memory.game,
    appeal: memory.appeals.find((each) => each.appeal_id === appeal_id),
  }),
  addPaperTeam: (memory) => ({ game: memory.game, teams: teamsWithWaiting(memory) }),
  submitPaper: (memory, names) => ({
    ...handedInBy(memory, names),
    team: rosterOf(memory, names.teamid).team,
    jokerPlayed: hasPlayedJoker(memory, names.teamid, roundCalled(memory, names.round_order).round_id),
  }),

  agreeToScreen: (memory, names) => ({ ...ofShot(memory, names), player: playerWithId(memory, names) }),
  choosePhoto: ofShot,
  openVote: photosState,
  closeVote: photosState,
  hideVote: photosState,
  castVote: (memory, names) => ({ ...photosState(memory), player: playerWithId(memory, names) }),

  // A game in memory has one quizmaster and no pack.
  planGame: (memory) => ({
    ...gameState(memory),
    pack_id: null,
    pack: undefined,
    host_id: memory.hosts[0]?.host_id ?? '',
    hosts: memory.hosts,
  }),
  cancelGame: gameState,
  // No time passes its date.
  uncancelGame: (memory) => ({ ...gameState(memory), isCodeTaken: false, starts_at: Number.POSITIVE_INFINITY }),
  mendQuestion: gameState,
};

/** The game with everything that scores depend on. */
export function gradedGame(memory: GameInMemory): GradedGame {
  return {
    ...gameState(memory),
    teams: countedTeams(memory),
    submissions: teamsOf(memory).flatMap(({ teamid }) => standingOf(memory, teamid)),
    grades: memory.grades,
    adjustments: memory.adjustments.filter(({ withdrawn_at }) => withdrawn_at === null),
    appeals: memory.appeals,
  };
}

/** The game with its photos and votes. */
export function photosState(memory: GameInMemory): PhotosState {
  const here = new Set(memory.players.filter(({ left_at }) => left_at === null).map(({ player_id }) => player_id));
  return {
    ...gameState(memory),
    teams: teamsOf(memory),
    shots: memory.shots,
    votes: memory.votes,
    ballots: memory.ballots.filter(({ player_id }) => here.has(player_id)),
    electorate: here.size,
  };
}

function ofShot({ game, shots }: GameInMemory, { image_code }: OfShot) {
  return { game, shot: shots.find((each) => each.image_code === image_code) };
}

function playerWithId({ players }: GameInMemory, { player_id }: { readonly player_id: string }): Player {
  const player = players.find((each) => each.player_id === player_id && each.left_at === null);
  if (!player) throw new Error('The caller of a call about the game is in it.');
  return player;
}

function toAdjust({ game, adjustments }: GameInMemory) {
  return { game, adjustments };
}

function toClose(memory: GameInMemory) {
  return { ...gameState(memory), unsubmitted: unsubmittedIn(memory) };
}

/** Open doors keep no team that everybody has left. */
function emptyOf(memory: GameInMemory, now: number): WithEmptyTeams {
  return { empty: emptyTeams(memory).map((team) => ({ team, holdings: holdingsOf(memory, team.teamid, now) })) };
}

function gameState({ game, rounds, questions }: GameInMemory): GameState {
  return { game, rounds, questions };
}

function atQuestion(memory: GameInMemory, { player_id, round_order, question_index, client_hash }: AtQuestion) {
  const round = teamRoundOf(memory, player_id, round_order);
  const questions = questionsOf(memory, round.player.teamid, round.round.round_id, client_hash);
  const question = questions.find((each) => each.question_index === question_index);
  return { round, question, asked: askedOf(questions, round.round.round_id) };
}

function callerAndRoster(memory: GameInMemory, names: CallerIdentity & OfTeam) {
  return { ...callerOf(memory, names), roster: rosterOf(memory, names.teamid) };
}

function rosterAndTeams(memory: GameInMemory, { teamid }: OfTeam) {
  return { roster: rosterOf(memory, teamid), teams: teamsWithWaiting(memory) };
}

function teamWithHoldings(memory: GameInMemory, { teamid }: OfTeam, now: number) {
  return { roster: rosterOf(memory, teamid), holdings: holdingsOf(memory, teamid, now) };
}

function teamThere(memory: GameInMemory, { teamid }: OfTeam, now: number) {
  return { roster: rosterOf(memory, teamid), open: openInvitesOf(memory, teamid, now) };
}
