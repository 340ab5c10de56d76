import { Heading, Icon, IconButton, iconNames, Row, Stack, StateDot, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { large, larger, sheet, specimen } from '../.storybook/icon.css.ts';

const meta = { title: 'Parts/Icon', component: Icon, args: { name: 'glass' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every drawing at 24, 32 and 48 px. */
export const Specimens: Story = {
  render: () => (
    <ul className={sheet}>
      {iconNames.map((name) => (
        <li key={name} className={specimen}>
          <Row gap={3}>
            <Icon name={name} />
            <span className={large}>
              <Icon name={name} />
            </span>
            <span className={larger}>
              <Icon name={name} />
            </span>
          </Row>
          <Text tone="small">{name}</Text>
        </li>
      ))}
    </ul>
  ),
};

/** One and a half times the text's size, in its colour. */
export const BesideText: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={2}>
        <Row gap={2}>
          <Icon name="trophy" />
          Final standings
        </Row>
      </Heading>
      <Row gap={2}>
        <Icon name="pin" />
        <Text>The Crown, Mill Lane</Text>
      </Row>
      <Row gap={2}>
        <Icon name="clock" />
        <Text>Thursdays at eight</Text>
      </Row>
      <Row gap={2}>
        <Icon name="crown" />
        <StateDot tone="brand">Captain</StateDot>
      </Row>
    </Stack>
  ),
};

/** A well-known drawing needs no visible text; screen readers get it. */
export const InButtons: Story = {
  render: () => (
    <Row>
      {(['menu', 'close', 'back', 'previous', 'next', 'play', 'pencil', 'trash', 'kebab'] as const).map((name) => (
        <IconButton key={name} label={name} onClick={() => {}}>
          <Icon name={name} />
        </IconButton>
      ))}
    </Row>
  ),
};
