import { isOpen } from '../close-invites.ts';
import type { ToInvite } from '../invites.ts';
import type { Caller, OpenedTeam } from '../people.ts';
import { askedOf, currentRound } from '../state/game-state.ts';
import type { Account, GameTeam, Invite, InviteInGame, Person, TeamHoldings, TeamRoster } from '../state/people.ts';
import type { HandedIn, QuestionHoldings, TeamQuestion, TeamRound } from '../state/team-round.ts';
import type { PlayersGame } from '../views/game.ts';
import type { GameInMemory } from './apply-changes.ts';
import { aRegisteredTeam } from './states.ts';

/** The accounts of random nights. The first and the last are members of the badgers. */
export const accounts: readonly Account[] = [0, 1, 2, 3, 4, 5].map((n) => ({
  account_id: `account-${n}`,
  player_name: `Player ${n}`,
  profile_img: '',
}));
/** Their clients, and those of two guests. */
export const browsers: readonly string[] = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => `client-${n}`);
export const badgers = aRegisteredTeam();
export const hosts = [{ host_id: 'host', name: 'Quinn', tip_handle: 'quinn' }];

export const emailOf = ({ account_id }: Account) => `${account_id}@example.com`;
const isBadger = (account_id: string | null | undefined) => account_id === 'account-0' || account_id === 'account-5';

/** The caller with this number: an account, or a guest. */
export function callerOf(all: GameInMemory, n: number): Caller {
  const account = accounts[n];
  const client_hash = browsers[n] ?? '';
  const found = all.players.find((each) =>
    account ? each.account_id === account.account_id : each.account_id === null && each.client_hash === client_hash,
  );
  return { game: all.game, client_hash, account, found };
}

/** The caller's player, unless they have left, as the server's authorization finds it. */
export function playerOf(all: GameInMemory, n: number): Person | undefined {
  const { found } = callerOf(all, n);
  return found && found.left_at === null ? person(found) : undefined;
}

export function person(player: GameInMemory['players'][number]): Person {
  return { ...player, profile_img: '' };
}

export function teamsOf(all: GameInMemory): GameTeam[] {
  return all.teams.filter(({ kicked_at }) => kicked_at === null);
}

export function rosterOf(all: GameInMemory, teamid: string | null | undefined): TeamRoster | undefined {
  const team = teamsOf(all).find((each) => each.teamid === teamid);
  const people = all.players.filter((each) => each.teamid === teamid).map(person);
  const since = ({ joined_at, created_at }: Person) => joined_at ?? created_at;
  people.sort((a, b) => since(a) - since(b) || a.created_at - b.created_at || (a.player_id < b.player_id ? -1 : 1));
  return (
    team && {
      team,
      members: people.filter(({ status }) => status === 'joined'),
      askers: people.filter(({ status }) => status === 'pending-join'),
    }
  );
}

function playerOfAccount(all: GameInMemory, account_id: string | null | undefined): Person | undefined {
  const player = all.players.find(
    (each) => each.account_id !== null && each.account_id === account_id && each.left_at === null,
  );
  return player && person(player);
}

export function openInvitesOf(all: GameInMemory, teamid: string, now: number): InviteInGame[] {
  return invitesOf(all, teamid).filter((each) => each.kind !== 'link' && isOpen(each, now));
}

export function openLinksOf(all: GameInMemory, teamid: string, now: number): InviteInGame[] {
  return invitesOf(all, teamid).filter((each) => each.kind === 'link' && isOpen(each, now));
}

function invitesOf(all: GameInMemory, teamid: string): InviteInGame[] {
  return all.invites.filter((each) => each.teamid === teamid).map((each) => inGame(all, each));
}

function inGame(all: GameInMemory, invite: Invite): InviteInGame {
  const team = all.teams.find(({ teamid }) => teamid === invite.teamid);
  const inviter = all.players.find(({ player_id }) => player_id === invite.inviter);
  const account = accounts.find(({ account_id }) => account_id === invite.account_id);
  return {
    ...invite,
    team_name: team?.team_name ?? '',
    team_image: team?.team_image ?? '',
    inviter_code: inviter?.player_code ?? '',
    inviter_name: inviter?.player_name ?? '',
    invitee_name: invite.kind === 'playerid' ? (account?.player_name ?? '') : '',
  };
}

