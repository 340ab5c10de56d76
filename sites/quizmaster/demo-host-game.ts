import type { HostGame, HostQuestion, HostRound, HostTeam, SubmittedRound } from '@snug/contract';

/** A small game for tests and stories: two rounds of three questions and four teams, not started. */
export function demoHostGame(partial: Partial<HostGame> = {}): HostGame {
  return {
    gameid: 'g1',
    code: '482917',
    kind: 'Pub Quiz',
    title: 'Tuesday Pub Quiz',
    venue: 'The Crown',
    date: '2026-01-06T19:30:00Z',
    status: 'live',
    join_url: 'https://quiz.thesnug.example/join?code=482917',
    rounds: [
      demoRound(1, 'Around the World', [
        demoQuestion('r1q1', 0, 'What is the capital of the Netherlands?', [['Amsterdam']]),
        demoQuestion('r1q2', 1, 'Which two Asian countries share the summit ridge of Mount Everest?', [
          ['China', 'PRC', 'People’s Republic of China'],
          ['Nepal'],
        ]),
        demoQuestion('r1q3', 2, 'Which island did its people call Rapa Nui?', [['Easter Island', 'Rapa Nui']], {
          notes: 'Belongs to Chile; the nearest inhabited place is 2,000 km away.',
        }),
      ]),
      demoRound(2, 'Last Orders', [
        demoQuestion('r2q1', 0, 'Which grain is bourbon mostly made of?', [['corn', 'maize']]),
        demoQuestion('r2q2', 1, 'Which plant makes beer bitter?', [['hops', 'hop']]),
        demoQuestion('r2q3', 2, 'Which fruit is Calvados distilled from?', [['apple', 'apples']]),
      ]),
    ],
    state: {
      status: 'live',
      game_started: false,
      submissions_open: false,
      round_index: -1,
      round_open: false,
      asked: [],
    },
    teams: [
      demoTeam('t1', 'Quizzly Bears'),
      demoTeam('t2', 'Les Quizerables'),
      demoTeam('t3', 'Agatha Quiztie'),
      demoTeam('t4', 'Norfolk and Chance'),
    ],
    watcher_count: 2,
    last_msg_id: 0,
    epoch: 'demo',
    ...partial,
  };
}

export function demoTeam(teamid: string, team_name: string, partial: Partial<HostTeam> = {}): HostTeam {
  return {
    teamid,
    kt_team_id: '',
    team_name,
    captain_name: 'Priya',
    player_count: 3,
    answered: 0,
    submitted: {},
    ...partial,
  };
}

export function submissionOf(answers: string[][], partial: Partial<SubmittedRound> = {}): SubmittedRound {
  return {
    round_id: 'r1',
    title: 'Around the World',
    single_answer: false,
    doubled: false,
    late: false,
    answers,
    ...partial,
  };
}

export function demoRound(
  round_order: number,
  title: string,
  questions: HostQuestion[],
  partial: Partial<HostRound> = {},
): HostRound {
  return {
    round_id: `r${round_order}`,
    round_order,
    title,
    subtitle: '',
    player_instructions: '',
    matches: [],
    single_answer: false,
    double_or_nothing: false,
    handout: '',
    tiebreaker: false,
    question_count: questions.length,
    questions,
    asked: [],
    ...partial,
  };
}

export function demoQuestion(
  question_id: string,
  question_index: number,
  question_text: string,
  accepted: string[][],
  partial: Partial<HostQuestion> = {},
): HostQuestion {
  return {
    question_id,
    question_index,
    question_text,
    num_answers: accepted.length,
    image: '',
    image_alt: '',
    source: '',
    matches: [],
    accepted,
    notes: '',
    ...partial,
  };
}
