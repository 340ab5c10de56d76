import { replayMax } from '@snug/contract';
import { isTab } from '@snug/testing/simulation';
import { asksToLoad, idOf, isExtra, isOf, isUnreadable } from './frames.ts';
/**
 * Every stream delivers each message once, in order, without a gap (S2). Checks the server, number by number as it writes,
 * and each client: it processes and acknowledges the next message, and nothing else changes its game. A client that has not
 * announced it receives no message types beyond the specification. Long: its hooks share what was written to each connection.
 */
export function streams(world, totals) {
    const connections = new WeakMap();
    /** The latest connection of each client. */
    const latest = new WeakMap();
    const cursors = new WeakMap();
    const wrong = (kind, why) => {
        totals[kind] += 1;
        world.wrong('S2', `${kind}: ${why}`);
    };
    const checkSameText = sameTexts(wrong);
    return {
        cursorOf: (tab) => cursors.get(tab),
        socketOpening(socket) {
            const { end } = socket;
            const { last, epoch, isDense } = addressOf(socket.url);
            const before = latest.get(end);
            const written = before && epoch !== undefined && before.epoch === epoch ? before.written : new Set();
            const known = { sent: last, asked: new Set(), written, isDense, epoch, acked: undefined };
            connections.set(socket, known);
            latest.set(end, known);
            if (!isTab(end) || last === undefined || epoch === undefined)
                return;
            const cursor = startOf(end, cursors.get(end), last, epoch, wrong);
            if (cursor)
                cursors.set(end, cursor);
        },
        frameWritten(socket, text) {
            const id = idOf(text);
            const known = connections.get(socket);
            if (id === 0 || !known)
                return;
            const { sent, isDense, epoch } = known;
            if (!isDense && isExtra(text)) {
                world.wrong('S2', `${socket.end.name} receives what it does not know: ${text.slice(0, 200)}`);
            }
            if (epoch !== undefined)
                checkSameText(epoch, id, text);
            const isNext = sent === undefined || (isDense ? id === sent + 1 : id > sent);
            if (!isNext && !beginsReplay(known, id) && !isToldToLoad(known, id, text)) {
                wrong(id > sent ? 'lost' : 'doubled', `the server writes ${id} to ${socket.end.name} after ${sent}`);
            }
            known.sent = id;
            // Without a known position the first message is RELOAD_GAME under the current number, in place of what that number
            // says.
            if (epoch !== undefined || sent !== undefined || !isOf(text, 'RELOAD_GAME'))
                known.written.add(id);
        },
        frameSent(socket, text) {
            const known = connections.get(socket);
            const [what, id] = text.split('|');
            if (what === 'thump thump')
                known?.asked.add(Number(id));
            else if (known)
                known.acked = Number(id);
        },
        beforeFrame(socket, text) {
            const tab = socket.end;
            const id = idOf(text);
            const cursor = cursors.get(tab);
            const known = connections.get(socket);
            if (!isTab(tab) || id === 0 || !cursor || known?.epoch !== cursor.epoch)
                return undefined;
            const before = tab.game.get().view;
            known.acked = undefined;
            return () => {
                const isSame = tab.game.get().view === before;
                const isAcknowledged = known.acked === id;
                if (id === cursor.last + 1 && isAcknowledged) {
                    cursor.last = id;
                    cursor.needsLoad ||= isUnreadable(text) || asksToLoad(text, before?.me.player_code ?? '');
                }
                else
                    checkNotTaken(wrong, cursor, { name: tab.name, id, text, isSame, isAcknowledged });
            };
        },
    };
}
/** A number of a stream always has the same text. */
function sameTexts(wrong) {
    /** The body of each number of each stream, by epoch. */
    const log = new Map();
    return (epoch, id, text) => {
        if (isOf(text, 'SKIP'))
            return;
        const bodies = log.get(epoch) ?? [];
        log.set(epoch, bodies);
        const known = bodies[id];
        if (known === undefined)
            bodies[id] = text;
        else if (known !== text)
            wrong('disordered', `number ${id} was ${known} and is ${text}`);
    };
}
/** A tab connects from what it has loaded, or from the last message that it has processed. Returns where it stands then. */
function startOf(tab, cursor, last, epoch, wrong) {
    const { view } = tab.game.get();
    const own = cursor?.epoch === epoch ? cursor : undefined;
    const isLoaded = view?.last_msg_id === last && view.epoch === epoch;
    if (own && last < own.last)
        wrong('doubled', `${tab.name} has processed ${own.last} and connects from ${last}`);
    if (!isLoaded && own?.last !== last) {
        wrong('lost', `${tab.name} connects from ${last}, which it has neither loaded nor received`);
    }
    return isLoaded && (own?.last !== last || own.needsLoad) ? { epoch, last, needsLoad: false } : cursor;
}
/** A message that a tab must not take, or should have taken. */
function checkNotTaken(wrong, cursor, { name, id, text, isSame, isAcknowledged }) {
    const { last, needsLoad } = cursor;
    if (id <= last) {
        if (!isSame)
            wrong('doubled', `${name} took ${id} once more, having ${last}`);
    }
    else if (id > last + 1) {
        if (!isSame || isAcknowledged)
            wrong('disordered', `${name} took ${id} after ${last}`);
    }
    else if (!isUnreadable(text) && !needsLoad)
        wrong('lost', `${name} did not take ${id}: ${text.slice(0, 200)}`);
}
/**
 * A heartbeat asks for everything after its number again. Where numbers are left out, the replay may begin after a gap, but
 * not after anything that this client was sent before.
 */
function beginsReplay({ sent = 0, asked, written, isDense }, id) {
    if (id > sent)
        return false;
    for (const from of asked) {
        const isFirst = isDense ? id === from + 1 : id > from && ![...written].some((each) => each > from && each < id);
        if (isFirst)
            return asked.delete(from);
    }
    return false;
}
/** A heartbeat from further back than the replay reaches is answered with RELOAD_GAME, under the current number. */
function isToldToLoad({ sent, asked }, id, text) {
    if (id !== sent || !isOf(text, 'RELOAD_GAME'))
        return false;
    return [...asked].some((from) => id - from > replayMax && asked.delete(from));
}
function addressOf(url) {
    const query = new URLSearchParams(url.slice(url.indexOf('?')));
    const last = query.get('last');
    return {
        last: last === null ? undefined : Number(last),
        epoch: query.get('e') ?? undefined,
        isDense: query.get('proto') === '2',
    };
}
