import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { english, spanish } from './languages.ts';
import { textsOn } from './texts-on.ts';
import { type ScreenName, storiesIn } from './words-shown.tsx';

/** Every screen in Spanish, as a venue gets it with `"language": "es"` in its `venue.json`. */
export default { title: 'Words/Spanish' } satisfies Meta;

const both = { ...spanish.site, ...spanish.console };
/** Sentences of the English tables that are none in Spanish. */
const foreign = new Set(
  Object.values({ ...english.site, ...english.console })
    .filter((sentence) => typeof sentence === 'string')
    .filter((sentence) => !Object.values(both).includes(sentence)),
);

const stories: Record<ScreenName, StoryObj> = storiesIn(spanish, (canvas) =>
  expect(textsOn(canvas).filter((text) => foreign.has(text))).toEqual([]),
);

export const Home = stories.Home;
export const Menu = stories.Menu;
export const Accessibility = stories.Accessibility;
export const JoinLinkPage = stories.JoinLinkPage;
export const JoinCode = stories.JoinCode;
export const JoinFinding = stories.JoinFinding;
export const JoinFailed = stories.JoinFailed;
export const GameFound = stories.GameFound;
export const PlayedBefore = stories.PlayedBefore;
export const NewPlayerFails = stories.NewPlayerFails;
export const TeamOfAGuest = stories.TeamOfAGuest;
export const TeamOfAPlayer = stories.TeamOfAPlayer;
export const TeamsCannotBeHad = stories.TeamsCannotBeHad;
export const TeamsLoading = stories.TeamsLoading;
export const Joining = stories.Joining;
export const LogIn = stories.LogIn;
export const LogInByPhone = stories.LogInByPhone;
export const LogInBadAddress = stories.LogInBadAddress;
export const LogInNewPlayer = stories.LogInNewPlayer;
export const LogInCode = stories.LogInCode;
export const LinkFinding = stories.LinkFinding;
export const LinkJoining = stories.LinkJoining;
export const LinkName = stories.LinkName;
export const LinkInvalid = stories.LinkInvalid;
export const GameLoading = stories.GameLoading;
export const GameWelcome = stories.GameWelcome;
export const GameNotLive = stories.GameNotLive;
export const RoundBegins = stories.RoundBegins;
export const RoundAnswers = stories.RoundAnswers;
export const RoundPictures = stories.RoundPictures;
export const RoundClues = stories.RoundClues;
export const RoundMatching = stories.RoundMatching;
export const RoundSuggestions = stories.RoundSuggestions;
export const RoundKeepsNothing = stories.RoundKeepsNothing;
export const RoundClosed = stories.RoundClosed;
export const Confirm = stories.Confirm;
export const ConfirmWithBlanks = stories.ConfirmWithBlanks;
export const ConfirmEmpty = stories.ConfirmEmpty;
export const Submitting = stories.Submitting;
export const SubmitFailed = stories.SubmitFailed;
export const Submitted = stories.Submitted;
export const SubmittedLate = stories.SubmittedLate;
export const Scoring = stories.Scoring;
export const GameEnded = stories.GameEnded;
export const Member = stories.Member;
export const SuggestionFails = stories.SuggestionFails;
export const Spectator = stories.Spectator;
export const SpectatorJoins = stories.SpectatorJoins;
export const MyTeam = stories.MyTeam;
export const MyTeamOfAGuest = stories.MyTeamOfAGuest;
export const Interrupted = stories.Interrupted;
export const Refreshing = stories.Refreshing;
export const AccessRefused = stories.AccessRefused;
export const ConnectionFailed = stories.ConnectionFailed;
export const NoAccess = stories.NoAccess;
export const GameNotFound = stories.GameNotFound;
export const Dropped = stories.Dropped;
export const TeammateLeft = stories.TeammateLeft;
export const TeamKicked = stories.TeamKicked;
export const RequestDeclined = stories.RequestDeclined;
export const CaptainChanged = stories.CaptainChanged;
export const PromotedToCaptain = stories.PromotedToCaptain;
export const Invited = stories.Invited;
export const SignIn = stories.SignIn;
export const SignInNoLink = stories.SignInNoLink;
export const SignedOut = stories.SignedOut;
export const NightLobby = stories.NightLobby;
export const NightRoundBegun = stories.NightRoundBegun;
export const NightHalfIn = stories.NightHalfIn;
export const NightLateTeam = stories.NightLateTeam;
export const NightBetweenRounds = stories.NightBetweenRounds;
export const NightEnded = stories.NightEnded;
export const NightOffline = stories.NightOffline;
export const NightRecall = stories.NightRecall;
export const NightEndGame = stories.NightEndGame;
export const PartDialog = stories.PartDialog;
export const PartSheet = stories.PartSheet;
export const PartLink = stories.PartLink;
