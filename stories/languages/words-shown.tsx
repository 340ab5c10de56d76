import { fakeClient } from '@snug/client/fake';
import {
  AnnouncerProvider,
  Button,
  Carousel,
  ConfirmProvider,
  Counter,
  Dialog,
  ErrorBoundary,
  Sheet,
  Stack,
  StarRating,
  TextLink,
  ToastProvider,
  useConfirm,
  useToast,
  WordsProvider,
} from '@snug/ui';
import { ImageCropper, ImagePicker } from '@snug/ui/image-cropper';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { App as QuizmasterApp } from '../../sites/quizmaster/app.tsx';
import type { HostClient } from '../../sites/quizmaster/host-client.ts';
import { App as Site } from '../../sites/venue/app.tsx';
import { unbranded } from '../../sites/venue/start/read-white-label.ts';
import * as account from '../account/account.stories.tsx';
import * as profile from '../account/profile.stories.tsx';
import * as selection from '../game-ui/team-selection.stories.tsx';
import * as gameList from '../join-box/game-list.stories.tsx';
import * as joinBox from '../join-box/join-box.stories.tsx';
import * as actionShots from '../live-game/action-shots.stories.tsx';
import * as liveGame from '../live-game/live-game.stories.tsx';
import * as past from '../live-game/past-submissions.stories.tsx';
import * as revealed from '../live-game/revealed.stories.tsx';
import * as team from '../live-game/team-panel.stories.tsx';
import * as tips from '../live-game/tips.stories.tsx';
import { samplePicture } from '../pictures/sample-picture.ts';
import * as quizmaster from '../quizmaster/console.stories.tsx';
import * as gettingIn from '../quizmaster/getting-in.stories.tsx';
import type { Language } from './languages.ts';

/** The parts of a story that are needed to render it in another language. */
type Drawn = { args?: object; render?: unknown; parameters?: object };
type Screen = { story: Drawn; of?: Drawn & { component?: unknown }; play?: (canvas: HTMLElement) => Promise<unknown> };

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click((await within(canvas).findAllByRole('button', { name }))[0] as HTMLElement);

