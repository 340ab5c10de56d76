import type { Mark } from '@snug/contract';

/** A question as far as grading its answers needs it. */
export interface GradedQuestion {
  /** The accepted texts of each wanted answer. */
  readonly accepted: readonly (readonly string[])[];
  /** The options of a matching question, its own or else its round's; none where answers are typed. */
  readonly matches: readonly string[];
  /** Whether the first text must be the first wanted answer. */
  readonly ordered: boolean;
}

/** What the comparison suggests for an answer. */
export interface Proposal {
  /** One for each text that is not blank, in the order given; see `texts`. */
  readonly marks: readonly Mark[];
  /** What the marks are of. These are the given texts, unless one field held several wanted answers. */
  readonly texts: readonly string[];
  /** Whether no person is needed: equal after normalising, an option, or blank. */
  readonly sure: boolean;
  readonly reasons: readonly Reason[];
}

/** Why, as data; its sentences are those of who shows it. */
export type Reason =
  | { readonly kind: 'equal'; readonly accepted: string }
  | { readonly kind: 'like'; readonly percent: number; readonly accepted: string }
  | { readonly kind: 'misspelt'; readonly accepted: string }
  | { readonly kind: 'sounds-like'; readonly accepted: string }
  | { readonly kind: 'number-differs'; readonly accepted: string }
  | { readonly kind: 'not-accepted'; readonly text: string }
  /** A part of it is right: `Nepal matches`. */
  | { readonly kind: 'matches'; readonly text: string }
  | { readonly kind: 'two-answers' }
  | { readonly kind: 'option' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'dont-know' };
