/** The type of a file by its first bytes, whatever its name; undefined for every type not accepted, such as SVG and TIFF. */
export function pictureType(bytes) {
    const starts = (text, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
    if (starts('\x89PNG\r\n\x1a\n'))
        return 'png';
    if (starts('\xff\xd8\xff'))
        return 'jpeg';
    if (starts('GIF87a') || starts('GIF89a'))
        return 'gif';
    if (starts('RIFF') && starts('WEBP', 8))
        return 'webp';
    return undefined;
}
