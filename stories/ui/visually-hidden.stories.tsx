import { Button, Icon, Text, VisuallyHidden } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Parts/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'in Quizzly Bears' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text for screen readers, in the place of what others see. */
export const InAButton: Story = {
  render: (args) => (
    <Button>
      <Icon name="camera" /> Photographs <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Photographs in Quizzly Bears');
  },
};
export const InText: Story = {
  render: (args) => (
    <Text>
      Four players <VisuallyHidden {...args} />
    </Text>
  ),
};
