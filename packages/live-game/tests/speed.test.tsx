import { ask, begin, suggests } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchAttention } from '../attention/announcements.tsx';
import { member, questions, renderGame } from './render-game.tsx';

beforeAll(fetchAttention);

const dot = {
  player_code: 'p-dot',
  player_name: 'Dot',
  is_captain: false,
  status: 'joined',
  registered: true,
} as const;

/**
 * Renders a round of thirty questions. `since` returns the numbers of the questions rendered since its last call: it counts
 * calls of a words function that a question calls exactly once per field and render.
 */
async function thirty(count: number, options: Parameters<typeof renderGame>[1] = {}) {
  const rendered: number[] = [];
  const words = {
    answer: (question: number) => {
      rendered.push(question);
      return `Answer to question ${question}`;
    },
    suggestion: (question: number) => {
      rendered.push(question);
      return `Suggestion for question ${question}`;
    },
  };
  const opened = await renderGame([begin({ question_count: 30 }), ask(...questions(count))], {
    ...options,
    props: { words },
  });
  await expect.element(opened.screen.getByRole('textbox').nth(count - 1)).toBeInTheDocument();
  return { ...opened, since: () => rendered.splice(0) };
}

test.each([
  ['captain', {}],
  ['member', { view: member }],
] as const)('of 30 questions an ASK renders only the new one, once (%s)', async (_, options) => {
  const { game, screen, since } = await thirty(29, options);
  expect(new Set(since()).size).toBe(29);
  game.receive(ask(...questions(30)));
  await expect.element(screen.getByRole('textbox').nth(29)).toBeInTheDocument();
  expect(since()).toEqual([30]);
});

test('typing renders only its own question, once a letter, and the caret stays in the middle', async () => {
  const { screen, since } = await thirty(30);
  const field = screen.getByLabelText('Answer to question 7', { exact: true });
  await field.fill('Jpiter');
  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(1, 1);
  since();
  await userEvent.keyboard('u');
  await expect.element(field).toHaveValue('Jupiter');
  expect(since()).toEqual([7]);
  expect(input.selectionStart).toBe(2);
});

test.each<[what: string, message: Message, rerendered: number[]]>([
  ['a suggestion for another question', suggests('Ben', 'Mars', 'q3'), [3]],
  ['a nudge', { type: 'NUDGE', round_order: 1, thinking: 2 }, []],
  ['a new teammate', { type: 'PLAYER_JOIN', teamid: 't-owls', player: { ...dot, profile_img: '' } }, []],
  ['another team', { type: 'TEAM_SUBMITTED', teamid: 't-quizzly', round_order: 1 }, []],
  ['a new question', ask(...questions(30)), [30]],
  ['a question that is taken back', { type: 'RECALL', question_id: 'q29', question_index: 28 }, []],
])(
  'while somebody types, %s renders no question but its own; focus, text and caret stay',
  async (_, message, rerendered) => {
    const { game, screen, since } = await thirty(29);
    const field = screen.getByLabelText('Answer to question 7', { exact: true });
    await field.fill('Jupiter');
    const input = field.element() as HTMLInputElement;
    input.setSelectionRange(3, 3);
    const written = new MutationObserver(() => {});
    written.observe(input.closest('li') as Element, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    since();
    game.receive(message);
    // Rendered last: everything else this message changes has changed by then.
    game.receive({ type: 'NUDGE', round_order: 1, thinking: 9 });
    await expect
      .element(screen.getByRole('main').getByText('9 teams still thinking', { exact: true }))
      .toBeInTheDocument();
    expect(since()).toEqual(rerendered);
    expect(written.takeRecords()).toEqual([]);
    await expect.element(field).toHaveFocus();
    expect([input.value, input.selectionStart]).toEqual(['Jupiter', 3]);
  },
);

test('the document above the focused field does not change when questions, suggestions and players arrive', async () => {
  const { game, screen } = await thirty(5);
  const field = screen.getByLabelText('Answer to question 5', { exact: true });
  await field.fill('Jup');
  const { top } = field.element().getBoundingClientRect();
  game.receive(ask(...questions(12)));
  await expect.element(screen.getByRole('textbox').nth(11)).toBeInTheDocument();
  expect(field.element().getBoundingClientRect().top).toBe(top);
});

test('GAME-09 a picture has its box before it is loaded, and loads lazily', async () => {
  const tall = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="400"/>')}`;
  const { screen } = await renderGame([begin(), ask({ image: '/media/slow.webp' }, { image: '/media/slow.webp' })]);
  const pictures = screen.getByRole('img', { name: 'Question picture, ask your host' });
  await expect.element(pictures.nth(1)).toBeInTheDocument();
  const box = () => pictures.nth(0).element().getBoundingClientRect();
  const { width, height } = box();
  expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.01);
  for (const picture of pictures.elements()) expect(picture.getAttribute('loading')).toBe('lazy');
  // A tall picture is shown whole, in the same box.
  const image = pictures.nth(0).element() as HTMLImageElement;
  image.src = tall;
  await image.decode();
  expect([box().width, box().height]).toEqual([width, height]);
  expect(getComputedStyle(image).objectFit).toBe('contain');
});
