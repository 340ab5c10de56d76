import { utcDay } from '../utc-day.ts';
import type { ItemState } from './item-state.ts';

/** Every text of the pages on which sponsors, ads and questions are managed. */
export const sponsorWords = {
  sponsorsTitle: 'Sponsors',
  sponsorsLead: 'Their ads and questions are shown between rounds, and their figures add up on a proof sheet.',
  sponsorsLoading: 'Fetching your sponsors…',
  sponsorsFailed: 'Snug does not answer, so your sponsors are not here yet.',
  retry: 'Try again',
  noSponsorsTitle: 'No sponsors yet',
  noSponsors: 'Name the first one below. Your own ads and questions need none.',
  house: 'The house’s own',
  houseLead: 'Ads and questions of your venue itself.',
  adsAndQuestions: (ofAds: number, ofQuestions: number) => `Ads: ${ofAds} · Questions: ${ofQuestions}`,
  pausedCount: (count: number) => `${count} paused`,
  newSponsor: 'New sponsor',
  nameOfSponsor: 'Name',
  sponsorNameHint: 'As players read it beside an ad.',
  addSponsor: 'Add sponsor',
  sponsorNameNeeded: 'Give the sponsor a name.',
  rename: 'Rename',
  saveName: 'Save name',
  sponsorSaved: (name: string) => `${name} is saved.`,
  allProof: 'Proof sheet of all of the venue',
  noSponsorTitle: 'No such sponsor',
  noSponsor: 'It is not one of your venue’s sponsors.',
  noItemTitle: 'Not here',
  noItem: 'There is no such ad or question.',
  toSponsors: 'All sponsors',

  // Saving
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  notSaved: 'Snug did not answer, so nothing is saved yet. Press again: nothing happens twice.',
  saidNo: (detail: string) => `Snug says no: ${detail}`,
  somethingWrong: 'Something is missing above.',

  // Ads and questions of a sponsor
  ads: 'Ads',
  questions: 'Questions',
  newAd: 'New ad',
  newQuestion: 'New question',
  noAdsTitle: 'No ads yet',
  noAds: 'An ad is a text with a picture and a link. It turns up between rounds.',
  noQuestionsTitle: 'No questions yet',
  noQuestions: 'A question is answered between rounds, with a choice or in the player’s own words.',
  change: 'Change',
  changeItem: (text: string) => `Change: ${text}`,
  pause: 'Pause',
  pauseItem: (text: string) => `Pause: ${text}`,
  resume: 'Show again',
  resumeItem: (text: string) => `Show again: ${text}`,
  saidPaused: 'It is paused.',
  saidResumed: 'It is shown again.',
  states: (state: ItemState): string => {
    switch (state.kind) {
      case 'shown':
        return 'Showing';
      case 'shown-until':
        return `Showing until ${utcDay(state.day, 'en')}`;
      case 'planned':
        return `Begins on ${utcDay(state.day, 'en')}`;
      case 'over':
        return `Over since ${utcDay(state.day, 'en')}`;
      case 'paused':
        return 'Paused';
    }
  },
  servedSeen: (served: number, seen: number) => `Served ${served} · Seen ${seen}`,
  tappedCount: (taps: number) => `Tapped ${taps}`,
  answeredSkipped: (given: number, skips: number) => `Answered ${given} · Skipped ${skips}`,
  withoutTeam: (figures: string) => `Without a team: ${figures}`,
  pictureOnly: 'A picture without a text',

  // Schedule
  schedule: 'When it is shown',
  scheduleHint: 'Both days count, by UTC. Leave a field empty for no limit.',
  startsOn: 'From',
  endsOn: 'Until',
  turnedRoundDays: 'The days run backwards: “Until” is before “From”.',
  shownToggle: 'Show it',
  shownToggleHint: 'Off pauses it, whatever the days say.',

  // The page of an ad
  editAd: 'Ad',
  adText: 'Text',
  adTextHint: 'Read beside the picture, and read out to whoever cannot see it.',
  adTextNeeded: 'An ad needs a text.',
  adTextForPicture: 'Say what the picture says: not everybody can see it.',
  adLink: 'Link',
  adLinkHint: 'Where a tap leads. It begins with https://. Without a link nothing can be tapped.',
  adLinkWrong: 'A link begins with https:// and has no spaces.',
  pictureOfAd: 'Picture',
  adPictureHint: 'At most 5 MB. It is made to fit into 600 × 400.',
  adPictureOnItsWay: (percent: number) => `Uploading… ${percent}%`,
  adPictureFailed: 'The picture did not arrive. Choose it again.',
  pictureSaved: 'The picture is there. Save the ad to keep it.',
  removePicture: 'Remove picture',
  pictureRemoved: 'The picture is gone once you save the ad.',

  // The page of a question
  editQuestion: 'Question',
  questionText: 'Question',
  questionTextNeeded: 'Ask something.',
  answerKind: 'How it is answered',
  byChoice: 'By a choice',
  byChoiceHint: 'One of the options that you give.',
  byText: 'In their own words',
  byTextHint: 'You read the answers from five answers up, without who wrote them.',
  options: 'Options',
  optionNumber: (number: number) => `Option ${number}`,
  addOption: 'Add an option',
  removeOption: (number: number) => `Remove option ${number}`,
  optionsNeeded: 'Give at least two options.',
  optionsEqual: 'Two options are the same.',
  stands: (given: number, skips: number) =>
    `Answered: ${given}. Skipped: ${skips}. Text and options stay as they are, so that the answers keep their question. For another wording, pause this one and make a new one.`,
  standsLater: 'Once somebody has answered, text and options stay as they are.',

  // Preview
  previewTitle: 'Preview',
  previewOnPhone: 'As a phone shows it',
  previewEmpty: 'It appears here as you write.',

  // The snippet
  snippetTitle: 'On the sponsor’s own page',
  snippetLead: 'These lines show this sponsor’s questions on any page. The answers count here.',
  snippetTheme: (attribute: string) =>
    `It follows the visitor’s device. With ${attribute} it is always light; “dark” and “auto” are the other values.`,
  copySnippet: 'Copy snippet',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Select it and copy it by hand.',

  // Sharing the proof sheet
  proofSheet: 'Proof sheet',
  proofAbout: 'What was served, seen, tapped and answered, by day, venue and round.',
  openProof: 'Open proof sheet',
  shareTitle: 'An address for the sponsor',
  shareLead: 'Whoever has the address reads this sponsor’s figures, without a sign-in. Nobody is named in them.',
  shareMake: 'Make an address',
  shareAddress: 'Address of the proof sheet',
  shareCopy: 'Copy address',
  shareRenew: 'Renew',
  shareEnd: 'End',
  renewTitle: 'Renew the address?',
  renewBody: 'The address that the sponsor has stops working. Give it the new one.',
  renewConfirm: 'Renew it',
  endTitle: 'End the address?',
  endBody: 'The address that the sponsor has stops working. You can make another one later.',
  endConfirm: 'End it',
  notYet: 'Not yet',
  addressMade: 'The address is ready.',
  addressRenewed: 'The address is renewed.',
  addressEnded: 'The address no longer works.',
};
export type SponsorWords = typeof sponsorWords;
