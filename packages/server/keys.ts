import { createHmac, timingSafeEqual } from 'node:crypto';

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
  /** Signs the tokens. */
  readonly token: Uint8Array;
  /** Signs what is posted to the webhook of text messages: `printf sms-webhook | openssl dgst -sha256 -hmac "$SNUG_SECRET"`. */
  readonly smsWebhook: string;
}

export function createKeys(secret: string): Keys {
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
    token: sign('token'),
    smsWebhook: sign('sms-webhook').toString('hex'),
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
