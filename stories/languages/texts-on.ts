/** Attributes of an element that are read or read out besides its text. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
];

/** Every text of an element: each text node, hidden ones included, and each attribute that is read out or shown. */
export function textsOn(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(ofText(node));
    else if (node instanceof Element) texts.push(...spoken.map((name) => (node as Element).getAttribute(name) ?? ''));
  }
  return texts.filter((text) => text.trim() !== '');
}

function ofText(text: Text): string {
  const around = text.parentElement?.closest('bdi')?.parentElement ?? text.parentElement;
  const pieces = [...(around?.childNodes ?? [])].filter((node) => node instanceof Text || node.nodeName === 'BDI');
  const isTorn = pieces.length > 1 && pieces.some((node) => node.nodeName === 'BDI');
  // An isolated name (`bdi`) splits its sentence into text nodes: the whole sentence is returned once.
  if (isTorn) return pieces[0]?.contains(text) ? pieces.map((piece) => piece.textContent).join('') : '';
  // The text of a text area is a user's.
  return around instanceof HTMLTextAreaElement ? '' : text.data;
}

/**
 * Texts outside of the pseudo-locale's brackets that are no known data: sentences written into a screen instead of a words
 * table. Digits and punctuation are no sentences.
 */
export function hardCoded(root: Element, known: readonly string[]): string[] {
  const data = [...known].filter((text) => text !== '').sort((a, b) => b.length - a.length);
  return textsOn(root).filter((text) => {
    const outside = data.reduce(
      (rest, value) => rest.replace(new RegExp(`(?<!\\p{L})${escaped(value)}(?!\\p{L})`, 'gu'), ''),
      withoutBrackets(text),
    );
    return /\p{L}/u.test(outside);
  });
}

/** Brackets are nested where one sentence is inserted into another. */
function withoutBrackets(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return less === text ? text : withoutBrackets(less);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
