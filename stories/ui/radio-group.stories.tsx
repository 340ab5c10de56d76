import { RadioGroup } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { fits, isChecked, keys, plays, tabs } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Radio group',
  component: RadioGroup,
  args: {
    label: 'Which team?',
    value: 'quizzly',
    onChange: () => {},
    options: [
      { value: 'quizzly', label: 'Quizzly Bears', hint: 'You are the captain.' },
      { value: 'les', label: 'Les Quizerables' },
      { value: 'new', label: 'A new team', hint: 'You name it, you lead it.' },
    ],
  },
  render: controlled(RadioGroup),
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Nothing: Story = { args: { value: '', hint: 'Everybody plays in one.' } };
export const Refused: Story = { args: { value: '', error: 'Choose a team first.' } };
export const Disabled: Story = { args: { disabled: true } };
/** Names may have 125 letters and no space. */
export const LongName: Story = {
  args: { options: [{ value: 'quizzly', label: 'Owl'.repeat(41), hint: 'You are the captain.' }] },
  play: plays(fits),
};
export const HintAndError: Story = {
  args: { value: '', hint: 'Everybody plays in one.', error: 'Choose a team first.' },
};
export const LabelHidden: Story = { args: { labelHidden: true } };
export const TwoOptions: Story = {
  args: {
    label: 'Log in with',
    value: 'email',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'phone', label: 'Phone' },
    ],
  },
};
export const ManyOptions: Story = {
  args: {
    label: 'Which table?',
    value: '3',
    options: Array.from({ length: 12 }, (_, at) => ({ value: `${at + 1}`, label: `Table ${at + 1}` })),
  },
};
export const ByKeyboard: Story = {
  play: plays(tabs, keys('{ArrowDown}'), isChecked('radio', /Les Quizerables/)),
};
export const RightToLeft: Story = {
  args: {
    label: 'أي فريق؟',
    value: 'les',
    options: [
      { value: 'quizzly', label: 'الدببة', hint: 'أنت القائد.' },
      { value: 'les', label: 'Les Quizerables' },
    ],
  },
  globals: { direction: 'rtl' },
};
