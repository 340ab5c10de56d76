import { type BodyOf, cleanTeamName, cleanTeamSlogan, type editTeam, type RegisteredTeam } from '@snug/contract';

/** A team's settings as people read them. The wire's fields have the opposite sense of both toggles (OPEN-60). */
export interface TeamSettings {
  readonly name: string;
  readonly slogan: string;
  /** `All Members Can Edit`. */
  readonly allMembersCanEdit: boolean;
  /** `Allow Join Requests`. */
  readonly allowJoinRequests: boolean;
}

type Wire = Pick<RegisteredTeam, 'team_name' | 'team_slogan' | 'restrict_editing' | 'no_requests'>;

export function teamSettingsOf({ team_name, team_slogan, restrict_editing, no_requests }: Wire): TeamSettings {
  return {
    name: team_name,
    slogan: team_slogan,
    allMembersCanEdit: !restrict_editing,
    allowJoinRequests: !no_requests,
  };
}

/** The change to send; undefined when there is nothing to save: a team needs a name (RULE-06). */
export function teamEdit({
  name,
  slogan,
  allMembersCanEdit,
  allowJoinRequests,
}: TeamSettings): BodyOf<typeof editTeam> | undefined {
  const team_name = cleanTeamName(name);
  if (team_name === '') return undefined;
  return {
    team_name,
    team_slogan: cleanTeamSlogan(slogan),
    restrict_editing: !allMembersCanEdit,
    no_requests: !allowJoinRequests,
  };
}
