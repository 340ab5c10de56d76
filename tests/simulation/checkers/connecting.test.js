import { loadGame } from '@snug/contract';
import { expect, test } from 'vitest';
import { connecting } from './connecting.ts';
/** A tab whose connection starts with a timer, and what the checker reports about it. */
function oneTab() {
    const wrong = [];
    let now = 0;
    let timer = 0;
    let running = 0;
    let game = { connection: 'live' };
    const world = {
        kernel: { now: () => now, steps: () => 0 },
        faults: { count: () => 0 },
        drama: 0,
        isLong: false,
        wrong: (promise, why) => wrong.push(`${promise} ${why}`),
    };
    const tab = {
        name: 'a1.1',
        game: { get: () => game },
        latestTimer: () => timer,
        isIn: (each) => running === each,
    };
    const checker = connecting(world);
    function show(connection, notice) {
        const before = game.connection;
        game = { connection, ...(notice && { notice }) };
        if (connection !== before)
            checker.connectionChanged?.(tab, before, connection);
        checker.gameChanged?.(tab);
    }
    function load() {
        checker.requestSent?.({ url: `${loadGame.path}?game_id=g` }, tab);
    }
    return {
        wrong,
        pass(ms) {
            now += ms;
        },
        /** Something fails, and the tab reconnects. */
        failAndRefresh() {
            timer += 1;
            show('connecting', { key: 'stumbled' });
            return {
                loads() {
                    running = timer;
                    load();
                },
            };
        },
        opens: () => show('live'),
        /** It asks whether a submission has arrived. */
        checkSubmission() {
            running = 0;
            load();
        },
    };
}
test('S10 a third refresh within 30 s is one too many', () => {
    const { failAndRefresh, opens, pass, wrong } = oneTab();
    for (let count = 0; count < 3; count += 1) {
        failAndRefresh().loads();
        opens();
        pass(10000);
    }
    expect(wrong).toEqual(['S10 a1.1 refreshes the third time in 30 s']);
});
test('S10 checking a submission is no refresh, even while a third refresh is pending', () => {
    const { failAndRefresh, opens, checkSubmission, pass, wrong } = oneTab();
    for (let count = 0; count < 2; count += 1) {
        failAndRefresh().loads();
        opens();
        pass(1000);
    }
    const third = failAndRefresh();
    checkSubmission();
    pass(28000);
    third.loads();
    opens();
    expect(wrong).toEqual([]);
    pass(500);
    failAndRefresh().loads();
    expect(wrong).toHaveLength(1);
});
test('S10 being told to load while connecting counts as a refresh', () => {
    const { failAndRefresh, wrong } = oneTab();
    for (let count = 0; count < 3; count += 1)
        failAndRefresh().loads();
    expect(wrong).toHaveLength(1);
});
