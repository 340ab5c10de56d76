/** What all elements of a locator say, in order. */
export function textsOf(list: { elements(): Element[] }): (string | null)[] {
  return list.elements().map(({ textContent }) => textContent);
}
