// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { Adjustment } from '../guards/parts/adjustment.ts';
import { Appeal } from '../guards/parts/appeal.ts';
import { Grade } from '../guards/parts/grade.ts';
import { HostAppeal } from '../guards/parts/host-appeal.ts';
import { HostQuestion } from '../guards/parts/host-question.ts';
import { HostState } from '../guards/parts/host-state.ts';
import { Mark } from '../guards/parts/mark.ts';

export const contest: Guard = { appeal: Appeal };

export const getResults: Guard = {
  version: 2,
  board: [
    'nullable',
    { through: 2, final: 1, teams: 2, rows: ['array', { teamid: 0, team_name: 0, place: 2, points: 'number' }] },
  ],
  rounds: [
    'array',
    {
      round_order: 2,
      title: 0,
      points: 'number',
      of: 'number',
      double: ['enum', ['won', 'lost', '']],
      adjustments: ['array', { points: 'number', reason: 0 }],
      questions: [
        'optional',
        [
          'array',
          {
            question_id: 0,
            marks: ['array', Mark],
            points: 'number',
            of: 'number',
            right: 2,
            teams: 2,
            earned: ['optional', 'number'],
          },
        ],
      ],
    },
  ],
  adjustments: ['optional', ['array', { points: 'number', reason: 0 }]],
  appeals: ['array', Appeal],
  told: [
    'optional',
    [
      'array',
      {
        round_order: 2,
        double: ['enum', ['won', 'lost', 'open', '']],
        questions: [
          'array',
          {
            question_id: 0,
            marks: ['array', Mark],
            points: 'number',
            of: 'number',
            earned: ['optional', 'number'],
            waits: ['optional', 1],
          },
        ],
      },
    ],
  ],
};

export const hostAcceptSpelling: Guard = { question: HostQuestion };

export const hostAddPaperTeam: Guard = { teamid: 0 };

export const hostAdjust: Guard = { adjustments: ['array', Adjustment] };

export const hostDecideAppeal: Guard = { appeal: HostAppeal };

export const hostGamePack: Guard = { title: 0, json: 0 };

export const hostGradeChanges: Guard = {
  changes: [
    'array',
    {
      question_id: 0,
      answer_key: 0,
      version: 2,
      from: ['nullable', ['array', Mark]],
      to: ['nullable', ['array', Mark]],
      by: 0,
      at: 2,
      published: 1,
    },
  ],
};

export const hostGrade: Guard = { grades: ['array', Grade] };

export const hostPublishBoard: Guard = { state: HostState };

export const hostSetScoring: Guard = { status: 0 };

export const hostSubmitPaper: Guard = { status: 0 };

export const hostWithdrawAdjustment: Guard = { adjustments: ['array', Adjustment] };
