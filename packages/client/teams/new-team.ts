import { createTeam, idempotencyHeader } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { randomId } from '../random-id.ts';
import type { Random } from '../seams.ts';

interface NewTeam {
  readonly team_name: string;
  readonly team_slogan?: string;
}

/** Creates registered teams and resolves with a team's number: repeating it after a lost reply creates no second team. */
export function newTeams({ call }: Pick<SnugCore, 'call'>, random: Random): (team: NewTeam) => Promise<string> {
  let sent = { text: '', id: '' };
  return async (body) => {
    const text = JSON.stringify(body);
    if (sent.text !== text) sent = { text, id: randomId(random) };
    const headers = { [idempotencyHeader]: sent.id };
    const { kt_team_id } = await call(createTeam, { body, headers });
    return kt_team_id;
  };
}
