import { presses, sees, types } from '../steps/steps.ts';
import * as create from '../team-page/create-team.stories.tsx';
import * as list from '../team-page/my-teams.stories.tsx';
import * as archives from '../team-page/team-archives.stories.tsx';
import type { Language } from './languages.ts';
import { type Screen, screensOf } from './screen.ts';

const form = screensOf(create.default);
const mine = screensOf(list.default);
const search = screensOf(archives.default);

/** The screens around the page of a registered team. */
export const teamScreens = (say: Language['site']) => {
  const searches = [types(say.archiveNumber, '10042'), presses(say.searchTeam)];
  return {
    CreateTeam: form(create.Form, presses(say.createTeam), sees(say.teamNameNeeded)),
    CreateTeamLoggedOut: form(create.LoggedOut, sees(say.logInToCreate)),
    CreateTeamByLink: form(create.ByLink, sees(say.codeToCreate)),
    CreateTeamFails: form(create.NoConnection, types(say.teamName, 'Owls'), presses(say.createTeam), sees(say.noReply)),
    MyTeams: mine(list.Teams, sees(say.pendingRequests)),
    MyTeamsNone: mine(list.NoTeams, sees(say.noTeamsHint)),
    MyTeamsFailed: mine(list.Failed, sees(say.teamsFailed)),
    MyTeamsByLink: mine(list.ByLink, sees(say.codeToSeeTeams)),
    TeamArchives: search(archives.Empty, presses(say.searchTeam), sees(say.badTeamNumber)),
    TeamFoundMine: search(archives.FoundMine, ...searches, sees(say.archiveStanding.member)),
    TeamFoundInvite: search(archives.FoundInvite, ...searches, sees(say.archiveStanding.invited)),
    TeamFoundRequest: search(archives.FoundRequest, ...searches, sees(say.archiveStanding.requested)),
    TeamFoundOther: search(archives.FoundOther, ...searches, sees(say.archiveStanding.stranger)),
    TeamNotFound: search(archives.NotFound, ...searches, sees(say.archiveMissText)),
    TeamArchivesFail: search(archives.NoConnection, ...searches, sees(say.archivesFailed)),
    TeamArchivesByLink: search(archives.ByLink, sees(say.codeToSearch)),
  } satisfies Record<string, Screen>;
};
