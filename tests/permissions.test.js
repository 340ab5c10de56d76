/** What a player's screen offers is what the server allows: compares the client's tables with the server's own rules. */
import { readFileSync } from 'node:fs';
import { can, canInGame, canTo, standingOf, } from '@snug/client';
import * as rules from '@snug/rules';
import { Refusal, registeredTeamView } from '@snug/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policy } from '../packages/server/http/routes.ts';
import { statusesIn } from './security/matrix.ts';
const roleOf = {
    visitor: 'visitor',
    stranger: 'account',
    requested: 'requested',
    invited: 'invited',
    member: 'teammate',
    owner: 'owner',
};
const places = ['joined', 'requested', 'invited', 'invited by contact'];
function entry(account_id, place) {
    const byContact = place === 'invited by contact';
    return {
        teamid: 't1',
        account_id,
        joined: place === 'joined',
        requested: place === 'requested',
        invited_as: byContact ? 'a***@example.com' : null,
        joined_at: null,
        player_name: account_id,
        profile_img: '',
        known_as: byContact ? `hidden ${account_id}` : account_id,
    };
}
function invite(n) {
    const contact = `somebody${n}@example.com`;
    return {
        ...{ invite_id: `i${n}`, teamid: 't1', kind: 'email', contact, invited_by: 'owner' },
        ...{ created_at: 1, closed_at: null, known_as: `known ${n}` },
    };
}
/** Every possible small team: `me` in any place on it or none, others in any, invited contacts, both toggles. */
const rosters = fc
    .record({
    me: fc.constantFrom('owner', 'none', ...places),
    others: fc.array(fc.constantFrom(...places), { maxLength: 4 }),
    contacts: fc.nat({ max: 2 }),
    restrict_editing: fc.boolean(),
    no_requests: fc.boolean(),
    disbanded: fc.boolean(),
})
    .map(({ me, others, contacts, disbanded, ...toggles }) => {
    const team = {
        ...{ teamid: 't1', kt_team_id: 10042, team_name: 'Owls', team_slogan: '', team_image: '', ...toggles },
        ...{ created_at: 1, archived_at: null, disbanded_at: null, used_at: null },
    };
    if (disbanded)
        return { team: { ...team, owner: null, disbanded_at: 2 }, members: [], invites: [] };
    const owner = me === 'owner' ? 'me' : 'owner';
    const mine = me === 'owner' || me === 'none' ? [] : [entry('me', me)];
    return {
        team: { ...team, owner },
        members: [entry(owner, 'joined'), ...mine, ...others.map((place, n) => entry(`p${n}`, place))],
        invites: Array.from({ length: contacts }, (_, n) => invite(n)),
    };
});
/** Whether the server allows this, and it has an effect. */
function goesThrough(change) {
    try {
        return change().length > 0;
    }
    catch (error) {
        if (error instanceof Refusal)
            return false;
        throw error;
    }
}
const someone = { invitee: { kind: 'playerid', contact: 'new' }, account: { account_id: 'new' } };
/** The call of each action, and the server's rule. Playing as a team is decided where the team is joined. */
const onTeam = {
    request: ['requestToJoin', (roster) => rules.requestToJoinTeam(roster, 'me')],
    cancelRequest: ['removeMember', (roster) => rules.removeMember(roster, 'me', 'me', 9)],
    decline: ['removeMember', (roster) => rules.removeMember(roster, 'me', 'me', 9)],
    leave: ['removeMember', (roster) => rules.removeMember(roster, 'me', 'me', 9)],
    accept: ['approveMember', (roster) => rules.approveMember(roster, 'me', 'me', 9)],
    edit: [
        'editTeam',
        (roster) => rules.editTeam(roster, 'me', {
            team_name: 'Foxes',
            team_slogan: '',
            restrict_editing: false,
            no_requests: false,
        }).changes,
    ],
    editPicture: [
        'updateTeamPhoto',
        (roster) => {
            rules.mustEdit(roster, 'me');
            return [{ kind: 'team', set: { team_image: 'new' } }];
        },
    ],
    invite: ['inviteMember', (roster) => rules.inviteMember(roster, 'me', someone, { now: 9, newId: () => 'new' })],
    disband: ['disbandTeam', (roster) => rules.disbandTeam(roster, 'me', 9)],
};
const toMember = {
    approve: ['approveMember', (roster, whom) => rules.approveMember(roster, 'me', whom, 9)],
    makeOwner: ['setOwner', (roster, whom) => rules.handTeamOver(roster, 'me', whom)],
    remove: ['removeMember', (roster, whom) => rules.removeMember(roster, 'me', whom, 9)],
};
/** As the server decides: the policy of the call first, then the rule. */
function letsThrough(call, viewer, team, change) {
    return policy[call]?.roles.includes(roleOf[standingOf(viewer, team)]) === true && goesThrough(change);
}
/** One call removes oneself from the list, in whatever place. */
const selfRemoval = ['cancelRequest', 'decline', 'leave'];
test.each(['me', undefined])('OPEN-98 a team page offers exactly what the server allows (%s)', (viewer) => {
    const seen = new Set();
    fc.assert(fc.property(rosters, (roster) => {
        const team = registeredTeamView(roster, viewer, false);
        for (const [action, [call, change]] of Object.entries(onTeam)) {
            const offered = selfRemoval.includes(action)
                ? selfRemoval.some((each) => can(viewer, each, team))
                : can(viewer, action, team);
            if (offered)
                seen.add(action);
            expect([action, offered]).toEqual([action, letsThrough(call, viewer, team, () => change(roster))]);
        }
        expect(can(viewer, 'see', team)).toBe(policy.teamDetail?.roles.includes(roleOf[standingOf(viewer, team)]));
        for (const member of team.members) {
            if (member.playerid === viewer)
                continue;
            // Denying, cancelling an invite and kicking are one call, each for another place.
            const removals = ['deny', 'uninvite', 'kick'].filter((each) => canTo(viewer, each, member, team));
            expect(removals.length).toBeLessThanOrEqual(1);
            const offers = {
                approve: canTo(viewer, 'approve', member, team),
                makeOwner: canTo(viewer, 'makeOwner', member, team),
                remove: removals.length > 0,
            };
            for (const [action, offered] of Object.entries(offers)) {
                const [call, change] = toMember[action];
                if (offered)
                    seen.add(action);
                const expected = letsThrough(call, viewer, team, () => change(roster, member.playerid));
                expect([action, member, offered]).toEqual([action, member, expected]);
            }
        }
    }), { numRuns: 1000 });
    // Each action was offered to somebody, so that equal does not mean never.
    if (viewer)
        expect([...seen].sort()).toEqual([...Object.keys(onTeam), ...Object.keys(toMember)].sort());
    else
        expect(seen).toEqual(new Set());
});
/** The server's matrix, kept by hand: call → the status for each actor. */
function readMatrix() {
    const text = readFileSync(new URL('./security/matrix.txt', import.meta.url), 'utf8');
    const head = text.split('\n').find((line) => /^# +anon +gst/.test(line)) ?? '';
    const names = new Map([...text.matchAll(/(\w+): (\w+)[,\n]/g)].map(([, short = '', name = '']) => [short, name]));
    const columns = head
        .replace('#', '')
        .trim()
        .split(/ +/)
        .map((short) => names.get(short) ?? short);
    const rows = statusesIn(text);
    return (call, actor) => {
        const cell = rows.get(call)?.[columns.indexOf(actor)];
        if (cell === undefined)
            throw new Error(`The matrix has no cell for ${call} as ${actor}.`);
        return cell;
    };
}
const statusFor = readMatrix();
/** The matrix's scene in the client's terms: a live game, and a team in it that its captain may register. */
function placeOf(status, playerid, is_captain = false) {
    return {
        status: 'live',
        me: { playerid, status, is_captain },
        team: status === 'joined' ? { kt_team_id: '' } : null,
    };
}
const actors = {
    guest: placeOf('watching', ''),
    spectator: placeOf('watching', 'a-spectator'),
    pending: placeOf('pending-join', 'a-pending'),
    member: placeOf('joined', 'a-member'),
    captain: placeOf('joined', 'a-captain', true),
};
const inGame = [
    ['addTeam', 'addTeam'],
    ['askToJoin', 'askToJoin'],
    ['leaveTeam', 'dropPlayer'],
    ['answer', 'saveAnswer'],
    ['answer', 'submitRound'],
    ['answer', 'setDouble'],
    ['suggest', 'suggestAnswer'],
    ['approve', 'answerJoinRequest'],
    ['deny', 'answerJoinRequest'],
    ['invite', 'inviteToTeam'],
    ['invite', 'generateInviteToken'],
    ['uninvite', 'cancelInvite'],
    ['promote', 'promoteCaptain'],
    ['register', 'registerTeam'],
    ['register', 'upgradeTeam'],
    ['uploadShot', 'uploadGameImage'],
];
test.each(inGame)('OPEN-98 in a game %s is offered exactly to those for whom the server allows %s', (action, call) => {
    for (const [actor, place] of Object.entries(actors)) {
        expect([actor, canInGame(place, action)]).toEqual([actor, statusFor(call, actor) === 200]);
    }
});
test('OPEN-98 in a game rename is offered exactly to those for whom the server allows renameTeam: the captain of an unregistered team', () => {
    // The matrix uses the rival's team here: the captain's is a registered one.
    const team = { kt_team_id: '10042' };
    const all = {
        ...actors,
        member: { ...placeOf('joined', 'a-member'), team },
        captain: { ...placeOf('joined', 'a-captain', true), team },
        rival: placeOf('joined', 'a-rival', true),
    };
    for (const [actor, place] of Object.entries(all)) {
        expect([actor, canInGame(place, 'rename')]).toEqual([actor, statusFor('renameTeam', actor) === 200]);
    }
});
test('H54 the server answers a kicked member like a stranger, in everything that a team page offers', () => {
    for (const call of [
        'editTeam',
        'setOwner',
        'disbandTeam',
        'inviteMember',
        'approveMember',
        'requestToJoin',
        'updateTeamPhoto',
    ]) {
        expect([call, statusFor(call, 'kicked')]).toEqual([call, statusFor(call, 'stranger')]);
    }
});
