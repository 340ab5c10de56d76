import { saveAnswer } from '@snug/contract';
import { membersOf, placeOf } from '@snug/testing/simulation';
import { submittedIn } from './request-contents.ts';
/** A team with members has exactly one captain (S6). A write is accepted only from the captain of that moment (S7). */
export function captaincy(world) {
    const { roster, kernel, trace } = world;
    /** The latest time as captain of each account. */
    const terms = new Map();
    const arrivals = new Map();
    /** A repeated submission gets the first one's reply, whoever sends it. */
    const submissions = new Set();
    async function refresh() {
        await roster.refresh();
        checkCaptains(world);
        const captains = new Set(membersOf(roster).flatMap((each) => (each.is_captain === 1 ? (each.account_id ?? []) : [])));
        for (const [account_id, term] of terms)
            if (!captains.has(account_id))
                term.until ??= kernel.now();
        for (const account_id of captains) {
            const term = terms.get(account_id);
            if (!term || term.until !== undefined)
                terms.set(account_id, { since: kernel.now(), until: undefined });
        }
    }
    return {
        hasBeenSince(account_id, at) {
            const term = terms.get(account_id);
            return term !== undefined && term.since <= at && term.until === undefined;
        },
        published({ moved = [], messages }) {
            const isAbout = moved.length > 0 || messages.some(({ content }) => membershipMessage.test(content.body));
            if (isAbout)
                refresh().catch(world.failed);
        },
        serverStarted: refresh,
        settled: refresh,
        requestArrived(sent) {
            const key = submittedIn(sent)?.key;
            if (!isWrite(sent) && (key === undefined || submissions.has(key)))
                return;
            if (key !== undefined)
                submissions.add(key);
            arrivals.set(sent, kernel.now());
        },
        responseSent(sent, reply) {
            const arrivedAt = arrivals.get(sent);
            arrivals.delete(sent);
            // A phone that has lost its login plays on as a guest, who is alone on a team and always captain.
            if (arrivedAt === undefined || reply.status !== 200 || sent.headers.authorization === undefined)
                return;
            const player = world.players.find(({ name }) => name === sent.from[0]);
            const account = player?.account;
            if (!account || isGuestCaptain(world, player, account.account_id))
                return;
            const term = terms.get(account.account_id);
            const wasCaptain = term !== undefined && (term.until === undefined || term.until >= arrivedAt);
            if (!wasCaptain)
                world.wrong('S7', `${sent.from} is no captain, and ${sent.url} was accepted: ${sent.body}`);
            trace.note('checker', 'a captain wrote', sent.from);
        },
    };
}
function checkCaptains(world) {
    const members = membersOf(world.roster);
    for (const { teamid, team_name, kicked_at } of world.roster.teams()) {
        const here = members.filter((each) => each.teamid === teamid);
        const captains = here.filter(({ is_captain }) => is_captain === 1);
        if (here.length > 0 && kicked_at === null && captains.length !== 1) {
            world.wrong('S6', `${team_name} has ${here.length} members and ${captains.length} captains`);
        }
    }
}
/** Whoever joined while logged out stays a guest player after logging in: alone on their team, and captain for good. */
function isGuestCaptain(world, { team }, account_id) {
    const here = membersOf(world.roster);
    if (team === undefined || here.some((each) => each.account_id === account_id))
        return false;
    const own = world.roster.teams().filter(({ team_name }) => placeOf(team_name) === team);
    return here.some((each) => each.account_id === null && each.is_captain === 1 && own.some(({ teamid }) => teamid === each.teamid));
}
const membershipMessage = /^\{"type":"(PROMOTE_CAPTAIN|NEW_TEAM|KICK_TEAM|PLAYER_|DROP_)/;
/** A write that only a captain may make, apart from the first request of each submission. */
function isWrite({ method, url }) {
    return (method === saveAnswer.method && url === saveAnswer.path) || (method === 'POST' && url.endsWith('/double'));
}
