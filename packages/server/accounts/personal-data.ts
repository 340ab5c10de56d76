declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly personalData: PersonalData;
  }
}

/** All that is held about a player: where it lies is known above (`operations/`), who may ask is known here. */
export interface PersonalData {
  /** Everything, as plain values; undefined when the account is gone. */
  held(account_id: string): Promise<object | undefined>;
  /**
   * Ends the account at once, calls `ended`, and erases everything for good; what takes long goes on in parts (H76).
   */
  erase(account_id: string, ended: () => void): Promise<void>;
  /** Goes on with what was begun and not finished. */
  finishErasures(): Promise<void>;
  /** Begins no more part of an erasure, and resolves when the one in hand is done: the rest goes on at the next start. */
  stop(): Promise<void>;
}
