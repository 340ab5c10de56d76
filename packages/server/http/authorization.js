import { details, Refusal, roleOf, roleRefusalDetail } from '@snug/rules';
import { accountOf, findPlayer } from '../accounts/actor.ts';
import { gameWithId } from '../database/game-state.ts';
import { membershipIn } from '../database/registered-teams.ts';
import { gameTeamInviting, gameTeamNamed, registeredTeamNamed } from '../database/teams.ts';
/** Finds the subject of the call and the actor's role. Refuses roles that the rule does not list. */
export async function authorize({ store }, rule, located, actor) {
    const { db } = store;
    const names = (located ?? {});
    const find = rule.game ? inGame : rule.team ? inTeam : undefined;
    const where = find ? await find(db, rule, names, actor) : nowhere;
    const subject = subjectOf(where);
    const role = roleOf(loginOf(actor), subject);
    if (!rule.roles.includes(role))
        throw new Refusal(403, roleRefusalDetail(rule.roles, role, subject));
    if (rule.gameTeam && !where.gameTeam)
        throw new Refusal(404, details.gameTeamNotFound);
    return { ...where, role };
}
const nowhere = {
    game: undefined,
    player: undefined,
    gameTeam: undefined,
    team: undefined,
    membership: undefined,
};
async function inGame(db, rule, names, actor) {
    const game_id = text(names.id ?? names.gameId ?? names.gameid ?? names.game_id);
    const [[game], player, gameTeam] = await Promise.all([
        gameWithId(db, { game_id }),
        findPlayer(db, game_id, actor),
        rule.gameTeam && teamOf(db, rule, game_id, text(names.team ?? names.teamId ?? names.team_code)),
    ]);
    if (!game)
        throw new Refusal(404, details.gameNotFound);
    // Strangers must not learn which teams a game has: they are refused by their role, whether the team exists or not.
    const { bearer } = actor;
    const isKnown = player !== undefined || (bearer?.kind === 'host' && bearer.host.venue_id === game.venue_id);
    if (rule.gameTeam && !gameTeam && isKnown)
        throw new Refusal(404, details.gameTeamNotFound);
    return { ...nowhere, game, player, gameTeam };
}
async function teamOf(db, { byInvite }, game_id, name) {
    const [team] = await gameTeamNamed(db, { game_id, name });
    if (team || !byInvite)
        return team;
    const [inviting] = await gameTeamInviting(db, { game_id, code: name });
    return inviting;
}
async function inTeam(db, rule, names, actor) {
    const id = text(names.id);
    const team = await registeredTeamNamed(db, id);
    if (!team || (rule.team === 'reachable' && team.archived_at !== null)) {
        throw new Refusal(404, rule.team === 'archived' ? details.teamNumberNotFound : details.teamNotFound);
    }
    const account_id = accountOf(actor)?.account_id;
    const [membership] = account_id === undefined ? [] : await membershipIn(db, { teamid: team.teamid, account_id });
    return { ...nowhere, team, membership };
}
function loginOf({ bearer, link }) {
    if (bearer?.kind === 'host')
        return { venue_id: bearer.host.venue_id };
    return bearer || link ? { account_id: bearer?.account.account_id } : undefined;
}
/** What was found, in the form that the rules read. */
function subjectOf({ game, player, gameTeam, team, membership }) {
    return {
        game,
        player: player && { ...player, is_captain: player.is_captain === 1 },
        gameTeam,
        team,
        membership: membership && { joined: membership.joined === 1, requested: membership.requested === 1 },
    };
}
function text(name) {
    // The call's shape has checked this part, so a missing id is a bug in the rule.
    if (typeof name !== 'string')
        throw new Error('The policy looks for an id where none is.');
    return name;
}
