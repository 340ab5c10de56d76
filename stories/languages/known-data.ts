import { demoSponsors } from '@snug/testing/fixtures';
import { keys } from '../../sites/quizmaster/keys.ts';
import { snippetOf } from '../../sites/quizmaster/sponsors/snippet-text.ts';

/** Texts on a screen that no words table has: names, questions, answers, and the server's messages. */
const data = [
  // Product and venue, and what is no sentence in any language
  'Snug',
  'The Crown',
  'XXXXXX',
  // What is printed on the keys of the console's shortcuts
  ...Object.values(keys).flatMap((key) => ('cap' in key ? [key.cap] : [])),
  // The games of game-list.stories.tsx
  ...['Bingo Night', 'Survey Says', 'Last Week', 'Last Night'],
  // The game of live-game.stories.tsx and join-box.stories.tsx
  'Tuesday Trivia at The Lantern',
  'Tuesday Trivia',
  'The Night Owls',
  'Quizzly Bears',
  // Initials on their pictures
  ...['TN', 'QB', 'AQ', 'LQ', 'TF'],
  'Ada',
  'Ben',
  'Around the World',
  'Capitals, borders and one island.',
  'What do you see?',
  'The sheet with eight flags',
  'Match the drink',
  'Each country once.',
  'Who am I?',
  'What is the capital city of the Netherlands?',
  'Which two countries share the summit ridge of Everest?',
  'Which river runs through Vienna, Budapest and Belgrade?',
  'On which island does the Komodo dragon live?',
  'Whose flag is this?',
  'A red disc on white',
  'And in which year was it last changed?',
  'Which of these is a whisky?',
  'I was born in Ulm in 1879.',
  'I played the violin, and worked in a patent office.',
  'My name stands for genius.',
  'Tibet, or whatever it is that the atlas behind the bar calls it',
  ...['Amsterdam', 'amsterdam', 'Nepal', 'china, nepal', 'Pisco', 'Ouzo', 'Japan', 'Mexico', 'Greece', 'Peru'],
  ...['Yamazaki', 'Mezcal', 'Retsina'],
  // past-submissions.stories.tsx, revealed.stories.tsx
  ...['china', 'China', 'nepal', 'danube', 'Danube', 'rhine', 'Komodo'],
  'The government sits in The Hague.',
  'Some live on Rinca and on Flores, too.',
  // results.stories.tsx
  ...['Les Quizerables', 'Agatha Quiztie', 'Universally Challenged', 'china, tibet', 'tibet'],
  ...['Sport', 'General Knowledge', 'Phones on the table'],
  ...['The Rhine rises in the same mountains.', 'You are right.'],
  // team-panel.stories.tsx
  ...['Dot', 'Priya', '#10042', 'f***@example.com', '(***) ***-0142', 'This player no longer asks to join.'],
  // sample-picture.ts: a chosen file's name
  'The Quizzly Bears.jpg',
  // feedback.stories.tsx
  'Robin',
  // demo-sponsors.ts
  ...['Old Oak Brewery', 'Bean & Gone Coffee Roasters', 'Half price stout, every Tuesday.', 'We brew next door.'],
  ...['Quiz league starts in spring.', 'Which beer should come back?', 'What would you eat with a stout?'],
  ...[
    'Stout',
    'Lager',
    'The one with the owl',
    'Chips',
    'A pie, and then another pie',
    'Nothing: it is a meal',
    'Crisps',
  ],
  ...['Friendly', 'Clear Instructions', 'Unfair Grading', 'Best night in weeks.'],
  'A little louder in the back room, please.',
  ...demoSponsors.map(({ key }) => snippetOf(location.origin, key)),
  // survey.stories.tsx
  ...['Tea or coffee?', 'Tea', 'Coffee', 'Which crisps go with a quiz?'],
  // ads.stories.tsx
  ...['The Crust', 'Old Hat Brewery'],
  // tips.stories.tsx
  ...['Sam', 'sam-the-host', 'venmo.com', '$2', '$5', '$10'],
];

/** The data of these stories, and the story's own args. */
export function known(args: object): string[] {
  return [...data, ...textsIn(args)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value && Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(textsIn) : [];
}
