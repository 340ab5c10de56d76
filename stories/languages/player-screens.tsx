import { fakeClient } from '@snug/client/fake';
import { userEvent, within } from 'storybook/test';
import { Router } from 'wouter';
import { App as Site } from '../../sites/venue/app.tsx';
import { unbranded } from '../../sites/venue/start/read-white-label.ts';
import * as account from '../account/account.stories.tsx';
import * as profile from '../account/profile.stories.tsx';
import * as selection from '../game-ui/team-selection.stories.tsx';
import * as gameList from '../join-box/game-list.stories.tsx';
import * as joinBox from '../join-box/join-box.stories.tsx';
import { finds, presses, sees, seesField, types } from '../steps/steps.ts';
import type { Language } from './languages.ts';
import { type Drawn, type Screen, screensOf } from './screen.ts';

type Words = Language['site'];

/** The player site around its widgets. */
export const siteScreens = (say: Words) =>
  ({
    Home: { story: onSite('/') },
    Menu: { story: onSite('/'), play: presses(say.menu) },
    Accessibility: { story: onSite('/'), play: presses(say.ada) },
    JoinLinkPage: { story: onSite('/auth/link/join/g1/team/t1'), play: sees(say.invalidLink) },
  }) satisfies Record<string, Screen>;

const box = screensOf(joinBox.default);
const teams = screensOf(selection.default);
const games = screensOf(gameList.default);

/** Joining, and going back. */
export const joinScreens = (say: Words) =>
  ({
    JoinCode: box(joinBox.Empty),
    JoinFinding: box(joinBox.Finding),
    JoinFailed: box(joinBox.NoConnection, sees(say.tryAgain)),
    GameFound: box(joinBox.GameFound, sees(say.gameFound)),
    PlayedBefore: box(joinBox.PlayedBefore, sees(say.newPlayer)),
    NewPlayerFails: box(joinBox.NewPlayerFails, presses(say.newPlayer), sees(say.somethingWrong)),
    TeamOfAGuest: box(joinBox.TeamOfAGuest, presses(say.join), sees(say.guestTeam)),
    TeamOfAPlayer: box(joinBox.TeamOfAPlayer, presses(say.join), sees(say.newTeam)),
    TeamsCannotBeHad: box(joinBox.TeamsCannotBeHad, presses(say.join), sees(say.teamsFailed)),
    TeamsLoading: teams(selection.Loading),
    Joining: box(joinBox.Joining, presses(say.join), presses(say.addTeam)),

    YourGames: games(gameList.Games, sees(say.yourGames)),
    YourGamesNone: games(gameList.Nothing, sees(say.noGames)),
    YourGamesFailed: games(gameList.Failed, sees(say.gamesFailed)),
    YourGamesRefuse: games(
      gameList.CannotAccept,
      async (canvas) => userEvent.click(await within(canvas).findByRole('button', { name: new RegExp(say.accept) })),
      sees(say.gameFailed),
    ),
    BackToGame: games(gameList.BackToGame, sees(say.backToGame)),
  }) satisfies Record<string, Screen>;

const login = screensOf(account.default);
const mine = screensOf(profile.default);
const seesButton = (name: string) => finds('button', name);
const leaves = () => userEvent.tab();

/** Logging in. */
export const accountScreens = (say: Words) => {
  const sendsCode = [types(say.emailLabel, 'ada@example.com'), presses(say.sendCode)];
  return {
    LogIn: login(account.Contact),
    LogInByPhone: login(
      account.Phone,
      async (canvas) => userEvent.click(await within(canvas).findByLabelText(say.byPhone)),
      types(say.phoneLabel, '555123'),
      leaves,
    ),
    LogInBadAddress: login(account.Contact, types(say.emailLabel, 'ada'), leaves),
    LogInNewPlayer: login(account.NewPlayer, ...sendsCode, seesField(say.displayName)),
    LogInCode: login(account.Code, ...sendsCode, seesField(say.oneTimeCode), presses(say.confirmCode)),
    ContactMissing: login(account.ContactMissing),
    Profile: mine(profile.LongAndMissing),
    ProfileName: mine(profile.Known, presses(say.editName)),
    ProfileNameFails: mine(
      profile.NameFails,
      presses(say.editName),
      presses(say.sendCode),
      types(say.oneTimeCode, '123456'),
      presses(say.confirmCode),
      sees(say.nameFailed),
    ),
    ProfileFirstCode: mine(
      profile.PhoneFirstCode,
      presses(say.addPhone),
      types(say.phoneLabel, '5550104477'),
      presses(say.sendCode),
      seesField(say.oneTimeCode),
    ),
    ProfilePicture: mine(profile.Picture, seesButton(say.removeOwnPicture)),
    ProfilePictureLost: mine(profile.PictureLost, sees(say.ownPictureLost)),
    ProfilePictureDialog: mine(profile.Known, presses(say.addOwnPicture), sees(say.ownPictureHint)),
    ProfilePictureToRemove: mine(profile.Picture, presses(say.removeOwnPicture), sees(say.removeOwnPictureBody)),
    ProfilePictureNotRemoved: mine(
      profile.PictureNotRemoved,
      presses(say.removeOwnPicture),
      async (canvas) => presses(say.removeOwnPicture)(await within(canvas).findByRole('dialog')),
      sees(say.ownPictureNotRemoved),
    ),
    ProfilePictureRemoved: mine(
      profile.PictureRemoved,
      presses(say.removeOwnPicture),
      async (canvas) => presses(say.removeOwnPicture)(await within(canvas).findByRole('dialog')),
      seesButton(say.addOwnPicture),
    ),
    LinkFinding: login(account.LinkFinding),
    LinkJoining: login(account.LinkJoining, sees(say.joiningGame)),
    LinkName: login(account.LinkName, sees(say.chooseName)),
    LinkInvalid: login(account.LinkInvalid, sees(say.invalidLink)),
  } satisfies Record<string, Screen>;
};

/** The whole site at an address, without navigating there. */
function onSite(path: string): Drawn {
  const venue = {
    ...unbranded,
    name: 'The Crown',
    links: {
      league_rankings: '/1',
      private_event: '/2',
      become_quizmaster: '/3',
      team_stats: 'https://stats.example/{kt_team_id}',
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
