import type { Engine, Step, StepResult } from './engine.ts';

/** A transaction that waits for its group to be on disk. */
export interface Member {
  saved(): void;
  failed(error: unknown): void;
}

/**
 * Lets transactions of the writing engine share one commit (H72): they run one after another, each in a savepoint, and wait
 * together for the disk. Synchronous, like the engine.
 */
export interface CommitGroup {
  /** Begins a transaction, queries in it, or undoes it. Not `release`: the end of a transaction waits for the disk. */
  run(step: Step): StepResult;
  /**
   * Ends the transaction. If one of its statements failed, it is undone and this throws; otherwise `member` is called after
   * the commit.
   */
  release(member: Member): void;
  /** Commits the ended transactions. Does nothing during a transaction, which joins the group. */
  settle(): void;
}

/** A group stays open this long while others wait to write: several times what a fast disk needs for one commit. */
const groupMs = 4;
const groupMax = 256;

export function createCommitGroup(engine: Engine, now: () => number = performance.now.bind(performance)): CommitGroup {
  let members: Member[] = [];
  /** When the group's first transaction began; undefined while no group is open. */
  let openSince: number | undefined;
  let isInTransaction = false;

  function commit(): void {
    const waiting = members;
    members = [];
    openSince = undefined;
    try {
      engine.run({ op: 'commit' });
    } catch (error) {
      for (const member of waiting) member.failed(error);
      return;
    }
    for (const member of waiting) member.saved();
  }

  return {
    run(step) {
      if (step.op === 'begin') {
        const isDue = members.length >= groupMax || (openSince !== undefined && now() - openSince >= groupMs);
        if (isDue) commit();
        openSince ??= now();
        isInTransaction = true;
      }
      if (step.op === 'rollback') isInTransaction = false;
      return engine.run(step);
    },
    release(member) {
      isInTransaction = false;
      engine.run({ op: 'release' });
      members.push(member);
    },
    settle() {
      // Even if every transaction of the group was undone: an open group keeps the file locked.
      if (openSince !== undefined && !isInTransaction) commit();
    },
  };
}
