/** A request. A body that is neither text nor a form is sent as JSON; a header without a value is not sent. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: string;
}

/** How requests get to a server: by fetch, or by a connection that costs less (`openHttpConnection`). */
export interface Transport {
  request(request: HttpRequest): Promise<HttpResponse>;
  close(): void;
}

/** By fetch, to the server that is at `url` at that moment. */
export function fetchTransport(url: () => string): Transport {
  return {
    async request({ method, path, headers = {}, body }) {
      const isJson = body !== undefined && !(body instanceof FormData);
      const all = Object.entries({ ...(isJson && { 'content-type': 'application/json' }), ...headers });
      const response = await fetch(new URL(path, url()), {
        method,
        headers: all.filter((header): header is [string, string] => header[1] !== undefined),
        ...(body !== undefined && {
          body: isJson && typeof body !== 'string' ? JSON.stringify(body) : (body as string | FormData),
        }),
      });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
    close() {},
  };
}
