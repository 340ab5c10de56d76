import { details } from '@snug/rules';
import { isOfVenue, type Rule } from '../policy.ts';
import type { Route } from '../route.ts';

type Detail = keyof typeof details;

const statusWords: Readonly<Record<number, string>> = {
  400: 'Not understood.',
  401: 'The bearer is not valid (any more).',
  403: 'Not for this caller.',
  404: 'Not there.',
  409: 'Not as things stand.',
  413: 'Too large.',
  415: 'Of another kind than is taken.',
  422: 'The key of another request.',
  429: 'Too often. `Retry-After` says when to come again.',
  503: 'Not now. `Retry-After` says when to come again.',
};

/** The refusals of a call: those of every call of its kind, and its own. */
export function refused({ call, allow: rule, refusals = {} }: Route) {
  const isOpen = rule.roles.includes('visitor');
  // Nothing of a login is read, and no page is foreign.
  const isChecked = !rule.anyOrigin;
  const general: Readonly<Record<number, readonly (Detail | false | undefined)[]>> = {
    400: ['badRequest', rule.clientId !== 'none' && 'clientIdMissing', call.method !== 'GET' && 'badJson'],
    401: [isChecked && 'invalidLogin'],
    403: [
      isChecked && call.method !== 'GET' && 'antiForgery',
      isChecked && call.method !== 'GET' && 'foreignOrigin',
      !isOpen && whyNot(rule),
      rule.venueOwner && 'venueOwnerOnly',
      isOfVenue(rule) && 'notYourVenue',
      rule.game && 'codeLoginNeeded',
      rule.gameIsOptional && 'noGameAccess',
    ],
    404: [
      rule.game && 'gameNotFound',
      rule.gameTeam && 'gameTeamNotFound',
      rule.team && (rule.team === 'archived' ? 'teamNumberNotFound' : 'teamNotFound'),
    ],
    409: [],
    413: [call.method !== 'GET' && !call.upload && 'tooLarge'],
    415: [call.method !== 'GET' && !call.upload && 'badMediaType'],
    422: [rule.once && 'keyUsed'],
    429: ['tooFast'],
    503: ['busy'],
  };
  const replies: Record<number, unknown> = {};
  for (const [status, common] of Object.entries(general)) {
    const named = new Set([...common, ...(refusals[Number(status)] ?? [])].filter((name) => typeof name === 'string'));
    if (named.size > 0) replies[Number(status)] = refusal(Number(status), [...named]);
  }
  return replies;
}

/** The refusal that most callers without one of the roles get. */
function whyNot({ roles, game, team }: Rule): Detail {
  if (roles.every((role) => role === 'host')) return 'hostOnly';
  if (team) return roles.includes('teammate') ? 'teammatesOnly' : 'ownerOnly';
  if (!game) return 'loginNeeded';
  if (roles.includes('watcher')) return 'noGameAccess';
  return roles.includes('member') ? 'membersOnly' : 'captainOnly';
}

function refusal(status: number, named: readonly Detail[]) {
  const comesAgain = status === 429 || status === 503;
  return {
    description: statusWords[status],
    ...(comesAgain && { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/RefusalBody' },
        examples: Object.fromEntries(
          named.map((name) => [name, { value: { status_code: status, detail: details[name] } }]),
        ),
      },
    },
  };
}
