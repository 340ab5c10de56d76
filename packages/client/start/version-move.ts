/** What is known once the server has sent its version. */
export interface VersionFacts {
  readonly served: string;
  /** `api_version` of this browser; undefined when there is none, or storage is blocked. */
  readonly stored?: string | undefined;
  /** `ver` of the address. */
  readonly addressed?: string | undefined;
  /** The versions this tab has reloaded for: several servers behind one address may run different ones. */
  readonly reloadedFor: readonly string[];
  /** Reloading would disturb: somebody is typing, or an answer is unsent. */
  readonly busy: boolean;
}

/** `later`: stores nothing, so that the next start finds the difference again. */
export type VersionMove = 'proceed' | 'store' | 'reload' | 'later';

/**
 * What to do about the server's version (START-01 to START-03). Reloads at most once per version and tab, never in the
 * middle of an answer, and never where storage is blocked: then there is no stored version to compare with (H67, OPEN-92).
 */
export function versionMove({ served, stored, addressed, reloadedFor, busy }: VersionFacts): VersionMove {
  if (stored === served) return 'proceed';
  // An empty value counts as none.
  if (!stored?.trim() || addressed === served || reloadedFor.includes(served)) return 'store';
  return busy ? 'later' : 'reload';
}