/** Every screen with texts of its own, in a language, with the steps that lead there in that language's texts. */
function screensIn({ site: say, console: consoleWords }: Language) {
  const box = (story: Drawn, play?: Screen['play']): Screen => ({ story, of: joinBox.default, play });
  const games = (story: Drawn, play?: Screen['play']): Screen => ({ story, of: gameList.default, play });
  const game = (story: Drawn, play?: Screen['play']): Screen => ({ story, of: liveGame.default, play });
  const shots = (story: Drawn): Screen => ({
    story,
    of: actionShots.default,
    play: (canvas) => press(canvas, say.actionShots),
  });
  const login = (story: Drawn, play?: Screen['play']): Screen => ({ story, of: account.default, play });
  const mine = (story: Drawn, play?: Screen['play']): Screen => ({ story, of: profile.default, play });
  const teams = (story: Drawn, play?: Screen['play']): Screen => ({ story, of: selection.default, play });
  const night = (story: Drawn, play?: Screen['play']): Screen => ({ story, of: quizmaster.default, play });
  const qrCodes = (canvas: HTMLElement) => within(canvas).findAllByRole('img');
  const door = (story: Drawn, play: Screen['play'] = qrCodes): Screen => ({ story, of: gettingIn.default, play });

  const sendCode = async (canvas: HTMLElement) => {
    await userEvent.type(await within(canvas).findByLabelText(say.emailLabel), 'ada@example.com');
    await press(canvas, say.sendCode);
  };
  /** Whether or not somebody asks to join the team. */
  const openTeam = async (canvas: HTMLElement) => {
    const name = (text: string) => text.startsWith(say.myTeam);
    await userEvent.click(await within(canvas).findByRole('button', { name }));
    await within(canvas).findByRole('heading', { name: say.onTheTeam });
  };
  const toJoin = (canvas: HTMLElement) => press(canvas, say.join);
  const sees = (text: string) => (canvas: HTMLElement) => within(canvas).findByText(text);

  return {
    // The player site around its widgets
    Home: { story: onSite('/') },
    Menu: { story: onSite('/'), play: (canvas) => press(canvas, say.menu) },
    Accessibility: { story: onSite('/'), play: (canvas) => press(canvas, say.ada) },
    JoinLinkPage: { story: onSite('/auth/link/join/g1/team/t1'), play: sees(say.invalidLink) },

    // Joining
    JoinCode: box(joinBox.Empty),
    JoinFinding: box(joinBox.Finding),
    JoinFailed: box(joinBox.NoConnection, sees(say.tryAgain)),
    GameFound: box(joinBox.GameFound, sees(say.gameFound)),
    PlayedBefore: box(joinBox.PlayedBefore, sees(say.newPlayer)),
    NewPlayerFails: box(joinBox.NewPlayerFails, async (canvas) => {
      await press(canvas, say.newPlayer);
      await sees(say.somethingWrong)(canvas);
    }),
    TeamOfAGuest: box(joinBox.TeamOfAGuest, async (canvas) => {
      await toJoin(canvas);
      await sees(say.guestTeam)(canvas);
    }),
    TeamOfAPlayer: box(joinBox.TeamOfAPlayer, async (canvas) => {
      await toJoin(canvas);
      await sees(say.newTeam)(canvas);
    }),
    TeamsCannotBeHad: box(joinBox.TeamsCannotBeHad, async (canvas) => {
      await toJoin(canvas);
      await sees(say.teamsFailed)(canvas);
    }),
    TeamsLoading: teams(selection.Loading),
    Joining: box(joinBox.Joining, async (canvas) => {
      await toJoin(canvas);
      await press(canvas, say.addTeam);
    }),

    // Going back
    YourGames: games(gameList.Games, sees(say.yourGames)),
    YourGamesNone: games(gameList.Nothing, sees(say.noGames)),
    YourGamesFailed: games(gameList.Failed, sees(say.gamesFailed)),
    YourGamesRefuse: games(gameList.CannotAccept, async (canvas) => {
      await userEvent.click(await within(canvas).findByRole('button', { name: new RegExp(say.accept) }));
      await sees(say.gameFailed)(canvas);
    }),
    BackToGame: games(gameList.BackToGame, sees(say.backToGame)),

    // Logging in
    LogIn: login(account.Contact),
    LogInByPhone: login(account.Phone, async (canvas) => {
      await userEvent.click(await within(canvas).findByLabelText(say.byPhone));
      await userEvent.type(within(canvas).getByLabelText(say.phoneLabel), '555123');
      await userEvent.tab();
    }),
    LogInBadAddress: login(account.Contact, async (canvas) => {
      await userEvent.type(await within(canvas).findByLabelText(say.emailLabel), 'ada');
      await userEvent.tab();
    }),
    LogInNewPlayer: login(account.NewPlayer, async (canvas) => {
      await sendCode(canvas);
      await within(canvas).findByLabelText(say.displayName);
    }),
    LogInCode: login(account.Code, async (canvas) => {
      await sendCode(canvas);
      await within(canvas).findByLabelText(say.oneTimeCode);
      await press(canvas, say.confirmCode);
    }),
    ContactMissing: login(account.ContactMissing),
    Profile: mine(profile.LongAndMissing),
    ProfileName: mine(profile.Known, (canvas) => press(canvas, say.editName)),
    ProfileNameFails: mine(profile.NameFails, async (canvas) => {
      await press(canvas, say.editName);
      await press(canvas, say.sendCode);
      await userEvent.type(await within(canvas).findByLabelText(say.oneTimeCode), '123456');
      await press(canvas, say.confirmCode);
      await sees(say.nameFailed)(canvas);
    }),
    ProfileFirstCode: mine(profile.PhoneFirstCode, async (canvas) => {
      await press(canvas, say.addPhone);
      await userEvent.type(await within(canvas).findByLabelText(say.phoneLabel), '5550104477');
      await press(canvas, say.sendCode);
      await within(canvas).findByLabelText(say.oneTimeCode);
    }),
    LinkFinding: login(account.LinkFinding),
    LinkJoining: login(account.LinkJoining, sees(say.joiningGame)),
    LinkName: login(account.LinkName, sees(say.chooseName)),
    LinkInvalid: login(account.LinkInvalid, sees(say.invalidLink)),

    // The night
    GameLoading: game(liveGame.Loading),
    GameWelcome: game(liveGame.Welcome),
    GameNotLive: game(liveGame.NotLive),
    RoundBegins: game(liveGame.RoundBegins),
    RoundAnswers: game(liveGame.EveryAnswerState),
    RoundPictures: game(liveGame.Pictures),
    RoundClues: game(liveGame.Clues),
    RoundMatching: game(liveGame.Matching),
    RoundSuggestions: game(liveGame.Suggestions),
    RoundKeepsNothing: game(liveGame.KeepsNothing),
    RoundClosed: game(liveGame.SubmissionsNotOpen),
    Confirm: game(liveGame.Confirm, (canvas) => press(canvas, say.submit)),
    ConfirmWithBlanks: game(liveGame.ConfirmWithBlanks, (canvas) => press(canvas, say.submit)),
    ConfirmEmpty: game(liveGame.ConfirmEmpty, (canvas) => press(canvas, say.submit)),
    Submitting: game(liveGame.Submitting),
    SubmitFailed: game(liveGame.SubmitFailed),
    Submitted: game(liveGame.Submitted),
    SubmittedLate: game(liveGame.SubmittedLate),
    Scoring: game(liveGame.Scoring),
    GameEnded: game(liveGame.Ended),
    PastSubmissions: game(past.Revealed, (canvas) => press(canvas, say.viewSubmissions)),
    PastSubmissionsNone: game(past.NoneAtAll, (canvas) => press(canvas, say.viewSubmissions)),
    TipYourQm: game({ args: { ...tips.default.args }, render: tips.default.component }, (canvas) =>
      press(canvas, say.tipYourQm),
    ),
    Revealed: game(revealed.WhileScored),
    Member: game(liveGame.Member),
    SuggestionFails: game(liveGame.SuggestionFails, async (canvas) => {
      await userEvent.type(await within(canvas).findByLabelText(say.suggestion(1)), 'Utrecht');
      await press(canvas, `${say.suggest} ${say.forQuestion(1)}`);
      await within(canvas).findByText(say.suggestFailed);
    }),
    Spectator: game(liveGame.Spectator),
    SpectatorJoins: game(liveGame.SpectatorJoins, (canvas) => press(canvas, say.joinTeam)),
    MyTeam: game(liveGame.MyTeam, (canvas) => press(canvas, say.myTeam)),
    TeamPanel: game(team.RequestsAndInvites, openTeam),
    TeamMember: game(team.Member, openTeam),
    TeamRenamed: game(team.RenameWithoutAName, async (canvas) => {
      await openTeam(canvas);
      await press(canvas, say.rename);
    }),
    TeamKick: game(team.Kick, async (canvas) => {
      await openTeam(canvas);
      await press(canvas, say.moreAbout('Ben'));
      await userEvent.click(await within(canvas).findByRole('menuitem', { name: say.kick }));
    }),
    TeamLeave: game(team.LeaveAsCaptain, async (canvas) => {
      await openTeam(canvas);
      await press(canvas, say.leaveTeam);
    }),
    TeamAnswerFails: game(team.AnswerFails, async (canvas) => {
      await openTeam(canvas);
      await press(canvas, `${say.decline} Dot`);
      await within(canvas).findByRole('alert');
    }),
    MyTeamOfAGuest: game(liveGame.MyTeamOfAGuest, (canvas) => press(canvas, say.myTeam)),
    ActionShots: shots(actionShots.Pictures),
    NoActionShots: shots(actionShots.NoneYet),
    ActionShotsNotLoaded: shots(actionShots.DidNotLoad),
    Interrupted: game(liveGame.Interrupted),
    Refreshing: game(liveGame.Refreshing),
    AccessRefused: game(liveGame.AccessRefused),
    ConnectionFailed: game(liveGame.ConnectionFailed),
    NoAccess: game(liveGame.NoAccess),
    GameNotFound: game(liveGame.NotFound),
    Dropped: game(liveGame.Dropped),
    TeammateLeft: game(liveGame.TeammateLeft),
    TeamKicked: game(liveGame.TeamKicked),
    RequestDeclined: game(liveGame.RequestDeclined),
    CaptainChanged: game(liveGame.CaptainChanged),
    PromotedToCaptain: game(liveGame.PromotedToCaptain),
    Invited: game(liveGame.Invited),

    // The quizmaster's console
    SignIn: { story: atConsole() },
    SignInNoLink: { story: atConsole(), play: (canvas) => press(canvas, consoleWords.signIn) },
    SignedOut: { story: atConsole({ wasSignedOut: () => true }) },
    NightLobby: night(quizmaster.Empty),
    NightRoundBegun: night(quizmaster.RoundBegun),
    NightHalfIn: night(quizmaster.HalfIn),
    NightLateTeam: night(quizmaster.LateTeam),
    NightBetweenRounds: night(quizmaster.BetweenRounds),
    NightEnded: night(quizmaster.Ended),
    NightOffline: night({ args: { ...quizmaster.Offline.args, trouble: consoleWords.commandFailed } }),
    NightRecall: night(quizmaster.HalfIn, (canvas) => press(canvas, consoleWords.recall)),
    NightEndGame: night(quizmaster.BetweenRounds, (canvas) => press(canvas, consoleWords.endGame)),
    NightGettingIn: night(quizmaster.OwnAddress, async (canvas) => {
      await press(canvas, `${consoleWords.code} 482 917`);
      await within(await within(canvas).findByRole('dialog')).findByRole('img');
    }),
    SignForTheRoom: door(gettingIn.SignOwnAddress),
    CardsForTheTables: door(gettingIn.Cards),
    DoorClosed: door(gettingIn.AfterTheGame, sees(consoleWords.endedTitle)),

    // Parts with texts of their own
    PartDialog: { story: { render: () => <Dialog open title="1" onClose={() => {}} /> } },
    PartSheet: {
      story: {
        render: () => (
          <Sheet open from="bottom" title="1" onClose={() => {}}>
            {null}
          </Sheet>
        ),
      },
    },
    PartLink: {
      story: {
        render: () => (
          <TextLink href="https://quiz.example" external>
            1
          </TextLink>
        ),
      },
    },
    PartToast: {
      story: {
        render: () => (
          <ToastProvider>
            <Teller />
          </ToastProvider>
        ),
      },
      play: async (canvas) => {
        await press(canvas, '1');
        await within(canvas).findByRole('region', { name: say.notices });
      },
    },
    PartConfirm: {
      story: {
        render: () => (
          <ConfirmProvider>
            <Asker />
          </ConfirmProvider>
        ),
      },
      play: async (canvas) => {
        await press(canvas, '1');
        await within(canvas).findByRole('button', { name: say.confirm });
      },
    },
    PartPicker: {
      // File names are data, and are in the args for known-data.ts.
      story: {
        args: { files: refusedFiles.map(({ name }) => name) },
        render: () => <ImagePicker label="1" multiple camera="environment" onChoose={() => {}} />,
      },
      play: async (canvas) => {
        const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
        if (!input) throw new Error('There is nothing to choose with.');
        await userEvent.upload(input, refusedFiles, { applyAccept: false });
        await waitFor(() => expect(canvas.querySelectorAll('[role=alert] p')).toHaveLength(refusedFiles.length));
      },
    },
    PartCropper: {
      story: { render: () => <ImageCropper file={picture} onCrop={() => {}} /> },
      play: async (canvas) => {
        await waitFor(() => expect(within(canvas).queryByText(say.openingPicture)).toBeNull(), { timeout: 10_000 });
        await userEvent.click(within(canvas).getByRole('switch', { name: say.preview }));
        await within(canvas).findByRole('img', { name: say.croppedPicture });
        await within(canvas).findByText(say.smallPicture);
      },
    },
    PartCarousel: {
      story: {
        render: () => (
          <Carousel
            label="1"
            slides={[
              { id: 'two', content: '2' },
              { id: 'three', content: '3' },
            ]}
          />
        ),
      },
      play: (canvas) => press(canvas, say.nextSlide),
    },
    PartStars: {
      story: {
        render: () => (
          <Stack>
            <StarRating label="1" value={0} onChange={() => {}} />
            <StarRating label="2" value={4} onChange={() => {}} />
          </Stack>
        ),
      },
      play: sees(say.noStars),
    },
    PartCounter: {
      story: {
        render: () => (
          <Stack>
            {['1', '1234', '12345', '123456'].map((text) => (
              <Counter key={text} text={text} most={5} />
            ))}
          </Stack>
        ),
      },
      play: async (canvas) => {
        for (const text of [
          say.charactersOf(1, 5),
          say.charactersLeft(1),
          say.charactersFull(5),
          say.charactersOver(1),
        ])
          await sees(text)(canvas);
      },
    },
    PartBroken: {
      story: {
        render: () => (
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
        ),
      },
      play: sees(say.brokenPart),
    },
  } as const satisfies Record<string, Screen>;
}

