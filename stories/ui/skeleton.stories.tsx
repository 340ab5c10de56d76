import { Card, Skeleton, SkeletonGroup, type SkeletonProps } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  args: { shape: 'lines' },
  render: (args: SkeletonProps) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
export const Ticket: Story = { args: { shape: 'ticket' } };
export const Person: Story = { args: { shape: 'person' } };
export const Picture: Story = { args: { shape: 'picture' } };

export const ARound: Story = {
  render: () => (
    <SkeletonGroup label="Loading round 2">
      <Skeleton shape="lines" lines={2} />
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
    </SkeletonGroup>
  ),
};

export const ATeamOnACard: Story = {
  render: () => (
    <Card>
      <SkeletonGroup label="Loading your team">
        <Skeleton shape="person" />
        <Skeleton shape="person" />
        <Skeleton shape="person" />
      </SkeletonGroup>
    </Card>
  ),
};

export const TextTwiceAsLarge: Story = { ...ARound, globals: { text: 'large' } };
export const RightToLeft: Story = { ...ATeamOnACard, globals: { direction: 'rtl' } };
