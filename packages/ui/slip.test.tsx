import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Slip } from './slip.tsx';

function Slips({ left }: { left: readonly number[] }) {
  return (
    <>
      <h1>The night</h1>
      {left.map((number) => (
        <Slip key={number} number={number}>
          <input aria-label={`Answer ${number}`} />
        </Slip>
      ))}
    </>
  );
}

test('a slip that is taken away under the fingers gives the focus to the page’s heading', async () => {
  const screen = await render(<Slips left={[1, 2]} />);
  await userEvent.click(screen.getByLabelText('Answer 2'));
  await screen.rerender(<Slips left={[1]} />);
  await expect.element(screen.getByRole('heading')).toHaveFocus();
});

test('another one that is taken away leaves the focus where it is', async () => {
  const screen = await render(<Slips left={[1, 2]} />);
  await userEvent.click(screen.getByLabelText('Answer 2'));
  await screen.rerender(<Slips left={[2]} />);
  await expect.element(screen.getByLabelText('Answer 1')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Answer 2')).toHaveFocus();
});
