import { idOf } from './frames.ts';
/** Once a login has ended, the connections that it opened receive nothing more of the game (S4). */
export function endedLogins({ ledger, wrong }) {
    return {
        frameWritten({ end, url }, text) {
            if (ledger.revoked.size === 0 || idOf(text) === 0)
                return;
            const token = new URLSearchParams(url.slice(url.indexOf('?'))).get('token');
            if (token !== null && ledger.revoked.has(token))
                wrong('S4', `${end.name} receives ${text.slice(0, 200)} by a login that has ended`);
        },
    };
}
