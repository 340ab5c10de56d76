import { Button, Heading, Row, Stack, Text, TextInput, type ToastOptions, ToastProvider, useToast } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

type Args = { toasts: readonly (ToastOptions & { text: string })[] };

function Page({ toasts }: Args) {
  const toast = useToast();
  return (
    <Stack>
      <Heading level={1}>Quizzly Bears</Heading>
      <Text tone="soft">Four players, table nine.</Text>
      <TextInput label="Team name" value="Quizzly Bears" onChange={() => {}} />
      <Row>
        <Button
          onClick={() => {
            for (const { text, ...options } of toasts) toast(text, options);
          }}
        >
          Tell me
        </Button>
      </Row>
    </Stack>
  );
}

const undo = { label: 'Undo', onClick: () => {} };

const meta = {
  title: 'Parts/Toast',
  // At the foot of the page, so each has a page of its own in the docs.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { toasts: [{ text: 'Link copied.' }] },
  render: (args: Args) => (
    <ToastProvider>
      <Page {...args} />
    </ToastProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    const region = await canvas.findByRole('region', { name: 'Notices' });
    await expect(within(region).getByText(args.toasts.at(-1)?.text ?? '')).toBeVisible();
    // It never takes the focus (Y4).
    await expect(canvas.getByRole('button', { name: 'Tell me' })).toHaveFocus();
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingToTell: Story = { play: async () => {} };
export const Info: Story = {};
export const Good: Story = { args: { toasts: [{ text: 'Saved.', tone: 'good' }] } };
export const Danger: Story = { args: { toasts: [{ text: 'The photograph is too large.', tone: 'danger' }] } };

/** Stays until its action is used, or it is dismissed. */
export const WithSomethingToDo: Story = { args: { toasts: [{ text: 'Tom is off the team.', action: undo }] } };

export const ThreeAtMost: Story = {
  args: {
    toasts: [
      { text: 'The first, which makes room.' },
      { text: 'Link copied.' },
      { text: 'Saved.', tone: 'good' },
      { text: 'Tom is off the team.', action: undo },
    ],
  },
};

export const LongWords: Story = {
  args: {
    toasts: [
      {
        text: 'Universally Challenged, second table from the left, ask whether Agnieszka may play for them tonight, as two of theirs are held up at the bar.',
        action: { label: 'Let her go', onClick: () => {} },
      },
      { text: 'W'.repeat(125), tone: 'danger' },
    ],
  },
};

/** They are dismissed one after the other by keyboard; the focus goes on to the next. */
export const DismissedByKeyboard: Story = {
  args: {
    toasts: [
      { text: 'One.', action: undo },
      { text: 'Two.', action: undo },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    const region = await canvas.findByRole('region', { name: 'Notices' });
    const first = within(region).getAllByRole('button', { name: 'Dismiss' })[0];
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(region).queryByText('One.')).toBe(null));
    await waitFor(() => expect(within(region).getByRole('button', { name: 'Dismiss' })).toHaveFocus());
  },
};

export const TextTwiceAsLarge: Story = {
  globals: { text: 'large' },
  args: { toasts: [{ text: 'Tom is off the team.', action: undo }] },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { toasts: [{ text: 'تم نسخ الرابط.', tone: 'good' }] },
};
