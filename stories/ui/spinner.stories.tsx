import { Banner, Spinner } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Parts/Spinner', component: Spinner, args: { label: 'Finding Game...' } } satisfies Meta<
  typeof Spinner
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const LongLabel: Story = {
  args: { label: 'Sending the photograph of table nine, which is a rather large one…' },
};
export const InABanner: Story = {
  render: (args) => (
    <Banner tone="info" silent>
      <Spinner {...args} />
    </Banner>
  ),
};
export const TextTwiceAsLarge: Story = { globals: { text: 'large' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'جارٍ البحث عن اللعبة...' } };
