import { socketOrigin } from '@snug/client';
import { livePaths, liveProtocol } from '@snug/contract';

interface StreamPosition {
  readonly gameId: string;
  readonly token: string | undefined;
  /** The id of the last handled message, and the stream that it belongs to. */
  readonly last: number;
  readonly epoch: string;
}

/** The address at which the quizmaster's stream resumes after `last`, by default on this page's own origin. */
export function hostLiveUrl({ gameId, token = '', last, epoch }: StreamPosition, origin = ''): string {
  const path = livePaths.host.replace('{game_id}', encodeURIComponent(gameId));
  const query = new URLSearchParams({ token, last: String(last), e: epoch, proto: liveProtocol });
  return `${socketOrigin(origin)}${path}?${query}`;
}