export function openInvitesFor(all: GameInMemory, teamid: string, account_id: string | null | undefined, now: number) {
  return openInvitesOf(all, teamid, now).filter((each) => each.account_id !== null && each.account_id === account_id);
}

export function inviteNamed(all: GameInMemory, invite: Invite | undefined) {
  return { invite, invited: invite && playerOfAccount(all, invite.account_id) };
}

export function invitedBy(all: GameInMemory, teamid: string, n: number) {
  const account_id = accounts[n]?.account_id;
  const mine = all.invites.filter(
    (each) => each.teamid === teamid && each.account_id === account_id && account_id !== undefined,
  );
  return { mine, invited: playerOfAccount(all, account_id) };
}

export function holdingsOf(all: GameInMemory, teamid: string, now: number): TeamHoldings {
  const invites = openInvitesOf(all, teamid, now);
  return {
    invites: [...invites, ...openLinksOf(all, teamid, now)],
    invited: invites.flatMap(({ invite_id, account_id }) => {
      const player = playerOfAccount(all, account_id);
      return player ? [{ invite_id, player }] : [];
    }),
    hasAnswered:
      all.answers.some((each) => each.teamid === teamid) ||
      all.submissions.some((each) => each.teamid === teamid && each.withdrawn_at === null),
  };
}

/** What a code opens for the caller with this number. */
export function openedBy(all: GameInMemory, n: number, code: string, now: number): OpenedTeam | undefined {
  const account_id = accounts[n]?.account_id;
  const team = teamsOf(all).find(
    (each) => each.team_code === code || (each.alias === code && each.kt_team_id !== '' && isBadger(account_id)),
  );
  const invite = team ? undefined : all.invites.find((each) => each.code === code);
  const roster = rosterOf(all, team?.teamid ?? invite?.teamid);
  return (
    roster && {
      roster,
      invite,
      isAlias: team?.alias === code,
      mine: openInvitesFor(all, roster.team.teamid, account_id, now),
      invited: invite && playerOfAccount(all, invite.account_id),
    }
  );
}

/** The registered team, and that team in the game, for the caller with this number. */
export function registeredFor(all: GameInMemory, n: number, now: number) {
  const account_id = accounts[n]?.account_id;
  const registered = isBadger(account_id) ? badgers : undefined;
  const team = registered && teamsOf(all).find((each) => each.kt_team_id === String(registered.kt_team_id));
  const roster = rosterOf(all, team?.teamid);
  return { registered, here: roster && { roster, invites: openInvitesFor(all, roster.team.teamid, account_id, now) } };
}

/** The account with that number, to be invited by their id or by email. */
export function toInvite(all: GameInMemory, by: number, n: number, isById: boolean): ToInvite {
  const account = accounts[n % accounts.length] as Account;
  const contact = { kind: 'email', contact: emailOf(account) } as const;
  return {
    invitee: isById ? { kind: 'playerid', contact: account.account_id } : contact,
    account,
    player: playerOfAccount(all, account.account_id),
    haveMet: isBadger(account.account_id) && isBadger(accounts[by]?.account_id),
    contact,
  };
}

export function teamRoundOf(all: GameInMemory, player: Person, round_order: number): TeamRound | undefined {
  const round = all.rounds[round_order - 1];
  const { teamid } = player;
  if (!round || teamid === null || player.status !== 'joined') return undefined;
  return {
    game: all.game,
    round,
    player: { ...player, teamid },
    standing: standingOf(all, teamid, round.round_id),
    doubled: all.doubles.some((each) => each.teamid === teamid && each.round_id === round.round_id && each.doubled),
  };
}

function standingOf(all: GameInMemory, teamid: string, round_id: string) {
  return all.submissions.find(
    (each) => each.teamid === teamid && each.round_id === round_id && each.withdrawn_at === null,
  );
}

