import type { InviteRequest } from '@snug/contract';
import { mayBringInvites, type RecordedInvite, Refusal } from '@snug/rules';
import type { ServerContext } from '../foundation/server-context.ts';
import type { By } from './caller.ts';
import { inviteeOf, notifyInvitee } from './invite-people.ts';
import { runCommand } from './run-command.ts';

/** What a team is brought into a game with (CALL-15, CALL-17). */
interface BroughtTeam {
  readonly team_name: string;
  readonly kt_team_id: string;
  readonly num_players: number;
  readonly invites: readonly InviteRequest[];
}

/** Brings a team into the game and sends its invites. `sender`: whose sending is counted. */
export async function addTeamToGame(
  context: ServerContext,
  game_id: string,
  by: By & { readonly sender: string },
  { team_name, kt_team_id, num_players, invites }: BroughtTeam,
) {
  const { client_hash, account_id, sender } = by;
  mayBringInvites(account_id !== undefined, invites.length);
  const { recorded, ...reply } = await runCommand(context, game_id, 'addTeamToGame', {
    client_hash,
    account_id,
    team_name,
    kt_team_id,
    num_players,
    invitees: invites.map(inviteeOf),
  });
  for (const each of recorded) await notifyIfPossible(context, each, sender);
  return reply;
}

/** The team is in the game, whatever comes of its notifications: an invite that was not sent is not in the team's list. */
async function notifyIfPossible(context: ServerContext, recorded: RecordedInvite, sender: string): Promise<void> {
  try {
    await notifyInvitee(context, recorded, sender);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
