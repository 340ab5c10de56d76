import { Button, Card, Carousel, Heading, Stack, Text } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { advert } from '../.storybook/carousel.css.ts';
import { pictures } from '../pictures/pictures.ts';

const meta = { title: 'Parts/Carousel' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const ads = [
  {
    id: 'pies',
    content: <img className={advert} src={pictures.pies} alt="Pie night: Wednesdays, until they are gone" />,
  },
  {
    id: 'ale',
    content: <img className={advert} src={pictures.ale} alt="A pint of Old Hat: two for one at the interval" />,
  },
  {
    id: 'darts',
    content: <img className={advert} src={pictures.darts} alt="Darts on Monday: the board is free from eight" />,
  },
];

/** The next slide after thirty seconds; not while the pointer or the focus is in it. */
export const Adverts: Story = { render: () => <Carousel label="From the house" slides={ads} /> };

export const StartsAtTheSecond: Story = { render: () => <Carousel label="From the house" slides={ads} startAt={1} /> };

export const ByHand: Story = {
  render: () => <Carousel label="From the house" slides={ads} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(/^Pie night/));
  },
};

/** With reduced motion it waits to be started; otherwise the button is Pause. */
export const StartedByHand: Story = {
  render: () => <Carousel label="From the house" slides={ads} />,
  play: async ({ canvas }) => {
    const play = canvas.queryByRole('button', { name: 'Play' });
    if (play) await userEvent.click(play);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible());
  },
};

/** As high as the highest slide, so what is below does not move. */
export const UnequalSlides: Story = {
  render: () => (
    <Stack>
      <Carousel
        label="House rules"
        slides={[
          { id: 'phones', content: <Card>Phones down while a question is open.</Card> },
          {
            id: 'referee',
            content: (
              <Card>
                <Stack gap={2}>
                  <Heading level={2}>The quizmaster is right</Heading>
                  <Text>
                    Even when the quizmaster is wrong. Complaints are heard at the bar, in the order of rounds bought.
                  </Text>
                </Stack>
              </Card>
            ),
          },
        ]}
      />
      <Text tone="soft">The next round begins at nine.</Text>
    </Stack>
  ),
};

/** Buttons in a hidden slide are not focusable. */
export const WithButtons: Story = {
  render: () => (
    <Carousel
      label="Tonight"
      slides={[
        {
          id: 'book',
          content: (
            <Card>
              <Stack>
                <Text>A table for the next quiz?</Text>
                <Button>Keep us a table</Button>
              </Stack>
            </Card>
          ),
        },
        {
          id: 'tip',
          content: (
            <Card>
              <Stack>
                <Text>A tip for the quizmaster?</Text>
                <Button>Leave a tip</Button>
              </Stack>
            </Card>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Leave a tip' })).toBeNull();
  },
};

export const OneAlone: Story = { render: () => <Carousel label="From the house" slides={ads.slice(0, 1)} /> };
