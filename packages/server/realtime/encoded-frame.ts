import { isExtra } from '@snug/contract';

/** A message's JSON text, ready to be framed under its number in each stream. */
export interface EncodedMessage {
  readonly body: string;
  /** Beyond the specification's 29: for clients that know such messages. */
  readonly isExtra: boolean;
  /** The bytes of one unmasked WebSocket text frame with the envelope `{msg_id, data}`. */
  frame(msg_id: number): Buffer;
}

/** Escapes the text once; the frame for each audience is a few digits in front of the same bytes. */
export function encodeMessage(body: string): EncodedMessage {
  const rest = Buffer.from(`,"data":${JSON.stringify(body)}}`);
  return {
    body,
    isExtra: isExtra(body),
    frame(msg_id) {
      const begin = `{"msg_id":${msg_id}`;
      const length = begin.length + rest.length;
      const headerLength = headerLengthOf(length);
      const frame = Buffer.allocUnsafe(headerLength + length);
      writeHeader(frame, length);
      frame.write(begin, headerLength, 'latin1');
      rest.copy(frame, headerLength + begin.length);
      return frame;
    },
  };
}

/** One frame outside any stream, or for one socket alone. */
export function frameOf({ msg_id, data }: { msg_id: number; data: string }): Buffer {
  return encodeMessage(data).frame(msg_id);
}

function headerLengthOf(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

/** RFC 6455, section 5.2: final text frame, and the length in one of three sizes. */
function writeHeader(frame: Buffer, length: number): void {
  frame[0] = 0x81;
  if (length < 126) {
    frame[1] = length;
  } else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
