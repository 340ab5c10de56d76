/** The bytes in base64, a part at a time: a call with a million arguments overflows the stack. */
export function base64Of(bytes: ArrayBuffer): string {
  const partBytes = 0x8000;
  const all = new Uint8Array(bytes);
  let text = '';
  for (let at = 0; at < all.length; at += partBytes) text += String.fromCharCode(...all.subarray(at, at + partBytes));
  return btoa(text);
}
