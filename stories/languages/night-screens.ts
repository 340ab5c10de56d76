import { userEvent, within } from 'storybook/test';
import * as actionShots from '../live-game/action-shots.stories.tsx';
import * as liveGame from '../live-game/live-game.stories.tsx';
import * as past from '../live-game/past-submissions.stories.tsx';
import * as results from '../live-game/results.stories.tsx';
import * as revealed from '../live-game/revealed.stories.tsx';
import * as team from '../live-game/team-panel.stories.tsx';
import * as tips from '../live-game/tips.stories.tsx';
import { finds, presses, sees, types } from '../steps/steps.ts';
import type { Language } from './languages.ts';
import { type Screen, screensOf } from './screen.ts';

type Words = Language['site'];
const game = screensOf(liveGame.default);

/** The screens of a night. */
export const nightScreens = (say: Words) =>
  ({
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
    Confirm: game(liveGame.Confirm, presses(say.submit)),
    ConfirmWithBlanks: game(liveGame.ConfirmWithBlanks, presses(say.submit)),
    ConfirmEmpty: game(liveGame.ConfirmEmpty, presses(say.submit)),
    Submitting: game(liveGame.Submitting),
    SubmitFailed: game(liveGame.SubmitFailed),
    Submitted: game(liveGame.Submitted),
    SubmittedLate: game(liveGame.SubmittedLate),
    Scoring: game(liveGame.Scoring),
    GameEnded: game(liveGame.Ended),
    PastSubmissions: game(past.Revealed, presses(say.viewSubmissions)),
    PastSubmissionsNone: game(past.NoneAtAll, presses(say.viewSubmissions)),
    TipYourQm: game({ args: { ...tips.default.args }, render: tips.default.component }, presses(say.tipYourQm)),
    Revealed: game(revealed.WhileScored),
    Results: game(results.BetweenRounds, finds('region', say.theBoard)),
    ResultsUnveiled: game(results.Unveiling, finds('region', say.theBoard)),
    ResultsDoubled: game(results.Doubled, finds('region', say.theBoard)),
    AppealUpheld: game(results.AppealUpheld, finds('region', say.theBoard)),
    Winners: game(results.Winners, finds('region', say.theBoard)),
    Member: game(liveGame.Member),
    SuggestionFails: game(
      liveGame.SuggestionFails,
      types(say.suggestion(1), 'Utrecht'),
      presses(`${say.suggest} ${say.forQuestion(1)}`),
      sees(say.suggestFailed),
    ),
    Spectator: game(liveGame.Spectator),
    SpectatorJoins: game(liveGame.SpectatorJoins, presses(say.joinTeam)),
  }) satisfies Record<string, Screen>;

const shots = screensOf(actionShots.default);

/** What opens in the game. */
export const panelScreens = (say: Words) => {
  /** Whether or not somebody asks to join the team. */
  const opensTeam = async (canvas: HTMLElement) => {
    const name = (text: string) => text.startsWith(say.myTeam);
    await userEvent.click(await within(canvas).findByRole('button', { name }));
    await finds('heading', say.onTheTeam)(canvas);
  };
  return {
    MyTeam: game(liveGame.MyTeam, presses(say.myTeam)),
    TeamPanel: game(team.RequestsAndInvites, opensTeam),
    TeamMember: game(team.Member, opensTeam),
    TeamRenamed: game(team.RenameWithoutAName, opensTeam, presses(say.rename)),
    TeamKick: game(team.Kick, opensTeam, presses(say.moreAbout('Ben')), async (canvas) =>
      userEvent.click(await within(canvas).findByRole('menuitem', { name: say.kick })),
    ),
    TeamLeave: game(team.LeaveAsCaptain, opensTeam, presses(say.leaveTeam)),
    TeamAnswerFails: game(team.AnswerFails, opensTeam, presses(`${say.decline} Dot`), (canvas) =>
      within(canvas).findByRole('alert'),
    ),
    MyTeamOfAGuest: game(liveGame.MyTeamOfAGuest, presses(say.myTeam)),
    ActionShots: shots(actionShots.Pictures, presses(say.actionShots)),
    NoActionShots: shots(actionShots.NoneYet, presses(say.actionShots)),
    ActionShotsNotLoaded: shots(actionShots.DidNotLoad, presses(say.actionShots)),
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
  } satisfies Record<string, Screen>;
};
