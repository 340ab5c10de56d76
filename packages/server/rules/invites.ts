import { inviteLifeMs } from '@snug/contract';
import type { Invitee, InviteInGame } from '../database/invites.ts';
import type { GameInviteRow, GamePlayerRow, GameTeamRow, PersonRow } from '../database/schema.ts';
import { inviteToMeView } from '../queries/invite.ts';
import { nothingNew, type Outcome } from './outcome.ts';
import { closing, toPlayer } from './people.ts';

/** Somebody to be invited, and who they are here. */
export interface InviteeInGame {
  readonly invitee: Invitee;
  readonly account: { readonly account_id: string; readonly player_name: string } | undefined;
  /** The player they are in this game. */
  readonly player: GamePlayerRow | undefined;
}

/** Texts that a new invite is made with. */
export interface NewInviteIds {
  readonly invite_id: string;
  readonly code: string;
}

/** A captain's invite to one person, told to that person alone where they are in this game (CALL-30). */
export function invite(
  team: GameTeamRow,
  by: PersonRow,
  { invitee, account, player }: InviteeInGame,
  ids: NewInviteIds,
  now: number,
): { outcome: Outcome; invite: InviteInGame } {
  const row: GameInviteRow = {
    ...newInvite(team, by, ids, now),
    ...invitee,
    account_id: account?.account_id ?? null,
  };
  const invite: InviteInGame = {
    ...row,
    team_name: team.team_name,
    team_image: team.team_image,
    inviter_code: by.player_code,
    inviter_name: by.player_name,
    invitee_name: invitee.kind === 'playerid' ? (account?.player_name ?? '') : '',
  };
  const { teamid } = team;
  const message = { type: 'PLAYER_INVITE', teamid, invite: inviteToMeView(invite) } as const;
  return {
    invite,
    outcome: {
      changes: [{ kind: 'new-invite', row }],
      posts: player ? [toPlayer(player, message)] : [],
    },
  };
}

/** A link that whoever has it may join by; the one before ends (CALL-34). */
export function inviteByLink(
  team: GameTeamRow,
  by: PersonRow,
  before: readonly GameInviteRow[],
  ids: NewInviteIds & { readonly url_id: string },
  now: number,
): Outcome {
  const row: GameInviteRow = { ...newInvite(team, by, ids, now), url_id: ids.url_id };
  return { changes: [...closing(before, 'replaced', now).changes, { kind: 'new-invite', row }], posts: [] };
}

/** An invite is over; its team hears so, and the invited player where they are in this game (CALL-28, CALL-33). */
export function closeInvite(
  invite: GameInviteRow,
  closed_as: 'cancelled' | 'declined',
  invited: GamePlayerRow | undefined,
  now: number,
): Outcome {
  if (invite.closed_at !== null) return nothingNew;
  const { invite_id, teamid } = invite;
  const { changes, posts } = closing([invite], closed_as, now);
  const message = { type: 'CANCEL_INVITE', teamid, invite_id } as const;
  return { changes, posts: [...posts(teamid), ...(invited ? [toPlayer(invited, message)] : [])] };
}

/** Whether an invite still lets somebody in. A shared link stays open for the whole table. */
export function isOpen({ closed_at, expires_at }: GameInviteRow, now: number): boolean {
  return closed_at === null && now < expires_at;
}

function newInvite(team: GameTeamRow, by: PersonRow, { invite_id, code }: NewInviteIds, now: number): GameInviteRow {
  const { game_id, teamid } = team;
  return {
    invite_id,
    game_id,
    teamid,
    kind: 'link',
    contact: '',
    account_id: null,
    code,
    url_id: null,
    inviter: by.player_id,
    created_at: now,
    expires_at: now + inviteLifeMs,
    closed_at: null,
    closed_as: null,
  };
}
