import { livePaths, liveProtocol } from '@snug/contract';

interface Place {
  readonly gameId: string;
  readonly token: string | undefined;
  /** The last message handled, and the stream it counts in. */
  readonly last: number;
  readonly epoch: string;
}

/** Where the quizmaster's stream resumes after `last`, on this page's own origin. */
export function hostLiveUrl({ gameId, token = '', last, epoch }: Place, origin = location.origin): string {
  const url = new URL(livePaths.host.replace('{game_id}', encodeURIComponent(gameId)), origin);
  url.protocol = url.protocol.replace('http', 'ws');
  url.search = new URLSearchParams({ token, last: String(last), e: epoch, proto: liveProtocol }).toString();
  return url.href;
}