export type ScreenName = keyof ReturnType<typeof screensIn>;

/**
 * Stories of every screen in a language. `check` runs on each once it is reached.
 *
 * @example export const Home: StoryObj = storiesIn(spanish, noEnglish).Home;
 */
export function storiesIn(language: Language, check: (canvas: HTMLElement, args: object) => unknown) {
  const screens = Object.entries<Screen>(screensIn(language)).map(([name, { story, of, play }]) => {
    // Rendered as in parity.test.tsx: by its own render function, its file's, or the component itself.
    const Drawn = (story.render ?? of?.render ?? of?.component) as ComponentType<object>;
    const args = { ...of?.args, ...story.args };
    const isConsole = of === quizmaster.default || of === gettingIn.default || name.startsWith('Sign');
    const words = isConsole ? language.console : language.site;
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
  });
  // Object.fromEntries cannot know that every name of `screensIn` is there.
  return Object.fromEntries(screens) as Record<ScreenName, StoryObj>;
}

/** One for each reason to refuse a file by its name. */
const refusedFiles = [
  new File([new Uint8Array(5_242_881)], '1.jpg', { type: 'image/jpeg' }),
  new File(['2'], '2.txt', { type: 'text/plain' }),
  new File([], '3.png', { type: 'image/png' }),
];
/** Smaller than the crop's result, which has a sentence of its own. */
const picture = samplePicture({ width: 48, height: 36, people: 2 });

