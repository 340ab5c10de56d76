/** What people read or hear of an element besides its text. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
];

/** Everything that an element says: each text node, for readers too, and each attribute that is read out or shown. */
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
  // A name that may run the other way tears its sentence apart: said is the whole of it, once.
  if (isTorn) return pieces[0]?.contains(text) ? pieces.map((piece) => piece.textContent).join('') : '';
  // What stands in a text area is what somebody wrote.
  return around instanceof HTMLTextAreaElement ? '' : text.data;
}

/**
 * What stands outside of the pseudo-locale's brackets and is none of the known data: a sentence that somebody wrote into
 * a screen instead of a words table. Figures and signs are no sentences.
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

/** Brackets stand in brackets where one sentence is put into another. */
function withoutBrackets(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return less === text ? text : withoutBrackets(less);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
