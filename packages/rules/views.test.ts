import { closeGraceMs } from '@snug/contract';
import {
  aCaptain,
  aGameState,
  aMember,
  anAnswer,
  anAsker,
  anInvite,
  anOwnAccount,
  aPlayer,
  aQuestion,
  aRegisteredTeam,
  aRound,
  aSubmission,
  aSubmittedRound,
  asking,
  aTeam,
  aTeamInvite,
  aTeamMember,
  frozen,
  now,
  openIn,
  ungraded,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import { maskedContact } from './contact.ts';
import type { Rating } from './decision.ts';
import { currentRound, hostState } from './state/game-state.ts';
import type { GameTeam } from './state/people.ts';
import type { Submission } from './state/team-round.ts';
import { gameView, type OwnTeam, type PlayersGame, submittedRounds } from './views/game.ts';
import { headView } from './views/head.ts';
import { type HostTeams, hostGameView, hostTeamViews } from './views/host.ts';
import { inviteToMeView, teamInviteView } from './views/invite.ts';
import { foundPlayerView, meView, playerView } from './views/player.ts';
import { hostQuestionView, questionView, revealedQuestionView } from './views/question.ts';
import { registeredTeamView, restoredTeamView, teamStubView } from './views/registered-team.ts';
import { roundStartView } from './views/round.ts';
import { stubViews } from './views/stub.ts';
import { aliasedTeam, ownTeamView, seatedTeam } from './views/team.ts';

describe('gameView', () => {
  const foxes = aTeam();
  const owls = aTeam({ teamid: 'owls' });
  const inRound = asking(
    aGameState(openIn(1), {
      questions: [aQuestion(1, 0), aQuestion(1, 1, { num_answers: 2 }), aQuestion(1, 2), aQuestion(2, 0)],
    }),
    'q1.1',
    'q1.0',
  );
  const own: OwnTeam = {
    people: [aCaptain('Ada'), aMember('Ben'), anAsker('Dora')],
    invites: [anInvite()],
    submissions: [],
    saved: [],
    suggestions: [],
    doubled: false,
  };
  const seen = (set: Partial<PlayersGame> = {}) =>
    gameView(
      frozen({
        ...inRound,
        player: aCaptain('Ada'),
        account: anOwnAccount('Ada', { profile_img: 'ada.png' }),
        venue: 'The Pub',
        teams: [foxes, owls],
        seats: [
          { teamid: 'foxes', members: 2, guests: 0 },
          { teamid: 'owls', members: 1, guests: 0 },
        ],
        hosts: [
          { host_id: 'host', name: 'Quinn', tip_handle: 'quinn' },
          { host_id: 'other', name: 'Rob', tip_handle: '' },
        ],
        rated: [],
        invitesToMe: [],
        own,
        revealed: [],
        last_msg_id: 7,
        epoch: 'epoch',
        now,
        ...set,
      }),
    );

  test('a rude name of another team comes with the one that the room reads, until the quizmaster allows it', () => {
    const team_name = 'The Fucking Wits';
    const named = (set: Partial<GameTeam>) =>
      seen({
        teams: [
          { ...foxes, team_name },
          { ...owls, team_name: `${team_name} II`, ...set },
        ],
      });
    expect(named({}).game_teams).toMatchObject([{ team_name }, { shown_name: 'The Wits II' }]);
    expect(named({}).game_teams[0]).not.toHaveProperty('shown_name');
    expect(named({ name_allowed_at: 1 }).game_teams[1]).not.toHaveProperty('shown_name');
  });

  test('CALL-23 the whole game as a captain sees it', () => {
    const view = seen({ own: { ...own, saved: [anAnswer()] } });
    expect(view).toEqual({
      gameid: 'game',
      code: '123456',
      kind: 'Pub Quiz',
      title: 'Tuesday',
      venue: 'The Pub',
      date: '2026-11-24T20:00:00.000Z',
      status: 'live',
      niceTitle: '',
      kt_id: '',
      game_started: true,
      submissions_open: true,
      round_index: 0,
      round_count: 2,
      round: {
        ...roundStartView(aRound(1)),
        asked: [
          { ...questionView(aQuestion(1, 1, { num_answers: 2 })), answers: ['', ''], suggestions: [] },
          { ...questionView(aQuestion(1, 0)), answers: ['paris'], suggestions: [] },
        ],
        doubled: false,
        submitted: false,
      },
      submitted: {},
      suggested: { 'q1.0': ['paris'] },
      me: {
        player_code: 'code of Ada',
        player_name: 'Ada',
        is_captain: true,
        status: 'joined',
        registered: true,
        profile_img: 'ada.png',
        playerid: 'account of Ada',
        name: 'Ada',
        email: 'ada@example.com',
        phone: '',
        team_code: 'secret of foxes',
        joined: true,
        requested: false,
      },
      team: {
        ...ownTeamView(foxes),
        num_players: 4,
        players: own.people.map(playerView),
        invites: [teamInviteView(anInvite(), 'id of Ada')],
      },
      game_teams: [ownTeamView(foxes), aliasedTeam(owls)],
      invites: [],
      private_event: false,
      submit_at_close: true,
      host_venmo: [{ name: 'Quinn', handle: 'quinn' }],
      feedback_eligible: false,
      last_msg_id: 7,
      epoch: 'epoch',
    });
  });

  test('CALL-21 OPEN-12 a watcher sees no own team, no answers, and only aliases', () => {
    const view = seen({ player: aPlayer('Cleo'), account: undefined, own: undefined });
    expect(view).toMatchObject({
      team: null,
      suggested: {},
      submitted: {},
      me: { team_code: '', joined: false, requested: false, playerid: '', email: '' },
      game_teams: [{ team_code: 'alias of foxes' }, { team_code: 'alias of owls' }],
      round: { asked: [{ answers: ['', ''], suggestions: [] }, { answers: [''] }], doubled: false, submitted: false },
    });
  });

  test('OPEN-03 a team that nobody may ask to join says so: a guest’s, and one that nobody is on', () => {
    const seats = [{ teamid: 'owls', members: 1, guests: 1 }];
    const view = seen({ player: aPlayer('Cleo'), account: undefined, own: undefined, seats });
    expect(view.game_teams.map(({ no_requests }) => no_requests)).toEqual([true, true]);
    const mine = seen({ seats });
    expect(mine.game_teams.map(({ no_requests }) => no_requests)).toEqual([undefined, true]);
  });

  test('OPEN-12 H48 a pending player gets only the team’s alias', () => {
    const view = seen({ player: anAsker('Dora'), own: undefined });
    expect(view).toMatchObject({ team: null, me: { team_code: 'alias of foxes', requested: true } });
    expect(JSON.stringify(view)).not.toContain('secret');
  });

  test.each([
    ['between rounds', { round_open: false, round_shown: false }],
    ['off the screens', { round_shown: false }],
    ['before the first', { round_index: -1 }],
  ])('CALL-23 there is no round %s', (_, game) => {
    expect(seen(aGameState({ ...openIn(1), ...game })).round).toBeNull();
  });

  test('a round says that what was saved has been handed in', () => {
    const handedIn = [{ ...aRound(1), handed_in_at: 7 }];
    expect(seen().round).not.toHaveProperty('handed_in');
    expect(seen({ ...aGameState(openIn(1)), rounds: handedIn }).round?.handed_in).toBe(true);
  });

  test('OPEN-34 the newest answer is shown, marked if it is late; `suggested` has only answers in time', () => {
    const saved = [anAnswer(), anAnswer({ late: true, answer: ['rome'], at: 20 })];
    const view = seen({ own: { ...own, saved } });
    expect(view.round?.asked[1]).toMatchObject({ answers: ['rome'], late: true });
    expect(view.round?.asked[0]).not.toHaveProperty('late');
    expect(view.suggested).toEqual({ 'q1.0': ['paris'] });
  });

  test('CALL-25 a submission is shown in place of the saved answers and the double', () => {
    const submission = aSubmission({ answers: [['a', 'b'], ['c']], doubled: true });
    const saved = [anAnswer({ late: true })];
    const { round, submitted } = seen({ own: { ...own, saved, submissions: [submission] } });
    expect(round).toMatchObject({
      submitted: true,
      doubled: true,
      asked: [{ answers: ['a', 'b'] }, { answers: ['c'] }],
    });
    expect(round?.asked[1]).not.toHaveProperty('late');
    expect(submitted).toEqual({ 1: aSubmittedRound({ doubled: true, answers: [['a', 'b'], ['c']] }) });
  });

  test.each([
    ['within the grace', { created_at: 3_100 }, {}, undefined],
    ['after it, which was accepted', { created_at: 3_101 }, {}, true],
    ['after it, and still late', { created_at: 3_101, late: true }, {}, undefined],
    ['of the server itself at the close', { created_at: 3_101, at_close: true }, {}, undefined],
    ['into a round that is open again', { created_at: 3_101 }, { closed_at: null }, undefined],
  ] as const)('OPEN-34 a submission that came %s', (_, set, round, accepted) => {
    expect(closeGraceMs).toBe(3_000);
    const { submitted } = submittedRounds([aSubmission(set)], [aRound(1, { closed_at: 100, ...round })]);
    expect(submitted[1]?.accepted).toBe(accepted);
  });

  test('CALL-27 the double is shown before the submission', () => {
    expect(seen({ own: { ...own, doubled: true } }).round?.doubled).toBe(true);
  });

  test('CALL-26 suggestions are shown with their question', () => {
    const shown = { player_code: 'code of Ben', player_name: 'Ben', suggestion: 'rome' };
    const suggestions = [
      { ...shown, question_id: 'q1.0' },
      { ...shown, question_id: 'q1.2' },
    ];
    const { round } = seen({ own: { ...own, suggestions } });
    expect(round?.asked.map((each) => each.suggestions)).toEqual([[], [shown]]);
  });

  test('CALL-23 a submission to an unknown round is left out', () => {
    const { submitted } = seen({ own: { ...own, submissions: [aSubmission({ round_id: 'another' })] } });
    expect(submitted).toEqual({});
  });

  test('H55 before the reveal there is no key; after it only that of the asked questions', () => {
    expect(JSON.stringify(seen())).not.toContain('key');
    expect(seen()).not.toHaveProperty('revealed');
    const revealed = aGameState({}, { rounds: [aRound(1, { revealed_at: now }), aRound(2)] });
    const view = seen({ ...revealed, revealed: asking(revealed, 'q1.1').questions });
    expect(view.revealed).toEqual({
      1: {
        round_order: 1,
        title: 'Round 1',
        single_answer: false,
        questions: [
          { question_id: 'q1.1', question_text: 'What is q1.1?', answers: ['key of q1.1'], notes: 'key note of q1.1' },
        ],
      },
    });
  });

  test('CALL-30 invites to the caller carry their code; those to their own team are left out', () => {
    const invitesToMe = [anInvite(), anInvite({ invite_id: 'other', teamid: 'owls' })];
    expect(seen({ invitesToMe }).invites).toEqual([inviteToMeView(anInvite({ invite_id: 'other', teamid: 'owls' }))]);
    expect(seen({ invitesToMe, player: aPlayer('Cleo'), own: undefined }).invites).toHaveLength(2);
  });

  test('CALL-38 after the end members may rate', () => {
    const over = { ...inRound, game: { ...inRound.game, status: 'ended' } };
    const rating = { stars: 5, tags: [], notes: '', game_id: 'game', player_id: 'id of Ada', created_at: 1 };
    const rated: Rating[] = ['host', 'other'].map((host_id) => ({ ...rating, host_id }));
    expect(seen(over).feedback_eligible).toBe(true);
    expect(seen({ ...over, rated }).feedback_eligible).toBe(false);
  });
});

describe('views of people', () => {
  test('ENTITY-PLAYER a teammate is shown without a contact, an id or a client', () => {
    expect(playerView(aMember('Ben', { account_id: null, profile_img: 'ben.png' }))).toEqual({
      player_code: 'code of Ben',
      player_name: 'Ben',
      is_captain: false,
      status: 'joined',
      registered: false,
      profile_img: 'ben.png',
    });
  });

  test('a guest’s own phone shows no account', () => {
    const none = { playerid: '', name: '', email: '', phone: '', registered: false, profile_img: '' };
    expect(meView(aPlayer('Guest', { account_id: null }), undefined, '')).toMatchObject(none);
  });
});

describe('views of invites', () => {
  test.each([
    [{ kind: 'email', contact: 'ada@example.com' } as const, 'a***@example.com'],
    [{ kind: 'phone', contact: '5551234567' } as const, '(***) ***-4567'],
  ])('H55 most of a contact is hidden: %j', (contact, masked) => {
    expect(maskedContact(contact)).toBe(masked);
    expect(teamInviteView(anInvite(contact), 'id of Ben').invitee).toBe(masked);
  });

  test('ENTITY-INVITE H55 only the inviter sees the contact, only the invitee the code', () => {
    const shared = {
      invite_id: 'invite',
      inviteBy: 'email',
      invitee: 'c***@example.com',
      team_code: '',
      team_name: 'The foxes',
      inviter: 'code of Ada',
      inviter_name: 'Ada',
    };
    expect(teamInviteView(anInvite(), 'id of Ben')).toEqual(shared);
    expect(teamInviteView(anInvite(), 'id of Ada')).toEqual({ ...shared, email: 'cleo@example.com' });
    expect(inviteToMeView(anInvite())).toEqual({ ...shared, team_code: 'secret of invite' });
  });

  test('an invite by playerid shows the name', () => {
    const invite = anInvite({ kind: 'playerid', contact: 'account of Cleo', invitee_name: 'Cleo' });
    expect(teamInviteView(invite, 'id of Ada')).toMatchObject({ invitee: 'Cleo', playerid: 'account of Cleo' });
  });

  test('a link has no view: it is in no list', () => {
    const link = anInvite({ kind: 'link', contact: '' });
    expect(() => inviteToMeView(link)).toThrow('A link is not an invite to a person.');
    expect(() => teamInviteView(link, 'id of Ada')).toThrow('A link is not an invite to a person.');
  });
});

describe('views of teams', () => {
  test('OPEN-12 other players get the alias in place of the code', () => {
    const shown = { teamid: 'foxes', kt_team_id: '', team_name: 'The foxes', team_image: '' };
    expect(aliasedTeam(aTeam())).toEqual({ ...shown, team_code: 'alias of foxes' });
    expect(ownTeamView(aTeam())).toEqual({ ...shown, team_code: 'secret of foxes' });
    // Before joining nothing but this is told.
    expect(seatedTeam(aTeam())).toEqual({ kt_team_id: '', team_name: 'The foxes', team_code: 'alias of foxes' });
  });

  const roster = frozen({
    team: aRegisteredTeam({ team_slogan: 'Up' }),
    members: [
      aTeamMember('Zed'),
      aTeamMember('Cleo', { joined: false, invited_as: 'c***@example.com', known_as: 'known Cleo' }),
      aTeamMember('Dora', { joined: false, requested: true }),
      aTeamMember('Ada'),
      aTeamMember('Ben'),
      aTeamMember('Eve', { joined: false }),
    ],
    invites: [aTeamInvite('cora@example.com')],
  });
  const names = (me: string | undefined) =>
    registeredTeamView(roster, me, false).members.map(({ player_name }) => player_name);

  test('CALL-22 a list shows the team’s name and how many have joined', () => {
    expect(teamStubView(roster)).toEqual({
      teamid: 'badgers',
      kt_team_id: '10001',
      team_name: 'The Badgers',
      team_slogan: 'Up',
      team_image: 'badger.png',
      num_players: 3,
    });
  });

  test('CALL-44 ENTITY-TEAM ENTITY-MEMBER ROLE-16 H56 anybody sees the joined members, the owner first, and nobody else', () => {
    expect(registeredTeamView(roster, undefined, true)).toEqual({
      ...teamStubView(roster),
      owner: { playerid: 'account of Ada', player_name: 'Ada' },
      members: ['Ada', 'Ben', 'Zed'].map((player_name) => {
        const shown = { playerid: `account of ${player_name}`, player_name, profile_img: `${player_name}.png` };
        return { ...shown, joined: true, requested: false };
      }),
      restrict_editing: false,
      no_requests: false,
      my_team: false,
      in_game: true,
    });
  });

  test('ROLE-12 H51 H55 joined members see requests and invites; contacts are hidden, and their order reveals no account', () => {
    const contact = 'c***@example.com';
    expect(names('account of Ben')).toEqual(['Ada', 'Ben', 'Zed', 'Dora', 'Eve', contact, contact]);
    const hidden = { player_name: contact, profile_img: '', joined: false, requested: false };
    expect(registeredTeamView(roster, 'account of Ben', false).members.slice(-2)).toEqual([
      { ...hidden, playerid: 'known Cleo' },
      { ...hidden, playerid: 'known cora@example.com' },
    ]);
  });

  test.each(['Cleo', 'Dora'])('ROLE-16 H56 an invitee or pending player also sees themselves, by name: %s', (name) => {
    expect(names(`account of ${name}`)).toEqual(['Ada', 'Ben', 'Zed', name]);
    expect(registeredTeamView(roster, `account of ${name}`, false)).toMatchObject({
      my_team: false,
      members: [{}, {}, {}, { playerid: `account of ${name}`, profile_img: `${name}.png` }],
    });
  });

  test('OPEN-65 a disbanded team has no owner', () => {
    const team = aRegisteredTeam({ owner: null });
    expect(registeredTeamView({ team, members: [], invites: [] }, undefined, false).owner).toBeNull();
  });
});

describe('views of the quizmaster', () => {
  const isOnline = (player_id: string) => player_id === 'id of Ada';
  /** The only team of a game, as its quizmaster sees it. */
  const teamView = (set: Partial<HostTeams>) => {
    const none = { members: [], answers: [], before: [], submissions: [] };
    return hostTeamViews(
      { ...frozen({ teams: [aTeam()], ...none, ...set }), uncounted: new Set(), isOnline },
      aGameState(openIn(1)),
    )[0];
  };
  const state = asking(aGameState(openIn(1)), 'q1.1', 'q1.0');

  test('ENTITY-GAME-b a game has every question with its key, and the asked ones in the order asked', () => {
    const more = { last_msg_id: 3, epoch: 'epoch', join_url: 'https://pub/123456', teams: [], watcher_count: 2 };
    const view = hostGameView(state, 'The Pub', more, ungraded);
    expect(view).toMatchObject({ ...headView(state.game, 'The Pub'), ...more, state: hostState(state) });
    expect(view.rounds.map(({ asked, questions }) => [asked, questions.length])).toEqual([
      [['q1.1', 'q1.0'], 3],
      [[], 3],
    ]);
    expect(view.rounds[0]).toMatchObject(roundStartView(aRound(1)));
    expect(view.rounds[0]?.questions[0]).toEqual(hostQuestionView(aQuestion(1, 0, { asked_order: 1 })));
    expect(view.rounds[0]?.questions[0]?.accepted).toEqual([['key of q1.0', 'other key of q1.0']]);
  });

  test('OPEN-34 late answers of a team wait, where they are the newest and it has no submission of its own', () => {
    const late = [anAnswer({ late: true, at: 30 }), anAnswer({ question_id: 'q1.2', late: true, at: 5 })];
    const answers = [anAnswer(), ...late, anAnswer({ question_id: 'q1.2', at: 9 })];
    const lateOf = (submissions: Submission[]) => teamView({ answers, submissions })?.late_answers;
    expect(lateOf([])).toBe(1);
    expect(lateOf([aSubmission({ at_close: true })])).toBe(1);
    expect(lateOf([aSubmission()])).toBeUndefined();
  });

  test('OPEN-34 late answers of earlier rounds wait too, of each round of which the team has no submission of its own', () => {
    const before = [1, 2].flatMap((round_order) => [
      { ...anAnswer({ question_id: `q${round_order}.0`, late: true, at: 30 }), round_order },
      { ...anAnswer({ question_id: `q${round_order}.1`, late: true, at: 5 }), round_order },
      { ...anAnswer({ question_id: `q${round_order}.1`, at: 9 }), round_order },
    ]);
    const beforeOf = (submissions: Submission[]) => teamView({ before, submissions })?.late_answers_before;
    expect(beforeOf([])).toEqual({ 1: 1, 2: 1 });
    expect(beforeOf([aSubmission({ round_order: 2 })])).toEqual({ 1: 1 });
    expect(beforeOf([aSubmission({ at_close: true }), aSubmission({ round_order: 2 })])).toEqual({ 1: 1 });
    expect(teamView({})).not.toHaveProperty('late_answers_before');
  });

  test('a team has its captain’s name, the numbers of members and of answers that are not blank, and its submissions by round', () => {
    const teams = [aTeam(), aTeam({ teamid: 'owls', kt_team_id: '10001' })];
    const members = [aMember('Ben'), aCaptain('Ada')];
    const answers = [
      anAnswer(),
      anAnswer({ answer: ['', ' '] }),
      anAnswer({ answer: ['', ''] }),
      anAnswer({ teamid: 'owls', answer: [''] }),
    ];
    const submissions = [aSubmission({ round_id: 'round-2' })];
    const all = { teams, members, answers, submissions, before: [] };
    expect(hostTeamViews({ ...frozen(all), uncounted: new Set(), isOnline }, state)).toEqual([
      {
        ...{
          teamid: 'foxes',
          kt_team_id: '',
          team_name: 'The foxes',
          captain_name: 'Ada',
          player_count: 2,
          answered: 2,
          online: 1,
          came_at: aTeam().created_at,
        },
        submitted: { 2: aSubmittedRound({ round_id: 'round-2', title: 'Round 2' }) },
      },
      {
        teamid: 'owls',
        kt_team_id: '10001',
        team_name: 'The owls',
        captain_name: '',
        player_count: 0,
        answered: 0,
        online: 0,
        submitted: {},
        came_at: aTeam().created_at,
      },
    ]);
  });

  test('the state has the asked questions in their order, and the revealed rounds by number', () => {
    const revealed = { ...state, rounds: [aRound(1), aRound(2, { revealed_at: 1 })] };
    expect(hostState(revealed)).toEqual({
      status: 'live',
      game_started: true,
      submissions_open: true,
      round_index: 0,
      round_open: true,
      asked: ['q1.1', 'q1.0'],
      revealed: [2],
      submit_at_close: true,
    });
    const closed = [aRound(1, { closed_at: 7 }), aRound(2, { closed_at: 9 })];
    // No question of the second was asked: whoever was in by its close could answer none.
    expect(hostState({ ...state, rounds: closed }).last_closed_at).toBe(7);
    expect(currentRound(aGameState())).toBeUndefined();
    expect(hostState(aGameState()).asked).toEqual([]);
  });
});

describe('views of rounds and questions', () => {
  test('MSG-ROUND_START a round is shown without its times', () => {
    const shown = {
      round_id: 'round-2',
      round_order: 2,
      title: 'Pairs',
      subtitle: 'Two by two',
      player_instructions: 'Match them',
      matches: ['red', 'blue'],
      single_answer: true,
      double_or_nothing: true,
      handout: 'handout.pdf',
      tiebreaker: true,
      question_count: 5,
    };
    expect(roundStartView(aRound(2, { ...shown, started_at: 3, opened_at: 4, revealed_at: 5 }))).toEqual(shown);
  });

  test('H55 an asked question has no key', () => {
    const { round_id, accepted, notes, asked_order, points, ordered, ...shown } = aQuestion(1, 0);
    expect(questionView(aQuestion(1, 0))).toEqual(shown);
  });

  test('a revealed question has the first accepted spelling, or a blank where there is none', () => {
    const question = aQuestion(1, 0, { accepted: [['Paris', 'paree'], []], notes: 'note' });
    expect(revealedQuestionView(question)).toEqual({
      question_id: 'q1.0',
      question_text: 'What is q1.0?',
      answers: ['Paris', ''],
      notes: 'note',
    });
  });
});

describe('lists of games and teams', () => {
  const head = { gameid: 'game', code: '1', kind: 'Pub Quiz', title: '', venue: '', date: '', status: 'live' } as const;
  const nobody = { player: undefined, team: undefined, invites: [], hasDeclined: false };
  const foxes = { team_name: 'The foxes', team_image: '' };
  const invite = anInvite({ team_name: 'The foxes', code: 'code' });
  const [line, playing, due, invited] = [
    { ...head, spectator: false, invite: false, declined: false, team: null, team_code: '' },
    { team: foxes },
    { team: foxes, feedback_due: true },
    { invite: true, team: foxes, team_code: 'code' },
  ];

  test.each([
    ['nobody', {}, []],
    ['a member', { player: aMember('Ben'), team: foxes, invites: [invite] }, [playing]],
    ['a member with a host to rate', { player: aMember('Ben'), team: foxes, isFeedbackDue: true }, [due]],
    ['a watcher', { player: aPlayer('Ben') }, [{ spectator: true }]],
    ['a pending player', { player: anAsker('Ben') }, [{ spectator: true }]],
    ['an invitee, by two contacts', { invites: [invite, { ...invite, invite_id: 'other' }] }, [invited]],
    ['an invitee of two teams', { invites: [invite, { ...invite, teamid: 'other' }] }, [invited, invited]],
    ['a watcher who is invited', { player: aPlayer('Ben'), invites: [invite] }, [{ ...invited, spectator: true }]],
    ['somebody who has declined', { hasDeclined: true }, [{ declined: true }]],
    ['a watcher who has declined', { player: aPlayer('Ben'), hasDeclined: true }, [{ spectator: true }]],
  ])('ENTITY-STUB a game in the list of %s', (_, inGame, lines) => {
    expect(stubViews(head, { ...nobody, ...inGame })).toEqual(lines.map((shown) => ({ ...line, ...shown })));
  });

  test('ENTITY-FOUND JOIN-07 a registered player is named by a code, a guest by the name alone', () => {
    const found = foundPlayerView('client', aPlayer('Ben'));
    expect(found).toEqual({ client_id: 'client', player: { player_code: 'code of Ben' }, player_name: 'Ben' });
    expect(foundPlayerView('client', aPlayer('Ben', { account_id: null })).player).toBeNull();
  });

  test.each([
    [undefined, [false, false, false]],
    [{ joined: true, requested: false }, [true, false, false]],
    [{ joined: false, requested: true }, [false, true, false]],
    [{ joined: false, requested: false }, [false, false, true]],
  ])('CALL-54 ENTITY-SEARCH what the finder of a team is to it: %j', (membership, [on_team, requested, invited]) => {
    const message = 'Team #10042 Found!';
    const shown = { success: true, on_team, requested, invited, message };
    expect(restoredTeamView({ kt_team_id: 10_042 }, membership)).toEqual(shown);
  });
});
