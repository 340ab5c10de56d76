/** Any picture (RULE-16). */
export const anyPicture: readonly string[] = ['image/*'];

/** What an avatar may be (RULE-19). */
export const avatarTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** What the cropper takes. Whether this browser can open it shows when it tries: few know tiff (RULE-21). */
export const cropperTypes: readonly string[] = [...avatarTypes, 'image/bmp', 'image/tiff', 'image/webp'];

/** Whether a file is of one of these types: `image/png`, or `image/*`. */
export function isOf(types: readonly string[], file: { name?: string; type: string }): boolean {
  const type = typeOf(file);
  return types.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))));
}

/** Some devices do not know the type of a file that they know to be a picture, and some spell it their own way. */
function typeOf({ name = '', type }: { name?: string; type: string }): string {
  const [, ending] = /\.(png|jpe?g|bmp|gif|tiff?|webp|hei[cf]|avif)$/i.exec(name) ?? [];
  const mime = type || (ending ? `image/${ending.toLowerCase()}` : '');
  return mime.replace(/jpg$/, 'jpeg').replace(/tif$/, 'tiff').replace('x-ms-bmp', 'bmp');
}
