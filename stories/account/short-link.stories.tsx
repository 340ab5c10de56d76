import { ShortLink } from '@snug/account';
import { type FakeAnswers, fakeClient, never, offline, refuses } from '@snug/client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const origin = 'https://quiz.example';
const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const linkToken = `e30.${part({ aud: 'link', game: '12' })}.x`;
const loginOf = (player_name: string) => `e30.${part({ sub: player_name, exp: 4e9, player_name })}.x`;

/** A link with a login, in a browser where Ben is logged in. */
const clientWith = (answers: FakeAnswers = {}) => {
  const shortUrl = { long_url: `${origin}/auth/link/join/12/team/k3#token=${linkToken}` };
  const updateToken = { status: 'success', message: loginOf('ada@example.com') };
  const client = fakeClient({ answers: { shortUrl, updateToken, ...answers } });
  client.session.setToken(loginOf('Ben'));
  return client;
};

const meta = {
  title: 'Widgets/Short link',
  component: ShortLink,
  args: {
    client: clientWith(),
    urlId: 'abc',
    origin,
    onGo: fn(),
    onEnterCode: fn(),
    onHome: fn(),
    // No delay in a story.
    clock: {
      now: () => 0,
      after(_, run) {
        run();
        return () => {};
      },
    },
  },
} satisfies Meta<typeof ShortLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneMoment: Story = { args: { client: clientWith({ shortUrl: never }) } };

export const NoUse: Story = {
  args: {
    client: clientWith({
      shortUrl: refuses(404, 'This link is not valid any more. Please ask for a new one.'),
    }),
  },
};

export const NoConnection: Story = { args: { client: clientWith({ shortUrl: offline }) } };

/** Another player is logged in. */
export const Switch: Story = {};

export const NotProven: Story = { args: { client: clientWith({ updateToken: offline }) } };

export const Elsewhere: Story = {
  args: { client: clientWith({ shortUrl: { long_url: 'https://evil.example/game/1' } }) },
};
