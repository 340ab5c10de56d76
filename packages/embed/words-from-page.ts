/**
 * Reads the words that a page gives as a JSON child, by which a sentence is changed without a script:
 *
 * @example
 * <snug-join-box><script type="application/json">{ "joinWithCode": "Spielen Sie mit" }</script></snug-join-box>
 */
export function wordsFromPage(element: HTMLElement): Record<string, string> {
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (!text) return {};
  try {
    const words: unknown = JSON.parse(text);
    // Accepts only strings: a number or a list in the page's JSON must not reach a heading.
    if (words && typeof words === 'object' && !Array.isArray(words)) {
      return Object.fromEntries(
        Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    }
  } catch {
    // Reported below, like JSON that is not an object.
  }
  console.warn(
    `<${element.localName}>: the JSON child must be an object of sentences, such as {"joinWithCode": "Join us"}. It is ignored.`,
  );
  return {};
}
