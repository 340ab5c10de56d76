import { Button, Heading, Row, Select, Stack, StateDot, Text, TextInput, Ticket } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const nothing = () => {};

const meta = {
  title: 'Parts/Ticket',
  component: Ticket,
  args: {
    number: 1,
    labelledBy: 'question',
    children: (
      <>
        <Heading level={3} id="question">
          What is the capital city of the Netherlands?
        </Heading>
        <TextInput label="Answer" labelHidden value="Amsterdam" onChange={nothing} />
        <StateDot tone="good">Saved at the host</StateDot>
      </>
    ),
  },
} satisfies Meta<typeof Ticket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {};

export const TwoAnswers: Story = {
  args: {
    number: 2,
    children: (
      <>
        <Heading level={3} id="question">
          Which two countries share the summit ridge of Everest?
        </Heading>
        <TextInput label="Answer 1" labelHidden value="China" onChange={nothing} />
        <TextInput label="Answer 2" labelHidden value="Nep" onChange={nothing} />
        <StateDot tone="brand">On this phone, sending…</StateDot>
        <Row>
          <Text tone="soft">Priya suggests Nepal</Text>
          <Button>Use</Button>
        </Row>
      </>
    ),
  },
};

export const Matching: Story = {
  args: {
    number: 12,
    children: (
      <>
        <Heading level={3} id="question">
          Slovenia’s capital
        </Heading>
        <Select
          label="Answer"
          labelHidden
          value=""
          onChange={nothing}
          placeholder="Choose"
          options={[{ value: 'l', label: 'Ljubljana' }]}
        />
        <StateDot tone="danger">Late: waiting for the host</StateDot>
      </>
    ),
  },
};

export const ARound: Story = {
  render: () => (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text tone="eyebrow">Round 2 of 4</Text>
        <Heading level={1}>Around the World</Heading>
        <Text tone="soft">Capitals, borders and one island.</Text>
      </Stack>
      <Ticket number={1} labelledBy="one">
        <Heading level={2} size={3} id="one">
          What is the capital city of the Netherlands?
        </Heading>
        <TextInput label="Answer" labelHidden value="Amsterdam" onChange={nothing} />
        <StateDot tone="good">Saved at the host</StateDot>
      </Ticket>
      <Ticket number={2} labelledBy="two">
        <Heading level={2} size={3} id="two">
          Which river runs through Vienna, Bratislava, Budapest and Belgrade?
        </Heading>
        <TextInput label="Answer" labelHidden value="" onChange={nothing} />
        <StateDot tone="quiet">Nothing yet</StateDot>
      </Ticket>
      <Button kind="main">SUBMIT</Button>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <Heading level={3} id="question">
          ما هي عاصمة هولندا؟
        </Heading>
        <TextInput label="الإجابة" labelHidden value="أمستردام" onChange={nothing} />
      </>
    ),
  },
  globals: { direction: 'rtl' },
};

export const NothingYet: Story = {
  args: {
    number: 3,
    children: (
      <>
        <Heading level={3} id="question">
          Which island is shared by three countries?
        </Heading>
        <TextInput label="Answer" labelHidden value="" onChange={nothing} />
        <StateDot tone="quiet">Nothing yet</StateDot>
      </>
    ),
  },
};

export const TieBreak: Story = {
  args: {
    number: '?',
    children: (
      <Heading level={3} id="question">
        How many steps lead up to the Crown’s cellar, and how many down?
      </Heading>
    ),
  },
};

export const OneLongWord: Story = {
  args: {
    number: 100,
    children: (
      <>
        <Heading level={3} id="question">
          {'W'.repeat(125)}
        </Heading>
        <StateDot tone="brand">On this phone, sending…</StateDot>
      </>
    ),
  },
};

export const TextTwiceAsLarge: Story = { ...TwoAnswers, globals: { text: 'large' } };
