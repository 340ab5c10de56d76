import { details } from '@snug/rules';
import { frameOf } from './encoded-frame.ts';

/** Frames outside any stream. */
export const noGameAccessFrame = frameOf({ msg_id: 0, data: '{"type":"NO_GAME_ACCESS"}' });
export const thumpFrame = frameOf({ msg_id: 0, data: '{"type":"THUMP"}' });
/** Sent when the server fails before a connection is admitted: the client tries again. */
export const failedFrame = frameOf({
  msg_id: 0,
  data: JSON.stringify({ type: 'WEBSOCKET_ERROR', error: details.bug }),
});
export const busyFrame = frameOf({ msg_id: 0, data: JSON.stringify({ type: 'WEBSOCKET_ERROR', error: details.busy }) });

/** Tells a client to load anew. A client that has this number already takes it for a repeat. */
export function reloadFrame(msg_id: number): Buffer {
  return frameOf({ msg_id, data: '{"type":"RELOAD_GAME"}' });
}
