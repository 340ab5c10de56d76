import { fileURLToPath } from 'node:url';

/**
 * The sockets' library, compiled from the source in its own package: what it offers ready-made is for browsers of ten years
 * ago, with an iterator and a class of its own making, and weighs 890 bytes of brotli more.
 */
export const socketSource = {
  'reconnecting-websocket': fileURLToPath(
    new URL('../../node_modules/reconnecting-websocket/reconnecting-websocket.ts', import.meta.url),
  ),
};
