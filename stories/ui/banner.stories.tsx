import { Banner, Button, Stack } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Banner',
  component: Banner,
  args: { tone: 'info', children: 'Submissions are closed for now.' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Good: Story = { args: { tone: 'good', children: 'Your answers are with the host.' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Connection Interrupted' } };
export const WithAction: Story = {
  args: { tone: 'danger', children: 'Connection Interrupted', action: <Button>Refresh</Button> },
};
export const LongWithAction: Story = {
  args: {
    children: 'Your captain left the table. Someone else may take the pen until they are back.',
    action: <Button>Become Captain</Button>,
  },
};
export const Together: Story = {
  render: () => (
    <Stack gap={3}>
      <Banner tone="info">Round 2 begins in a moment.</Banner>
      <Banner tone="good">Your answers are with the host.</Banner>
      <Banner tone="danger">There is no game with this code.</Banner>
    </Stack>
  ),
};

/** Not read out: a state that changes often is announced by the code that knows when (Y12). */
export const Silent: Story = { args: { silent: true, children: 'Connected again.' } };
export const GoodWithAction: Story = {
  args: { tone: 'good', children: 'The photograph is on the big screen.', action: <Button>Look</Button> },
};
export const OneLongWord: Story = {
  args: { tone: 'danger', children: 'W'.repeat(125), action: <Button>Refresh</Button> },
};
export const TextTwiceAsLarge: Story = { ...LongWithAction, globals: { text: 'large' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'danger', children: 'انقطع الاتصال', action: <Button>تحديث</Button> },
};
