import { openInvitesOf, openLinksOf, playerOfAccount } from './invites.ts';
import { readTeamRoster } from './team-roster.ts';
/** A team's invites and whether it has answered, read in the transaction that may remove it from the game. */
export async function readTeamHoldings(db, { teamid, game_id }, now) {
    const toPeople = await openInvitesOf(db, { teamid, now });
    const invited = [];
    for (const { invite_id, account_id } of toPeople) {
        const player = await playerOfAccount(db, game_id, account_id);
        if (player)
            invited.push({ invite_id, player });
    }
    const invites = [...toPeople, ...(await openLinksOf(db, { teamid, now }))];
    return { invites, invited, hasAnswered: await hasAnswered(db, teamid) };
}
/** The team that a player is on or asks to join, with the invites and requests that may be closed when they leave. */
export async function readTeamWithHoldings(db, { teamid }, now) {
    if (teamid === null)
        return undefined;
    const roster = await readTeamRoster(db, teamid);
    return { roster, holdings: await readTeamHoldings(db, roster.team, now) };
}
async function hasAnswered(db, teamid) {
    const saved = await db
        .selectFrom('answers')
        .select('teamid')
        .where('teamid', '=', teamid)
        .limit(1)
        .executeTakeFirst();
    if (saved)
        return true;
    const submission = await db
        .selectFrom('submissions')
        .select('teamid')
        .where('teamid', '=', teamid)
        .where('withdrawn_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
    return submission !== undefined;
}
