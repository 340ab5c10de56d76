import { type GameView, type Message, type SubmittedRound, tidyAnswers } from '@snug/contract';
import type { GameClient } from '../client.ts';
import type { Draft } from '../drafts/draft.ts';
import { textsOf } from '../drafts/texts.ts';
import { withDraft, withState } from '../drafts/with-draft.ts';
import { decodeMessage } from '../game/decode-message.ts';
import type { Game } from '../game/game.ts';
import { loaded, unloaded } from '../game/loaded.ts';
import { reduce } from '../game/reduce.ts';
import { withNoticeSeen } from '../game/round-notice.ts';
import { say } from '../game/say.ts';
import { withInvite } from '../game/with-invite.ts';
import { viewOf, withRound, withView } from '../game/with-view.ts';
import { createInbox } from '../live/inbox.ts';
import { watched } from '../watched.ts';
import { demoGame } from './demo-game.ts';

export interface PlayOptions {
  /** What differs from the demo game. */
  readonly view?: Partial<GameView>;
  /** The drafts once the messages are played. */
  readonly drafts?: Readonly<Record<string, Draft>>;
  /** Any other part of the game once the messages are played: a notice, a dialog, a connection state. */
  readonly game?: Partial<Game>;
}

/** A game that continues: further messages arrive while it is on a screen. */
export interface PlayedGame extends GameClient {
  receive(message: Message): void;
  /** Changes a part of the game that no message changes: a notice, a connection state. */
  change(game: Partial<Game>): void;
}

/**
 * A game in which these messages have arrived, through the real inbox and reducer. Its verbs work locally: every answer
 * is saved at once, every submission succeeds. Long: its verbs, which share one state.
 *
 * @example
 * const game = play([{ type: 'ROUND_START', round, round_index: 0 }, { type: 'ASK', asked: [question], submissions_open: true }]);
 */
export function play(messages: readonly Message[], { view, drafts, game }: PlayOptions = {}): PlayedGame {
  const demo = demoGame(view);
  const store = watched<Game>({ ...loaded(unloaded(demo.gameid), demo), connection: 'live' });
  const inbox = createInbox<Message>({
    decode: decodeMessage,
    handle: (message) => store.set({ ...reduce(store.get(), message), sideEffects: [] }),
  });

  let msg_id = demo.last_msg_id;
  function receive(message: Message): void {
    msg_id += 1;
    const { verdict } = inbox.receive(JSON.stringify({ msg_id, data: JSON.stringify(message) }));
    if (verdict !== 'handled') throw new Error(`Message ${msg_id} (${message.type}) of this story: ${verdict}.`);
  }

  inbox.resetTo(msg_id);
  messages.forEach(receive);
  const after = store.get();
  store.set({ ...after, drafts: { ...after.drafts, ...drafts }, ...game });

  return {
    get: store.get,
    subscribe: store.subscribe,
    receive,
    change: (change) => store.set({ ...store.get(), ...change }),

    typeAnswer(questionId, index, text) {
      const next = reduce(store.get(), { type: 'typed', question_id: questionId, index, text });
      store.set(next.view?.me.is_captain ? withState(next, questionId, 'saved') : next);
    },

    flush: () => {},

    async suggest(questionId, text) {
      store.set(withDraft(store.get(), questionId, { texts: [text], state: 'saved', own: true }));
    },

    async submit() {
      const now = store.get();
      const round = now.view?.round;
      if (!round) return;
      const submission: SubmittedRound = {
        round_id: round.round_id,
        title: round.title,
        single_answer: round.single_answer,
        doubled: round.doubled,
        answers: tidyAnswers(
          round.asked.map((question) => textsOf(now, question)),
          round.single_answer,
        ),
        late: false,
      };
      const submitted = { ...now.view?.submitted, [round.round_order]: submission };
      store.set(say(withView(withRound(now, { submitted: true }), { submitted }), 'round-submitted'));
    },

    async takeBack() {
      const { round, submitted } = viewOf(store.get());
      if (!round) return;
      const { [round.round_order]: _, ...others } = submitted;
      const open = withView(withRound(store.get(), { submitted: false }), { submitted: others });
      const idle: Game = { ...open, submitting: { state: 'idle' } };
      store.set(submitted[round.round_order] ? say(idle, 'submission-reset') : idle);
    },

    async setDouble(doubled) {
      store.set(withRound(store.get(), { doubled }));
    },

    refresh() {
      store.set({ ...store.get(), connection: 'live', notice: undefined });
    },

    keepInvite: (invite) => store.set(withInvite(store.get(), invite)),

    closeRoundNotice: () => store.set(withNoticeSeen(store.get())),

    closeDialog() {
      store.set({ ...store.get(), dialogs: store.get().dialogs.slice(1) });
    },
  };
}
