import { fakeClient } from '@snug/client/fake';
import { AnnouncerProvider } from '@snug/ui';
import { within } from 'storybook/test';
import { App } from '../../sites/quizmaster/app.tsx';
import type { HostClient } from '../../sites/quizmaster/host-client.ts';
import * as quizmaster from '../quizmaster/console.stories.tsx';
import * as gettingIn from '../quizmaster/getting-in.stories.tsx';
import * as proof from '../quizmaster/proof.stories.tsx';
import * as ratings from '../quizmaster/ratings.stories.tsx';
import * as sharedProof from '../quizmaster/shared-proof.stories.tsx';
import * as sponsors from '../quizmaster/sponsors.stories.tsx';
import { finds, presses, sees } from '../steps/steps.ts';
import type { Language } from './languages.ts';
import { type Drawn, type Screen, screensOf } from './screen.ts';

const night = screensOf(quizmaster.default);
const door = screensOf(gettingIn.default);
const sponsor = screensOf(sponsors.default);
const sheet = screensOf(proof.default);
const shared = screensOf(sharedProof.default);
const rating = screensOf(ratings.default);
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
    CardsForTheTables: door(gettingIn.Cards, qrCodes),
    DoorClosed: door(gettingIn.AfterTheGame, sees(say.endedTitle)),
    Sponsors: sponsor(sponsors.Sponsors, finds('heading', say.sponsorsTitle)),
    NoSponsors: sponsor(sponsors.NoSponsors, presses(say.addSponsor)),
    SponsorsNotLoaded: sponsor(sponsors.NotLoaded, sees(say.sponsorsFailed)),
    Sponsor: sponsor(sponsors.Sponsor, presses(say.shareMake), sees(say.shareAddress)),
    SponsorEmpty: sponsor(sponsors.SponsorEmpty, sees(say.noAdsTitle)),
    SponsorEndsAddress: sponsor(sponsors.SponsorEndsAddress, presses(say.shareEnd)),
    SponsorRenewsAddress: sponsor(sponsors.SponsorRenewsAddress, presses(say.shareRenew)),
    SponsorRename: sponsor(sponsors.SponsorRename, presses(say.rename)),
    House: sponsor(sponsors.House, finds('heading', say.house)),
    NoSuchSponsor: sponsor(sponsors.NoSuchSponsor, sees(say.noSponsorTitle)),
    SponsorsAd: sponsor(sponsors.Ad, presses(say.removePicture)),
    SponsorsNewAd: sponsor(sponsors.NewAd, presses(say.save), sees(say.adTextNeeded)),
    SponsorsQuestion: sponsor(sponsors.Question, finds('heading', say.editQuestion)),
    SponsorsQuestionAnswered: sponsor(sponsors.QuestionAnswered, finds('heading', say.editQuestion)),
    SponsorsNewQuestion: sponsor(sponsors.NewQuestion, presses(say.save), sees(say.optionsNeeded)),
    ProofSheet: sheet(proof.OfASponsor, presses(say.showInFull)),
    ProofOfTheVenue: sheet(proof.OfTheVenue, finds('heading', say.byDay)),
    ProofNothing: sheet(proof.NothingCounted, sees(say.noProofTitle)),
    ProofFewTexts: sheet(proof.FewTexts, finds('heading', say.texts)),
    ProofNotLoaded: sheet(proof.NotLoaded, sees(say.proofFailed)),
    SharedProofEnded: shared(sharedProof.Ended, sees(say.noSheetTitle)),
    Ratings: rating(ratings.Ratings, finds('heading', say.notesTitle)),
    NoRatings: rating(ratings.None, sees(say.noRatingsTitle)),
    RatingsNotLoaded: rating(ratings.NotLoaded, sees(say.ratingsFailed)),
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
