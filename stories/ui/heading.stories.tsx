import { Heading, Stack } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Heading',
  component: Heading,
  args: { level: 1, children: 'Pull up a chair.' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hero: Story = { args: { size: 'hero' } };
export const One: Story = {};
export const Two: Story = { args: { level: 2, children: 'Join with Code' } };
export const Three: Story = {
  args: { level: 3, children: 'Which two countries share the summit ridge of Everest?' },
};

/** A heading of level 2 in the size of level 3, as questions have. */
export const OtherSize: Story = { args: { level: 2, size: 3, children: 'Which river runs through Vienna?' } };

export const InOrder: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Around the World</Heading>
      <Heading level={2}>Your answers</Heading>
      <Heading level={3}>Which two countries share the summit ridge of Everest?</Heading>
    </Stack>
  ),
};

export const Numbers: Story = { args: { children: 'Round 2 of 4: 1066, 1789, 1989' } };
export const OneLongWord: Story = { args: { children: 'W'.repeat(125) } };
export const TextTwiceAsLarge: Story = { ...InOrder, globals: { text: 'large' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'اسحب كرسيًا.' } };
