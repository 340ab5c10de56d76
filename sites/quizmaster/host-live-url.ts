import { socketOrigin } from '@snug/client';
import { livePaths, liveProtocol } from '@snug/contract';

interface Place {
  readonly gameId: string;
  readonly token: string | undefined;
  /** The last message handled, and the stream it counts in. */
  readonly last: number;
  readonly epoch: string;
}

/** Where the quizmaster's stream resumes after `last`, on this page's own origin. */
export function hostLiveUrl({ gameId, token = '', last, epoch }: Place, origin = ''): string {
  const path = livePaths.host.replace('{game_id}', encodeURIComponent(gameId));
  const query = new URLSearchParams({ token, last: String(last), e: epoch, proto: liveProtocol });
  return `${socketOrigin(origin)}${path}?${query}`;
}
