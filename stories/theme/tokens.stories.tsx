import { contrast, resolve, type Scheme, type TokenName, themes, tokenNames, tokens } from '@snug/theme/tokens';
import { Heading, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { name, swatch, swatches } from '../.storybook/tokens.css.ts';

const meta = { title: 'Theme/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const grounds = ['ground', 'surface', 'raised'] as const;
const colours = tokenNames.filter((token) => tokens[token].type === 'color' && tokens[token].tier !== 'part');

/** The colours of the default theme in a scheme, each with its contrast on its possible backgrounds. */
function Swatches({ scheme }: { scheme: Scheme }) {
  const values: Readonly<Record<TokenName, string>> = resolve(themes.pub, scheme);
  return (
    <div className={swatches}>
      {colours.map((token) => (
        <div key={token} className={name}>
          <span className={swatch} style={{ background: values[token] }} />
          <div>
            <Text>{token}</Text>
            <Text tone="small">{values[token]}</Text>
            {values[token].length === 7 && (
              <Text tone="small">
                {grounds.map((on) => contrast(values[token], values[on]).toFixed(1)).join(' · ')}
              </Text>
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
      <Swatches scheme="night" />
      <Heading level={2}>Day</Heading>
      <Swatches scheme="day" />
    </Stack>
  ),
};

/** The public names: at most forty, because each is a promise. */
export const Names: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1}>Tokens</Heading>
      <Stack gap={3}>
        {tokenNames.map((token) => (
          <div key={token}>
            <Text>--snug-{token}</Text>
            <Text tone="small">{tokens[token].about}</Text>
          </div>
        ))}
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/^--snug-/);
    await expect(shown.length).toBe(tokenNames.length);
    await expect(shown.length).toBeLessThanOrEqual(40);
  },
};
