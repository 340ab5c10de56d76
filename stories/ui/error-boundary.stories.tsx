import { Banner, Button, Card, ErrorBoundary, Heading, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

/** Throws when it is rendered. */
function Broken(): never {
  throw new Error('Broken on purpose, for its story.');
}

/** Throws once, and works when it is mounted again. */
function BreaksByAPress() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Broken on purpose, for its story.');
  return <Button onClick={() => setBroken(true)}>Break it</Button>;
}

const meta = {
  title: 'Parts/Error boundary',
  component: ErrorBoundary,
  args: { children: <Broken /> },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { children: <Text>All is well.</Text> } };
export const BrokenPart: Story = {};
export const TheRestGoesOn: Story = {
  render: (args) => (
    <Stack>
      <Heading level={1}>Around the World</Heading>
      <Text tone="soft">Capitals, borders and one island.</Text>
      <Card>
        <ErrorBoundary {...args} />
      </Card>
      <Button kind="main">SUBMIT</Button>
    </Stack>
  ),
};
export const OwnFallback: Story = { args: { fallback: <Banner tone="danger">No scores tonight.</Banner> } };
export const FallbackMadeFromTheError: Story = {
  args: {
    fallback: (error, tryAgain) => (
      <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
        {String(error)}
      </Banner>
    ),
  },
};
export const BreaksWhenPressed: Story = { args: { children: <BreaksByAPress /> } };
export const OwnWords: Story = {
  args: {
    words: {
      brokenPartTitle: 'The scores fell off the table.',
      brokenPart: 'We are looking for them.',
      mountAgain: 'Look again',
    },
  },
};
