import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { type Random, systemRandom } from './seams.ts';

/** What the server's one secret is used for, each under its own name so that no use can stand in for another. */
export interface Keys {
  /** How a client id is kept: whoever reads the database cannot play as its guests. */
  clientHash(clientId: string): string;
  /** The anti-forgery value of a client id (OPEN-75, H44). */
  antiForgery(clientId: string): string;
  oneTimeCode(playerid: string, code: string): string;
  signInLink(link: string): string;
  /** A limit's key without the address or contact that it counts. */
  limit(text: string): string;
  /** A text as it may lie in the database, where it says nothing. */
  sealed(text: string): string;
  /** What was sealed; undefined for what was not, or under another secret: an operator may have changed it. */
  opened(sealed: string): string | undefined;
  /** Signs the tokens. */
  readonly token: Uint8Array;
  /** Signs what is posted to the webhook of text messages: `printf sms-webhook | openssl dgst -sha256 -hmac "$SNUG_SECRET"`. */
  readonly smsWebhook: string;
}

export function createKeys(secret: string, random: Random = systemRandom): Keys {
  const sign = (use: string, ...texts: string[]) =>
    createHmac('sha256', secret)
      .update([use, ...texts].join('\n'))
      .digest();
  return {
    // Every call of a phone asks for both.
    clientHash: remembered((clientId) => sign('client', clientId).toString('base64url')),
    antiForgery: remembered((clientId) => sign('anti-forgery', clientId).toString('base64url')),
    oneTimeCode: (playerid, code) => sign('code', playerid, code).toString('base64url'),
    signInLink: (link) => sign('link', link).toString('base64url'),
    limit: (text) => sign('limit', text).toString('base64url').slice(0, 22),
    ...sealing(sign('seal'), random),
    token: sign('token'),
    smsWebhook: sign('sms-webhook').toString('hex'),
  };
}

/** AES-256-GCM with a nonce of its own each time: nobody without the secret reads a text, or puts another in its place. */
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

/** More phones than are ever busy at once; a few MB at most. */
const rememberedMax = 10_000;

function remembered(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (made.size >= rememberedMax) made.clear();
    made.set(text, fresh);
    return fresh;
  };
}

/** Compares without telling by its time where two texts differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
