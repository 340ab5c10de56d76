import { saveAnswer } from '@snug/contract';
import { expect, test } from 'vitest';
import { captaincy } from './captaincy.ts';
/** A captain of the plan's first team saves an answer with a token, while the database holds these players. */
function saves(...seats) {
    const wrong = [];
    const world = {
        kernel: { now: () => 0 },
        trace: { note() { } },
        players: [{ name: 'a', team: 0, account: { account_id: 'ada', token: 't' } }],
        roster: {
            teams: () => [
                { teamid: 'home', team_name: 'Team 0' },
                { teamid: 'away', team_name: 'Team 1' },
            ],
            players: () => seats.map((seat) => ({ ...seat, status: 'joined' })),
        },
        wrong: (promise) => wrong.push(promise),
    };
    const checker = captaincy(world);
    const { method, path: url } = saveAnswer;
    const sent = { n: 1, from: 'a1', method, url, headers: { authorization: 'Bearer t' }, body: '{}' };
    checker.requestArrived?.(sent);
    checker.responseSent?.(sent, { status: 200, body: '{}' }, 0);
    return wrong;
}
test('S7 a player who joined while logged out may write as the guest captain of their team, and nobody else may', () => {
    expect(saves({ account_id: null, teamid: 'home', is_captain: 1 })).toEqual([]);
    expect(saves({ account_id: null, teamid: 'home', is_captain: 0 })).toEqual(['S7']);
    expect(saves({ account_id: null, teamid: 'away', is_captain: 1 })).toEqual(['S7']);
    const seated = { account_id: 'ada', teamid: 'home', is_captain: 0 };
    expect(saves({ account_id: null, teamid: 'home', is_captain: 1 }, seated)).toEqual(['S7']);
});
