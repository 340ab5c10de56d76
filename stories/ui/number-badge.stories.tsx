import { NumberBadge, Row } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Parts/Number badge', component: NumberBadge, args: { children: 7 } } satisfies Meta<
  typeof NumberBadge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneDigit: Story = {};
export const TwoDigits: Story = { args: { children: 12 } };
export const ThreeDigits: Story = { args: { children: 100 } };
export const TieBreak: Story = { args: { children: '?' } };
export const InARow: Story = {
  render: () => (
    <Row gap={3}>
      {[1, 2, 5, 12, '?'].map((number) => (
        <NumberBadge key={number}>{number}</NumberBadge>
      ))}
    </Row>
  ),
};
export const TextTwiceAsLarge: Story = { ...InARow, globals: { text: 'large' } };
