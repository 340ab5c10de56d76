import { firstTeamNumber } from '@snug/contract';

/** The public team number that somebody typed, or undefined while it can be none: 10000 and up (LIMIT-04, ERR-35). */
export function teamNumberOf(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '');
  // Nine digits: the server knows no longer ones, and every one of them is a safe integer.
  return /^[1-9]\d{4,8}$/.test(digits) && Number(digits) >= firstTeamNumber ? digits : undefined;
}
