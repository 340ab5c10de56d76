import { Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Text',
  component: Text,
  args: { children: 'Nothing left today. Another round tomorrow?' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Soft: Story = { args: { tone: 'soft', children: 'Ask your Quizmaster for a game code.' } };
export const Small: Story = { args: { tone: 'small', children: 'Three teams have this name already.' } };
export const Eyebrow: Story = { args: { tone: 'eyebrow', children: 'Quiz night · Tuesday 8 pm' } };
export const Together: Story = {
  render: () => (
    <Stack gap={2}>
      <Text tone="eyebrow">Round 2 of 4</Text>
      <Text>Capitals, borders and one island.</Text>
      <Text tone="soft">Eight questions, twelve minutes.</Text>
      <Text tone="small">Spelling does not count, except in the tie-break.</Text>
    </Stack>
  ),
};
export const OneLongWord: Story = { args: { children: 'W'.repeat(125) } };
export const TextTwiceAsLarge: Story = { ...Together, globals: { text: 'large' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'لا شيء اليوم. جولة أخرى غدًا؟' } };
