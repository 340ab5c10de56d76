import { Avatar, MenuButton, type MenuButtonProps, Row, Stack, Text } from '@snug/ui';
import { copy, pencil, share, trash } from '@snug/ui/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { focuses, hasFocus, keys, plays, presses, shows } from '../steps/steps.ts';

const items: MenuButtonProps['items'] = [
  { label: 'Make captain' },
  { label: 'Message', disabled: true },
  { label: 'League table', href: '#league' },
  { label: 'Remove from team', kind: 'danger' },
];

const meta = {
  title: 'Parts/Menu button',
  component: MenuButton,
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  args: { label: 'More about Priya', items },
  render: (args) => (
    <Row>
      <Text>Priya, in Quizzly Bears</Text>
      <MenuButton {...args} />
    </Row>
  ),
  play: ({ canvasElement, args }) => plays(presses(args.label), shows('menu'))({ canvasElement }),
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { play: plays() };
export const Open: Story = {};

export const WithDrawings: Story = {
  args: {
    label: 'This photograph',
    items: [
      { label: 'Share', drawing: share },
      { label: 'Copy the link', drawing: copy },
      { label: 'Rename', drawing: pencil },
      { label: 'Delete', drawing: trash, kind: 'danger' },
    ],
  },
};

export const WithWords: Story = { args: { label: 'Round 2', labelShown: true } };
export const WithAPicture: Story = { args: { label: 'You, Priya', drawing: <Avatar name="" /> } };
export const Disabled: Story = { args: { label: 'Round 2', labelShown: true, disabled: true }, play: plays() };

export const ByKeyboard: Story = {
  play: plays(
    focuses('button'),
    keys('{ArrowUp}'),
    hasFocus('menuitem', 'Remove from team'),
    keys('{ArrowDown}{ArrowDown}'),
    hasFocus('menuitem', 'Message'),
  ),
};

export const OneItem: Story = { args: { items: [{ label: 'Become Captain' }] } };

export const ManyItems: Story = {
  args: {
    label: 'Move Tom',
    labelShown: true,
    items: [
      'Quizzly Bears',
      'Les Quizerables',
      'Agatha Quiztie',
      'The Night Shift',
      'Universally Challenged',
      'Let’s Get Quizzical',
      'Table Nine',
      'Trivia Newton John',
      'Risky Quizness',
      'Quiz Team Aguilera',
      'Beer Pressure',
      'The Regulars',
    ].map((label) => ({ label })),
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { label: 'Universally challenged, second table from the left, under the dartboard' },
      { label: 'W'.repeat(125) },
    ],
  },
};

/** At the foot of the page it opens upwards. */
export const AtTheFoot: Story = {
  parameters: { bare: true },
  render: (args) => (
    <div
      style={{
        boxSizing: 'border-box',
        minHeight: '100vh',
        display: 'flex',
        alignItems: 'flex-end',
        justifyContent: 'flex-end',
        padding: 20,
      }}
    >
      <MenuButton {...args} />
    </div>
  ),
};

export const InRows: Story = {
  render: () => (
    <Stack gap={1}>
      {['Priya', 'Tom', 'Agnieszka'].map((name) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Text>{name}</Text>
          <MenuButton label={`More about ${name}`} items={items} />
        </div>
      ))}
    </Stack>
  ),
  play: plays(presses('More about Priya'), shows('menu', 'More about Priya')),
};

export const TextTwiceAsLarge: Story = { globals: { text: 'large' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المزيد',
    items: [{ label: 'تعيين قائدًا' }, { label: 'رسالة', disabled: true }, { label: 'إزالة من الفريق', kind: 'danger' }],
  },
  render: (args) => <MenuButton {...args} />,
};