export function teamQuestionOf(
  all: GameInMemory,
  teamid: string,
  client_hash: string,
  { question_id, num_answers, asked_order }: GameInMemory['questions'][number],
): TeamQuestion {
  const isIts = (each: { teamid: string; question_id: string }) =>
    each.teamid === teamid && each.question_id === question_id;
  const onTime = all.answers.find((each) => isIts(each) && !each.late);
  const late = all.answers.find((each) => isIts(each) && each.late);
  const write = all.answerWrites.find((each) => isIts(each) && each.client_hash === client_hash);
  return {
    question_id,
    num_answers,
    asked_order,
    onTime: onTime?.answer ?? null,
    onTimeAt: onTime?.at ?? null,
    late: late?.answer ?? null,
    lateAt: late?.at ?? null,
    lastSeq: write?.seq ?? null,
  };
}

export function lastDoubleOf(all: GameInMemory, { player, round }: TeamRound, client_hash: string): number | null {
  const isIts = (each: GameInMemory['doubleWrites'][number]) =>
    each.teamid === player.teamid && each.round_id === round.round_id && each.client_hash === client_hash;
  return all.doubleWrites.find(isIts)?.seq ?? null;
}

export function heldOn(all: GameInMemory, question_id: string): QuestionHoldings {
  return {
    answers: all.answers.filter((each) => each.question_id === question_id && !each.late),
    suggestions: all.suggestions.flatMap((each) => {
      const player = all.players.find(({ player_id }) => player_id === each.player_id);
      const { teamid, suggestion } = each;
      if (each.question_id !== question_id || !player) return [];
      return [{ teamid, player_code: player.player_code, player_name: player.player_name, suggestion }];
    }),
  };
}

export function thinkingOn(all: GameInMemory): number {
  const round = currentRound(all);
  return round ? teamsOf(all).filter(({ teamid }) => !standingOf(all, teamid, round.round_id)).length : 0;
}

export function handedInBy(all: GameInMemory, teamid: string, round_order: number): HandedIn | undefined {
  const round = all.rounds[round_order - 1];
  if (!round) return undefined;
  const asked = askedOf(all.questions, round.round_id);
  return {
    game: all.game,
    teamid,
    round,
    standing: standingOf(all, teamid, round.round_id),
    answers: asked.flatMap(({ question_id }) =>
      all.answers.filter((each) => each.teamid === teamid && each.question_id === question_id),
    ),
  };
}

/** The game as the player with this number would load it. */
export function seenBy(all: GameInMemory, n: number, now: number): PlayersGame | undefined {
  const player = playerOf(all, n);
  if (!player) return undefined;
  const { teamid } = player;
  const account = accounts[n];
  const round = currentRound(all);
  const roster = player.status === 'joined' ? rosterOf(all, teamid) : undefined;
  const asked = askedOf(all.questions, round?.round_id).map(({ question_id }) => question_id);
  const revealed = all.rounds.filter(({ revealed_at }) => revealed_at !== null).map(({ round_id }) => round_id);
  const ofTeam = <T extends { readonly teamid: string }>(rows: readonly T[]) =>
    rows.filter((each) => each.teamid === teamid);
  return {
    ...all,
    player,
    account: account && { ...account, email: emailOf(account), phone: null },
    venue: 'The Pub',
    teams: teamsOf(all),
    hosts,
    rated: all.ratings.filter(({ player_id }) => player_id === player.player_id),
    invitesToMe: account
      ? teamsOf(all).flatMap((team) => openInvitesFor(all, team.teamid, account.account_id, now))
      : [],
    own: roster && {
      people: [...roster.members, ...roster.askers],
      invites: openInvitesOf(all, roster.team.teamid, now),
      submissions: ofTeam(all.submissions).filter(({ withdrawn_at }) => withdrawn_at === null),
      saved: ofTeam(all.answers)
        .filter(({ question_id }) => asked.includes(question_id))
        .toSorted((a, b) => a.at - b.at),
      suggestions: asked.flatMap((question_id) =>
        heldOn(all, question_id).suggestions.flatMap((each) =>
          each.teamid === teamid ? [{ ...each, question_id }] : [],
        ),
      ),
      doubled: ofTeam(all.doubles).some(({ round_id, doubled }) => round_id === round?.round_id && doubled),
    },
    revealed: all.questions.filter(({ round_id }) => revealed.includes(round_id)),
    last_msg_id: 1,
    epoch: 'epoch',
  };
}
