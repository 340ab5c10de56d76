import type { Engine, Step, StepResult } from './engine.ts';

/** Who waits for a group to be on disk. */
export interface Member {
  saved(): void;
  failed(error: unknown): void;
}

/**
 * The writing engine, whose transactions share commits (H72): one after another, each a savepoint, and those that are
 * over wait together for the disk. Synchronous, as the engine is; it lives beside it.
 */
export interface CommitGroup {
  /** Begins a turn, asks in it, or undoes it. Not `release`: whoever ends a turn waits for the disk. */
  run(step: Step): StepResult;
  /** Ends the turn. Throws, having undone it, when one of its statements failed; else the member hears of the disk. */
  release(member: Member): void;
  /** Puts what is over on disk. Under a turn it does nothing: that turn joins the group. */
  settle(): void;
}

/** A group stays open this long while others wait to write: what a fast disk needs for one commit, doubled often enough. */
const groupMs = 4;
const groupMax = 256;

export function createCommitGroup(engine: Engine, now: () => number = performance.now.bind(performance)): CommitGroup {
  let members: Member[] = [];
  /** When the group's first turn began; undefined while none is open. */
  let openSince: number | undefined;
  let isInTurn = false;

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
        isInTurn = true;
      }
      if (step.op === 'rollback') isInTurn = false;
      return engine.run(step);
    },
    release(member) {
      isInTurn = false;
      engine.run({ op: 'release' });
      members.push(member);
    },
    settle() {
      // Also when every turn of the group was undone: an open group holds the file.
      if (openSince !== undefined && !isInTurn) commit();
    },
  };
}
