import { askToJoin, cleanTeamName, headcount, heldCallMs, joinGame, joinWithCode, newPlayer } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { findByCode } from './find-by-code.ts';
import { invitees } from './invitees.ts';
import { type JoinProgress, joinProgress } from './join-progress.ts';
import type { Join, JoinError, JoinState, TeamChoice } from './join-state.ts';
import { gamePath, joinPath, teamHerePath } from './paths.ts';
import { choseSpectator, isCode, joinIsDone, keepStep, keepTarget, typedName } from './target.ts';

/**
 * @example
 * const join = createJoin(createCore());
 * join.subscribe(() => show(join.get()));
 * join.setCode('123456');
 * await join.find();
 */
export function createJoin(core: SnugCore): Join {
  const progress = joinProgress();
  const { get, subscribe, to, noGame } = progress;

  function arrive(gameId: string): void {
    joinIsDone(core.storage);
    to({ step: 'go', by: 'join', code: get().code, to: gamePath(gameId), gameId });
  }

  return {
    get,
    subscribe,
    ...findByCode(core, progress, arrive),

    setCode(code) {
      const { step } = get();
      if (step === 'code' || step === 'found' || step === 'found-choice') to({ step: 'code', code });
    },

    logIn() {
      const state = get();
      if (state.step !== 'found-choice' && state.step !== 'team') return;
      const { step, code, game } = state;
      keepTarget(core.storage, code);
      keepStep(core.storage, step, code);
      const back = step === 'team' ? joinPath(code) : gamePath(game.gameid);
      to({ step: 'go', by: 'login', code, to: `/auth?previous=${encodeURIComponent(back)}` });
    },

    newPlayer: () => becomeNew(core, progress),

    join() {
      const state = get();
      if (state.step === 'found') to({ ...state, step: 'team', error: undefined });
      else noGame();
    },

    ...enterGameWith(core, progress, arrive),

    back: () => to({ step: 'code', code: get().code }),
  };
}

/** `New Player`: goes on as somebody who was never here (JOIN-09). */
async function becomeNew({ session, call }: SnugCore, { get, to, during }: JoinProgress): Promise<void> {
  const state = get();
  if (state.step !== 'found-choice' || state.busy) return;
  const { game } = state;

  async function send(signal: AbortSignal): Promise<void> {
    const before = session.clientId();
    // The server takes the new player from the header, so the fresh id must be stored before the call.
    const client_id = session.freshClientId();
    try {
      const sent = { params: { id: game.gameid }, body: { client_id }, patient: true, signal };
      if (!(await call(newPlayer, sent)).success) throw new Error('The server made no new player.');
    } catch (error) {
      // Unless the player went back and a later New Player has stored another id since.
      if (session.clientId() === client_id) session.setClientId(before);
      throw error;
    }
  }

  const busy = { ...state, busy: true, error: undefined };
  // Whoever is new has left no team; and nobody is logged in here, so the reply names none of theirs.
  const next: JoinState = { ...busy, step: 'team', left_team: undefined };
  await during(busy, send, () => to(next), 'went-wrong');
}

/** Into the game that was found, with a team or without one. */
function enterGameWith(core: SnugCore, { get, to, during, noGame }: JoinProgress, arrive: (id: string) => void) {
  const { session, storage, call } = core;

  const joining = (
    { error: _, ...found }: JoinState & { step: 'found' | 'team' },
    key: JoinError['key'],
    send: (signal: AbortSignal) => Promise<{ game_id: string }>,
  ): Promise<void> => during({ ...found, step: 'joining' }, send, ({ game_id }) => arrive(game_id), key);

  return {
    async choose(choice: TeamChoice): Promise<void> {
      const state = get();
      if (state.step !== 'team') return noGame();
      const { code, game, my_teams = [] } = state;
      const link = 'team' in choice && teamHerePath(game.gameid, my_teams, choice.team.kt_team_id);
      if (link) return to({ step: 'go', by: 'link', code, to: link });
      const team = 'team' in choice ? choice.team : { kt_team_id: 'new', team_name: cleanTeamName(choice.team_name) };
      // Some details are missing (RULE-01).
      if (!isCode.test(code) || team.team_name === '') return;
      const invites = invitees(choice.invites ?? [], [session.claims() ?? {}]);
      const { team_name, kt_team_id } = team;
      const num_players = headcount(choice.num_players, invites.length);
      const body = { code, team_name, kt_team_id, num_players, invites: [...invites] };
      await joining(state, 'try-again', async (signal) => {
        const joined = await call(joinWithCode, { body, timeoutMs: heldCallMs, patient: true, signal });
        storage.session.remove(typedName);
        return joined;
      });
    },

    async watch(teamId?: string): Promise<void> {
      const state = get();
      if (state.step !== 'team' && state.step !== 'found') return noGame();
      await joining(state, teamId ? 'try-again' : 'went-wrong', async (signal) => {
        const { gameid } = state.game;
        const joined = await call(joinGame, { params: { id: gameid }, body: {}, patient: true, signal });
        if (teamId) {
          const body = { client_id: session.clientId() };
          await call(askToJoin, { params: { gameId: gameid, teamId }, body, patient: true, signal });
          storage.session.remove(typedName);
        } else storage.session.set(choseSpectator, 'true');
        return joined;
      });
    },
  };
}
