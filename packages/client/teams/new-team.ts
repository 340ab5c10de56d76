import { createTeam, idempotencyHeader } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { randomId } from '../random-id.ts';
import type { Random } from '../seams.ts';

interface NewTeam {
  readonly team_name: string;
  readonly team_slogan?: string;
}

/** The team that was sent last, and the id it was sent with. */
export interface SentTeam {
  readonly text: string;
  readonly id: string;
}

/** Where the team that was sent last is kept. */
interface Kept {
  get(): SentTeam | undefined;
  set(sent: SentTeam): void;
}

/** Creates registered teams and resolves with a team's number: repeating it after a lost reply creates no second team. */
export function newTeams(
  { call }: Pick<SnugCore, 'call'>,
  random: Random,
  kept: Kept = inMemory(),
): (team: NewTeam) => Promise<string> {
  return async (body) => {
    const text = JSON.stringify(body);
    const last = kept.get();
    const sent = last?.text === text ? last : { text, id: randomId(random) };
    kept.set(sent);
    const headers = { [idempotencyHeader]: sent.id };
    const { kt_team_id } = await call(createTeam, { body, headers });
    return kt_team_id;
  };
}

function inMemory(): Kept {
  let last: SentTeam | undefined;
  return {
    get: () => last,
    set(sent) {
      last = sent;
    },
  };
}
