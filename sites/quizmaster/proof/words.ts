import { utcDay, utcMonth } from '../utc-day.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Every text of the proof sheet, which sponsors read too, and of its CSV. */
export const proofWords = {
  proofTitle: 'Proof sheet',
  house: 'The house’s own',
  wholeVenue: 'All of the venue',
  proofLead:
    'How many people met each ad and each question. Everybody counts once a day; nobody is named, and nobody can be found.',
  readAt: (moment: string) => `Figures of ${moment} UTC. Days are UTC.`,
  moment: (at: Date) => at.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
  date: (day: string) => utcDay(day, 'en'),
  shortDate: (day: string) => utcDay(day, 'en', 'short'),
  monthName: (month: string) => utcMonth(month, 'en'),
  shortMonth: (month: string) => utcMonth(month, 'en', 'short'),
  period: (from: string, until: string) => `From ${from} until ${until}`,
  downloadCsv: 'Download as CSV',
  printSheet: 'Print',
  csvStart: 'proof-sheet',
  csvSaved: 'The CSV is in your downloads.',
  proofLoading: 'Adding up…',
  retry: 'Try again',
  proofFailed: 'Snug does not answer, so there are no figures yet. Try again in a moment.',

  // What is shown
  filters: 'What is shown',
  fromDay: 'From (UTC)',
  untilDay: 'Until (UTC)',
  itemChoice: 'Ad or question',
  everyItem: 'All of them',
  turnedRound: 'The days run backwards: “Until” is before “From”.',
  showAllDays: 'Show all days',
  lastDays: 'Last 30 days with figures',

  // Nothing to show
  noProofTitle: 'Nothing was counted yet',
  noProof: 'Figures appear here as soon as an ad or a question is shown to somebody.',
  noProofInDaysTitle: 'Nothing in these days',
  noProofInDays: 'Choose other days, or show all of them.',
  noSuchSheetTitle: 'No such proof sheet',
  noSuchSheet: 'It is not one of your venue’s sponsors.',
  makeFirst: 'Make an ad or a question',

  // Measures
  served: 'Served',
  seen: 'Seen',
  tapped: 'Tapped',
  answered: 'Answered',
  skipped: 'Skipped',
  means: {
    served: 'was sent to a phone',
    seen: 'was on the screen for a second',
    tapped: 'its link was opened',
    answered: 'got an answer',
    skipped: 'was skipped',
  },
  acted: 'Tapped or answered',
  notApplicable: 'does not apply',
  total: 'Total',

  // Tables
  totals: 'In games',
  elsewhere: 'Without a team',
  elsewhereLead:
    'Anybody may watch a game, or answer on the survey page or the sponsor’s own page, so these are not in the figures above.',
  elsewhereByPlace: 'Without a team, by place',
  choicesElsewhere: 'What was chosen without a team',
  byItem: 'Ads and questions',
  byDay: 'By day',
  byPlace: 'By venue',
  byRound: 'By round',
  byMonth: 'Over the months',
  byMonthLead: 'All that was ever counted in games, also outside of the days above.',
  choicesTitle: 'What was chosen',
  inFull: 'Every figure',
  inFullLead: 'Each line of the CSV: by day, place and round.',
  showInFull: 'Show every figure',
  hideInFull: 'Hide every figure',
  noTotalOfDays: 'Whoever comes on two days counts on both.',
  sponsorColumn: 'Sponsor',
  kindColumn: 'Kind',
  itemColumn: 'Ad or question',
  dayColumn: 'Day (UTC)',
  monthColumn: 'Month (UTC)',
  placeColumn: 'Where',
  venueColumn: 'Venue',
  roundColumn: 'Round',
  optionColumn: (number: number) => `Option ${number}`,
  chosenColumn: (number: number) => `Option ${number} chosen`,
  option: 'Option',
  chosen: 'Chosen',
  share: 'Share',
  percentOf: (percent: number) => `${percent}%`,
  answeredBy: (count: number) => `Answered by ${people(count)}.`,
  kinds: { ad: 'Ad', survey: 'Question' },
  adWithoutText: 'A picture without a text',
  places: { game: 'In a game', watching: 'Watching, on no team', site: 'Survey page', sponsor: 'Sponsor’s page' },
  roundNumber: (round: number) => `Round ${round}`,
  beforeRounds: 'Before the first round',
  noRound: 'Outside of a game',
  unknownRound: 'Round was not counted',
  /** Below a narrow bar. */
  shortRound: { before: 'Before', outside: 'Outside' },

  // What was written
  texts: 'What was written',
  textsLead:
    'From five answers up and five at a time, the newest 500, without who wrote it. Sponsors do not get to see this.',
  textsSoFar: (count: number, most: number) =>
    `${count} of ${most} answers in games so far. They appear from five answers up.`,
  textsElsewhereSoFar: (count: number, most: number) =>
    `${count} of ${most} answers outside games so far. They appear from five answers up.`,
  textsFailed: 'What was written could not be fetched.',
  textsElsewhere: 'Without a team',
  textColumn: 'Answer',
  timesColumn: 'Times',
  moreTexts: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),

  // The sponsor's own page
  sharedLead: (venue: string) => `What ${venue} counted for you.`,
  noSheetTitle: 'This address leads to no proof sheet',
  noSheet: 'It was ended or renewed. Ask the quizmaster who gave it to you for a new one.',
};
export type ProofWords = typeof proofWords;
