import { closeCodes } from '@snug/contract';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { type EncodedMessage, frameOf } from './encoded-frame.ts';

/** A connection that receives one stream. */
export interface Listener {
  readonly stream_id: string;
  readonly player_id: string;
  /**
   * The client knows messages beyond the specification's 29: it gets those, and SKIP for a number that is not for it. Other
   * clients see a gap at these numbers.
   */
  readonly knowsExtras: boolean;
  /** It may know that there are messages, and none of them. */
  readonly isDoorbell?: boolean;
  /** The number of the last message written to it. */
  sent: number;
  isOpen(): boolean;
  /** Has a larger backlog of unread bytes than the server keeps for any connection. */
  isFull(): boolean;
  write(frame: Buffer): void;
  close(code: number): void;
}

const skip = '{"type":"SKIP"}';

/** The frames of a message in one stream. */
export interface Frames extends Pick<EncodedMessage, 'isExtra'> {
  message(): Buffer;
  skip(): Buffer;
}

/** Makes each frame when it is first needed, once for all listeners. */
export function framesOf({ seq }: StreamMessage, encoded: EncodedMessage): Frames {
  let message: Buffer | undefined;
  let skipped: Buffer | undefined;
  return {
    isExtra: encoded.isExtra,
    message: () => {
      message ??= encoded.frame(seq);
      return message;
    },
    skip: () => {
      skipped ??= skipFrame(seq);
      return skipped;
    },
  };
}

export function skipFrame(seq: number): Buffer {
  return frameOf({ msg_id: seq, data: skip });
}

/** Whether a message is meant for a listener of its stream. */
export function isFor(
  { player_id, knowsExtras, isDoorbell = false }: Listener,
  { content }: StreamMessage,
  { isExtra }: Pick<EncodedMessage, 'isExtra'>,
): boolean {
  if (isDoorbell || (isExtra && !knowsExtras)) return false;
  return content.only_player === null || content.only_player === player_id;
}

/** Writes a message, or its SKIP, to a listener. Returns whether the message itself was written. */
export function writeTo(listener: Listener, message: StreamMessage, frames: Frames): boolean {
  if (!listener.isOpen()) return false;
  // A client that does not read must not fill the memory of the server: it resumes from its cursor (H13).
  if (listener.isFull()) {
    listener.close(closeCodes.slow);
    return false;
  }
  listener.sent = message.seq;
  const isHeard = isFor(listener, message, frames);
  if (isHeard) listener.write(frames.message());
  else if (listener.knowsExtras) listener.write(frames.skip());
  return isHeard;
}
