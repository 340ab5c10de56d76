import { contactsOf } from '../database/accounts.ts';
import { accountOfInvitee, areOnOneTeam, playerOfAccount } from '../database/invites.ts';
/** Reads the account and the player of an invitee. `inviter`: the account that invites. */
export async function readInvitee(trx, game_id, inviter, invitee) {
    const account = await accountOfInvitee(trx, invitee);
    const player = await playerOfAccount(trx, game_id, account?.account_id ?? null);
    const { kind, contact } = invitee;
    const isByAccount = kind === 'playerid';
    const haveMet = isByAccount && account !== undefined && inviter !== undefined
        ? await areOnOneTeam(trx, inviter, account.account_id)
        : false;
    return {
        invitee,
        account: account && { account_id: account.account_id, player_name: account.player_name },
        player,
        haveMet,
        contact: isByAccount ? account && contactsOf(account)[0] : { kind, contact },
    };
}
