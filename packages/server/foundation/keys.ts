import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { type Random, systemRandom } from './seams.ts';

/** The keys derived from the server's one secret, each with its own name, so that none can be used in place of another. */
export interface Keys {
  /** The stored form of a client id: a reader of the database cannot play as its guests. */
  clientHash(clientId: string): string;
  /** The anti-forgery value of a client id (OPEN-75, H44). */
  antiForgery(clientId: string): string;
  /** The client id of a bot's phone, by who it is in which game: after a restart it is the same guest. */
  bot(game_id: string, who: string): string;
  oneTimeCode(playerid: string, code: string): string;
  signInLink(link: string): string;
  /** The token of a game's big screen; each version has another. */
  display(game_id: string, version: number): string;
  /** The key of a quota, which does not reveal the address or contact that is counted. */
  limit(text: string): string;
  /** An id in the log: lines of the same one can be matched, also after a restart, and it reveals nothing else. */
  logged(kind: string, id: string): string;
  /** A text encrypted for the database. */
  sealed(text: string): string;
  /** The decrypted text; undefined when it was not sealed with this secret: an operator may have changed it. */
  opened(sealed: string): string | undefined;
  /** Signs the tokens. */
  readonly token: Uint8Array;
  /**
   * Signs what is posted to the webhook of text messages: `printf sms-webhook | openssl dgst -sha256 -hmac "$SNUG_SECRET"`.
   */
  readonly smsWebhook: string;
}

export function createKeys(secret: string, random: Random = systemRandom): Keys {
  const sign = (use: string, ...texts: string[]) =>
    createHmac('sha256', secret)
      .update([use, ...texts].join('\n'))
      .digest();
  return {
    // Made in advance, since every call needs both.
    clientHash: memoized((clientId) => sign('client', clientId).toString('base64url')),
    antiForgery: memoized((clientId) => sign('anti-forgery', clientId).toString('base64url')),
    bot: (game_id, who) => sign('bot', game_id, who).toString('base64url'),
    oneTimeCode: (playerid, code) => sign('code', playerid, code).toString('base64url'),
    signInLink: (link) => sign('link', link).toString('base64url'),
    display: (game_id, version) => sign('display', game_id, String(version)).toString('base64url'),
    limit: (text) => sign('limit', text).toString('base64url').slice(0, 22),
    logged: (kind, id) => sign('log', kind, id).toString('base64url').slice(0, 12),
    ...sealing(sign('seal'), random),
    token: sign('token'),
    smsWebhook: sign('sms-webhook').toString('hex'),
  };
}

/** AES-256-GCM with a fresh nonce each time: without the secret nobody can read a text or replace it. */
function sealing(key: Uint8Array, random: Random): Pick<Keys, 'sealed' | 'opened'> {
  const [cipher, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const;
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
      if (bytes.length < bodyAt) return undefined;
      const opener = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      opener.setAuthTag(bytes.subarray(nonceBytes, bodyAt));
      const text = opener.update(bytes.subarray(bodyAt), undefined, 'utf8');
      try {
        return text + opener.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** More clients than are ever busy at once; a few MB at most. */
const memoizedMax = 10_000;

function memoized(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (made.size >= memoizedMax) made.clear();
    made.set(text, fresh);
    return fresh;
  };
}

/** Compares in constant time, so that the time does not reveal where two texts differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
