import { inviteeFrom, Refusal, requireAllowedInvites } from '@snug/rules';
import { notifyInvitee } from './invite-people.ts';
import { runCommand } from './run-command.ts';
/** Adds a team to a game and sends its invites. `sender` identifies whose quota of notifications they count for. */
export async function addTeamToGame(context, game_id, identity, { team_name, kt_team_id, num_players, invites }) {
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
    for (const each of recorded)
        await notifyIfPossible(context, each, sender);
    return reply;
}
/** A notification that is refused withdraws its invite, but the team stays in the game. */
async function notifyIfPossible(context, recorded, sender) {
    try {
        await notifyInvitee(context, recorded, sender);
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
    }
}
