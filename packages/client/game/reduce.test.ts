import type {
  GamePlayer,
  GameTeam,
  GameView,
  Message,
  Question,
  RevealedRound,
  Round,
  SubmittedRound,
} from '@snug/contract';
import { expect, expectTypeOf, test } from 'vitest';
import type { Draft } from '../drafts/draft.ts';
import { textsOf } from '../drafts/texts.ts';
import { demoGame, demoInvite, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { decodeMessage } from './decode-message.ts';
import type { Game } from './game.ts';
import { screenOf } from './game.ts';
import { loaded, unloaded } from './loaded.ts';
import { handlers, reduce } from './reduce.ts';
import type { Handlers } from './reducer.ts';

function gameWith(view: Partial<GameView> = {}, drafts: Record<string, Draft> = {}): Game {
  return loaded(unloaded('g1'), demoGame(view), drafts);
}

function after(game: Game, ...messages: Message[]): Game {
  return messages.reduce(reduce, game);
}

const {
  answers: _,
  suggestions: __,
  ...question
}: Question & { answers: unknown; suggestions: unknown } = demoQuestion();
const second: Question = { ...question, question_id: 'q2', question_index: 1, question_text: 'Who painted it?' };
const third: Question = { ...question, question_id: 'q3', question_index: 2 };
const playing = (round: Partial<Round> = {}): Partial<GameView> => ({
  game_started: true,
  submissions_open: true,
  round_index: 0,
  round: demoRound({ asked: [demoQuestion(), demoQuestion(second)], ...round }),
});
const submission: SubmittedRound = {
  round_id: 'r1',
  title: 'General Knowledge',
  single_answer: false,
  doubled: false,
  answers: [['jupiter']],
  late: false,
};
const mine = 't-owls';
const asked = (game: Game): string[] => game.view?.round?.asked.map(({ question_id }) => question_id) ?? [];

test('MSG-ASK sets the asked list of the round, merged: known questions keep their answers', () => {
  const game = gameWith(playing({ asked: [demoQuestion({ answers: ['jupiter'] })] }));
  const next = after(game, { type: 'ASK', asked: [question, second] });
  expect(asked(next)).toEqual(['q1', 'q2']);
  expect(next.view?.round?.asked[0]?.answers).toEqual(['jupiter']);
  expect(next.said).toMatchObject({ key: 'question-added', values: { number: 2, text: 'Who painted it?' } });
});

test('MSG-ASK-b marks the game started, with or without a round', () => {
  expect(after(gameWith(), { type: 'ASK', asked: [question] }).view).toMatchObject({ game_started: true, round: null });
});

test('MSG-ASK-c opens submissions if flagged, and never closes them', () => {
  const closed = gameWith({ ...playing(), submissions_open: false });
  expect(after(closed, { type: 'ASK', asked: [] }).view?.submissions_open).toBe(false);
  expect(after(closed, { type: 'ASK', asked: [], submissions_open: true }).view?.submissions_open).toBe(true);
  expect(after(gameWith(playing()), { type: 'ASK', asked: [] }).view?.submissions_open).toBe(true);
});

test('Y4 several questions at once, as after a reconnect, are one announcement; none is none', () => {
  const game = gameWith(playing({ asked: [] }));
  const next = after(game, { type: 'ASK', asked: [question, second, third] });
  expect(next.said).toMatchObject({ n: 1, key: 'questions-arrived', values: { count: 3 } });
  expect(after(next, { type: 'ASK', asked: [question, second, third] }).said?.n).toBe(1);
});

test('ROUND-04 in a single-answer round the captain’s inputs start with the texts of the previous ones', () => {
  const round = { single_answer: true, asked: [demoQuestion()] };
  const typed = { q1: { texts: ['jup'], state: 'saved', own: true } } as const;
  const next = after(gameWith(playing(round), typed), { type: 'ASK', asked: [question, second, third] });
  expect(next.drafts.q2).toEqual({ texts: ['jup'], state: 'local' });
  expect(next.drafts.q3?.texts).toEqual(['jup']);
  const plain = after(gameWith(playing({ asked: [demoQuestion()] }), typed), {
    type: 'ASK',
    asked: [question, second],
  });
  expect(plain.drafts.q2).toBeUndefined();
});

test('ROUND-04 an inherited answer gives way to what the captain typed elsewhere, and blanks are not inherited', () => {
  const wide = demoQuestion({ num_answers: 2 });
  const game = gameWith(playing({ single_answer: true, asked: [wide] }), {
    q1: { texts: ['', 'jup'], state: 'saved' },
  });
  const ask: Message = { type: 'ASK', asked: [wide, demoQuestion({ ...second, num_answers: 2 })] };
  const echo: Message = { type: 'CAPTAIN_SUGGEST', teamid: mine, question_id: 'q2', answers: ['mars', ''] };
  expect(after(game, ask).drafts.q2?.texts).toEqual(['', 'jup']);
  expect(after(game, ask, echo).drafts.q2).toEqual({ texts: ['mars', ''], state: 'saved' });
  expect(after(game, { type: 'ASK', asked: [wide, second] }).drafts.q2).toBeUndefined();
});

test('ROUND-04 an inherited answer never replaces a typed one', () => {
  const round = { single_answer: true, asked: [demoQuestion()] };
  const typed = {
    q1: { texts: ['one'], state: 'saved' },
    q2: { texts: ['two'], state: 'local' },
  } as const;
  const next = after(gameWith(playing(round), typed), { type: 'ASK', asked: [question, second] });
  expect(next.drafts.q2?.texts).toEqual(['two']);
});

test('MSG-RECALL removes the question, by id, and by its index when the id is unknown (OPEN-38)', () => {
  const game = gameWith(playing(), { q1: { texts: ['x'], state: 'saved' }, q2: { texts: ['y'], state: 'saved' } });
  const byId = after(game, { type: 'RECALL', question_id: 'q1', question_index: 1 });
  expect(asked(byId)).toEqual(['q2']);
  expect(Object.keys(byId.drafts)).toEqual(['q2']);
  const byPlace = after(game, { type: 'RECALL', question_id: 'unknown', question_index: 1 });
  expect(asked(byPlace)).toEqual(['q1']);
  expect(byPlace.said).toMatchObject({ key: 'question-recalled', values: { number: 2 } });
});

test('MSG-RECALL-b marks the round unsubmitted, and removes its submission', () => {
  const game = gameWith({ ...playing({ submitted: true }), submitted: { 1: submission, 7: submission } });
  const next = after(game, { type: 'RECALL', question_id: 'q2', question_index: 1 });
  expect(next.view?.round?.submitted).toBe(false);
  expect(Object.keys(next.view?.submitted ?? {})).toEqual(['7']);
});

test('MSG-RECALL-c ERR-31 with no current round it raises No active round!', () => {
  expect(() => after(gameWith(), { type: 'RECALL', question_id: 'q1', question_index: 0 })).toThrow('No active round!');
});

test('RECALL then ASK: the question comes back empty', () => {
  const game = gameWith(playing({ asked: [demoQuestion({ answers: ['old'] })] }), {
    q1: { texts: ['old'], state: 'saved' },
  });
  const next = after(
    game,
    { type: 'RECALL', question_id: 'q1', question_index: 0 },
    { type: 'ASK', asked: [question] },
  );
  expect(textsOf(next, question)).toEqual(['']);
  expect(next.view?.round?.asked[0]?.answers).toEqual(['']);
});

test('MSG-SUBMIT_ANSWER records the submission per round order; another team’s changes nothing (OPEN-40)', () => {
  const game = gameWith(playing());
  const message = { type: 'SUBMIT_ANSWER', teamid: mine, round_order: 1, submission } as const;
  expect(after(game, message).view?.submitted).toEqual({ 1: submission });
  expect(after(game, { ...message, teamid: 't-quizzly' })).toBe(game);
});

test('MSG-SUBMIT_ANSWER OPEN-34 a late submission that the quizmaster accepts is said to count, once', () => {
  const says = (late: boolean) =>
    ({ type: 'SUBMIT_ANSWER', teamid: mine, round_order: 1, submission: { ...submission, late } }) as const;
  const late = after(gameWith(playing()), says(true));
  expect(late.said).toBeUndefined();
  const counts = after(late, says(false));
  expect(counts).toMatchObject({ accepted: { 1: true }, said: { key: 'late-counts', values: { number: 1 } } });
  expect(after(counts, says(false)).said).toBe(counts.said);
  const reset = { type: 'RESET_SUBMISSION', teamid: mine, round_order: 1, submission_id: 's1' } as const;
  expect(after(counts, reset, says(false)).accepted).toEqual({});
});

test('MSG-CLOSE_SUBMISSIONS a round has closed once submissions were open, also where that was missed', () => {
  const asked = [demoQuestion()];
  const open = gameWith(playing({ asked }));
  const closed = after(open, { type: 'CLOSE_SUBMISSIONS', keep_round: true });
  expect([open.isClosed, closed.isClosed]).toEqual([false, true]);
  expect(after(closed, { type: 'OPEN_SUBMISSIONS' }).isClosed).toBeUndefined();
  expect(after(closed, { type: 'ROUND_START', round: demoRound(), round_index: 1 }).isClosed).toBeUndefined();
  const view = demoGame({ ...playing({ asked }), submissions_open: false });
  expect(gameWith({ ...playing({ asked }), submissions_open: false }).isClosed).toBe(true);
  expect(loaded(open, view).isClosed).toBe(true);
  // A host that asks before it opens: the close was never there, whatever is loaded.
  const early = { ...gameWith({ ...playing({ asked }), submissions_open: false }), isClosed: false };
  expect(loaded(early, view).isClosed).toBe(false);
});

test('MSG-SET_DOUBLE sets doubled to the message’s value, for my team and the current round', () => {
  const game = gameWith(playing());
  const message = { type: 'SET_DOUBLE', teamid: mine, round_order: 1, doubled: true } as const;
  const doubled = after(game, message);
  expect(doubled.view?.round?.doubled).toBe(true);
  expect(after(doubled, { ...message, doubled: false }).view?.round?.doubled).toBe(false);
  expect(after(game, { ...message, teamid: 't-quizzly' })).toBe(game);
  expect(after(game, { ...message, round_order: 2 })).toBe(game);
});

test('MSG-ROUND_START sets the current round, with nothing asked and nothing typed', () => {
  const { asked: _, doubled: __, submitted: ___, ...start } = demoRound({ round_id: 'r2', round_order: 2 });
  const game = gameWith(playing(), { q1: { texts: ['x'], state: 'saved' } });
  const next = after(game, { type: 'ROUND_START', round: start, round_index: 1 });
  expect(next.view?.round).toEqual({ ...start, asked: [], doubled: false, submitted: false });
  expect([next.view?.round_index, next.drafts, screenOf(next)]).toEqual([1, {}, 'round']);
});

test('MSG-ROUND_START-b a restart shows its round at once where there is none, and leaves an existing one', () => {
  const restart = { type: 'ROUND_START', round: demoRound({ title: 'Again' }), round_index: 0, restart: true } as const;
  const next = after(gameWith({ ...playing(), round: null }), restart);
  expect([next.view?.round?.title, next.sideEffects]).toEqual(['Again', ['load']]);
  const shown = gameWith(playing());
  expect(after(shown, restart).view).toBe(shown.view);
});

test('MSG-ROUND_START-b restarting a submitted round makes the answers of its submission local', () => {
  const drafts: Record<string, Draft> = {
    q1: { texts: ['from the clue before'], state: 'saved', own: true },
    q2: { texts: ['suggested'], state: 'saved' },
  };
  const submitted = { ...playing({ submitted: true }), suggested: { q2: ['suggested'] } };
  const next = after(
    gameWith(submitted, drafts),
    { type: 'CLOSE_SUBMISSIONS' },
    { type: 'ROUND_START', round: demoRound(), round_index: 0, restart: true },
  );
  expect([next.drafts.q1?.state, next.drafts.q2?.state]).toEqual(['local', 'saved']);
});

test('MSG-ROUND_START-b restarting a round makes its late answers local where submissions are open', () => {
  const drafts: Record<string, Draft> = { q1: { texts: ['too late'], state: 'late', own: true } };
  const restart = { type: 'ROUND_START', round: demoRound(), round_index: 0, restart: true } as const;
  const game = gameWith({ ...playing(), round: null }, drafts);
  const closed = gameWith({ ...playing(), round: null, submissions_open: false }, drafts);
  expect([after(game, restart).drafts.q1?.state, after(closed, restart).drafts.q1?.state]).toEqual(['local', 'late']);
});

test('MSG-ROUND_START-b as a restart it loads the game again', () => {
  const game = gameWith(playing());
  const next = after(game, { type: 'ROUND_START', round: demoRound(), round_index: 0, restart: true });
  expect(next.sideEffects).toEqual(['load']);
  expect(next.view).toBe(game.view);
});

test('MSG-ROUND_END clears the current round', () => {
  const next = after(gameWith(playing()), { type: 'ROUND_END' });
  expect([next.view?.round, screenOf(next)]).toEqual([null, 'scoring']);
});

test('MSG-SUGGEST adds a teammate’s suggestion; a newer one of the same player replaces it', () => {
  const by = (player_code: string, suggestion: string): Message => ({
    type: 'SUGGEST',
    teamid: mine,
    question_id: 'q1',
    suggestion: { player_code, player_name: 'Ben', suggestion },
  });
  const game = gameWith(playing());
  const next = after(game, by('p-ben', 'mars'), by('p-cat', 'venus'), by('p-ben', 'saturn'));
  const suggestions = next.view?.round?.asked[0]?.suggestions.map(({ suggestion }) => suggestion);
  expect(suggestions).toEqual(['venus', 'saturn']);
  // Only the first suggestion to a question is announced (Y12).
  expect(next.said).toMatchObject({ n: 1, key: 'suggestion', values: { name: 'Ben', suggestion: 'mars', number: 1 } });
  expect(after(game, { ...by('p-ben', 'x'), teamid: 't-quizzly' } as Message)).toBe(game);
});

test('MSG-OPEN_SUBMISSIONS and MSG-CLOSE_SUBMISSIONS set whether submissions are open', () => {
  const closed = after(gameWith(playing()), { type: 'CLOSE_SUBMISSIONS', keep_round: true });
  expect(closed.view?.submissions_open).toBe(false);
  expect(closed.said).toMatchObject({ key: 'submissions-closed', politeness: 'assertive' });
  expect(after(closed, { type: 'OPEN_SUBMISSIONS' }).view?.submissions_open).toBe(true);
});

test('MSG-CLOSE_SUBMISSIONS-b clears the round unless keep_round; drafts stay (H22)', () => {
  const typed = { q1: { texts: ['x'], state: 'local' } } as const;
  const game = gameWith(playing(), typed);
  expect(after(game, { type: 'CLOSE_SUBMISSIONS' }).view?.round).toBeNull();
  expect(after(game, { type: 'CLOSE_SUBMISSIONS' }).drafts).toEqual(typed);
  expect(after(game, { type: 'CLOSE_SUBMISSIONS', keep_round: true }).view?.round).not.toBeNull();
});

test('MSG-TEAM_SUBMITTED marks my round submitted; another team’s changes nothing on it', () => {
  const game = gameWith(playing());
  const next = after(game, { type: 'TEAM_SUBMITTED', teamid: mine, round_order: 1 });
  expect([next.view?.round?.submitted, screenOf(next)]).toEqual([true, 'submitted']);
  expect(after(game, { type: 'TEAM_SUBMITTED', teamid: 't-quizzly', round_order: 1 })).toBe(game);
  expect(after(game, { type: 'TEAM_SUBMITTED', teamid: mine, round_order: 2 })).toBe(game);
});

test('MSG-CAPTAIN_SUGGEST shows the captain’s answer to teammates', () => {
  const ben = { ...demoGame().me, player_code: 'p-ben', is_captain: false };
  const next = after(gameWith({ ...playing(), me: ben }), {
    type: 'CAPTAIN_SUGGEST',
    teamid: mine,
    question_id: 'q1',
    answers: ['jupiter'],
  });
  expect(next.view?.suggested).toEqual({ q1: ['jupiter'] });
  expect(next.drafts).toEqual({});
});

test('MSG-CAPTAIN_SUGGEST on the captain’s other device it is the draft, unless something was typed there', () => {
  const message: Message = { type: 'CAPTAIN_SUGGEST', teamid: mine, question_id: 'q1', answers: ['jupiter'] };
  expect(after(gameWith(playing()), message).drafts.q1).toEqual({ texts: ['jupiter'], state: 'saved' });
  const typed = { q1: { texts: ['jup'], state: 'local', own: true } } as const;
  expect(after(gameWith(playing(), typed), message).drafts).toEqual(typed);
});

test('MSG-CAPTAIN_SUGGEST two devices of the captain end with the same answer: the one saved last', () => {
  const says = (text: string): Message => ({
    type: 'CAPTAIN_SUGGEST',
    teamid: mine,
    question_id: 'q1',
    answers: [text],
  });
  const here = gameWith(playing(), { q1: { texts: ['mars'], state: 'saved', own: true } });
  // An older draft of this device arrives after a newer one was typed: it changes nothing.
  expect(after(here, says('ma')).drafts.q1?.texts).toEqual(['mars']);
  // Its own draft is confirmed; a later save of another device shows on both.
  expect(after(here, says('ma'), says('mars')).drafts.q1?.texts).toEqual(['mars']);
  expect(after(here, says('mars'), says('venus')).drafts.q1).toEqual({ texts: ['venus'], state: 'saved' });
  // Typed again before anything was sent: an older draft with the same text does not confirm it.
  const rests = { q1: { texts: ['mars'], state: 'local', own: true } } as const;
  expect(after(gameWith(playing(), rests), says('mars'), says('ma')).drafts).toEqual(rests);
  // Typed again before that: it stays, and is being sent.
  const again = { q1: { texts: ['mercury'], state: 'sending', own: true } } as const;
  expect(after(gameWith(playing(), again), says('venus')).drafts).toEqual(again);
});

test('MSG-CAPTAIN_SUGGEST OPEN-34 a late answer that the quizmaster accepts is saved', () => {
  const late = { q1: { texts: ['mars'], state: 'late', own: true } } as const;
  const says = (text: string): Message => ({
    type: 'CAPTAIN_SUGGEST',
    teamid: mine,
    question_id: 'q1',
    answers: [text],
  });
  const game = gameWith({ ...playing(), submissions_open: false }, late);
  expect(after(game, says('mars')).drafts.q1).toEqual({ texts: ['mars'], state: 'saved' });
  expect(after(game, says('venus')).drafts.q1).toEqual(late.q1);
});

test('MSG-PLAYER_JOIN adds the player to my team as joined, or updates the listed one', () => {
  const player = { ...demoGame().me, player_code: 'p-cat', player_name: 'Cat', is_captain: false };
  const game = gameWith();
  const joined = after(game, { type: 'PLAYER_JOIN', teamid: mine, player });
  expect(joined.view?.team?.players.map(({ player_name }) => player_name)).toEqual(['Ada', 'Ben', 'Cat']);
  const renamed = after(joined, { type: 'PLAYER_JOIN', teamid: mine, player: { ...player, player_name: 'Kit' } });
  expect(renamed.view?.team?.players.map(({ player_name }) => player_name)).toEqual(['Ada', 'Ben', 'Kit']);
  expect(after(game, { type: 'PLAYER_JOIN', teamid: 't-quizzly', player })).toBe(game);
});

test('MSG-NEW_TEAM adds the team to game_teams once, and never replaces my own code by an alias', () => {
  const team = { teamid: 't-new', kt_team_id: '', team_code: 'alias-new', team_name: 'Newts', team_image: '' };
  const game = gameWith();
  const next = after(game, { type: 'NEW_TEAM', team }, { type: 'NEW_TEAM', team });
  expect(next.view?.game_teams.map(({ teamid }) => teamid)).toEqual(['t-owls', 't-quizzly', 't-new']);
  const own = after(game, { type: 'NEW_TEAM', team: { ...team, teamid: mine, team_code: 'alias-owls' } });
  expect(own.view?.game_teams[0]).toMatchObject({ team_code: 'owls-own-code', team_name: 'Newts' });
});

// People

const ada = { ...demoGame().team?.players[0] } as GamePlayer;
const ben: GamePlayer = { ...ada, player_code: 'p-ben', player_name: 'Ben', is_captain: false };
const cat: GamePlayer = { ...ben, player_code: 'p-cat', player_name: 'Cat' };
const asking: GamePlayer = { ...cat, status: 'pending-join' };
const asMember: Partial<GameView> = { me: { ...demoGame().me, ...ben } };
const asPending: Partial<GameView> = {
  team: null,
  me: { ...demoGame().me, ...asking, joined: false, requested: true, team_code: '' },
};
const watches = { status: 'watching', is_captain: false, joined: false, requested: false, team_code: '' };
const names = (game: Game) => game.view?.team?.players.map(({ player_name }) => player_name);
const drops = (player: GamePlayer, reason: string, was_captain = false): Message => {
  const { player_code, player_name } = player;
  return { type: 'DROP_PLAYER', teamid: mine, player_code, player_name, reason, was_captain };
};
const promotes = (player_code: string, by?: string): Message => ({
  type: 'PROMOTE_CAPTAIN',
  teamid: mine,
  player_code,
  ...(by && { by }),
});

test('MSG-DROP_PLAYER kicked: shows the dialog, and loads the game again', () => {
  const next = after(gameWith(asMember), drops(ben, 'kicked by the captain'));
  expect([next.dialogs, next.sideEffects]).toEqual([[{ kind: 'dropped' }], ['load']]);
});

test('MSG-DROP_PLAYER-b dropped for any other reason: loads again, without a dialog', () => {
  const next = after(gameWith(asMember), drops(ben, 'left'));
  expect([next.dialogs, next.sideEffects]).toEqual([[], ['load']]);
});

test('MSG-DROP_PLAYER-c MSG-DROP_PLAYER-d another player is removed from the team, with a dialog when they left', () => {
  const kicked = after(gameWith(), drops(ben, 'kicked'));
  expect([names(kicked), kicked.dialogs, kicked.sideEffects]).toEqual([['Ada'], [], []]);
  const left = after(gameWith(), drops(ben, 'left'));
  expect([names(left), left.dialogs]).toEqual([['Ada'], [{ kind: 'left', name: 'Ben' }]]);
  const game = gameWith();
  expect(after(game, { ...drops(ben, 'left'), teamid: 't-quizzly' } as Message)).toBe(game);
});

test('MSG-DROP_PLAYER-e OPEN-44 when the captain left: removed from the list, shown, and loaded again', () => {
  const next = after(gameWith(asMember), drops(ada, 'left', true));
  expect([names(next), next.dialogs, next.sideEffects]).toEqual([['Ben'], [{ kind: 'left', name: 'Ada' }], ['load']]);
});

test('MSG-PROMOTE_CAPTAIN sets the captain flags, on the list and for me', () => {
  const captains = (game: Game) => game.view?.team?.players.filter(({ is_captain }) => is_captain);
  const deposed = after(gameWith(), promotes('p-ben'));
  expect(captains(deposed)?.map(({ player_code }) => player_code)).toEqual(['p-ben']);
  expect(deposed.view?.me.is_captain).toBe(false);
  expect(after(gameWith(asMember), promotes('p-ben')).view?.me.is_captain).toBe(true);
  const game = gameWith();
  expect(after(game, { ...promotes('p-ben'), teamid: 't-quizzly' } as Message)).toBe(game);
  expect(after(game, promotes('p-ada'))).toBe(game);
});

test('MSG-PROMOTE_CAPTAIN OPEN-42 everybody on the team is informed except the player who promoted', () => {
  expect(after(gameWith(asMember), promotes('p-ben', 'p-ada')).dialogs).toEqual([{ kind: 'promoted' }]);
  expect(after(gameWith(), promotes('p-ben')).dialogs).toEqual([{ kind: 'captain', name: 'Ben' }]);
  expect(after(gameWith(), promotes('p-ben', 'p-ada')).dialogs).toEqual([]);
});

test('MSG-PROMOTE_CAPTAIN a new captain continues from the server’s answers, not from their own suggestions', () => {
  const suggested = { q1: ['jupiter'] };
  const typed = { q1: { texts: ['mars'], state: 'saved', own: true } } as const;
  const promoted = after(gameWith({ ...playing(), ...asMember, suggested }, typed), promotes('p-ben'));
  expect(promoted.drafts).toEqual({ q1: { texts: ['jupiter'], state: 'saved' } });
  const captain = { q1: { texts: ['jupiter'], state: 'saved' } } as const;
  expect(after(gameWith({ ...playing(), suggested }, captain), promotes('p-ben')).drafts).toEqual({});
});

test('MSG-PROMOTE_CAPTAIN what a former captain has saved stays on their screen, as the team’s answer', () => {
  const drafts = { q1: { texts: ['jupiter'], state: 'saved' }, q2: { texts: ['pacific'], state: 'local' } } as const;
  const next = after(gameWith({ ...playing(), suggested: { q1: ['mars'] } }, drafts), promotes('p-ben'));
  expect([next.view?.suggested, next.drafts]).toEqual([{ q1: ['jupiter'] }, {}]);
});

test('MSG-PLAYER_PENDING_TEAM_JOIN lists a player who asks to join my team', () => {
  const message: Message = { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: mine, player: asking };
  expect(after(gameWith(), message).view?.team?.players.at(-1)).toEqual(asking);
  const game = gameWith();
  expect(after(game, { ...message, teamid: 't-quizzly' })).toBe(game);
});

test('STATE-01 MSG-PLAYER_PENDING_TEAM_JOIN my own request, from any of my devices, makes me wait', () => {
  const watcher = gameWith({ team: null, me: { ...demoGame().me, ...cat, ...watches, status: 'watching' } });
  const next = after(watcher, { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: 't-quizzly', player: asking });
  expect(next.view?.me).toMatchObject({ status: 'pending-join', requested: true, team_code: 'alias-quizzly' });
  expect([next.view?.team, next.sideEffects]).toEqual([null, []]);
});

test('MSG-PLAYER_APPROVED_TEAM_JOIN STATE-03 I am joined, and my client loads the game again', () => {
  const next = after(gameWith(asPending), { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid: mine, player: cat });
  expect(next.view?.me).toMatchObject({ status: 'joined', joined: true, requested: false });
  expect(next.sideEffects).toEqual(['load']);
});

test('MSG-PLAYER_APPROVED_TEAM_JOIN-b another player is marked joined, also one not listed yet', () => {
  const approved: Message = { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid: mine, player: cat };
  const listed = after(gameWith(), { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: mine, player: asking }, approved);
  expect([listed.view?.team?.players.length, listed.view?.team?.players.at(-1)]).toEqual([3, cat]);
  const unlisted = after(gameWith(), approved);
  expect([unlisted.view?.team?.players.at(-1), unlisted.sideEffects]).toEqual([cat, []]);
});

test('MSG-PLAYER_DECLINED_TEAM_JOIN STATE-04 I see that I was declined, and watch again; for others the request is gone', () => {
  const declined: Message = { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid: mine, player_code: 'p-cat' };
  const mineNow = after(gameWith(asPending), declined);
  expect(mineNow.dialogs).toEqual([{ kind: 'declined' }]);
  expect([mineNow.view?.me, mineNow.view?.team]).toMatchObject([watches, null]);
  const others = after(gameWith(), { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: mine, player: asking }, declined);
  expect([names(others), others.dialogs]).toEqual([['Ada', 'Ben'], []]);
});

test('MSG-PLAYER_CANCEL_TEAM_JOIN STATE-02 the request is gone; the canceller watches with the team cleared', () => {
  const cancelled: Message = { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid: mine, player_code: 'p-cat' };
  const others = after(gameWith(), { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: mine, player: asking }, cancelled);
  expect(names(others)).toEqual(['Ada', 'Ben']);
  const withTeam = { ...asPending, team: demoGame().team };
  const mineNow = after(gameWith(withTeam), cancelled);
  expect([mineNow.view?.me, mineNow.view?.team, mineNow.dialogs]).toMatchObject([watches, null, []]);
});

test('an answer to a request that is over removes nobody from their team', () => {
  for (const type of ['PLAYER_DECLINED_TEAM_JOIN', 'PLAYER_CANCEL_TEAM_JOIN'] as const) {
    const game = gameWith();
    expect(after(game, { type, teamid: 't-quizzly', player_code: 'p-ada' })).toBe(game);
    expect(after(game, { type, teamid: mine, player_code: 'p-ben' })).toEqual(game);
  }
});

test('MSG-PLAYER_INVITE keeps the invite and shows it once', () => {
  const invite = demoInvite();
  const message: Message = { type: 'PLAYER_INVITE', teamid: 't-quizzly', invite };
  const next = after(gameWith(), message, message);
  expect([next.view?.invites, next.dialogs]).toEqual([[invite], [{ kind: 'invite', invite }]]);
});

test('MSG-CANCEL_INVITE removes the invite: mine with its dialog, or my team’s', () => {
  const invite = demoInvite();
  const other = demoInvite({ invite_id: 'i2' });
  const team = { ...demoGame().team, invites: [invite, other] } as GameView['team'];
  const invited = after(
    gameWith({ team }),
    { type: 'PLAYER_INVITE', teamid: 't-quizzly', invite },
    { type: 'PLAYER_INVITE', teamid: 't-quizzly', invite: other },
  );
  const next = after(invited, { type: 'CANCEL_INVITE', teamid: 't-quizzly', invite_id: 'i1' });
  expect([next.view?.invites, next.view?.team?.invites]).toEqual([[other], [other]]);
  expect(next.dialogs).toEqual([{ kind: 'invite', invite: other }]);
});

// Teams

test('MSG-REGISTER_TEAM brings number, name and image, in the list and on mine, and keeps my own code', () => {
  const identity = { kt_team_id: '10077', team_name: 'Registered', team_image: '/media/owl.png' };
  const own = after(gameWith(), { type: 'REGISTER_TEAM', team: { teamid: mine, team_code: 'alias', ...identity } });
  for (const team of [own.view?.team, own.view?.game_teams[0]]) {
    expect(team).toMatchObject({ ...identity, team_code: 'owls-own-code' });
  }
  expect(own.view?.team?.players).toHaveLength(2);
  const others = after(gameWith(), {
    type: 'REGISTER_TEAM',
    team: { teamid: 't-quizzly', team_code: 'alias-quizzly', ...identity },
  });
  expect(others.view?.game_teams[1]).toMatchObject(identity);
  expect(others.view?.team?.team_name).toBe('The Night Owls');
});

test('MSG-NEW_TEAM_NAME the new name shows wherever the team is listed, and nothing else changes', () => {
  const { view } = after(gameWith(), { type: 'NEW_TEAM_NAME', teamid: mine, team_name: 'Barn Owls' });
  const { team, game_teams } = demoGame();
  expect(view?.team).toEqual({ ...team, team_name: 'Barn Owls' });
  expect(view?.game_teams).toEqual([{ ...game_teams[0], team_name: 'Barn Owls' }, game_teams[1]]);
});

test('MSG-KICK_TEAM MSG-KICK_TEAM-b my team is gone: a dialog says so, and leads home once it is read', () => {
  const typed = { q1: { texts: ['x'], state: 'local' } } as const;
  const next = after(gameWith(playing(), typed), { type: 'KICK_TEAM', teamid: mine, team_name: 'The Night Owls' });
  expect(next.dialogs).toEqual([{ kind: 'team-kicked', name: 'The Night Owls', afterwards: 'home' }]);
  expect([next.view?.me, next.view?.team, next.drafts]).toMatchObject([watches, null, {}]);
  expect(next.view?.game_teams.map(({ teamid }) => teamid)).toEqual(['t-quizzly']);
});

test('MSG-KICK_TEAM-c a player who only asked to join that team becomes a watcher, and stays', () => {
  const asked: Message = { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: 't-quizzly', player: asking };
  const game = after(gameWith({ team: null, me: { ...demoGame().me, ...cat, ...watches, status: 'watching' } }), asked);
  expect(after(game, { type: 'KICK_TEAM', teamid: mine, team_name: 'The Night Owls' }).view?.me).toBe(game.view?.me);
  const next = after(game, { type: 'KICK_TEAM', teamid: 't-quizzly', team_name: 'Quizzly Bears' });
  expect(next.dialogs).toEqual([{ kind: 'team-kicked', name: 'Quizzly Bears' }]);
  expect([next.view?.me, next.view?.team]).toMatchObject([watches, null]);
});

test('MSG-KICK_TEAM OPEN-43 another team leaves the list, without a dialog', () => {
  const next = after(gameWith(), { type: 'KICK_TEAM', teamid: 't-quizzly', team_name: 'Quizzly Bears' });
  expect([next.view?.game_teams.length, next.dialogs, next.view?.team?.teamid]).toEqual([1, [], mine]);
});

test('MSG-RESET_SUBMISSION clears the submitted flag of my round; another team’s changes nothing', () => {
  const game = gameWith({ ...playing({ submitted: true }), submitted: { 1: submission } });
  const reset = { type: 'RESET_SUBMISSION', teamid: mine, round_order: 1, submission_id: 's1' } as const;
  const next = after(game, reset);
  expect([next.view?.round?.submitted, screenOf(next), next.said?.key]).toEqual([false, 'round', 'submission-reset']);
  expect(after(game, { ...reset, teamid: 't-quizzly' })).toBe(game);
});

test('MSG-RESET_SUBMISSION after the close opens nothing, and nothing is handed in again until submissions reopen', () => {
  const reset = { type: 'RESET_SUBMISSION', teamid: mine, round_order: 1, submission_id: 's1' } as const;
  const view = { ...playing({ submitted: true }), submissions_open: false, submitted: { 1: submission } };
  const next = after(gameWith(view), reset);
  expect([next.said?.key, next.isClosed, next.view?.round?.handed_in]).toEqual(['submissions-closed', true, true]);
  const open = after(next, { type: 'OPEN_SUBMISSIONS' });
  expect([open.isClosed, open.view?.round?.handed_in]).toEqual([undefined, undefined]);
});

test('MSG-RESET_SUBMISSION after another device’s submission, restores the answers the server was sent since', () => {
  const drafts: Record<string, Draft> = {
    q1: { texts: ['handed in there'], state: 'saved' },
    q2: { texts: ['handed in here'], state: 'saved' },
  };
  const submitted = { ...playing({ submitted: true }), suggested: { q1: ['saved here'] } };
  const reset = { type: 'RESET_SUBMISSION', teamid: mine, round_order: 1, submission_id: 's1' } as const;
  expect(after(gameWith(submitted, drafts), reset).drafts).toMatchObject({
    q1: { texts: ['saved here'], state: 'saved' },
    q2: { texts: ['handed in here'], state: 'local', own: true },
  });
});

test('MSG-RESET_SUBMISSION-b clears the stored submission of that round only', () => {
  const game = gameWith({ ...playing({ submitted: true }), submitted: { 1: submission, 7: submission } });
  const reset = { type: 'RESET_SUBMISSION', teamid: mine, submission_id: 's1' } as const;
  expect(Object.keys(after(game, { ...reset, round_order: 1 }).view?.submitted ?? {})).toEqual(['7']);
  const earlier = after(game, { ...reset, round_order: 7 });
  expect([Object.keys(earlier.view?.submitted ?? {}), earlier.view?.round?.submitted]).toEqual([['1'], true]);
});

test('MSG-END_GAME STATE-06 sets the status to ended', () => {
  const next = after(gameWith(playing()), { type: 'END_GAME' });
  expect([next.view?.status, screenOf(next)]).toEqual(['ended', 'ended']);
});

test('MSG-END_GAME a team player may rate from the end on, a watcher may not', () => {
  const eligible = (view: Partial<GameView>) =>
    after(gameWith({ ...playing(), ...view }), { type: 'END_GAME' }).view?.feedback_eligible;
  const watcher = { ...demoGame().me, status: 'watching', joined: false } as const;
  expect([eligible({}), eligible({ me: watcher })]).toEqual([true, false]);
});

test('MSG-RELOAD_GAME STATE-06 sets the status to live and loads again', () => {
  const next = after(gameWith({ status: 'ended' }), { type: 'RELOAD_GAME' });
  expect([next.view?.status, next.sideEffects]).toEqual(['live', ['load']]);
});

test('MSG-NO_GAME_ACCESS ERR-20 shows the server’s text, or nothing until the connection has asked why, and nothing is tried again', () => {
  expect(after(gameWith(), { type: 'NO_GAME_ACCESS', error: 'Not yours.' })).toMatchObject({
    notice: { key: 'refused', detail: 'Not yours.' },
    sideEffects: ['stop'],
  });
  const { notice, sideEffects } = after(gameWith(), { type: 'NO_GAME_ACCESS' });
  expect([notice, sideEffects]).toEqual([undefined, ['stop']]);
});

test('MSG-WEBSOCKET_ERROR ERR-21 shows the server’s error text', () => {
  const next = after(gameWith(), { type: 'WEBSOCKET_ERROR', error: 'too busy' });
  expect(next.notice).toEqual({ key: 'failed', detail: 'too busy' });
});

test('H18 a long text of the server is cut to 300 characters, and none is split', () => {
  const long = '🦉'.repeat(10_000);
  for (const type of ['NO_GAME_ACCESS', 'WEBSOCKET_ERROR'] as const) {
    expect(after(gameWith(), { type, error: long }).notice?.detail).toBe('🦉'.repeat(300));
  }
  expect(after(gameWith(), { type: 'WEBSOCKET_ERROR', error: '' }).notice?.detail).toBe('');
});

const revealedRound: RevealedRound = {
  round_order: 1,
  title: 'General Knowledge',
  single_answer: false,
  questions: [{ question_id: 'q1', question_text: 'Biggest?', answers: ['Jupiter'], notes: 'By far' }],
};

test('REVEAL adds the answers of a round to those revealed before; a second one replaces them', () => {
  const clues = { ...revealedRound, round_order: 2, title: 'Clues', single_answer: true };
  const game = after(gameWith(playing()), { type: 'REVEAL', round: revealedRound }, { type: 'REVEAL', round: clues });
  expect(game.view?.revealed).toEqual({ 1: revealedRound, 2: clues });
  expect(game.said).toMatchObject({ key: 'revealed', politeness: 'polite', values: { number: 2, title: 'Clues' } });
  const corrected = { ...revealedRound, questions: [] };
  expect(after(game, { type: 'REVEAL', round: corrected }).view?.revealed).toEqual({ 1: corrected, 2: clues });
  // Drafts and submissions stay, and so does the screen.
  expect(game.view?.round).toEqual(gameWith(playing()).view?.round);
});

test('REVEAL of answers that are told one by one says the last of them', () => {
  const [question] = revealedRound.questions;
  const second = { question_id: 'q2', question_text: 'Which two?', answers: ['China', 'Nepal'], notes: '' };
  const told = { ...revealedRound, questions: [question, second].filter((each) => each !== undefined), of: 3 };
  const game = after(gameWith(playing()), { type: 'REVEAL', round: told });
  expect(game.view?.revealed).toEqual({ 1: told });
  expect(game.said).toMatchObject({ key: 'answer-told', values: { number: 2, text: 'China, Nepal' } });
});

test('REVEAL reaches watchers too, and works after the end as well', () => {
  const watching = gameWith({ team: null, status: 'ended' });
  expect(after(watching, { type: 'REVEAL', round: revealedRound }).view).toMatchObject({
    revealed: { 1: revealedRound },
    status: 'ended',
  });
});

test('NUDGE sets how many teams still think about the current round; of another round it changes nothing', () => {
  const game = after(gameWith(playing()), { type: 'NUDGE', round_order: 1, thinking: 2 });
  expect(game.nudge).toEqual({ round_order: 1, thinking: 2, submitted: false });
  expect(game.said).toMatchObject({ key: 'nudged', politeness: 'polite', values: { count: 2 } });
  expect(after(game, { type: 'NUDGE', round_order: 1, thinking: 1 }).nudge?.thinking).toBe(1);
  for (const other of [gameWith(), gameWith(playing())]) {
    expect(after(other, { type: 'NUDGE', round_order: 2, thinking: 2 })).toBe(other);
  }
});

test('NUDGE with zero announces nothing, and removes the one before', () => {
  const before = after(gameWith(playing()), { type: 'NUDGE', round_order: 1, thinking: 2 });
  const game = after(before, { type: 'NUDGE', round_order: 1, thinking: 0 });
  expect([game.nudge?.thinking, game.said]).toEqual([0, before.said]);
});

test('Y4 a question is announced by its place on the screen, whichever the quizmaster asked first', () => {
  const later = { ...second, question_index: 6 };
  const game = after(gameWith(playing({ asked: [demoQuestion()] })), { type: 'ASK', asked: [question, later] });
  expect(game.said).toMatchObject({ key: 'question-added', values: { number: 2 } });
  const suggestion = { player_code: 'p-ben', player_name: 'Ben', suggestion: 'mars' };
  expect(after(game, { type: 'SUGGEST', teamid: mine, question_id: 'q2', suggestion }).said).toMatchObject({
    key: 'suggestion',
    values: { number: 2 },
  });
  expect(after(game, { type: 'RECALL', question_id: 'q2', question_index: 6 }).said).toMatchObject({
    key: 'question-recalled',
    values: { number: 2 },
  });
});

test('ROUND-04 ROUND-06 a new question starts with a member’s unsuggested text, and leaves it at the previous one', () => {
  const clues = { ...playing({ single_answer: true, asked: [demoQuestion()] }), ...asMember };
  const draft = { q1: { texts: ['Kepl'], state: 'unsuggested', own: true } } as const;
  const asks: Message = { type: 'ASK', asked: [question, second] };
  const { drafts } = after(gameWith(clues, draft), asks);
  expect([drafts.q1, drafts.q2]).toEqual([draft.q1, { texts: ['Kepl'], state: 'unsuggested' }]);
  const said = { q1: { texts: ['Kepler'], state: 'saved', own: true } } as const;
  expect(after(gameWith(clues, said), asks).drafts.q2).toBeUndefined();
});

test('NUDGE is outdated when submissions open again: nobody is shown as thinking', () => {
  const nudge = { type: 'NUDGE', round_order: 1, thinking: 2 } as const;
  const closed = after(gameWith(playing()), nudge, { type: 'CLOSE_SUBMISSIONS', keep_round: true });
  expect(after(closed, { type: 'OPEN_SUBMISSIONS' }).nudge).toBeUndefined();
});

test('every message applied twice has the same effect as once', () => {
  const messages: Message[] = [
    { type: 'ASK', asked: [question, second, third], submissions_open: true },
    { type: 'RECALL', question_id: 'q2', question_index: 1 },
    { type: 'ROUND_END' },
    { type: 'OPEN_SUBMISSIONS' },
    { type: 'CLOSE_SUBMISSIONS', keep_round: true },
    { type: 'SUBMIT_ANSWER', teamid: mine, round_order: 1, submission },
    { type: 'TEAM_SUBMITTED', teamid: mine, round_order: 1 },
    { type: 'SET_DOUBLE', teamid: mine, round_order: 1, doubled: true },
    { type: 'CAPTAIN_SUGGEST', teamid: mine, question_id: 'q1', answers: ['a'] },
    { type: 'RESET_SUBMISSION', teamid: mine, round_order: 1, submission_id: 's1' },
    { type: 'PLAYER_JOIN', teamid: mine, player: cat },
    drops(ada, 'kicked', true),
    drops(ben, 'left', true),
    promotes('p-ben'),
    { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: mine, player: asking },
    { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid: mine, player: cat },
    { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid: mine, player: ada },
    { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid: 't-quizzly', player_code: 'p-cat' },
    { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid: mine, player_code: 'p-ben' },
    { type: 'PLAYER_INVITE', teamid: 't-quizzly', invite: demoInvite() },
    { type: 'CANCEL_INVITE', teamid: mine, invite_id: 'i1' },
    { type: 'NEW_TEAM', team: { ...demoGame().game_teams[1], teamid: 't-new' } as GameTeam },
    { type: 'REGISTER_TEAM', team: { ...demoGame().game_teams[1], kt_team_id: '10077' } as GameTeam },
    { type: 'NEW_TEAM_NAME', teamid: mine, team_name: 'Barn Owls' },
    { type: 'KICK_TEAM', teamid: mine, team_name: 'The Night Owls' },
    { type: 'END_GAME' },
    { type: 'SKIP' },
    { type: 'THUMP' },
    { type: 'REVEAL', round: revealedRound },
    { type: 'NUDGE', round_order: 1, thinking: 2 },
  ];
  for (const message of messages) {
    const { said: _, ...once } = after(gameWith(playing()), message);
    // A second RECALL may find no question at its index: the round stays as it is.
    const { said: __, ...twice } = after(gameWith(playing()), message, message);
    expect(twice, message.type).toEqual(once);
  }
});

test('OPEN-39 an unknown type decodes to undefined; a malformed known one throws', () => {
  expect(decodeMessage('{"type":"CONFETTI","amount":3}')).toBeUndefined();
  expect(() => decodeMessage('{"type":"ASK","asked":"everything"}')).toThrow();
  expect(() => decodeMessage('{"no":"type"}')).toThrow();
  expect(() => decodeMessage('{"type":"REVEAL","round":{"round_order":1,"title":"T","questions":[]}}')).toThrow();
  expect(() => decodeMessage('{"type":"NUDGE","round_order":1,"thinking":"two"}')).toThrow();
  expect(decodeMessage('{"type":"END_GAME","later":"field"}')).toEqual({ type: 'END_GAME' });
  expect(() => decodeMessage('{"type":"__proto__"}')).not.toThrow();
});

test('a missing or misspelt handler does not compile', () => {
  const { ASK: _, ...incomplete } = handlers;
  // @ts-expect-error ASK has no handler
  const missing: Handlers<Message, Game> = incomplete;
  // @ts-expect-error there is no message ASKED
  const misspelt: Handlers<Message, Game> = { ...handlers, ASKED: handlers.SKIP };
  // @ts-expect-error a handler gets its own message and no other
  const mistaken: Handlers<Message, Game> = { ...handlers, ASK: (game, { teamid }) => (teamid ? game : game) };
  expect([missing, misspelt, mistaken]).toHaveLength(3);
  expectTypeOf(handlers.ASK).parameter(1).toEqualTypeOf<Extract<Message, { type: 'ASK' }>>();
});
