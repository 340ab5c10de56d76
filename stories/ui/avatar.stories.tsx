import { Avatar, type AvatarProps, Row, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictures } from '../pictures/pictures.ts';

const meta = { title: 'Parts/Avatar' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const inEachSize = (props: Omit<AvatarProps, 'size'>) => ({
  render: () => (
    <Row gap={4}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} size={size} {...props} />
      ))}
    </Row>
  ),
});

/** A glass, until a player has a picture (GAMES-02). */
export const Default: Story = inEachSize({ name: 'Priya' });

export const WithPicture: Story = inEachSize({ name: 'Tom', src: pictures.tom });

/** A tall picture fills the circle and is cut, never distorted. */
export const CutToTheCircle: Story = {
  render: () => (
    <Row gap={4}>
      <Avatar size="large" name="Bess, as a mug" src={pictures.mug} />
      <Avatar size="large" name="Ned, at the bar" src={pictures.bar} />
    </Row>
  ),
};

/** The name is shown beside it, so the picture has no text. */
export const BesideNames: Story = {
  render: () => (
    <Stack gap={3}>
      {[{ name: 'Priya' }, { name: 'Tom', src: pictures.tom }, { name: 'Åsa Lindqvist-Oyelaran' }].map(
        ({ name, src }) => (
          <Row key={name} gap={3}>
            <Avatar name="" src={src} />
            <Text>
              <bdi>{name}</bdi>
            </Text>
          </Row>
        ),
      )}
    </Stack>
  ),
};

/** A picture that fails to load is replaced by the glass. */
export const BrokenPicture: Story = {
  render: () => (
    <Row gap={3}>
      <Avatar name="" src={pictures.broken} />
      <Text>Priya</Text>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.checkVisibility()).toBe(false));
  },
};
