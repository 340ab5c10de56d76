import { isOpen } from '../close-invites.ts';
import type { CallerIdentity } from '../command-data.ts';
import type { ToInvite } from '../invites.ts';
import type { OpenedTeam } from '../people/joining.ts';
import type { Contact, Invite, Invitee, InviteInGame, TeamHoldings } from '../state/people.ts';
import type { OwnAccount } from '../views/player.ts';
import type { GameInMemory } from './game-in-memory.ts';
import { accountOfInvitee, hasAnswered, playerOfAccount, rosterOf, teamsNotGone } from './people.ts';
import { registeredOf } from './registered-teams.ts';

/** The open invites of the game's teams, the oldest first. */
function openInvites(memory: GameInMemory, now: number): InviteInGame[] {
  return memory.invites.flatMap((invite) => {
    const team = teamsNotGone(memory).find(({ teamid }) => teamid === invite.teamid);
    const by = memory.players.find(({ player_id }) => player_id === invite.inviter);
    if (!team || !by || !isOpen(invite, now)) return [];
    const account = memory.accounts.find(({ account_id }) => account_id === invite.account_id);
    return {
      ...invite,
      team_name: team.team_name,
      team_image: team.team_image,
      inviter_code: by.player_code,
      inviter_name: by.player_name,
      invitee_name: invite.kind === 'playerid' ? (account?.player_name ?? '') : '',
    };
  });
}

/** A team's open invites to persons; the shared link is none. */
export function openInvitesOf(memory: GameInMemory, teamid: string, now: number): InviteInGame[] {
  return openInvites(memory, now).filter((each) => each.teamid === teamid && each.kind !== 'link');
}

/** A team's open shared link; at most one. */
export function openLinksOf(memory: GameInMemory, teamid: string, now: number): InviteInGame[] {
  return openInvites(memory, now).filter((each) => each.teamid === teamid && each.kind === 'link');
}

/** The open invites to an account, of one team or of all. None once the game is over. */
export function openInvitesTo(
  memory: GameInMemory,
  account_id: string | null | undefined,
  now: number,
): InviteInGame[] {
  if (!account_id || memory.game.status !== 'live') return [];
  return openInvites(memory, now).filter((each) => each.account_id === account_id);
}

/** The open invites to an account from one team. */
export function openInvitesFor(
  memory: GameInMemory,
  teamid: string,
  account_id: string | null | undefined,
  now: number,
): Invite[] {
  return invitesOfTo(memory, teamid, account_id).filter((each) => isOpen(each, now));
}

/** All invites to an account from one team, the closed ones too. */
export function invitesOfTo(
  { invites }: GameInMemory,
  teamid: string,
  account_id: string | null | undefined,
): Invite[] {
  return invites.filter((each) => account_id && each.account_id === account_id && each.teamid === teamid);
}

/** The open invite with this code. */
export function openInviteWith(memory: GameInMemory, code: string, now: number): InviteInGame | undefined {
  return openInvites(memory, now).find((each) => each.code === code);
}

/** A team's open invites, and whether it has answered. */
export function holdingsOf(memory: GameInMemory, teamid: string, now: number): TeamHoldings {
  const toPeople = openInvitesOf(memory, teamid, now);
  return {
    invites: [...toPeople, ...openLinksOf(memory, teamid, now)],
    invited: toPeople.flatMap(({ invite_id, account_id }) => {
      const player = playerOfAccount(memory, account_id);
      return player ? [{ invite_id, player }] : [];
    }),
    hasAnswered: hasAnswered(memory, teamid),
  };
}

/** The team that a code lets an account join: by the team's code, by its alias (members of the registered team only), or by an invite's code. */
export function openedBy(memory: GameInMemory, code: string, account_id: string, now: number): OpenedTeam | undefined {
  const teams = teamsNotGone(memory);
  const own = teams.find(({ team_code }) => team_code === code);
  const aliased = own ? undefined : teams.find(({ alias, kt_team_id }) => alias === code && kt_team_id !== '');
  const team = own ?? (aliased && registeredOf(memory, aliased.kt_team_id, account_id) && aliased);
  const invite = team ? undefined : memory.invites.find((each) => each.code === code);
  const teamid = team?.teamid ?? teams.find((each) => each.teamid === invite?.teamid)?.teamid;
  if (teamid === undefined) return undefined;
  return {
    roster: rosterOf(memory, teamid),
    invite,
    isAlias: team?.alias === code,
    mine: openInvitesFor(memory, teamid, account_id, now),
    invited: playerOfAccount(memory, invite?.account_id),
  };
}

/** The account and the player of an invitee. */
export function inviteeIn(memory: GameInMemory, by: CallerIdentity, invitee: Invitee): ToInvite {
  const { kind, contact } = invitee;
  const account = accountOfInvitee(memory, invitee);
  const listsOf = (id: string | undefined, onlyJoined: boolean) =>
    memory.teamMembers.filter(({ account_id, joined }) => account_id === id && (joined || !onlyJoined));
  const mine = listsOf(by.account_id, true).map(({ teamid }) => teamid);
  return {
    invitee,
    account,
    player: playerOfAccount(memory, account?.account_id),
    haveMet: listsOf(account?.account_id, false).some(({ teamid }) => mine.includes(teamid)),
    contact: kind === 'playerid' ? account && contactOf(account) : { kind, contact },
  };
}

/** Where a notification to an account goes. */
function contactOf({ email, phone }: OwnAccount): Contact | undefined {
  if (email !== null) return { kind: 'email', contact: email };
  return phone === null ? undefined : { kind: 'phone', contact: phone };
}
