import type { HostAd, HostSurvey } from '@snug/contract';
import { expect, test } from 'vitest';
import { isProofAddress, proofAddress, proofToken } from '../proof-address.ts';
import { takeLink } from '../sign-in-link.ts';
import { adBody, adDraftOf, adProblems, newAd } from './ad-draft.ts';
import { itemState } from './item-state.ts';
import { newQuestion, questionBody, questionDraftOf, questionProblems, stands } from './question-draft.ts';
import { snippetOf } from './snippet-text.ts';
import { itemPath, proofPath, sponsorPath } from './sponsor-path.ts';

const days = (starts_on: string, ends_on: string) => ({ active: true, starts_on, ends_on });

test.each([
  ['no bounds', days('', ''), { kind: 'shown' }],
  ['its first day', days('2026-01-06', ''), { kind: 'shown' }],
  ['before its first day', days('2026-01-07', ''), { kind: 'planned', day: '2026-01-07' }],
  ['its last day', days('', '2026-01-06'), { kind: 'shown-until', day: '2026-01-06' }],
  ['after its last day', days('', '2026-01-05'), { kind: 'over', day: '2026-01-05' }],
  ['a single day', days('2026-01-06', '2026-01-06'), { kind: 'shown-until', day: '2026-01-06' }],
  ['paused', { ...days('', ''), active: false }, { kind: 'paused' }],
])('an ad with %s is in this state', (_, item, state) => {
  expect(itemState(item, '2026-01-06')).toEqual(state);
});

test('an ad needs a text, most of all beside a picture, and a link by https', () => {
  expect(adProblems(newAd)).toEqual(['no-text']);
  expect(adProblems({ ...newAd, image: '/media/a.png' })).toEqual(['no-text-for-picture']);
  expect(adProblems({ ...newAd, text: ' Half price ', link: 'https://oak.example/beer' })).toEqual([]);
  for (const link of ['oak.example', 'http://oak.example', 'javascript:alert(1)', 'https://oak.example/a b']) {
    expect(adProblems({ ...newAd, text: 'Beer', link }), link).toEqual(['link']);
  }
  expect(adProblems({ ...newAd, text: 'Beer', starts_on: '2026-01-07', ends_on: '2026-01-06' })).toEqual([
    'turned-round',
  ]);
});

test('an ad is sent with what can be edited, and nothing else', () => {
  const ad: HostAd = {
    ...{
      ad_id: 'a1',
      sponsor_id: 'sp1',
      sponsor: 'Oak',
      text: 'Beer',
      link: '',
      image: '',
      served: 1,
      seen: 1,
      tapped: 0,
    },
    ...days('', '2026-02-03'),
  };
  expect(adBody({ ...adDraftOf(ad), text: ' Beer ' }, 'sp1', 'a1')).toEqual({
    ...{ ad_id: 'a1', sponsor_id: 'sp1', text: 'Beer', link: '', image: '' },
    ...days('', '2026-02-03'),
  });
  expect(adBody(newAd, '', undefined)).not.toHaveProperty('ad_id');
});

test('a question needs a text, and two different options unless it is answered in own words', () => {
  expect(questionProblems(newQuestion)).toEqual(['no-text', 'few-options']);
  expect(questionProblems({ ...newQuestion, text: 'Which?', options: ['Stout', ' '] })).toEqual(['few-options']);
  expect(questionProblems({ ...newQuestion, text: 'Which?', options: ['Stout', ' Stout'] })).toEqual(['equal-options']);
  expect(questionProblems({ ...newQuestion, text: 'Which?', options: ['Stout', '', 'Lager'] })).toEqual([]);
  expect(questionProblems({ ...newQuestion, text: 'Why?', kind: 'text' })).toEqual([]);
});

const none = { served: 0, seen: 0, responses: 0, skips: 0, chosen: [0, 0] };

test('a question is sent with its filled options, and without any when it is answered in own words', () => {
  const survey: HostSurvey = {
    ...{ surveyid: 's1', sponsor_id: 'sp1', question_text: 'Which?', options: ['Stout', 'Lager'] },
    ...none,
    elsewhere: none,
    ...days('', ''),
  };
  const draft = questionDraftOf(survey);
  expect(questionBody({ ...draft, options: ['Stout', '', ' Lager '] }, 'sp1', 's1')).toEqual({
    ...{ surveyid: 's1', sponsor_id: 'sp1', question_text: 'Which?', options: ['Stout', 'Lager'] },
    ...days('', ''),
  });
  expect(questionBody({ ...draft, kind: 'text' }, '', undefined)).toMatchObject({ sponsor_id: '', options: [] });
  expect(questionDraftOf({ ...survey, options: [] })).toMatchObject({ kind: 'text', options: ['', ''] });
  const one = [{ responses: 1 }, { skips: 1 }, { elsewhere: { ...none, responses: 1 } }];
  expect([stands(survey), ...one.map((change) => stands({ ...survey, ...change }))]).toEqual([false, true, true, true]);
});

test('the snippet is the script and the element with the sponsor’s key, its place and a link', () => {
  expect(snippetOf('https://quiz.example', 'k3y').split('\n')).toEqual([
    '<script type="module" src="https://quiz.example/embed/v1/snug.js"></script>',
    '<snug-survey sponsor="k3y" style="display: block; min-height: 515px">',
    '  <a href="https://quiz.example/survey">Answer the questions of the day</a>',
    '</snug-survey>',
  ]);
});

test('what belongs to no sponsor has an address of its own', () => {
  expect([sponsorPath(''), sponsorPath('a/b'), proofPath('')]).toEqual([
    '/sponsors/house',
    '/sponsors/a%2Fb',
    '/sponsors/house/proof',
  ]);
  expect([itemPath('', 'ad'), itemPath('x', 'question', 's1')]).toEqual([
    '/sponsors/house/ad/new',
    '/sponsors/x/question/s1',
  ]);
});

test('the secret of a shared proof sheet is in the fragment, and the sign-in leaves it there', () => {
  const address = new URL(proofAddress('https://quiz.example', 's3cret_-'));
  expect(address.href).toBe('https://quiz.example/host/proof#s3cret_-');
  expect(proofToken(address.hash)).toBe('s3cret_-');
  expect(['/host/proof', '/host/proof/', '/host/', '/host/proofs'].map(isProofAddress)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const entry = {
    replaceState: () => {
      throw new Error('The address has changed.');
    },
  };
  expect(takeLink({ hash: address.hash, pathname: address.pathname, search: '' }, entry)).toBeUndefined();
});
