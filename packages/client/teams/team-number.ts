import { firstTeamNumber } from '@snug/contract';

/** The public team number in a text; undefined while it cannot be one: 10000 and up (LIMIT-04, ERR-35). */
export function teamNumberOf(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '');
  // Nine digits: the server has no longer numbers, and each is a safe integer.
  return /^[1-9]\d{4,8}$/.test(digits) && Number(digits) >= firstTeamNumber ? digits : undefined;
}
