import { Logo, Stack } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Parts/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ours: Story = {};

/** The drawing stays, the name is the venue's. */
export const AVenue: Story = { args: { name: 'The Crown' } };

export const LongAndForeign: Story = {
  render: () => (
    <Stack>
      <Logo name="The Old Moon under Water" />
      <Logo name={<bdi>حانة القمر</bdi>} />
    </Stack>
  ),
};
