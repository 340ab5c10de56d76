/** Whether a text has the form of a signed token: three parts in base64url. Only the server can tell more (OPEN-21). */
export function isToken(text: string): boolean {
  return text.length <= 4_096 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}
