import { TagPicker } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { clicks, fits, holds, isChecked, plays } from '../steps/steps.ts';

const all = (...tags: string[]) => tags.map((tag) => ({ value: tag, label: tag }));

const meta = {
  title: 'Parts/Tag picker',
  component: TagPicker,
  args: {
    label: 'What was good?',
    options: all('Funny', 'Charismatic', 'Professional', 'Clear Instructions', 'Friendly', 'Creative', 'Other'),
    value: [],
    onChange: () => {},
  },
  render: controlled(TagPicker),
} satisfies Meta<typeof TagPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Some: Story = { args: { value: ['Funny', 'Clear Instructions'] } };
export const Every: Story = {
  args: {
    label: 'What went wrong?',
    options: all('Boring', 'Awkward', 'Confusing', 'Disorganized', 'Unprofessional', 'Rude', 'Unfair Grading', 'Other'),
    value: ['Boring', 'Awkward', 'Confusing', 'Disorganized', 'Unprofessional', 'Rude', 'Unfair Grading', 'Other'],
  },
};
export const WithHint: Story = { args: { hint: 'As many as you like, or none.' } };
export const Refused: Story = { args: { error: 'Choose one at least.' } };
export const Disabled: Story = { args: { value: ['Friendly'], disabled: true } };
export const LongNames: Story = {
  args: {
    label: 'Which of you were there?',
    options: all('Our Drinking Team Has a Trivia Problem and So Has the Landlord', 'Owl'.repeat(20), 'Tom'),
    value: ['Owl'.repeat(20)],
  },
  play: plays(fits),
};
export const ChosenAgain: Story = {
  args: { value: ['Funny', 'Creative'] },
  play: plays(
    clicks('checkbox', 'Funny'),
    holds('checkbox', 'Funny', (it) => expect(it).not.toBeChecked()),
    isChecked('checkbox', 'Creative'),
  ),
};
export const RightToLeft: Story = {
  args: { label: 'ما الذي أعجبكم؟', options: all('مضحك', 'واضح', 'ودود', 'محترف', 'غير ذلك'), value: ['ودود'] },
  globals: { direction: 'rtl' },
};
