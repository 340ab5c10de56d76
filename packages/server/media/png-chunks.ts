/** Chunks that change how a picture looks: those that every PNG has, its colours, what is transparent, and which way it was turned. */
const kept = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf']);
/** More than any program writes. Each costs far more to go through than the 12 bytes that it takes. */
const chunksMax = 20_000;
/** Its length, name and checksum. */
const frameBytes = 12;
const signatureBytes = 8;

/**
 * A PNG without its remarks. A compressed one of 50 kB unpacks to 50 MB, and the decoder unpacks them all, which no timeout
 * ends: sixty of them take most of a minute (H59). Undefined if it has too many chunks.
 */
export function withoutRemarks(png: Buffer): Buffer | undefined {
  const parts = [png.subarray(0, signatureBytes)];
  let at = signatureBytes;
  for (let chunks = 0; at + frameBytes <= png.length; chunks += 1) {
    if (chunks === chunksMax) return undefined;
    const end = at + frameBytes + png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if (kept.has(name)) parts.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}
