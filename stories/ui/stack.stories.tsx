import { Button, Row, Stack, type StackProps, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const lines = (
  <>
    <Text>Round 1, Warm-up</Text>
    <Text>Round 2, Around the World</Text>
    <Text>Round 3, Music</Text>
  </>
);
const buttons = ['Team Selection', 'Invite Players', 'House rules', 'Leave Game'].map((label) => (
  <Button key={label}>{label}</Button>
));

const meta = { title: 'Parts/Stack and row', component: Stack, args: { children: lines } } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BelowEachOther: Story = {};
export const Tight: Story = { args: { gap: 1 } };
export const Wide: Story = { args: { gap: 8 } };
export const BesideEachOther: Story = { render: (args: StackProps) => <Row {...args}>{buttons.slice(0, 2)}</Row> };
/** They wrap where there is no room. */
export const Wrapping: Story = { render: (args: StackProps) => <Row {...args}>{buttons}</Row> };
export const WrappingWide: Story = { args: { gap: 6 }, render: (args: StackProps) => <Row {...args}>{buttons}</Row> };
export const TextTwiceAsLarge: Story = { ...Wrapping, globals: { text: 'large' } };
export const RightToLeft: Story = { ...Wrapping, globals: { direction: 'rtl' } };
