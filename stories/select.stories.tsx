import { Select } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const capitals = ['Ljubljana', 'Bratislava', 'Vilnius', 'Tallinn'].map((value) => ({ value, label: value }));

const meta = {
  title: 'Parts/Select',
  component: Select,
  args: { label: 'Slovenia', options: capitals, placeholder: 'Choose', value: '', onChange: () => {} },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Ljubljana' } };
export const Disabled: Story = { args: { value: 'Ljubljana', disabled: true } };
export const Refused: Story = { args: { error: 'Every country needs a capital.' } };
