import { fakeClient } from '@snug/client/fake';
import { AnnouncerProvider } from '@snug/ui';
import { within } from 'storybook/test';
import { App } from '../../sites/quizmaster/app.tsx';
import type { HostClient } from '../../sites/quizmaster/host-client.ts';
import * as quizmaster from '../quizmaster/console.stories.tsx';
import * as gettingIn from '../quizmaster/getting-in.stories.tsx';
import { presses, sees } from '../steps/steps.ts';
import type { Language } from './languages.ts';
import { type Drawn, type Screen, screensOf } from './screen.ts';

const night = screensOf(quizmaster.default);
const door = screensOf(gettingIn.default);
const qrCodes = (canvas: HTMLElement) => within(canvas).findAllByRole('img');

/** The quizmaster's console. */
export const consoleScreens = (say: Language['console']) =>
  ({
    SignIn: { story: atConsole() },
    SignInNoLink: { story: atConsole(), play: presses(say.signIn) },
    SignedOut: { story: atConsole({ wasSignedOut: () => true }) },
    NightLobby: night(quizmaster.Empty),
    NightRoundBegun: night(quizmaster.RoundBegun),
    NightHalfIn: night(quizmaster.HalfIn),
    NightLateTeam: night(quizmaster.LateTeam),
    NightBetweenRounds: night(quizmaster.BetweenRounds),
    NightEnded: night(quizmaster.Ended),
    NightOffline: night({ args: { ...quizmaster.Offline.args, trouble: say.commandFailed } }),
    NightRecall: night(quizmaster.HalfIn, presses(say.recall)),
    NightEndGame: night(quizmaster.BetweenRounds, presses(say.endGame)),
    NightGettingIn: night(quizmaster.OwnAddress, presses(`${say.code} 482 917`), async (canvas) =>
      within(await within(canvas).findByRole('dialog')).findByRole('img'),
    ),
    SignForTheRoom: door(gettingIn.SignOwnAddress, qrCodes),
    CardsForTheTables: door(gettingIn.Cards, qrCodes),
    DoorClosed: door(gettingIn.AfterTheGame, sees(say.endedTitle)),
  }) satisfies Record<string, Screen>;

/** The console's sign-in page. */
function atConsole(partial: Partial<HostClient> = {}): Drawn {
  const { session, call } = fakeClient();
  return {
    parameters: { bare: true },
    render: () => (
      <AnnouncerProvider>
        <App client={{ session, call, wasSignedOut: () => false, ...partial }} />
      </AnnouncerProvider>
    ),
  };
}
