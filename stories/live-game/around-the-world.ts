import type { RevealedRound } from '@snug/contract';

const asked: [question_text: string, answers: string[], notes?: string][] = [
  ['What is the capital city of the Netherlands?', ['Amsterdam'], 'The government sits in The Hague.'],
  ['Which two countries share the summit ridge of Everest?', ['China', 'Nepal']],
  ['Which river runs through Vienna, Budapest and Belgrade?', ['Danube']],
  ['On which island does the Komodo dragon live?', ['Komodo'], 'Some live on Rinca and on Flores, too.'],
];

/** A round with its answers. */
export const world = {
  title: 'Around the World',
  questions: asked.map(([question_text, answers, notes = ''], place) => ({
    question_id: `q${place + 1}`,
    question_text,
    answers,
    notes,
  })) satisfies RevealedRound['questions'],
};
