import { themeClass } from '@snug/theme';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Tabs } from './tabs.tsx';

const names = ['Teams', 'Rounds', 'Scores', 'Photos of the evening', 'House rules'];
let asked: string[] = [];
afterEach(async () => {
  asked = [];
  await page.viewport(390, 844);
});

function Evening({
  start = 'Rounds',
  dir = 'ltr',
  refuse = false,
}: {
  start?: string;
  dir?: string;
  refuse?: boolean;
}) {
  const [value, setValue] = useState(start);
  return (
    <div className={themeClass} dir={dir}>
      <Button>Before</Button>
      <Tabs
        label="The evening"
        value={value}
        onChange={(next) => {
          asked.push(next);
          if (!refuse) setValue(next);
        }}
        tabs={names.map((name) => ({
          value: name,
          label: name,
          panel: (
            <>
              <p>All about {name}</p>
              <input aria-label={`Note on ${name}`} />
            </>
          ),
        }))}
      />
    </div>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });
/** These keys lead to this tab. */
async function keysTo(keys: string, name: string) {
  await userEvent.keyboard(keys);
  await expect.element(tab(name)).toHaveFocus();
}
const panel = () => page.getByRole('tabpanel');

test('Y11 tabs in a named list; each refers to its panel, the panel is named by its tab, one is visible', async () => {
  await render(<Evening />);
  await expect.element(page.getByRole('tablist', { name: 'The evening' })).toBeVisible();
  expect(page.getByRole('tab').elements().length).toBe(5);
  await expect.element(tab('Rounds')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Rounds' })).toHaveTextContent('All about Rounds');
  expect(panel().elements().length).toBe(1);
  for (const one of page.getByRole('tab').elements()) {
    const controlled = document.getElementById(one.getAttribute('aria-controls') ?? '');
    expect(controlled?.getAttribute('aria-labelledby')).toBe(one.id);
  }
});

test('Y11 Tab enters at the chosen tab and leaves to its panel; Shift+Tab comes back to it', async () => {
  await render(<Evening />);
  await keysTo('{Tab}{Tab}', 'Rounds');
  await userEvent.keyboard('{Tab}');
  await expect.element(panel()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'Note on Rounds' })).toHaveFocus();
  await keysTo('{Shift>}{Tab}{Tab}{/Shift}', 'Rounds');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('Y11 %s: %s moves on and chooses at once, %s back, both around the ends', async (dir, on, back) => {
  await render(<Evening dir={dir} start="Photos of the evening" />);
  await keysTo(`{Tab}{Tab}${on}`, 'House rules');
  await expect.element(panel()).toHaveTextContent('All about House rules');
  await keysTo(on, 'Teams');
  await expect.element(panel()).toHaveTextContent('All about Teams');
  await userEvent.keyboard(back);
  await expect.element(tab('House rules')).toHaveAttribute('aria-selected', 'true');
  await keysTo(back, 'Photos of the evening');
  expect(asked).toEqual(['House rules', 'Teams', 'House rules', 'Photos of the evening']);
});

test('Y11 Home and End go to the ends; other keys, and those of the browser, keep their default', async () => {
  await render(<Evening />);
  await keysTo('{Tab}{Tab}{End}', 'House rules');
  await keysTo('{Home}', 'Teams');
  await keysTo('{ArrowDown}{ArrowUp}x', 'Teams');
  // Alt and an arrow go back in history; the event is sent without that default.
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      bubbles: true,
      cancelable: true,
      [modifier]: true,
    });
    tab('Teams').element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(asked).toEqual(['House rules', 'Teams']);
});

test('Y11 only the chosen tab can be reached by Tab', async () => {
  await render(<Evening />);
  await tab('Scores').click();
  const order = page
    .getByRole('tab')
    .elements()
    .map((one) => (one as HTMLElement).tabIndex);
  expect(order).toEqual([-1, -1, 0, -1, -1]);
});

test('what was typed in a panel is still there after showing another one', async () => {
  await render(<Evening />);
  await page.getByRole('textbox', { name: 'Note on Rounds' }).fill('the one with the island');
  await tab('Scores').click();
  await expect.element(page.getByRole('textbox', { name: 'Note on Rounds' })).not.toBeInTheDocument();
  await tab('Rounds').click();
  await expect.element(page.getByRole('textbox', { name: 'Note on Rounds' })).toHaveValue('the one with the island');
});

test('the prop decides: a refused change keeps the panel; clicking the chosen tab does not call onChange', async () => {
  await render(<Evening refuse />);
  await tab('Scores').click();
  await tab('Rounds').click();
  expect(asked).toEqual(['Scores']);
  await expect.element(tab('Rounds')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel()).toHaveTextContent('All about Rounds');
});

test('a value that no tab has shows the first, so that the keyboard can still enter', async () => {
  await render(<Evening start="Nobody" />);
  await expect.element(tab('Teams')).toHaveAttribute('aria-selected', 'true');
  await keysTo('{Tab}{Tab}', 'Teams');
});

test.each(['ltr', 'rtl'])(
  'Y10 %s, 320 px: one line that scrolls, with the chosen tab and a bit of its neighbour visible',
  async (dir) => {
    await page.viewport(320, 600);
    await render(<Evening dir={dir} start="House rules" />);
    const list = page.getByRole('tablist').element();
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const seen = (name: string) => {
      const [outer, inner] = [list.getBoundingClientRect(), tab(name).element().getBoundingClientRect()];
      return Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
    };
    const width = (name: string) => tab(name).element().getBoundingClientRect().width;
    expect(seen('House rules')).toBeGreaterThan(width('House rules') - 2);
    expect(seen('Teams')).toBeLessThan(0);
    await userEvent.keyboard('{Tab}{Tab}{Home}');
    expect(seen('Teams')).toBeGreaterThan(width('Teams') - 2);
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    expect(seen('Rounds')).toBeGreaterThan(width('Rounds') - 2);
    expect(seen('Scores')).toBeGreaterThan(20);
  },
);

test('RULE-03 choosing moves nothing: a tab is as wide as when it is bold; a word of 125 letters breaks', async () => {
  await render(<Evening />);
  const before = page
    .getByRole('tab')
    .elements()
    .map((one) => one.getBoundingClientRect().width);
  await tab('Scores').click();
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((one) => one.getBoundingClientRect().width),
  ).toEqual(before);
  await render(
    <Tabs label="Teams" value="w" onChange={() => {}} tabs={[{ value: 'w', label: 'W'.repeat(125), panel: '' }]} />,
  );
  expect(page.getByRole('tab').last().element().getBoundingClientRect().width).toBeLessThanOrEqual(0.75 * innerWidth);
});

test('every tab is tall and wide enough for a thumb', async () => {
  await render(<Tabs label="Rounds" value="1" onChange={() => {}} tabs={[{ value: '1', label: '1', panel: 'One' }]} />);
  const { width, height } = tab('1').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
