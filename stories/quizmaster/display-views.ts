import type { DisplayView } from '@snug/contract';
import { demoDisplayQuestion, demoDisplayView, demoRows, longestName } from '@snug/testing/fixtures';
import { pictures } from '../pictures/pictures.ts';

const longTitle =
  'The Somewhat Longer Quiz of Everything That Nobody Ever Asked About, in Nine Rounds and One Tiebreaker, for Charity, and Pie';
const longAddress = 'https://quiz.a-rather-long-name-of-a-public-house.example.com/join?code=482917';
const longestTeams = Array.from({ length: 40 }, (_, nth) => `${nth + 1} ${longestName}`.slice(0, 125));

/** As long as a question may be: the screen shows its beginning, and says so. */
const longestQuestion = 'Which of the seas that once belonged to nobody is the one where this story begins? '
  .repeat(25)
  .slice(0, 2_000);

const round = demoDisplayView('round').round as NonNullable<DisplayView['round']>;

const photos = [
  { image_code: 'p1', url: pictures.table, team_name: 'Quizzly Bears' },
  { image_code: 'p2', url: pictures.mug, team_name: 'Les Quizerables' },
];
const candidates = photos.map(({ image_code: id, ...photo }) => ({ id, ...photo }));
const named = (count: number) =>
  demoRows()
    .slice(0, count)
    .map(({ team_name }) => ({ id: team_name, team_name }));
const told = { open: false, voted: 23, of: 41, candidates: [] };

