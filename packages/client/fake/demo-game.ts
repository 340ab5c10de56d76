import type { GameHead, GameStub, GameView, Invite, Round, TeamQuestion } from '@snug/contract';

/** A question of the demo game. */
export function demoQuestion(partial: Partial<TeamQuestion> = {}): TeamQuestion {
  const num_answers = partial.num_answers ?? 1;
  return {
    question_id: 'q1',
    question_index: 0,
    question_text: 'Which planet has the shortest day?',
    num_answers,
    image: '',
    image_alt: '',
    source: '',
    matches: [],
    answers: Array.from({ length: num_answers }, () => ''),
    suggestions: [],
    ...partial,
  };
}

/** A round of the demo game, with nothing asked yet. */
export function demoRound(partial: Partial<Round> = {}): Round {
  return {
    round_id: 'r1',
    round_order: 1,
    title: 'General Knowledge',
    subtitle: 'A bit of everything',
    player_instructions: 'One answer each. Spelling does not count.',
    matches: [],
    single_answer: false,
    double_or_nothing: false,
    handout: '',
    tiebreaker: false,
    question_count: 8,
    asked: [],
    doubled: false,
    submitted: false,
    ...partial,
  };
}

/** The demo game's name, place and time, as lists show it. */
export const demoHead: GameHead = {
  gameid: 'g1',
  code: '204816',
  kind: 'Pub Quiz',
  title: 'Tuesday Trivia',
  venue: 'The Lantern',
  date: '2030-01-15T19:30:00Z',
  status: 'live',
};

/** The demo game in the list of somebody who has no team in it. */
export function demoStub(partial: Partial<GameStub> = {}): GameStub {
  return { ...demoHead, spectator: false, invite: false, declined: false, team: null, team_code: '', ...partial };
}

/** A game at a pub before it starts, as the captain of a team sees it. */
export function demoGame(partial: Partial<GameView> = {}): GameView {
  const captain = {
    player_code: 'p-ada',
    player_name: 'Ada',
    is_captain: true,
    status: 'joined',
    registered: true,
    profile_img: '',
  } as const;
  const teammate = { ...captain, player_code: 'p-ben', player_name: 'Ben', is_captain: false };
  const team = {
    teamid: 't-owls',
    kt_team_id: '10042',
    team_code: 'owls-own-code',
    team_name: 'The Night Owls',
    team_image: '',
  };
  return {
    ...demoHead,
    niceTitle: 'Tuesday Trivia at The Lantern',
    kt_id: '',
    game_started: false,
    submissions_open: false,
    round_index: -1,
    round_count: 4,
    round: null,
    submitted: {},
    suggested: {},
    me: {
      ...captain,
      playerid: 'a-ada',
      name: 'Ada',
      email: 'ada@example.com',
      phone: '',
      team_code: team.team_code,
      joined: true,
      requested: false,
    },
    team: { ...team, num_players: 2, players: [captain, teammate], invites: [] },
    game_teams: [
      team,
      { teamid: 't-quizzly', kt_team_id: '', team_code: 'alias-quizzly', team_name: 'Quizzly Bears', team_image: '' },
    ],
    invites: [],
    private_event: false,
    host_venmo: [{ name: 'Sam', handle: 'sam-the-host' }],
    feedback_eligible: false,
    last_msg_id: 0,
    epoch: 'demo',
    ...partial,
  };
}

/** An invite to another team of the demo game. */
export function demoInvite(partial: Partial<Invite> = {}): Invite {
  return {
    invite_id: 'i1',
    inviteBy: 'playerid',
    invitee: 'Ada',
    playerid: 'a-ada',
    team_code: 'invite-quizzly',
    team_name: 'Quizzly Bears',
    inviter: 'p-cleo',
    inviter_name: 'Cleo',
    ...partial,
  };
}
