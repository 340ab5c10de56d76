/** A picture of four fields: red and green above, blue and white below. */
export function fields(width: number, height: number, type = 'image/png', name = 'fields.png'): File {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  for (const [at, colour] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    if (!context) break;
    context.fillStyle = colour;
    context.fillRect((at % 2) * (width / 2), Math.floor(at / 2) * (height / 2), width / 2, height / 2);
  }
  const [, bytes = ''] = canvas.toDataURL(type, 1).split(',');
  return new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type });
}
