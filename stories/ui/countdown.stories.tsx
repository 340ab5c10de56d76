import { Button, Countdown, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const again = (seconds: number) => (seconds > 0 ? `Send again in ${seconds}\u00a0s` : 'Send again');

// The clock stands still, so that a story shows one moment.
const meta = {
  title: 'Parts/Countdown',
  component: Countdown,
  args: { until: 42_000, now: () => 0, children: again },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const LastSecond: Story = { args: { until: 1_000 } };
export const Over: Story = { args: { until: 0 } };
export const InAButton: Story = {
  render: (args) => (
    <Button disabled>
      <Countdown {...args} inButton />
    </Button>
  ),
};
export const InASentence: Story = {
  args: { children: (seconds) => `${again(seconds)}.` },
  render: (args) => (
    <Text tone="soft">
      Nothing there? Look in the other folder. <Countdown {...args} />
    </Text>
  ),
};
/** Minutes are possible too. */
export const Minutes: Story = {
  args: {
    until: 245_000,
    children: (seconds) => `Next round in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  },
};
export const RightToLeft: Story = {
  args: { children: (seconds) => `إعادة الإرسال بعد ${seconds} ث` },
  globals: { direction: 'rtl' },
};
