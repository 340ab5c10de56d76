import type { Change } from '../decision.ts';
import { after } from '../rounds.ts';
import type { Shot } from '../state/photos.ts';
import type { Submission } from '../state/team-round.ts';
import type { GameInMemory } from './game-in-memory.ts';

/** Applies the changes of a rule's decision, in their order. */
export function applyChanges(memory: GameInMemory, changes: readonly Change[]): void {
  for (const change of changes) applyOne(memory, change);
}

function applyOne(memory: GameInMemory, change: Change): unknown {
  switch (change.kind) {
    case 'game':
    case 'round':
    case 'question':
      return Object.assign(memory, after(memory, [change]));
    case 'withdraw': {
      const { kind: _, at, ...where } = change;
      return set(memory.submissions, { ...where, withdrawn_at: null }, { withdrawn_at: at });
    }
    case 'amend':
      return set<Submission>(memory.submissions, { submission_id: change.submission_id }, change.set);
    case 'accept':
      return set(memory.submissions, { submission_id: change.submission_id }, { late: false });
    case 'answer':
      return put(memory.answers, change.row, ['teamid', 'question_id', 'late']);
    case 'answer-write':
      return put(memory.answerWrites, change.row, ['teamid', 'question_id', 'client_hash']);
    case 'suggestion':
      return put(memory.suggestions, change.row, ['teamid', 'question_id', 'player_id']);
    case 'double':
      return put(memory.doubles, change.row, ['teamid', 'round_id']);
    case 'double-write': {
      const { seq, ...where } = change.row;
      const before = memory.doubleWrites.find((each) => matches(each, where));
      // A submission may have a lower number than a double before it: the stored number never decreases.
      const isNewer = !before || before.seq < seq;
      return isNewer && put(memory.doubleWrites, change.row, ['teamid', 'round_id', 'client_hash']);
    }
    case 'submission':
      return memory.submissions.push(change.row);
    case 'new-team':
      return memory.teams.push(change.row);
    case 'team':
      return set(memory.teams, { teamid: change.teamid }, change.set);
    case 'new-player':
      return memory.players.push(change.row);
    case 'player': {
      const { player_id } = change;
      set(memory.players, { player_id }, change.set);
      // Moved to the end: of players who join a team in the same millisecond, the first joined longest ago.
      const player = change.set.joined_at ? memory.players.find((each) => each.player_id === player_id) : undefined;
      return player && put(memory.players, player, ['player_id']);
    }
    case 'new-invite':
      return memory.invites.push(change.row);
    case 'invite':
      return set(memory.invites, { invite_id: change.invite_id }, change.set);
    case 'short-link':
      return memory.shortLinks.push(change.row);
    case 'feedback':
      return memory.ratings.push(change.row);
    case 'grade':
      return put(memory.grades, change.row, ['question_id', 'answer_key']);
    case 'grade-change':
      return memory.gradeChanges.push(change.row);
    case 'adjustment':
      return memory.adjustments.push(change.row);
    case 'withdraw-adjustment':
      return set(memory.adjustments, { adjustment_id: change.adjustment_id }, { withdrawn_at: change.at });
    case 'appeal':
      return put(memory.appeals, change.row, ['appeal_id']);
    case 'final-result':
      return memory.finalResults.push(change.row);
    case 'shot':
      return set<Shot>(memory.shots, { image_code: change.image_code }, change.set);
    case 'move-shots':
      return set(memory.shots, { teamid: change.from }, { teamid: change.to });
    case 'vote':
      return put(memory.votes, change.row, ['vote']);
    case 'ballot':
      return put(memory.ballots, change.row, ['vote', 'player_id']);
    case 'move-ballots': {
      const { from, to } = change;
      const theirs = memory.ballots.filter(({ player_id }) => player_id === to).map(({ vote }) => vote);
      for (const { player_id, vote } of [...memory.ballots]) {
        if (player_id !== from) continue;
        if (theirs.includes(vote)) remove(memory.ballots, { player_id, vote });
        else set(memory.ballots, { player_id, vote }, { player_id: to });
      }
      return undefined;
    }
    case 'pack':
      return Object.assign(memory, { rounds: change.rounds, questions: change.questions });
    case 'game-host':
    // The quizmaster of a game in memory is the only one.
    case 'pack-question':
    case 'pack-spelling':
      // A game in memory has no pack.
      return undefined;
  }
}

/** Updates every row with these values. */
export function set<Row extends object>(rows: Row[], where: Partial<Row>, values: Partial<Row>): void {
  for (const [place, row] of rows.entries()) if (matches(row, where)) rows[place] = { ...row, ...values };
}

/** Removes every row with these values. */
export function remove<Row extends object>(rows: Row[], where: Partial<Row>): void {
  rows.splice(0, rows.length, ...rows.filter((row) => !matches(row, where)));
}

/** Appends a row, and removes the one with the same key. */
export function put<Row extends object>(rows: Row[], row: Row, key: readonly (keyof Row)[]): void {
  const where: Partial<Row> = {};
  for (const name of key) where[name] = row[name];
  remove(rows, where);
  rows.push(row);
}

/** Whether a row has these values; none has undefined. */
export function matches<Row extends object>(row: Row, where: { [Name in keyof Row]?: Row[Name] | undefined }): boolean {
  return Object.entries(where).every(([name, value]) => row[name as keyof Row] === value);
}
