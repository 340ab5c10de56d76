import type { Invitee } from '@snug/rules';
import { inviteById, invitesFor, invitesOf, openInvitesOf, openLinksOf, playerOfAccount } from '../database/invites.ts';
import { readTeamRoster } from '../database/team-roster.ts';
import { type CallerIdentity, readCaller } from './caller.ts';
import { readInvitee } from './invitee.ts';
import type { OfTeam } from './people.ts';
import type { ReadState } from './read-state.ts';

const inviteToTeam: ReadState<'inviteToTeam', CallerIdentity & OfTeam & { invitee: Invitee }> = async (
  trx,
  { teamid, invitee, ...identity },
  { game_id, now },
) => ({
  ...(await readCaller(trx, game_id, identity)),
  roster: await readTeamRoster(trx, teamid),
  open: await openInvitesOf(trx, { teamid, now }),
  invitee: await readInvitee(trx, game_id, identity.account_id, invitee),
});

const shareLink: ReadState<'shareLink', CallerIdentity & OfTeam> = async (
  trx,
  { teamid, ...identity },
  { game_id, now },
) => ({
  ...(await readCaller(trx, game_id, identity)),
  roster: await readTeamRoster(trx, teamid),
  links: await openLinksOf(trx, { teamid, now }),
});

/** Finds the invite by its id, or the newest by its invitee, since any earlier one is closed. */
const cancelInvite: ReadState<
  'cancelInvite',
  OfTeam & { invite_id: string | undefined; invitee: Invitee | undefined }
> = async (trx, { teamid, invite_id, invitee }, { game_id }) => {
  const roster = await readTeamRoster(trx, teamid);
  const all = await invitesOf(trx, teamid);
  const invite = all.findLast((each) =>
    invitee ? each.kind === invitee.kind && each.contact === invitee.contact : each.invite_id === invite_id,
  );
  return { roster, invite, invited: invite && (await playerOfAccount(trx, game_id, invite.account_id)) };
};

const withdrawInvite: ReadState<'withdrawInvite', { invite_id: string }> = async (trx, { invite_id }, { game_id }) => {
  const invite = await inviteById(trx, invite_id);
  return { invite, invited: invite && (await playerOfAccount(trx, game_id, invite.account_id)) };
};

const declineInvite: ReadState<'declineInvite', OfTeam & { account_id: string }> = async (
  trx,
  { teamid, account_id },
  { game_id },
) => ({
  mine: await invitesFor(trx, { teamid, account_id }),
  invited: await playerOfAccount(trx, game_id, account_id),
});

export const inviteReaders = { inviteToTeam, shareLink, cancelInvite, withdrawInvite, declineInvite };
