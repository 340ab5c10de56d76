import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { english, spanish } from './languages.ts';
import { textsOn } from './texts-on.ts';
import { type ScreenName, storiesIn } from './words-shown.tsx';

/**
 * The screens with the most text in Spanish, as a venue gets them with `"language": "es"` in its `venue.json`. Not all
 * screens, to save time: tests/words.test.ts and the types prove that nothing is left in English.
 */
export default { title: 'Words/Spanish' } satisfies Meta;

const both = { ...spanish.site, ...spanish.console };
/** The English texts that are not Spanish texts too. */
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
export const JoinCode = stories.JoinCode;
export const GameFound = stories.GameFound;
export const TeamOfAPlayer = stories.TeamOfAPlayer;
export const YourGames = stories.YourGames;
export const LogIn = stories.LogIn;
export const LogInCode = stories.LogInCode;
export const CreateTeam = stories.CreateTeam;
export const MyTeams = stories.MyTeams;
export const TeamFoundMine = stories.TeamFoundMine;
export const GameWelcome = stories.GameWelcome;
export const RoundAnswers = stories.RoundAnswers;
export const Confirm = stories.Confirm;
export const Submitted = stories.Submitted;
export const GameEnded = stories.GameEnded;
export const FeedbackGood = stories.FeedbackGood;
export const FeedbackFails = stories.FeedbackFails;
export const SurveyOptions = stories.SurveyOptions;
export const SurveyThanks = stories.SurveyThanks;
export const SurveyAllAnswered = stories.SurveyAllAnswered;
export const AdsOfSponsors = stories.AdsOfSponsors;
export const AdOfTheHouse = stories.AdOfTheHouse;
export const PastSubmissions = stories.PastSubmissions;
export const ActionShots = stories.ActionShots;
export const TipYourQm = stories.TipYourQm;
export const MyTeam = stories.MyTeam;
export const TeamPanel = stories.TeamPanel;
export const TeamLeave = stories.TeamLeave;
export const Invited = stories.Invited;
export const Interrupted = stories.Interrupted;
export const NightLobby = stories.NightLobby;
export const Sponsor = stories.Sponsor;
export const SponsorsAd = stories.SponsorsAd;
export const SponsorsQuestionAnswered = stories.SponsorsQuestionAnswered;
export const ProofSheet = stories.ProofSheet;
export const Ratings = stories.Ratings;
