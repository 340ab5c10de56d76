import { AwsClient } from 'aws4fetch';
import { type Media, notThere } from './media.ts';

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** The address of its pictures, with a slash at the end: `https://s3.example/bucket/folder/`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Reads `https://KEY:SECRET@s3.example/bucket/folder?region=eu-west-1`; the folder may be left out, the region where the
 * store has none. Undefined for anything else. Key and secret are percent-encoded, as always in an address.
 */
export function bucketOf(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, username, password, searchParams, hash } = new URL(text);
  const isWhole = /^https?:$/.test(protocol) && username !== '' && password !== '' && hash === '';
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  if (!isWhole || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  if (!/^(\/[\w.-]+)+\/?$/.test(pathname)) return undefined;
  return {
    url: `${origin}${pathname.replace(/\/?$/, '/')}`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A store that takes longer counts as unavailable: a person waits for the upload. */
const timeoutMs = 10_000;

/** Stores pictures in a bucket, which only this server needs to read. */
export function inBucket({ url, region, accessKeyId, secretAccessKey }: Bucket): Media {
  // Two more tries within about a second; the default of ten would take longer than the timeout.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 200 });

  async function ask(method: 'PUT' | 'GET' | 'DELETE', name: string, bytes?: Buffer): Promise<Response> {
    const response = await client
      .fetch(url + name, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        ...(bytes && { body: new Uint8Array(bytes), headers: { 'content-type': 'image/png' } }),
      })
      .catch((error) => {
        throw notThere(error);
      });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    throw notThere(new Error(`The picture store answered ${method} with ${response.status}.`));
  }

  return {
    async put(name, bytes) {
      await (await ask('PUT', name, bytes)).arrayBuffer();
    },
    async get(name) {
      const response = await ask('GET', name);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.ok ? bytes : undefined;
    },
    async delete(name) {
      await (await ask('DELETE', name)).arrayBuffer();
    },
  };
}
