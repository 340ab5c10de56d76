import { StarRating } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { isChecked, keys, plays, tabs } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Star rating',
  component: StarRating,
  args: { label: 'How did Morgan do?', value: 0, onChange: () => {} },
  render: controlled(StarRating),
} satisfies Meta<typeof StarRating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const One: Story = { args: { value: 1 } };
export const Three: Story = { args: { value: 3 } };
export const Four: Story = { args: { value: 4 } };
export const Five: Story = { args: { value: 5 } };
export const WithHint: Story = { args: { hint: 'Only the venue sees it.' } };
export const Refused: Story = { args: { error: 'Choose a number of stars first.' } };
export const Disabled: Story = { args: { value: 4, disabled: true } };
export const LabelHidden: Story = { args: { labelHidden: true, value: 2 } };
export const ByKeyboard: Story = {
  play: plays(tabs, keys(' {ArrowRight}{ArrowRight}'), isChecked('radio', '3 stars')),
};
export const RightToLeft: Story = {
  args: {
    label: 'كيف كان مورغان؟',
    value: 4,
    words: {
      stars: (stars) => `${stars} نجوم`,
      starsMean: ['ضعيف', 'مقبول', 'جيد', 'جيد جدًا', 'رائع'],
      noStars: 'بلا نجوم بعد',
    },
  },
  globals: { direction: 'rtl' },
};
