import { Button, Heading, Progress, Row, Select, Stack, StateDot, Text, TextInput, Ticket, TornTicket } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

const nothing = () => {};

/** A question and what is below it. */
const asked = (question: string, below?: ReactNode) => (
  <>
    <Heading level={3} id="question">
      {question}
    </Heading>
    {below}
  </>
);
const saved = (
  <>
    <TextInput label="Answer" labelHidden value="Amsterdam" onChange={nothing} />
    <StateDot tone="good">Saved at the host</StateDot>
  </>
);
const empty = (
  <>
    <TextInput label="Answer" labelHidden value="" onChange={nothing} />
    <StateDot tone="quiet">Nothing yet</StateDot>
  </>
);

const meta = {
  title: 'Parts/Ticket',
  component: Ticket,
  args: {
    number: 1,
    labelledBy: 'question',
    children: asked('What is the capital city of the Netherlands?', saved),
  },
} satisfies Meta<typeof Ticket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {};

export const TwoAnswers: Story = {
  args: {
    number: 2,
    children: asked(
      'Which two countries share the summit ridge of Everest?',
      <>
        <TextInput label="Answer 1" labelHidden value="China" onChange={nothing} />
        <TextInput label="Answer 2" labelHidden value="Nep" onChange={nothing} />
        <StateDot tone="brand">On this phone, sending…</StateDot>
        <Row>
          <Text tone="soft">Priya suggests Nepal</Text>
          <Button>Use</Button>
        </Row>
      </>,
    ),
  },
};

export const Matching: Story = {
  args: {
    number: 12,
    children: asked(
      'Slovenia’s capital',
      <>
        <Select
          label="Answer"
          labelHidden
          value=""
          onChange={nothing}
          placeholder="Choose"
          options={[{ value: 'l', label: 'Ljubljana' }]}
        />
        <StateDot tone="danger">Late: your Quizmaster decides whether it counts</StateDot>
      </>,
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
        {saved}
      </Ticket>
      <Ticket number={2} labelledBy="two">
        <Heading level={2} size={3} id="two">
          Which river runs through Vienna, Bratislava, Budapest and Belgrade?
        </Heading>
        {empty}
      </Ticket>
      <Button kind="main">SUBMIT</Button>
    </Stack>
  ),
};

/** A round that is handed in. */
export const Torn: Story = {
  render: () => (
    <TornTicket number={2}>
      <Progress value={7} max={14} label="7 of 14 teams are in" />
    </TornTicket>
  ),
};

export const RightToLeft: Story = {
  args: {
    children: asked(
      'ما هي عاصمة هولندا؟',
      <TextInput label="الإجابة" labelHidden value="أمستردام" onChange={nothing} />,
    ),
  },
  globals: { direction: 'rtl' },
};

export const NothingYet: Story = {
  args: {
    number: 3,
    children: asked('Which island is shared by three countries?', empty),
  },
};

export const TieBreak: Story = {
  args: {
    number: '?',
    children: asked('How many steps lead up to the Crown’s cellar, and how many down?'),
  },
};

export const OneLongWord: Story = {
  args: {
    number: 100,
    children: asked('W'.repeat(125), <StateDot tone="brand">On this phone, sending…</StateDot>),
  },
};

export const TextTwiceAsLarge: Story = { ...TwoAnswers, globals: { text: 'large' } };
