import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Ticket } from './ticket.tsx';

function Tickets({ left }: { left: readonly number[] }) {
  return (
    <>
      <h1>The night</h1>
      {left.map((number) => (
        <Ticket key={number} number={number}>
          <input aria-label={`Answer ${number}`} />
        </Ticket>
      ))}
    </>
  );
}

test('when a ticket with the focus is removed, the page’s heading is focused', async () => {
  const screen = await render(<Tickets left={[1, 2]} />);
  await userEvent.click(screen.getByLabelText('Answer 2'));
  await screen.rerender(<Tickets left={[1]} />);
  await expect.element(screen.getByRole('heading')).toHaveFocus();
});

test('removing another ticket leaves the focus where it is', async () => {
  const screen = await render(<Tickets left={[1, 2]} />);
  await userEvent.click(screen.getByLabelText('Answer 2'));
  await screen.rerender(<Tickets left={[2]} />);
  await expect.element(screen.getByLabelText('Answer 1')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Answer 2')).toHaveFocus();
});
