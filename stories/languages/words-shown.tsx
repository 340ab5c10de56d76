import { WordsProvider } from '@snug/ui';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { adsScreens } from './ads-screens.ts';
import { consoleScreens } from './console-screens.tsx';
import { feedbackScreens } from './feedback-screens.ts';
import type { Language } from './languages.ts';
import { nightScreens, panelScreens } from './night-screens.ts';
import { partScreens } from './part-screens.tsx';
import { accountScreens, joinScreens, siteScreens } from './player-screens.tsx';
import type { Screen } from './screen.ts';
import { surveyScreens } from './survey-screens.ts';
import { teamScreens } from './team-screens.ts';

/** Every screen of a player with texts of its own, with the steps that lead there in the language's texts. */
const playerScreens = (say: Language['site']) => ({
  ...siteScreens(say),
  ...joinScreens(say),
  ...accountScreens(say),
  ...teamScreens(say),
  ...nightScreens(say),
  ...panelScreens(say),
  ...feedbackScreens(say),
  ...surveyScreens(say),
  ...adsScreens(say),
  ...partScreens(say),
});

export type ScreenName = keyof ReturnType<typeof playerScreens> | keyof ReturnType<typeof consoleScreens>;

/**
 * Stories of every screen in a language. `check` runs on each once it is reached.
 *
 * @example export const Home: StoryObj = storiesIn(spanish, noEnglish).Home;
 */
export function storiesIn(language: Language, check: (canvas: HTMLElement, args: object) => unknown) {
  const storyOf =
    (words: object) =>
    ([name, { story, of, play }]: [name: string, screen: Screen]): [string, StoryObj] => {
      // Rendered as in parity.test.tsx: by its own render function, its file's, or the component itself.
      const Drawn = (story.render ?? of?.render ?? of?.component) as ComponentType<object>;
      const args = { ...of?.args, ...story.args };
      const shown: StoryObj = {
        parameters: { ...of?.parameters, ...story.parameters },
        render: () => (
          <WordsProvider<object> words={words}>
            <div lang={language.code} style={{ display: 'contents' }}>
              <Drawn {...args} />
            </div>
          </WordsProvider>
        ),
        play: async ({ canvasElement }) => {
          await play?.(canvasElement);
          await check(canvasElement, args);
        },
      };
      return [name, shown];
    };
  const stories = [
    ...Object.entries(playerScreens(language.site)).map(storyOf(language.site)),
    ...Object.entries(consoleScreens(language.console)).map(storyOf(language.console)),
  ];
  // Object.fromEntries cannot know that every name is there.
  return Object.fromEntries(stories) as Record<ScreenName, StoryObj>;
}
