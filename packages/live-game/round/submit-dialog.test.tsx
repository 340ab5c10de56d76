import { ask, begin } from '@snug/client/fake';
import { describe, expect, test } from 'vitest';
import { renderOnPhone, smallPhone } from '../tests/render-on-phone.tsx';

/** Early, with blanks, and with double or nothing: all that the question before SUBMIT may say. */
const early = begin({ question_count: 8, double_or_nothing: true });
const rounds = {
  'everything is blank': { messages: [early, ask({}, {})], drafts: {} },
  'something is blank': {
    messages: [early, ask({ question_id: 'q1' }, {})],
    drafts: { q1: { texts: ['jupiter'], state: 'saved' } },
  },
} as const;
const screens = [
  ['a small phone and text twice as large', { size: smallPhone, text: '32px' }],
  ['400 % zoom of a laptop', { size: [320, 256] }],
  ['400 % zoom of a low laptop', { size: [320, 180] }],
] as const;

describe.each(screens)('Y10 on %s', (_, screen) => {
  test.each(Object.entries(rounds))('the question before SUBMIT is whole, where %s', async (_, round) => {
    const dialog = await asked({ ...round, ...screen });
    const [cancel, submit] = [...dialog.querySelectorAll('button')];
    for (const button of [cancel, submit]) await expect.element(button ?? null).toBeInViewport({ ratio: 1 });
    const words = wordsOf(dialog.querySelector('[id$="-body"]'));
    expect(words.length).toBeGreaterThan(20);
    // A word stands on one line.
    for (const word of words) expect(word.getClientRects(), String(word)).toHaveLength(1);

    const edge = (submit as Element).closest('div')?.getBoundingClientRect().top ?? 0;
    for (const word of words) {
      dialog.scrollTop += word.getBoundingClientRect().top - dialog.getBoundingClientRect().top - 8;
      const { top, bottom } = word.getBoundingClientRect();
      expect(top, String(word)).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
      expect(bottom, String(word)).toBeLessThanOrEqual(edge);
    }
  });
});

async function asked(options: Parameters<typeof renderOnPhone>[0]): Promise<HTMLElement> {
  const { screen } = await renderOnPhone(options);
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Submit this round?' });
  await expect.element(dialog).toBeVisible();
  await Promise.all(
    dialog
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  return dialog.element() as HTMLElement;
}

/** Every word as a range. */
function wordsOf(root: Element | null): Range[] {
  if (!root) return [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: Range[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const { index, 0: word } of (currentNode.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + word.length);
      words.push(range);
    }
  }
  return words;
}
