import type { InviteRequest } from '@snug/contract';
import { type CallerIdentity, inviteeFrom, type RecordedInvite, Refusal, requireAllowedInvites } from '@snug/rules';
import type { ServerContext } from '../foundation/server-context.ts';
import { notifyInvitee } from './invite-people.ts';
import { runCommand } from './run-command.ts';

/** A team to be added to a game (CALL-15, CALL-17). */
interface TeamToAdd {
  readonly team_name: string;
  readonly kt_team_id: string;
  readonly num_players: number;
  readonly invites: readonly InviteRequest[];
}

/** Adds a team to a game and sends its invites. `sender` identifies whose quota of notifications they count for. */
export async function addTeamToGame(
  context: ServerContext,
  game_id: string,
  identity: CallerIdentity & { readonly sender: string },
  { team_name, kt_team_id, num_players, invites }: TeamToAdd,
) {
  const { client_hash, account_id, sender } = identity;
  requireAllowedInvites(account_id !== undefined, invites.length);
  const { recorded, ...reply } = await runCommand(context, game_id, 'addTeamToGame', {
    client_hash,
    account_id,
    team_name,
    kt_team_id,
    num_players,
    invitees: invites.map(inviteeFrom),
  });
  for (const each of recorded) await notifyIfPossible(context, each, sender);
  return reply;
}

/** A notification that is refused withdraws its invite, but the team stays in the game. */
async function notifyIfPossible(context: ServerContext, recorded: RecordedInvite, sender: string): Promise<void> {
  try {
    await notifyInvitee(context, recorded, sender);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
