import { Row, Stack, TeamPicture, type TeamPictureProps, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictures } from '../pictures/pictures.ts';

const meta = { title: 'Parts/Team picture' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const inEachSize = (props: Omit<TeamPictureProps, 'size'>) => ({
  render: () => (
    <Row gap={4}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <TeamPicture key={size} size={size} {...props} />
      ))}
    </Row>
  ),
});

const teams = [
  ['100200', 'The Quizzly Bears'],
  ['100201', 'Les Quizerables'],
  ['100202', 'Agatha Quiztie'],
  ['100203', 'Universally Challenged'],
  ['100204', 'Quiz Team Aguilera'],
  ['100205', 'Trivial Disputes'],
  ['100206', 'Menace to Sobriety'],
  ['100207', 'I Thought This Was Speed Dating'],
] as const;

/** Eight tints, made from the team's number: a team has the same tint every week. */
export const EightTints: Story = {
  render: () => (
    <Row gap={4}>
      {teams.map(([number, name]) => (
        <TeamPicture key={number} number={number} name={name} size="large" />
      ))}
    </Row>
  ),
};

/** 32, 44 and 96 px, whatever the text's size: only the name beside it grows. */
export const Sizes: Story = inEachSize({ number: '100205', name: 'Trivial Disputes' });

export const WithPicture: Story = inEachSize({ number: '100207', name: 'The Night Shift', src: pictures.table });

/** In a list the name is shown beside it, and screen readers get it once. */
export const BesideNames: Story = {
  render: () => (
    <Stack gap={3}>
      {teams.map(([number, name]) => (
        <Row key={number} gap={3}>
          <TeamPicture nameBeside number={number} name={name} />
          <Text>{name}</Text>
        </Row>
      ))}
    </Stack>
  ),
};

/** Letters as people see them, of the first two words that have any. */
export const UnusualNames: Story = {
  render: () => (
    <Stack gap={3}>
      {[
        'Q',
        '3 Men & a Maybe',
        'Ångström Élan',
        '🍻 Bears',
        '👨‍👩‍👧‍👦 🇮🇪',
        'ملوك الليل',
        '知識の泉',
        'W. M.',
        '!!!',
        'ß',
      ].map((name) => (
        <Row key={name} gap={3}>
          <TeamPicture nameBeside number="" name={name} />
          <Text>
            <bdi>{name}</bdi>
          </Text>
        </Row>
      ))}
    </Stack>
  ),
};

/** A team without a name yet. */
export const Nameless: Story = inEachSize({ number: '100203', name: '' });

/** A picture that fails to load is replaced by the initials. */
export const BrokenPicture: Story = {
  render: () => (
    <Row gap={3}>
      <TeamPicture nameBeside number="100201" name="Les Quizerables" src={pictures.broken} />
      <Text>Les Quizerables</Text>
    </Row>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('LQ')).toBeVisible());
  },
};
