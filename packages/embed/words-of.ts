/**
 * Words that a page gives as a JSON child, so that no script is needed to change a sentence:
 *
 * @example
 * <snug-join-box><script type="application/json">{ "joinWithCode": "Spielen Sie mit" }</script></snug-join-box>
 */
export function wordsOf(element: HTMLElement): Record<string, string> {
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (!text) return {};
  try {
    const words: unknown = JSON.parse(text);
    // Only sentences: a number or a list in the page's JSON must not reach a heading.
    if (words && typeof words === 'object' && !Array.isArray(words)) {
      return Object.fromEntries(
        Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    }
  } catch {
    // Told below, as the other way of not being an object is.
  }
  console.warn(
    `<${element.localName}>: the JSON child must be an object of sentences, such as {"joinWithCode": "Join us"}. It is ignored.`,
  );
  return {};
}
