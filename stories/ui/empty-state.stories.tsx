import { Button, Card, EmptyState, LinkButton, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Empty state',
  component: EmptyState,
  args: { title: 'Nothing left today.', children: <Text>Another round tomorrow?</Text> },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const TitleOnly: Story = { args: { children: undefined } };
export const WithAButton: Story = {
  args: {
    title: 'No photographs yet.',
    children: (
      <>
        <Text>The first one is the hardest.</Text>
        <Button>Take one</Button>
      </>
    ),
  },
};
export const WithALink: Story = {
  args: { title: 'You sit at no table.', children: <LinkButton href="#teams">Find a team</LinkButton> },
};
export const OnACard: Story = {
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
};
export const LongWords: Story = {
  args: {
    title: 'There is no game tonight at The Crown and Anchor by the river',
    children: <Text>The next one is on Tuesday at eight; the quizmaster is said to have been in Slovenia since.</Text>,
  },
};
export const TextTwiceAsLarge: Story = { ...WithAButton, globals: { text: 'large' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا شيء اليوم.', children: <Text>جولة أخرى غدًا؟</Text> },
};