function Teller() {
  const toast = useToast();
  return <Button onClick={() => toast('2', { action: { label: '3', onClick: () => {} } })}>1</Button>;
}

function Asker() {
  const confirm = useConfirm();
  return <Button onClick={() => confirm({ title: '2' })}>1</Button>;
}

function Broken(): never {
  throw new Error('Broken on purpose, for its story.');
}

/** The whole site at an address, without navigating there. */
function onSite(path: string): Drawn {
  const venue = {
    ...unbranded,
    name: 'The Crown',
    links: {
      league_rankings: '/1',
      private_event: '/2',
      become_quizmaster: '/3',
      privacy: '/4',
      terms: '/5',
      tip: '',
    },
    accessibility_phone: '555 0172',
  };
  return {
    parameters: { bare: true },
    render: () => (
      <Router hook={() => [path, () => {}]} searchHook={() => ''}>
        <Site client={fakeClient()} venue={venue} />
      </Router>
    ),
  };
}

/** The console's sign-in page. */
function atConsole(partial: Partial<HostClient> = {}): Drawn {
  const { session, call } = fakeClient();
  return {
    parameters: { bare: true },
    render: () => (
      <AnnouncerProvider>
        <QuizmasterApp client={{ session, call, wasSignedOut: () => false, ...partial }} />
      </AnnouncerProvider>
    ),
  };
}
