import type { SeededRandom } from '../kernel/seeded-random.ts';

/** Every fault of the simulation: its row in the list of hazards, and what counts as a hit. */
export const faultCatalogue = {
  'line-cut': 'F1: a connection breaks while something is under way',
  offline: 'F1: a phone is offline while it has something to send',
  'half-open-up': 'F2: nothing reaches the server any more, without an error',
  'half-open-down': 'F2: nothing reaches the phone any more, without an error',
  'half-open-both': 'F3: nothing gets through at all, without an error',
  'slow-line': 'F4: a transfer takes 2 to 20 s',
  'reply-lost': 'F5: a write is carried out, and its reply lost',
  'request-doubled': 'F6: a write arrives a second time',
  'request-overtaken': 'F7: a write arrives after one that was sent later',
  'crash-after-commit': 'F8: the server dies after its commit and before it tells anybody',
  'crash-before-commit': 'F9: the server dies before it commits',
  restart: 'F10: the server restarts with an empty memory while somebody is connected',
  'database-busy': 'F11: the database is busy for up to 5 s during a call',
  'database-slow': 'F11: each write takes up to 60 ms',
  'database-full': 'F11: nothing can be written during a call',
  'backup-restored': 'F12: an older backup takes the place of the database',
  'phone-slept': 'F13: a phone with an open connection sleeps for 5 s to 3 h',
  'tab-killed': 'F14: the browser ends a tab, and it is opened again',
  'second-tab': 'F15: the same player has a second tab',
  'second-phone': 'F15: the same player has a second phone',
  'storage-full': 'F16: a write to storage finds it full',
  'storage-blocked': 'F16: storage is blocked',
  'storage-wiped': 'F16: everything that a phone stored is gone',
  'clock-wrong': 'F17: a phone is up to a day wrong about the time',
  'clock-set-back': 'F17: a phone sets its clock back in the middle',
  'token-rotated': 'F18: a phone has another token of the same login',
  'token-revoked': 'F18: a login ends while its phone plays',
  'token-expired': 'F18: a token expires while its phone plays',
  'message-poisoned': 'F19: a message that no client can read',
  'type-unknown': 'F19: a message of a type that is not known yet',
  'fields-unknown': 'F19: replies and messages with fields that are not known yet',
  'client-n-1': 'F20: a client of the version before: with a cursor, without the extra messages',
  'client-n-2': 'F20: the client of the specification: no cursor, none of our own messages',
  'slow-reader': 'F23: a phone reads more slowly than the server sends',
  burst: 'F23: ten times as much happens at once',
  'host-double-click': 'F24: the quizmaster clicks twice',
  'two-hosts': 'F24: two quizmasters do the same at once',
  'line-flickers': 'F1: a line goes down and up again each 1 to 5 s',
} as const;

/** What test players do. Each activity has to happen too: a game in which nothing works proves nothing. */
export const activityCatalogue = {
  submitted: 'a round is submitted',
  'submitted-late': 'a round is submitted after its close',
  'answered-late': 'an answer arrives after the close',
  suggested: 'a member suggests something',
  doubled: 'a round is doubled, or that is undone',
  reset: 'the quizmaster resets a submission',
  recalled: 'the quizmaster recalls a question',
  revealed: 'the quizmaster reveals the answers of a round',
  nudged: 'the quizmaster sends a nudge',
  'let-in-late': 'the quizmaster accepts late answers',
  kicked: 'the quizmaster kicks a team',
  promoted: 'a captain hands over',
  dropped: 'a member leaves a team, or is removed',
  admitted: 'a captain approves a join request',
  graded: 'a quizmaster grades answers',
  respelt: 'a quizmaster accepts a spelling for everyone',
  published: 'a quizmaster publishes a board, unveils more of it, or takes it back',
  adjusted: 'a quizmaster gives or takes points',
  withdrawn: 'a quizmaster takes a bonus or a penalty back',
  contested: 'a captain contests a grade',
  decided: 'a quizmaster decides an appeal',
  'on-paper': 'a quizmaster hands in for a team on paper',
} as const;

export type ActivityName = keyof typeof activityCatalogue;
export const activityNames = Object.keys(activityCatalogue) as ActivityName[];

export type FaultName = keyof typeof faultCatalogue;
export const faultNames = Object.keys(faultCatalogue) as FaultName[];

export type Faults = ReturnType<typeof createFaults>;

/**
 * Which faults a seed has, and which of them took effect. Most seeds have one or two faults, so that a failure points
 * at its cause; every tenth has a dozen.
 */
export function createFaults(random: SeededRandom, only?: readonly FaultName[]) {
  const roll = random.fraction();
  const rate = roll < 0.15 ? 0 : roll < 0.9 ? 0.055 : 0.3;
  const chosen = new Set<FaultName>(only ?? faultNames.filter(() => random.chance(rate)));
  // A client without an epoch relies on the numbers alone, also after a restore.
  if (!only && chosen.has('backup-restored') && random.chance(0.5)) chosen.add('client-n-2');
  // How soon a phone is level again is promised for a line that is good from then on: most such seeds have nothing else.
  if (!only && chosen.has('line-flickers') && random.chance(0.7)) {
    chosen.clear();
    chosen.add('line-flickers');
  }
  const hits = new Map<FaultName | ActivityName, number>();
  const noted = (name: FaultName | ActivityName) => hits.set(name, (hits.get(name) ?? 0) + 1);
  let count = 0;
  return {
    /** Whether this seed has the fault. */
    has: (name: FaultName) => chosen.has(name),
    /** Whether it is the only fault of this seed. */
    isAlone: (name: FaultName) => chosen.has(name) && chosen.size === 1,
    hit(name: FaultName): void {
      count += 1;
      noted(name);
    },
    did: (name: ActivityName) => noted(name),
    /** How often each fault took effect, and each activity was done. */
    hits: hits as ReadonlyMap<FaultName | ActivityName, number>,
    /** How often faults took effect in all. */
    count: () => count,
  };
}
