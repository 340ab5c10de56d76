/** Whether pages may show a picture: this server's own, or one from an origin that the server allows. '' is no picture, which is shown as such. */
export function isShownPicture(image: string, origins: readonly string[]): boolean {
  if (image === '' || /^\/(?!\/)/.test(image)) return true;
  return URL.canParse(image) && origins.includes(new URL(image).origin);
}
