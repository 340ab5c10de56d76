// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { Ad } from '../guards/parts/ad.ts';
import { Announcement } from '../guards/parts/announcement.ts';
import { Countdown } from '../guards/parts/countdown.ts';
import { VoteCandidate } from '../guards/parts/vote-candidate.ts';
import { VoteKind } from '../guards/parts/vote-kind.ts';

export const getDisplay: Guard = {
  gameid: 0,
  code: 0,
  kind: 0,
  title: 0,
  venue: 0,
  join_url: 0,
  phase: [
    'enum',
    ['welcome', 'round', 'question', 'closed', 'break', 'answers', 'board', 'winners', 'vote', 'ended', 'cancelled'],
  ],
  teams: ['array', 0],
  round: [
    'optional',
    {
      round_order: 2,
      round_count: 2,
      title: 0,
      subtitle: 0,
      player_instructions: 0,
      question_count: 2,
      double_or_nothing: 1,
      tiebreaker: 1,
    },
  ],
  question: [
    'optional',
    {
      question_id: 0,
      question_index: 2,
      question_text: 0,
      num_answers: 2,
      image: 0,
      image_alt: 0,
      source: 0,
      matches: ['array', 0],
      number: 2,
    },
  ],
  handed_in: ['optional', { teams: 2, of: 2 }],
  answers: [
    'optional',
    {
      round_order: 2,
      title: 0,
      questions: [
        'array',
        { number: 2, question_text: 0, answers: ['array', 0], notes: 0, share: ['optional', { right: 2, teams: 2 }] },
      ],
      of: ['optional', 2],
    },
  ],
  board: [
    'optional',
    { through: 2, final: 1, teams: 2, rows: ['array', { team_name: 0, place: 2, points: 'number' }] },
  ],
  ads: ['array', Ad],
  photos: ['optional', ['array', { image_code: 0, url: 0, team_name: 0 }]],
  vote: [
    'optional',
    {
      vote: VoteKind,
      open: 1,
      voted: 2,
      of: 2,
      candidates: ['array', VoteCandidate],
      winners: ['optional', ['array', VoteCandidate]],
      top: ['optional', 2],
    },
  ],
  announcement: ['optional', Announcement],
  countdown: ['optional', Countdown],
  paused: ['optional', 1],
  doors_closed: ['optional', 1],
  over: ['optional', 1],
  last_msg_id: 2,
  epoch: 0,
  now: 2,
};

export const hostDisplay: Guard = { url: 0 };

export const hostNewDisplay: Guard = { url: 0 };
