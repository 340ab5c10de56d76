import { utcDay } from '../utc-day.ts';

const ratings = (count: number) => (count === 1 ? '1 rating' : `${count} ratings`);

/** Every text of the page with a quizmaster's ratings. */
export const ratingWords = {
  ratingsTitle: 'Your ratings',
  ratingsLead:
    'Ratings appear in groups of five, and a group never changes. So nobody can be told apart, not even by looking twice.',
  ratingsLoading: 'Fetching your ratings…',
  ratingsFailed: 'Snug does not answer, so your ratings are not here yet.',
  retry: 'Try again',
  noRatingsTitle: 'No group of five yet',
  noRatings: 'Players may rate you when a game has ended. The first five ratings appear here together.',
  /** Of the first group, which is not complete yet. */
  ratingsSoFar: (count: number, size: number) => `${count} of ${size} ratings so far.`,
  nextGroupSoFar: (count: number, size: number) => `The next group has ${count} of ${size} ratings so far.`,
  toGames: 'Go to your games',
  meanOfAll: (mean: string, count: number) => `${mean} of 5 stars on average, from ${ratings(count)}.`,
  /** With one digit after the point. */
  mean: (value: number) => value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  closedOn: (day: string) => utcDay(day, 'en'),
  closedShort: (day: string) => utcDay(day, 'en', 'short'),

  starsGiven: 'Stars',
  starCount: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  timesGiven: 'Times',
  ofAll: 'Share',
  percentOf: (percent: number) => `${percent}%`,
  overTime: 'Over time',
  overTimeLead: 'The average of each group, by the day (UTC) of its fifth rating.',
  group: 'Group',
  groupNumber: (number: number) => `Group ${number}`,
  closedColumn: 'Complete on (UTC)',
  meanColumn: 'Average',
  tagsTitle: 'Tags',
  tagColumn: 'Tag',
  tagsByGroup: 'Tags over time',
  tagsColumn: 'Tags, with how often',
  noTags: 'no tags',
  notesTitle: 'Notes',
  notesLead: 'In no order that tells who wrote them.',
  noNotes: 'Nobody wrote anything.',
  olderNotes: 'Show older notes',
  rudeNote: 'A note with rude words.',
  showNote: 'Show it',
};
export type RatingWords = typeof ratingWords;
