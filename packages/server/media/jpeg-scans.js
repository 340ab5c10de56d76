const markerStart = 0xff;
/**
 * The number of scans in a JPEG, counted by its markers alone. Camera and web pictures have 1 to about 10; each takes
 * milliseconds to decode and may be 40 bytes long.
 */
export function jpegScans(bytes) {
    let scans = 0;
    // After the two bytes of the start marker.
    for (let at = bytes.indexOf(markerStart, 2); at >= 0 && at + 3 < bytes.length; at = bytes.indexOf(markerStart, at)) {
        const marker = bytes[at + 1];
        if (marker === 0xd9)
            break;
        if (marker === 0xff)
            at += 1;
        // A byte of image data, or a marker without a length.
        else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8))
            at += 2;
        else {
            if (marker === 0xda)
                scans += 1;
            at += 2 + bytes.readUInt16BE(at + 2);
        }
    }
    return scans;
}
