import type { Http } from '../seams.ts';

/**
 * Sends as fetch does, and reports how many percent of the body are sent, which fetch cannot. XMLHttpRequest always follows
 * redirects, so the reply to one is rejected.
 */
export const sendWatched: Http = (input, { method = 'GET', headers, body, signal, progress } = {}) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const address = new URL(String(input), document.baseURI).href;
    request.open(method, address);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) progress?.onSent(Math.floor((100 * loaded) / total));
    };

    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.onabort = () => reject(signal?.reason);
    request.onerror = () => reject(new TypeError(`${address} was not reached.`));
    request.onload = () => {
      if (request.responseURL !== address) return reject(new TypeError(`${address} sends on to somewhere else.`));
      const { status, responseText } = request;
      // Some statuses must not have a body, not even an empty one.
      resolve(new Response(responseText || null, { status, headers: headersOf(request) }));
    };
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}
