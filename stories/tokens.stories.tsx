import { type Colours, contrast, day, night, vars } from '@snug/theme';
import { Heading, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { name, swatch, swatches } from './.storybook/tokens.css.ts';

const meta = { title: 'Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const grounds = ['ground', 'surface', 'raised'] as const;

function Swatches({ colours }: { colours: Colours }) {
  return (
    <div className={swatches}>
      {Object.entries(colours).map(([key, value]) => (
        <div key={key} className={name}>
          <span className={swatch} style={{ background: value }} />
          <div>
            <Text>{key}</Text>
            <Text tone="small">{value}</Text>
            {value.startsWith('#') && (
              <Text tone="small">{grounds.map((on) => contrast(value, colours[on]).toFixed(1)).join(' · ')}</Text>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Every colour, with its contrast on ground, surface and raised. */
export const Colour: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1}>Colour</Heading>
      <Text tone="soft">With its contrast on ground, surface and raised.</Text>
      <Heading level={2}>Night</Heading>
      <Swatches colours={night} />
      <Heading level={2}>Day</Heading>
      <Swatches colours={day} />
    </Stack>
  ),
};

/** The public names: at most forty, because each is a promise. */
export const Names: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1}>Tokens</Heading>
      <Stack gap={1}>
        {Object.values(vars).map((variable) => (
          <Text key={variable}>{variable.slice(4, -1)}</Text>
        ))}
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/^--snug-/);
    await expect(shown.length).toBe(Object.keys(vars).length);
    await expect(shown.length).toBeLessThanOrEqual(40);
  },
};
