import type { Envelope } from '@snug/contract';

/** An envelope as the bytes of one unmasked WebSocket text frame: made once per message and audience, written to every socket. */
export function frameOf(envelope: Envelope): Buffer {
  const payload = Buffer.from(JSON.stringify(envelope));
  const header = headerOf(payload.length);
  return Buffer.concat([header, payload]);
}

/** RFC 6455, section 5.2: final text frame, and the length in one of three sizes. */
function headerOf(length: number): Buffer {
  const finalText = 0x81;
  if (length < 126) return Buffer.from([finalText, length]);
  if (length < 65_536) {
    const header = Buffer.from([finalText, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.alloc(10);
  header[0] = finalText;
  header[1] = 127;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