/** The big screen in each of its states, the usual and the longest. */
export const views = {
  Welcome: demoDisplayView('welcome'),
  WelcomeNobody: demoDisplayView('welcome', { teams: [] }),
  WelcomeLongest: demoDisplayView('welcome', { title: longTitle, teams: longestTeams, join_url: longAddress }),
  WelcomeDoorsClosed: demoDisplayView('welcome', { doors_closed: true }),
  RoundTitle: demoDisplayView('round'),
  RoundLongest: demoDisplayView('round', {
    round: { ...round, title: longestName, subtitle: longTitle, player_instructions: longTitle },
  }),
  Question: demoDisplayView('question'),
  QuestionDoorsClosed: demoDisplayView('question', { doors_closed: true }),
  QuestionLastOrders: demoDisplayView('question', {
    countdown: { ends_at: 8_000, now: 0 },
    handed_in: { teams: 12, of: 14 },
  }),
  QuestionPicture: demoDisplayView('question', {
    question: demoDisplayQuestion({
      question_text: 'Which bridge is this, and over which river does it lead?',
      image: pictures.bar,
      image_alt: 'A long bridge over a river, at dusk',
      source: 'City archive',
      number: 6,
    }),
  }),
  QuestionChoices: demoDisplayView('question', {
    question: demoDisplayQuestion({
      question_text: 'In which ocean does this island lie?',
      matches: ['Atlantic', 'Arctic', 'Indian', 'Pacific'],
      num_answers: 1,
    }),
  }),
  QuestionLongest: demoDisplayView('question', {
    question: demoDisplayQuestion({ question_text: longestQuestion, num_answers: 1 }),
  }),
  QuestionLongestTitle: demoDisplayView('question', {
    join_url: longAddress,
    countdown: { ends_at: 95_000, now: 0 },
    round: { ...round, title: longestName },
  }),
  PensDown: demoDisplayView('closed'),
  Break: demoDisplayView('break'),
  BreakLine: demoDisplayView('break', {
    ads: [],
    announcement: { text: 'The kitchen closes at ten. Last orders for pies now!', at: 0 },
  }),
  BreakPicture: demoDisplayView('break', {
    ads: [
      {
        ad_id: 'a1',
        link: '',
        image: pictures.ale,
        text: 'Two for one until the next round',
        sponsor: 'Old Bridge Brewery',
      },
    ],
  }),
  BreakLongest: demoDisplayView('break', {
    title: longTitle,
    venue: longestName,
    join_url: longAddress,
    announcement: { text: longestQuestion.slice(0, 500), at: 0 },
    ads: [{ ad_id: 'a1', link: '', image: '', text: longTitle, sponsor: longTitle }],
  }),
  BreakPhoto: demoDisplayView('break', { photos: photos.slice(0, 1) }),
  BreakPhotoLongest: demoDisplayView('break', {
    photos: [{ image_code: 'p1', url: pictures.mug, team_name: longestName }],
    ads: [],
    announcement: { text: longestQuestion.slice(0, 300), at: 0 },
  }),
  EndedPhotos: demoDisplayView('ended', { photos }),
  VotePhoto: demoDisplayView('vote', {
    vote: { vote: 'photo', open: true, voted: 23, of: 41, candidates: candidates },
  }),
  VoteName: demoDisplayView('vote', { vote: { vote: 'name', open: true, voted: 1, of: 41, candidates: named(14) } }),
  VoteNameLongest: demoDisplayView('vote', {
    title: longTitle,
    join_url: longAddress,
    vote: {
      ...{ vote: 'name', open: true, voted: 128, of: 1_400 },
      candidates: longestTeams.map((team_name, nth) => ({ id: `${nth}`, team_name })),
    },
  }),
  VotePhotoWon: demoDisplayView('vote', {
    vote: { ...told, vote: 'photo', winners: candidates.slice(0, 1), top: 12 },
  }),
  VotePhotoWonLongest: demoDisplayView('vote', {
    title: longTitle,
    join_url: longAddress,
    vote: {
      ...{ ...told, vote: 'photo', top: 12 },
      winners: [{ id: 'p1', url: pictures.mug, team_name: longestName }],
    },
  }),
  VotePhotoTied: demoDisplayView('vote', { vote: { ...told, vote: 'photo', winners: candidates.slice(0, 2), top: 9 } }),
  VoteNameWon: demoDisplayView('vote', { vote: { ...told, vote: 'name', winners: named(1), top: 12 } }),
  VoteNameTied: demoDisplayView('vote', {
    vote: {
      ...{ ...told, vote: 'name', top: 1 },
      winners: longestTeams.slice(0, 4).map((team_name, nth) => ({ id: `${nth}`, team_name })),
    },
  }),
  VoteNobody: demoDisplayView('vote', { vote: { ...told, vote: 'name', voted: 0, winners: [], top: 0 } }),
  Answers: demoDisplayView('answers'),
  AnswersLongest: demoDisplayView('answers', {
    answers: {
      round_order: 2,
      title: longestName,
      questions: [1, 2, 3, 4].map((number) => ({
        number,
        question_text: '',
        answers: [longTitle, longestName],
        notes: longTitle,
        share: { right: 128, teams: 140 },
      })),
    },
  }),
  Board: demoDisplayView('board'),
  BoardOver: demoDisplayView('board', { over: true }),
  BoardUnveiling: demoDisplayView('board', {
    board: { through: 2, final: false, teams: 14, rows: demoRows().slice(6) },
  }),
  BoardLongest: demoDisplayView('board', {
    board: {
      through: 2,
      final: false,
      teams: 12,
      rows: longestTeams.slice(0, 12).map((team_name, nth) => ({ team_name, place: nth + 1, points: 1_047.5 })),
    },
  }),
  WinnersThird: demoDisplayView('winners', {
    board: { through: 5, final: true, teams: 14, rows: demoRows().slice(2) },
  }),
  Winners: demoDisplayView('winners'),
  WinnersTied: demoDisplayView('winners', {
    over: true,
    board: {
      ...{ through: 5, final: true, teams: 3 },
      rows: demoRows()
        .slice(0, 3)
        .map((row, nth) => (nth === 0 ? row : { ...row, place: 2, points: 44 })),
    },
  }),
  WinnersLongest: demoDisplayView('winners', {
    title: longTitle,
    board: {
      through: 5,
      final: true,
      teams: 3,
      rows: longestTeams.slice(0, 3).map((team_name, nth) => ({ team_name, place: nth + 1, points: 47.5 })),
    },
  }),
  Line: demoDisplayView('question', {
    announcement: { text: 'A blue Volvo has its lights on in the car park.', at: 0 },
  }),
  LineLongest: demoDisplayView('question', {
    announcement: { text: longestQuestion.slice(0, 500), at: 0 },
    join_url: longAddress,
  }),
  Ended: demoDisplayView('ended'),
  EndedLongest: demoDisplayView('ended', { title: longTitle, venue: longestName }),
  Cancelled: demoDisplayView('cancelled'),
} satisfies Record<string, DisplayView>;
