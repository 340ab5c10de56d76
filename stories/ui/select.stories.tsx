import { Select } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from '../../packages/ui/tests/controlled.tsx';
import { fits, hasFocus, plays, tabs } from '../steps/steps.ts';

const capitals = ['Ljubljana', 'Bratislava', 'Vilnius', 'Tallinn'].map((value) => ({ value, label: value }));

const meta = {
  title: 'Parts/Select',
  component: Select,
  args: { label: 'Slovenia', options: capitals, placeholder: 'Choose', value: '', onChange: () => {} },
  render: controlled(Select),
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Ljubljana' } };
export const Disabled: Story = { args: { value: 'Ljubljana', disabled: true } };
export const Refused: Story = { args: { error: 'Every country needs a capital.' } };
export const WithHint: Story = { args: { label: 'Capital', hint: 'Each capital fits one country.' } };
export const HintAndError: Story = {
  args: { label: 'Capital', hint: 'Each capital fits one country.', error: 'Every country needs a capital.' },
};
export const DisabledEmpty: Story = { args: { disabled: true } };
export const LabelHidden: Story = { args: { labelHidden: true, value: 'Vilnius' } };
export const NoPlaceholder: Story = { args: { label: 'Table', placeholder: undefined, value: 'Tallinn' } };
export const ManyOptions: Story = {
  args: {
    label: 'Table',
    value: '17',
    options: Array.from({ length: 40 }, (_, at) => ({ value: `${at + 1}`, label: `Table ${at + 1}` })),
  },
};
export const LongOption: Story = {
  args: {
    label: 'Team',
    value: 'long',
    options: [{ value: 'long', label: 'Our Drinking Team Has a Trivia Problem and So Has the Landlord' }],
  },
  play: plays(fits),
};
export const Focused: Story = {
  args: { value: 'Ljubljana' },
  play: plays(tabs, hasFocus('combobox')),
};
export const RightToLeft: Story = {
  args: {
    label: 'سلوفينيا',
    placeholder: 'اختر',
    value: 'lj',
    options: [
      { value: 'lj', label: 'ليوبليانا' },
      { value: 'br', label: 'براتيسلافا' },
    ],
  },
  globals: { direction: 'rtl' },
};
