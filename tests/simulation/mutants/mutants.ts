/** A protocol bug made by hand: one change of one text in our own source. The simulation must notice it. */
export interface Mutant {
  readonly name: string;
  /** What goes wrong with it, for whoever reads the table. */
  readonly bug: string;
  /** The promises that may notice it; whatever else fails is another matter. */
  readonly by: readonly string[];
  /** The file, from the root of the repository. */
  readonly file: string;
  /** Stands in it exactly once. */
  readonly from: string;
  readonly to: string;
}

const client = 'packages/client';
const server = 'packages/server';

/** Nothing of these is in what we ship: a hook puts them into the source as a simulation's thread reads it (plant.ts). */
export const mutants: readonly Mutant[] = [
  // What arrives on the line
  {
    name: 'cursor-before-apply',
    bug: 'The cursor moves on before the message is handled: a message that failed once is lost.',
    by: ['S2', 'S3'],
    file: `${client}/live/inbox.ts`,
    from: 'try {\n        deliver(data);\n      } catch (error) {\n        // The first',
    to: 'try {\n        last = id;\n        deliver(data);\n      } catch (error) {\n        // The first',
  },
  {
    name: 'position-off-by-one',
    bug: 'After a load the cursor stands one further than what was loaded.',
    by: ['S2'],
    file: `${client}/live/connection.ts`,
    from: 'inbox.resetTo(position);',
    to: 'inbox.resetTo(position + 1);',
  },
  {
    name: 'stale-position-kept',
    bug: 'Whoever loads anew keeps the cursor of before.',
    by: ['S2', 'S3', 'L1'],
    file: `${client}/live/connection.ts`,
    from: 'inbox.resetTo(position);',
    to: 'if (inbox.last() === 0) inbox.resetTo(position);',
  },
  {
    name: 'resync-taken-for-weather',
    bug: 'Whoever is told to load anew comes back with the cursor that was no good.',
    by: ['L1'],
    file: 'packages/contract/close-codes.ts',
    from: "[closeCodes.resync]: 'resync',",
    to: '',
  },
  // The line itself
  {
    name: 'attempts-not-counted',
    bug: 'A line that is gone is tried for ever.',
    by: ['S12'],
    file: `${client}/live/outage.ts`,
    from: 'attempts++;',
    to: '',
  },
  {
    name: 'refreshes-not-counted',
    bug: 'Whatever goes wrong on the line is answered by another refresh at once.',
    by: ['S10'],
    file: `${client}/live/refresh-budget.ts`,
    from: 'const allowed = 2;',
    to: 'const allowed = 200;',
  },
  {
    name: 'silence-trusted',
    bug: 'A socket that says OPEN is believed after a sleep, and a heartbeat without an answer too.',
    by: ['L1'],
    file: `${client}/live/machine.ts`,
    from: "SILENT: 'connecting', SHOWN: 'suspect'",
    to: "SHOWN: 'live'",
  },
  // What is typed
  {
    name: 'sent-before-kept',
    bug: 'An answer lives in memory alone until it is sent.',
    by: ['S9'],
    file: `${client}/outbox/outbox.ts`,
    from: 'const keeping = shelves.put(keys.parcel(line.parcel), line.parcel).then((isKept) => {',
    to: 'const keeping = Promise.resolve(true).then((isKept) => {',
  },
  {
    name: 'forgotten-before-acknowledged',
    bug: 'An answer is taken off the phone as soon as it is on its way.',
    by: ['S9'],
    file: `${client}/outbox/outbox.ts`,
    from: "line.isSending = true;\n    changed(sent, 'sending');",
    to: "line.isSending = true;\n    shelves.remove(key, sent.seq);\n    changed(sent, 'sending');",
  },
  {
    name: 'newer-one-dropped',
    bug: 'What was typed while an older text was on its way is taken for sent with it.',
    by: ['S9', 'L3'],
    file: `${client}/outbox/outbox.ts`,
    from: 'if (line.parcel.seq !== sent.seq) return later(line, 0);',
    to: '',
  },
  {
    name: 'newer-taken-for-told',
    bug: 'What another tab brought away is taken for all that this one has typed since.',
    by: ['S9', 'L2', 'L3'],
    file: `${client}/outbox/outbox.ts`,
    from: 'if (told && told.seq >= line.parcel.seq && !line.isSending && !line.isOver)',
    to: 'if (told && !line.isSending && !line.isOver)',
  },
  {
    name: 'late-shown-as-saved',
    bug: 'An answer that came too late looks like one that counts.',
    by: ['L3'],
    file: `${client}/outbox/outbox.ts`,
    from: 'state: outcome.saved.status,',
    to: "state: 'saved',",
  },
  {
    name: 'typed-text-overwritten',
    bug: 'What comes back from the host replaces what was typed since.',
    by: ['L3'],
    file: `${client}/game/on/answers.ts`,
    from: "if (own) return state === 'phone' ? next : settled(next, question_id);",
    to: '',
  },
  {
    name: 'weather-gives-up',
    bug: 'An answer that met weather is given up, as if the host had refused it.',
    by: ['S9', 'L2'],
    file: `${client}/outbox/outbox.ts`,
    from: "if ('error' in outcome && isHeldBack(outcome.error)) {",
    to: "if ('error' in outcome && isHeldBack(outcome.error) && line.failures > 99) {",
  },
  {
    name: 'new-submission-each-time',
    bug: 'A submission that is sent again is another one.',
    by: ['S1', 'S3'],
    file: `${client}/game/submitting.ts`,
    from: '[idempotencyHeader]: id,',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    to: '[idempotencyHeader]: `${id}-${clock.now()}`,',
  },
  // What the screens show
  {
    name: 'suggestion-listed-twice',
    bug: 'A player who suggests again is listed twice.',
    by: ['S3'],
    file: `${client}/game/on/answers.ts`,
    from: 'filter(({ player_code }) => player_code !== suggestion.player_code)',
    to: 'filter(() => true)',
  },
  {
    name: 'recalled-stays',
    bug: 'A question that was taken back stays on the screen.',
    by: ['S3'],
    file: `${client}/game/on/rounds.ts`,
    from: 'round.asked.filter((question) => question !== recalled)',
    to: 'round.asked.filter(() => true)',
  },
  // What the server tells
  {
    name: 'told-before-kept',
    bug: 'The server answers and tells before its change is on disk.',
    by: ['S1', 'S2', 'S3'],
    file: `${server}/act.ts`,
    from: ': await store.write((trx) => carryOutDeed(trx, order, random), gameLock(game_id));',
    to: ': await new Promise<Done<unknown>>((resolve, reject) => { store.write(async (trx) => { const done = await carryOutDeed(trx, order, random); resolve(done); await new Promise<void>((go) => clock.after(40, go)); return done; }, gameLock(game_id)).catch(reject); });',
  },
  {
    name: 'told-to-all',
    bug: 'What is for one player is heard by the whole team.',
    by: ['S4'],
    file: `${server}/live/rooms.ts`,
    from: 'return told.only_player === null || told.only_player === player_id;',
    to: 'return true;',
  },
  {
    name: 'skip-left-out',
    bug: 'A number that is for somebody else is not mentioned to those who count.',
    by: ['S2'],
    file: `${server}/live/rooms.ts`,
    from: 'else if (listener.knowsExtras) listener.write(frames.skip());',
    to: '',
  },
  // That the epoch is ignored shows nowhere any more: what is told apart by it is told apart by its numbers, too.
  {
    name: 'numbers-begin-again',
    bug: 'After a restore numbers come again that clients without an epoch have heard.',
    by: ['L1', 'S8'],
    file: `${server}/incarnation.ts`,
    from: 'if (made) await skipNumbers(trx, { by: numbersSkipped });',
    to: '',
  },
  {
    name: 'dropped-still-hears',
    bug: 'Whoever leaves a team goes on hearing it.',
    by: ['S4', 'L1'],
    file: `${server}/live/lobby.ts`,
    from: 'for (const connection of crowd.of(player_id)) sendAway(connection, parcels).catch(failed);',
    to: '',
  },
  {
    name: 'replay-leaves-one-out',
    bug: 'Whoever comes back is sent all but the first message that they missed.',
    by: ['S2', 'S3', 'L1'],
    file: `${server}/live/stream.ts`,
    from: 'for (let seq = after + 1; parcels.length < limit; seq += 1) {',
    to: 'own.shift();\n  for (let seq = after + 1; parcels.length < limit; seq += 1) {',
  },
  {
    name: 'extras-to-all',
    bug: 'Messages beyond the specification go to clients that do not know them.',
    by: ['S2'],
    file: `${server}/live/rooms.ts`,
    from: 'if (isExtra && !knowsExtras) return false;',
    to: '',
  },
  // What the server keeps
  {
    name: 'older-write-wins',
    bug: 'An answer that was overtaken on the way replaces the newer one.',
    by: ['S9'],
    file: `${server}/rules/answers.ts`,
    from: 'return seq !== undefined && lastSeq !== null && seq <= lastSeq;',
    to: 'return false;',
  },
  {
    name: 'late-counts',
    bug: 'What comes after the close and its grace counts as in time.',
    by: ['S5'],
    file: `${server}/rules/answers.ts`,
    from: "return timing === 'late';",
    to: 'return false;',
  },
  {
    name: 'two-captains',
    bug: 'Whoever passes captaincy on keeps it too.',
    by: ['S6'],
    file: `${server}/rules/people.ts`,
    from: 'set: { is_captain: 0, captain_until: now }',
    to: 'set: { is_captain: 1, captain_until: now }',
  },
  {
    name: 'told-round-still-counts',
    bug: 'What comes in the grace counts, although the answers have been told.',
    by: ['S5'],
    file: `${server}/rules/timing.ts`,
    from: "if (round.revealed_at !== null) return 'late';",
    to: '',
  },
  {
    name: 'keys-in-every-load',
    bug: 'A load brings the answers of rounds that nobody has told them of.',
    by: ['S4', 'S3'],
    file: `${server}/views/game.ts`,
    from: 'const told = rounds.filter(isRevealed);',
    to: 'const told = rounds.filter(({ opened_at }) => opened_at !== null);',
  },
  {
    name: 'still-shown-when-it-goes-on',
    bug: 'A round whose answers were told goes on, and nobody who shows them loads.',
    by: ['S3'],
    file: `${server}/rules/rounds.ts`,
    from: "posts: posts.some(makesLoad) ? posts : [...posts, { to: 'players', message: { type: 'RELOAD_GAME' } }],",
    to: 'posts,',
  },
  {
    name: 'unasked-shown',
    bug: 'A load brings the questions that are still to be asked.',
    by: ['S3', 'S4'],
    file: `${server}/rules/night.ts`,
    from: 'question.round_id === round_id && question.asked_order !== null',
    to: 'question.round_id === round_id',
  },
  {
    name: 'withdrawn-comes-back',
    bug: 'A submission that was reset comes back from the phone that still had it.',
    by: ['S3'],
    file: `${client}/outbox/kept-submission.ts`,
    from: 'local.get(keys.reset(id)) !== undefined',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    to: 'local.get(`${keys.reset(id)}.never`) !== undefined',
  },
  {
    name: 'submission-stored-blank',
    by: ['S8'],
    bug: 'A submission is in, and says nothing.',
    file: `${server}/rules/answers.ts`,
    from: 'const answers = JSON.stringify(texts);',
    to: "const answers = JSON.stringify(texts.map((each) => each.map(() => '')));",
  },
  {
    name: 'load-not-obeyed',
    by: ['L1', 'S3'],
    bug: 'Whoever is told to load anew does not.',
    file: `${client}/game/on/game.ts`,
    from: "errand({ ...withView(game, { status: 'live' }), hadEnded }, 'load')",
    to: "({ ...withView(game, { status: 'live' }), hadEnded })",
  },
  {
    name: 'ended-login-hears',
    by: ['S3', 'S4'],
    bug: 'A connection outlives the login that opened it.',
    file: `${server}/live/lobby.ts`,
    from: 'if (connection.login === login) connection.close(closeCodes.tokenInvalid);',
    to: 'void connection;',
  },
];
