import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { systemRandom } from './seams.ts';
export function createKeys(secret, random = systemRandom) {
    const sign = (use, ...texts) => createHmac('sha256', secret)
        .update([use, ...texts].join('\n'))
        .digest();
    return {
        // Made in advance, since every call needs both.
        clientHash: memoized((clientId) => sign('client', clientId).toString('base64url')),
        antiForgery: memoized((clientId) => sign('anti-forgery', clientId).toString('base64url')),
        oneTimeCode: (playerid, code) => sign('code', playerid, code).toString('base64url'),
        signInLink: (link) => sign('link', link).toString('base64url'),
        limit: (text) => sign('limit', text).toString('base64url').slice(0, 22),
        ...sealing(sign('seal'), random),
        token: sign('token'),
        smsWebhook: sign('sms-webhook').toString('hex'),
    };
}
/** AES-256-GCM with a fresh nonce each time: without the secret nobody can read a text or replace it. */
function sealing(key, random) {
    const [cipher, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16];
    return {
        sealed(text) {
            const nonce = random.bytes(nonceBytes);
            const sealer = createCipheriv(cipher, key, nonce);
            const body = [sealer.update(text, 'utf8'), sealer.final()];
            return Buffer.concat([nonce, sealer.getAuthTag(), ...body]).toString('base64url');
        },
        opened(sealed) {
            const bytes = Buffer.from(sealed, 'base64url');
            const bodyAt = nonceBytes + tagBytes;
            if (bytes.length < bodyAt)
                return undefined;
            const opener = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
            opener.setAuthTag(bytes.subarray(nonceBytes, bodyAt));
            const text = opener.update(bytes.subarray(bodyAt), undefined, 'utf8');
            try {
                return text + opener.final('utf8');
            }
            catch {
                return undefined;
            }
        },
    };
}
/** More clients than are ever busy at once; a few MB at most. */
const memoizedMax = 10000;
function memoized(make) {
    const made = new Map();
    return (text) => {
        const known = made.get(text);
        if (known !== undefined)
            return known;
        const fresh = make(text);
        if (made.size >= memoizedMax)
            made.clear();
        made.set(text, fresh);
        return fresh;
    };
}
/** Compares in constant time, so that the time does not reveal where two texts differ. */
export function sameText(a, b) {
    const left = Buffer.from(a);
    const right = Buffer.from(b);
    return left.length === right.length && timingSafeEqual(left, right);
}
