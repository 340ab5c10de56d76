import { Checkbox, TextLink } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { isChecked, keys, plays, tabs } from '../steps/steps.ts';

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { label: 'Tell me about the next quiz night', checked: false, onChange: () => {} },
  render: controlled(Checkbox),
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const WithHint: Story = { args: { hint: 'One email a month, on a Monday.', checked: true } };
export const Refused: Story = {
  args: { label: 'We are all eighteen or older', error: 'The bar needs to know before you start.' },
};
export const HintAndError: Story = {
  args: {
    label: 'We are all eighteen or older',
    hint: 'There is a round about whisky.',
    error: 'The bar needs to know before you start.',
  },
};
export const Disabled: Story = { args: { label: 'Sponsored round', disabled: true } };
export const DisabledOn: Story = { args: { label: 'Sponsored round', disabled: true, checked: true } };
export const LongLabel: Story = {
  args: {
    label:
      'I have read what the venue does with our names and pictures, and it may show them on the big screen until closing time.',
    checked: true,
  },
};
export const LinkInLabel: Story = {
  args: {
    label: (
      <>
        I agree to the <TextLink href="#terms">house rules</TextLink>
      </>
    ),
  },
};
export const ByKeyboard: Story = {
  play: plays(tabs, keys(' '), isChecked('checkbox')),
};
export const RightToLeft: Story = {
  args: { label: 'أخبروني عن الأمسية القادمة', hint: 'رسالة واحدة في الشهر.', checked: true },
  globals: { direction: 'rtl' },
};
