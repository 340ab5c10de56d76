// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { HostState } from '../guards/parts/host-state.ts';

export const hostRehearsal: Guard = {
  rehearsal: [
    'nullable',
    {
      state: ['enum', ['playing', 'done', 'stopped', 'broken']],
      copy_id: 0,
      done: 2,
      steps: 2,
      tables: 2,
      started_at: 2,
      findings: [
        'array',
        {
          kind: [
            'enum',
            [
              'no-answer',
              'same-question',
              'answers-conflict',
              'own-answer',
              'not-accepted',
              'no-option',
              'clues-differ',
              'no-points',
              'picture-gone',
              'no-alt',
              'too-long',
              'refused',
            ],
          ],
          round_order: 2,
          question_id: 0,
          question_index: 2,
          text: 0,
          other: ['optional', { round_order: 2, question_index: 2 }],
        },
      ],
    },
  ],
};

export const hostSetAutopilot: Guard = { state: HostState };

export const hostStartRehearsal: Guard = {
  rehearsal: [
    'nullable',
    {
      state: ['enum', ['playing', 'done', 'stopped', 'broken']],
      copy_id: 0,
      done: 2,
      steps: 2,
      tables: 2,
      started_at: 2,
      findings: [
        'array',
        {
          kind: [
            'enum',
            [
              'no-answer',
              'same-question',
              'answers-conflict',
              'own-answer',
              'not-accepted',
              'no-option',
              'clues-differ',
              'no-points',
              'picture-gone',
              'no-alt',
              'too-long',
              'refused',
            ],
          ],
          round_order: 2,
          question_id: 0,
          question_index: 2,
          text: 0,
          other: ['optional', { round_order: 2, question_index: 2 }],
        },
      ],
    },
  ],
};

export const hostStopRehearsal: Guard = {
  rehearsal: [
    'nullable',
    {
      state: ['enum', ['playing', 'done', 'stopped', 'broken']],
      copy_id: 0,
      done: 2,
      steps: 2,
      tables: 2,
      started_at: 2,
      findings: [
        'array',
        {
          kind: [
            'enum',
            [
              'no-answer',
              'same-question',
              'answers-conflict',
              'own-answer',
              'not-accepted',
              'no-option',
              'clues-differ',
              'no-points',
              'picture-gone',
              'no-alt',
              'too-long',
              'refused',
            ],
          ],
          round_order: 2,
          question_id: 0,
          question_index: 2,
          text: 0,
          other: ['optional', { round_order: 2, question_index: 2 }],
        },
      ],
    },
  ],
};
