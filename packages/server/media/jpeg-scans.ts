const markerStart = 0xff;

/**
 * How many times a JPEG goes over its picture, found by its markers alone. Camera and web pictures have 1 to about 10;
 * each costs milliseconds to draw and may be 40 bytes long.
 */
export function jpegScans(bytes: Buffer): number {
  let scans = 0;
  // After the first two bytes, which say that it is one.
  for (let at = bytes.indexOf(markerStart, 2); at >= 0 && at + 3 < bytes.length; at = bytes.indexOf(markerStart, at)) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xd9) break;
    if (marker === 0xff) at += 1;
    // A byte of the picture itself, or a marker without a length.
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      if (marker === 0xda) scans += 1;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return scans;
}
