import { expect, test } from 'vitest';
import { streams } from './streams.ts';
/** An older client, which receives none of our own message types, and what the checker reports about the server. */
function olderClient() {
    const wrong = [];
    // The checker uses nothing else of the world here.
    const world = { wrong: (_, why) => wrong.push(why) };
    const checker = streams(world, { lost: 0, doubled: 0, disordered: 0, leaked: 0 });
    const end = { name: 'z', reach: (run) => run() };
    return {
        wrong,
        connect(last, epoch = 'one') {
            const url = last === undefined ? '/ws' : `/ws?last=${last}&e=${epoch}`;
            const socket = { from: 'z', end, url, isUp: true };
            checker.socketOpening?.(socket);
            return {
                writeReload: (id) => checker.frameWritten?.(socket, JSON.stringify({ msg_id: id, data: '{"type":"RELOAD_GAME"}' })),
                write(...ids) {
                    for (const id of ids)
                        checker.frameWritten?.(socket, JSON.stringify({ msg_id: id, data: `{"type":"ASK","number":${id}}` }));
                },
                heartbeat: (from) => checker.frameSent?.(socket, `thump thump|${from}`),
            };
        },
    };
}
test('S2 a replay may begin after a number that is not for this client', () => {
    const { connect, wrong } = olderClient();
    const connection = connect(8);
    // Number 10 is a REVEAL.
    connection.write(9, 11, 12);
    connection.heartbeat(9);
    connection.write(11, 12, 13);
    expect(wrong).toEqual([]);
});
test('S2 a replay begins with the first message that the client was sent, also on an earlier connection', () => {
    const { connect, wrong } = olderClient();
    const connection = connect(8);
    connection.write(9, 11, 12);
    connection.heartbeat(9);
    connection.write(12);
    expect(wrong).toEqual(['doubled: the server writes 12 to z after 12']);
    const next = connect(12);
    next.heartbeat(9);
    next.write(12);
    expect(wrong).toHaveLength(2);
});
test('S2 a heartbeat gets one replay, and without a heartbeat nothing is repeated', () => {
    const { connect, wrong } = olderClient();
    const connection = connect(8);
    connection.write(9, 11);
    connection.heartbeat(9);
    connection.write(11);
    expect(wrong).toEqual([]);
    connection.write(11);
    expect(wrong).toHaveLength(1);
});
test('S2 numbers of another epoch do not matter', () => {
    const { connect, wrong } = olderClient();
    connect(8).write(9, 10, 11);
    const connection = connect(9, 'two');
    connection.write(11);
    connection.heartbeat(9);
    connection.write(11);
    expect(wrong).toEqual([]);
});
test('S2 a RELOAD_GAME at the start does not count as received for a later replay', () => {
    const { connect, wrong } = olderClient();
    const connection = connect();
    // Number 5 is a NUDGE, sent before the server knew this client's position.
    connection.writeReload(5);
    connection.write(7, 8);
    connection.heartbeat(4);
    connection.write(7, 8);
    expect(wrong).toEqual([]);
    connection.heartbeat(4);
    connection.write(8);
    expect(wrong).toHaveLength(1);
});
