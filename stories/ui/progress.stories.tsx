import { Progress, Stack } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Progress',
  component: Progress,
  args: { value: 9, max: 14, label: '9 of 14 teams are in' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { value: 0, label: '0 of 14 teams are in' } };
export const All: Story = { args: { value: 14, label: '14 of 14 teams are in' } };
/** A fifteenth team came late; the bar is full and no more. */
export const MoreThanAll: Story = { args: { value: 15, label: '15 of 14 teams are in' } };
export const LabelForReaders: Story = { args: { value: 3, max: 8, label: 'Questions answered', labelHidden: true } };
export const LongLabel: Story = {
  args: { label: '9 of 14 teams are in; Universally Challenged and the second table from the left are still arguing' },
};
export const Together: Story = {
  render: () => (
    <Stack gap={6}>
      <Progress value={0} max={14} label="0 of 14 teams are in" />
      <Progress value={9} max={14} label="9 of 14 teams are in" />
      <Progress value={14} max={14} label="14 of 14 teams are in" />
    </Stack>
  ),
};
export const TextTwiceAsLarge: Story = { globals: { text: 'large' } };
/** Fills from the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: '9 من 14 فريقًا' } };
