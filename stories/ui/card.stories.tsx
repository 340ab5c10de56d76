import { Button, Card, CodeInput, Heading, Row, Stack, Text, TextLink, Ticket, Toggle } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const nothing = () => {};

const meta = { title: 'Parts/Card', component: Card, args: { children: 'A surface for one thing.' } } satisfies Meta<
  typeof Card
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AtTheDoor: Story = {
  args: {
    labelledBy: 'join',
    children: (
      <Stack gap={4}>
        <Heading level={2} id="join">
          Join with Code
        </Heading>
        <CodeInput
          label="Game code"
          hint="Ask your Quizmaster for a game code."
          placeholder="XXXXXX"
          value="482"
          onChange={nothing}
        />
        <Button kind="main">Next</Button>
      </Stack>
    ),
  },
};

export const WithToggle: Story = {
  args: {
    children: (
      <Toggle
        label="Double or nothing"
        hint="All correct counts double. One wrong, and it is zero."
        checked
        onChange={nothing}
      />
    ),
  },
};

/** At twice the text size nothing is cut off and nothing scrolls sideways (Y10). */
export const TextTwiceAsLarge: Story = {
  ...AtTheDoor,
  globals: { text: 'large' },
  render: (args) => (
    <Stack>
      <Card {...args} />
      <Ticket number={12} labelledBy="two">
        <Heading level={2} size={3} id="two">
          Which river runs through Vienna?
        </Heading>
        <Row>
          <Button>Use</Button>
          <Text>
            Or ask <TextLink href="#bar">the bar</TextLink>.
          </Text>
        </Row>
      </Ticket>
    </Stack>
  ),
};

/** A region that screen readers can jump to, named by its heading. */
export const Region: Story = {
  args: {
    labelledBy: 'rules',
    children: (
      <Stack gap={2}>
        <Heading level={2} id="rules">
          House rules
        </Heading>
        <Text>Phones are for answering, photographs and the time.</Text>
      </Stack>
    ),
  },
};

export const Several: Story = {
  render: () => (
    <Stack>
      {['Warm-up', 'Around the World', 'Music'].map((title) => (
        <Card key={title}>
          <Heading level={2} size={3}>
            {title}
          </Heading>
          <Text tone="soft">Eight questions.</Text>
        </Card>
      ))}
    </Stack>
  ),
};

export const OneLongWord: Story = { args: { children: <Text>{'W'.repeat(125)}</Text> } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: <Text>سطح لشيء واحد.</Text> } };
