import { Badge, CountBadge, Stack, StateDot, Tabs, type TabsProps, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { focuses, hasFocus, holds, keys, plays, shows } from '../steps/steps.ts';

const scores = (
  <Stack gap={2}>
    <Text>1. Quizzly Bears, 31 points</Text>
    <Text>2. Les Quizerables, 29 points</Text>
    <Text>3. Agatha Quiztie, 27½ points</Text>
  </Stack>
);

const three: TabsProps['tabs'] = [
  { value: 'teams', label: 'Teams', panel: <Text>Fourteen teams, sixty-one people and a dog.</Text> },
  { value: 'rounds', label: 'Rounds', panel: <StateDot tone="good">Round 2 of 4 is open</StateDot> },
  { value: 'scores', label: 'Scores', panel: scores },
];

const meta = {
  title: 'Parts/Tabs',
  component: Tabs,
  args: { label: 'The evening', value: 'scores', tabs: three, onChange: () => {} },
  render: controlled(Tabs),
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const FirstChosen: Story = { args: { value: 'teams' } };
export const One: Story = { args: { value: 'teams', tabs: three.slice(0, 1) } };

export const WithBadges: Story = {
  args: {
    value: 'requests',
    tabs: [
      { value: 'team', label: 'Team', badge: <Badge tone="brand">Captain</Badge>, panel: <Text>Four players.</Text> },
      {
        value: 'requests',
        label: 'Requests',
        badge: <CountBadge count={3} label="3 requests" />,
        panel: <Text>Tom, Agnieszka and Old Bill ask to join.</Text>,
      },
    ],
  },
};

/** More than fit: it scrolls sideways, and a cut-off neighbour shows that (Y10). */
export const Many: Story = {
  args: {
    value: 'music',
    tabs: ['Warm-up', 'Around the World', 'Music', 'Pictures', 'Sport', 'Films of the eighties', 'Tie-break'].map(
      (label) => ({
        value: label.toLowerCase(),
        label,
        panel: <Text>Eight questions about {label.toLowerCase()}.</Text>,
      }),
    ),
  },
};
export const ManyLastChosen: Story = { args: { ...Many.args, value: 'tie-break' } };

export const LongWords: Story = {
  args: {
    value: 'b',
    tabs: [
      { value: 'a', label: 'Donaudampfschifffahrtsgesellschaft', panel: 'A' },
      {
        value: 'b',
        label: 'Universally Challenged, second table from the left',
        panel: <Text>The one under the dartboard.</Text>,
      },
    ],
  },
};

export const ByKeyboard: Story = {
  play: plays(
    focuses('tab', 'Scores'),
    keys('{ArrowRight}'),
    hasFocus('tab', 'Teams'),
    shows('tabpanel', 'Teams'),
    keys('{ArrowRight}'),
    holds('tab', 'Rounds', (it) => expect(it).toHaveAttribute('aria-selected', 'true')),
  ),
};

export const TextTwiceAsLarge: Story = { globals: { text: 'large' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الأمسية',
    value: 'b',
    tabs: [
      { value: 'a', label: 'الفرق', panel: <Text>أربعة عشر فريقًا.</Text> },
      { value: 'b', label: 'الجولات', panel: <Text>الجولة الثانية من أربع.</Text> },
      { value: 'c', label: 'النقاط', panel: <Text>لا شيء بعد.</Text> },
    ],
  },
};
