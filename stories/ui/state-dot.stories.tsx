import { Stack, StateDot } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/State dot',
  component: StateDot,
  args: { tone: 'good', children: 'Saved at the host' },
} satisfies Meta<typeof StateDot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Brand: Story = { args: { tone: 'brand', children: 'On this phone, sending…' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Late: your Quizmaster decides whether it counts' } };
export const Info: Story = { args: { tone: 'info', children: 'Priya suggests something' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Nothing yet' } };

export const Together: Story = {
  render: () => (
    <Stack gap={2}>
      <StateDot tone="good">Saved at the host</StateDot>
      <StateDot tone="brand">On this phone, sending…</StateDot>
      <StateDot tone="danger">Late: your Quizmaster decides whether it counts</StateDot>
      <StateDot tone="info">Priya suggests something</StateDot>
      <StateDot tone="quiet">Nothing yet</StateDot>
    </Stack>
  ),
};

/** The dot stays at the first line. */
export const LongWords: Story = {
  args: {
    tone: 'danger',
    children:
      'Late: the host closed the round before this answer came, and decides about it when the scores are counted.',
  },
};

export const TextTwiceAsLarge: Story = { ...LongWords, globals: { text: 'large' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'good', children: 'محفوظ لدى المضيف' },
};
