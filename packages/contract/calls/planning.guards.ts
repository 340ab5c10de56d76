// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { DoubleRule } from '../guards/parts/double-rule.ts';
import { GameHead } from '../guards/parts/game-head.ts';
import { GameKind } from '../guards/parts/game-kind.ts';
import { HostQuestion } from '../guards/parts/host-question.ts';
import { PlayedGame } from '../guards/parts/played-game.ts';

export const hostCancelGame: Guard = {
  game: GameHead,
  plan: {
    pack_id: ['nullable', 0],
    title: 0,
    kind: GameKind,
    date: 0,
    host_id: 0,
    private_event: 1,
    team_size: ['nullable', 2],
    late_join: ['nullable', 2],
    approve_teams: 1,
    double_rule: ['nullable', DoubleRule],
    points_each: ['nullable', 2],
  },
  fixed: 1,
  played: ['array', PlayedGame],
};

export const hostLoadPlan: Guard = {
  game: GameHead,
  plan: {
    pack_id: ['nullable', 0],
    title: 0,
    kind: GameKind,
    date: 0,
    host_id: 0,
    private_event: 1,
    team_size: ['nullable', 2],
    late_join: ['nullable', 2],
    approve_teams: 1,
    double_rule: ['nullable', DoubleRule],
    points_each: ['nullable', 2],
  },
  fixed: 1,
  played: ['array', PlayedGame],
};

export const hostMendQuestion: Guard = { question: HostQuestion };

export const hostPlanChoices: Guard = {
  hosts: ['array', { host_id: 0, name: 0 }],
  packs: [
    'array',
    { pack_id: 0, title: 0, kind: GameKind, rounds: 2, questions: 2, created_at: 2, played: ['array', PlayedGame] },
  ],
};

export const hostPlanGame: Guard = {
  game: GameHead,
  plan: {
    pack_id: ['nullable', 0],
    title: 0,
    kind: GameKind,
    date: 0,
    host_id: 0,
    private_event: 1,
    team_size: ['nullable', 2],
    late_join: ['nullable', 2],
    approve_teams: 1,
    double_rule: ['nullable', DoubleRule],
    points_each: ['nullable', 2],
  },
  fixed: 1,
  played: ['array', PlayedGame],
};

export const hostRepeatGame: Guard = { games: ['array', { game_id: 0, code: 0, date: 0 }] };

export const hostUncancelGame: Guard = {
  game: GameHead,
  plan: {
    pack_id: ['nullable', 0],
    title: 0,
    kind: GameKind,
    date: 0,
    host_id: 0,
    private_event: 1,
    team_size: ['nullable', 2],
    late_join: ['nullable', 2],
    approve_teams: 1,
    double_rule: ['nullable', DoubleRule],
    points_each: ['nullable', 2],
  },
  fixed: 1,
  played: ['array', PlayedGame],
};

export const nextNights: Guard = ['array', { title: 0, kind: GameKind, date: 0, venue: 0, host: 0 }];
