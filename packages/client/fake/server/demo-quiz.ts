import type { PackInput } from '@snug/contract';

/** Three short rounds: a plain one to double, one with clues to a single answer, one to match. */
export const demoQuiz: PackInput = {
  title: 'Demo quiz',
  rounds: [
    {
      title: 'Around the World',
      subtitle: 'Capitals, borders and one island.',
      player_instructions: 'One answer each. Spelling does not count.',
      double_or_nothing: true,
      questions: [
        { question_text: 'What is the capital city of the Netherlands?', accepted: [['amsterdam']] },
        {
          question_text: 'Which two countries share the summit ridge of Everest?',
          accepted: [['nepal'], ['china', 'tibet']],
        },
        { question_text: 'Which river runs through Vienna, Budapest and Belgrade?', accepted: [['danube']] },
      ],
    },
    {
      title: 'Who am I?',
      single_answer: true,
      questions: [
        { question_text: 'I was born in Ulm in 1879.', accepted: [['albert einstein', 'einstein']] },
        { question_text: 'I worked in a patent office.', accepted: [['albert einstein', 'einstein']] },
        { question_text: 'My name stands for genius.', accepted: [['albert einstein', 'einstein']] },
      ],
    },
    {
      title: 'Match the drink',
      subtitle: 'Each country once.',
      matches: ['Japan', 'Mexico', 'Greece', 'Peru'],
      questions: [
        { question_text: 'Pisco', accepted: [['peru']] },
        { question_text: 'Ouzo', accepted: [['greece']] },
      ],
    },
  ],
};
