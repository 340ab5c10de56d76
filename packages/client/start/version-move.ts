/** What is known when the server has said its version. */
export interface VersionFacts {
  readonly served: string;
  /** `api_version` of this browser; undefined when there is none, or storage is blocked. */
  readonly stored?: string | undefined;
  /** `ver` of the address. */
  readonly addressed?: string | undefined;
  /** The versions for which this tab has reloaded already: behind one address there may be servers of two. */
  readonly reloadedFor: readonly string[];
  /** Loading anew would be felt: somebody is typing, or an answer waits to be sent. */
  readonly busy: boolean;
}

/** `later`: nothing is stored either, so that the next start finds the difference again. */
export type VersionMove = 'proceed' | 'store' | 'reload' | 'later';

/**
 * What to do about the server's version (START-01 to START-03). At most one reload per version and tab, never
 * in the middle of an answer, and never where storage is blocked: then nothing is stored to differ from (H67, OPEN-92).
 */
export function versionMove({ served, stored, addressed, reloadedFor, busy }: VersionFacts): VersionMove {
  if (stored === served) return 'proceed';
  // Nothing but garbage is nothing.
  if (!stored?.trim() || addressed === served || reloadedFor.includes(served)) return 'store';
  return busy ? 'later' : 'reload';
}
