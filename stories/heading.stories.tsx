import { Heading, Stack, Text, TextLink } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Parts/Heading and text',
  component: Heading,
  args: { level: 1, children: 'Pull up a chair.' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const InOrder: Story = {
  render: () => (
    <Stack>
      <Text tone="eyebrow">Quiz night · Tuesday 8 pm</Text>
      <Heading level={1}>Pull up a chair.</Heading>
      <Heading level={2}>Join with Code</Heading>
      <Heading level={3}>Which two countries share the summit ridge of Everest?</Heading>
      <Text>Nothing left today. Another round tomorrow?</Text>
      <Text tone="soft">Ask your Quizmaster for a game code.</Text>
      <Text tone="small">Three teams have this name already.</Text>
      <Text>
        <TextLink href="#ada">ADA Information</TextLink>, or{' '}
        <TextLink href="https://example.com" external>
          the venue’s own page
        </TextLink>
        .
      </Text>
    </Stack>
  ),
};
