import {
  type AnyCall,
  generateInviteToken,
  hostCloseSubmissions,
  hostEndGame,
  listAds,
  saveAnswer,
  shortUrl,
  submitRound,
  uploadGameImage,
  uploadPlayerImage,
  uploadTeamImage,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { littleQuiz } from '../../testing/test-world.ts';
import type { ActorName, Scene } from './actors.ts';
import { type Input, makeCall } from './make-call.ts';

/** The smallest real PNG: one dark pixel. */
const picture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** How a call is made rightly in a scene, by whoever may make it. One row per call of the server. */
export const inputs: Readonly<Record<string, (scene: Scene, actor: ActorName) => Input>> = {
  getVersion: () => ({ query: { r: '1' } }),
  contactCheck: () => ({ query: { email: 'nobody@nowhere.example' } }),
  registerPlayer: (_, actor) => ({
    body: { player_name: 'New', email: `${actor}.${crypto.randomUUID()}@new.example`, phone: '' },
  }),
  validateCode: () => ({ body: { code: '000000', playerid: 'nobody' } }),
  updateToken: () => ({}),
  nameCheck: () => ({}),
  setName: (_, actor) => ({ body: { name: `${actor} anew` } }),
  addContact: () => ({ body: { phone: `555${String(Math.random()).slice(2, 9)}` } }),
  confirmContact: () => ({ body: { code: '000000' } }),
  // Nobody's: a right one would end the login that the next call needs.
  logout: () => ({ body: { client_id: 'client-of-somebody-else' } }),

  findGame: ({ ids }) => ({ body: { code: ids.code } }),
  gameExists: ({ ids }) => ({ params: { code: ids.code ?? '' } }),
  listGames: () => ({}),
  joinWithCode: ({ ids }, actor) => ({
    body: { code: ids.code, team_name: `Team of ${actor}`, kt_team_id: 'new', num_players: 1, invites: [] },
  }),
  joinGame: (scene) => ({ ...game(scene), body: {} }),
  newPlayer: (scene, actor) => ({ ...game(scene), body: { client_id: scene.people[actor].clientId } }),
  loadGame: ({ ids }) => ({ query: { game_id: ids.game_id } }),
  leaveGame: game,
  addTeam: (scene, actor) => ({ ...game(scene), body: { team_name: `Team of ${actor}`, kt_team_id: 'new' } }),

  askToJoin: (scene, actor) => ({ ...asked(scene), body: { client_id: scene.people[actor].clientId } }),
  cancelJoinRequest: (scene, actor) => ({ ...asked(scene), body: { client_id: scene.people[actor].clientId } }),
  answerJoinRequest: ({ ids }) => ({
    params: { gameId: ids.game_id ?? '', teamId: ids.team_code ?? '', action: 'approve' },
    body: { player_id: ids.pending_code },
  }),
  dropPlayer: (scene) => ({ ...team(scene), body: {} }),
  promoteCaptain: (scene) => ({ ...team(scene), body: { player_code: scene.ids.member_code } }),
  inviteToTeam: (scene) => ({ ...team(scene), body: { inviteBy: 'playerid', playerid: scene.ids.requested_id } }),
  cancelInvite: (scene) => ({ ...team(scene), body: { invite_id: scene.ids.invite_id } }),
  declineInvite: team,
  generateInviteToken: team,
  getInviteToken: ({ ids }) => ({ params: { gameid: ids.game_id ?? '', team_code: ids.team_code ?? '' } }),
  checkInvite: ({ ids }) => ({ body: { token: ids.invite_token ?? '' } }),
  sendInvite: (scene) => ({
    ...game(scene),
    body: { team_code: scene.ids.invite_code, inviter: 'me', email: `${crypto.randomUUID()}@new.example`, phone: '' },
  }),
  shortUrl: () => ({ query: { urlid: 'nothing' } }),
  registerTeam: (scene) => ({ ...team(scene), body: { teamid: scene.ids.registered } }),
  upgradeTeam: ({ ids }) => ({
    params: { gameid: ids.game_id ?? '', team_code: ids.team_code ?? '' },
    body: { teamid: ids.registered },
  }),
  // Of the team that is no registered one.
  renameTeam: ({ ids }) => ({
    params: { id: ids.game_id ?? '', team: ids.rival_alias ?? '' },
    body: { team_name: 'Owls renamed' },
  }),

  saveAnswer: ({ ids: { game_id, question_id } }) => ({
    body: { game_id, round_num: 1, question_num: 0, question_id, answer: 'Paris' },
  }),
  submitRound: (scene) => ({ ...round(scene), body: { doubled: false, answers: [['Paris']] } }),
  suggestAnswer: ({ ids: { game_id } }) => ({ body: { game_id, round_index: 0, q_idx: 0, suggestion: 'Rome' } }),
  setDouble: (scene) => ({ ...round(scene), body: { doubled: true } }),

  needFeedback: game,
  sendFeedback: (scene) => ({
    ...game(scene),
    body: { userid: scene.ids.host_id, player_code: scene.ids.captain_code, stars: 5, tags: ['Funny'], notes: '' },
  }),
  listAds: ({ ids }) => ({ params: { gameid: ids.game_id ?? '' } }),
  countAd: ({ ids }) => ({ params: { gameid: ids.game_id ?? '', ad_id: ids.ad_id ?? '', event: 'seen' } }),
  listImages: ({ ids }) => ({ params: { gameid: ids.game_id ?? '' } }),
  uploadGameImage: (scene) => ({ ...game(scene), file: picture }),
  deleteGameImage: ({ ids }) => ({ params: { id: ids.game_id ?? '', image_code: ids.image_code ?? 'none' } }),
  uploadPlayerImage: ({ ids }) => ({ params: { id: ids.captain_id ?? '' }, file: picture }),
  deletePlayerImage: ({ ids }) => ({ params: { id: ids.captain_id ?? '', image_code: ids.image_code ?? 'none' } }),

  nextSurvey: () => ({}),
  answerSurvey: ({ ids }) => ({ params: { id: ids.surveyid ?? '' }, body: { response: 'Tea' } }),
  skipSurvey: ({ ids }) => ({ params: { id: ids.surveyid ?? '' }, body: { reason: 'No Reason' } }),

  listMyTeams: () => ({ query: { rnd: '1' } }),
  listTeams: () => ({ query: { rnd: '1', joined: 'yes' } }),
  createTeam: (_, actor) => ({ body: { team_name: `Team of ${actor}` } }),
  teamDetail: registered,
  editTeam: (scene) => ({
    ...registered(scene),
    body: { team_name: 'Foxes anew', team_slogan: '', restrict_editing: false, no_requests: false },
  }),
  setOwner: (scene) => ({ ...registered(scene), body: { new_owner: scene.ids.member_id } }),
  removeMember: ({ ids }) => ({ params: { id: ids.kt_team_id ?? '', playerid: ids.requested_id ?? '' } }),
  inviteMember: (scene) => ({ ...registered(scene), body: { email: `${crypto.randomUUID()}@new.example` } }),
  approveMember: ({ ids }) => ({ params: { id: ids.kt_team_id ?? '', playerid: ids.requested_id ?? '' } }),
  requestToJoin: registered,
  disbandTeam: registered,
  restoreTeam: registered,
  updateTeamPhoto: (scene) => ({ ...registered(scene), file: picture }),
  uploadTeamImage: (scene) => ({ ...registered(scene), file: picture }),
  deleteTeamImage: ({ ids }) => ({ params: { id: ids.kt_team_id ?? '', image_code: ids.image_code ?? 'none' } }),

  hostSignIn: () => ({ body: { link: 'nothing' } }),
  // Asked first by those who may not: afterwards the quizmaster is out.
  hostSignOut: () => ({}),
  hostMe: () => ({}),
  hostGames: () => ({}),
  hostNewGame: () => ({ body: { title: 'Next week', pack: Pack.parse(littleQuiz) } }),
  hostLoadGame: game,
  hostStartRound: (scene) => ({ ...game(scene), body: { round_order: 2 } }),
  hostEndRound: game,
  hostAsk: (scene) => ({ ...game(scene), body: { question_id: scene.ids.next_question_id } }),
  hostRecall: (scene) => ({ ...game(scene), body: { question_id: scene.ids.question_id } }),
  hostOpenSubmissions: game,
  hostCloseSubmissions: (scene) => ({ ...game(scene), body: { keep_round: true } }),
  hostEndGame: game,
  hostReopenGame: game,
  hostFinalizeGame: game,
  hostKickTeam: team,
  hostRenameTeam: (scene) => ({ ...team(scene), body: { team_name: 'Foxes renamed' } }),
  hostResetSubmission: onRound,
  hostAcceptLate: onRound,
  hostReveal: (scene) => ({ ...game(scene), body: { round_order: 1 } }),
  hostNudge: game,
  hostFeedback: game,
  hostSetTips: () => ({ body: { handle: 'robin-tips' } }),
  hostAds: () => ({}),
  hostSaveAd: () => ({
    body: { sponsor: 'Brewer', link: 'https://brewer.example/', image: '', text: 'Stout', active: true },
  }),
  hostAdProof: () => ({ query: {} }),
  hostSurveys: () => ({}),
  hostSaveSurvey: () => ({ body: { question_text: 'Pie or mash?', options: ['Pie', 'Mash'], active: true } }),
};

function game({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '' } };
}

function team({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '', team: ids.team_code ?? '' } };
}

function round({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '', round: '1' } };
}

function onRound({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '', team: ids.teamid ?? '', round: '1' } };
}

/** The team as one who is not on it knows it. */
function asked({ ids }: Scene) {
  return { params: { gameId: ids.game_id ?? '', teamId: ids.alias ?? '' } };
}

function registered({ ids }: Scene) {
  return { params: { id: ids.kt_team_id ?? '' } };
}

/** What has to have happened for a call to make sense. Answers ids that the scene has from then on. */
export const before: Readonly<Record<string, (scene: Scene, url: string) => Promise<Record<string, string>>>> = {
  needFeedback: ended,
  sendFeedback: ended,
  hostFeedback: ended,
  hostReopenGame: ended,
  hostFinalizeGame: ended,
  async getInviteToken(scene) {
    await scene.people.captain.call(generateInviteToken, team(scene) as never);
    return {};
  },
  async checkInvite(scene) {
    const { captain } = scene.people;
    const { urlid } = await captain.call(generateInviteToken, team(scene) as never);
    const { long_url } = await captain.call(shortUrl, { query: { urlid } });
    return { invite_token: long_url.split('/').at(-1) ?? '' };
  },
  async countAd(scene) {
    await scene.people.captain.call(listAds, inputs.listAds?.(scene, 'captain') as never);
    return {};
  },
  async hostResetSubmission(scene) {
    await scene.people.captain.call(submitRound, inputs.submitRound?.(scene, 'captain') as never);
    return {};
  },
  async hostAcceptLate(scene) {
    await scene.people.host.call(hostEndGame, game(scene));
    await scene.people.captain.call(saveAnswer, inputs.saveAnswer?.(scene, 'captain') as never);
    return {};
  },
  async hostOpenSubmissions(scene) {
    await scene.people.host.call(hostCloseSubmissions, { ...game(scene), body: { keep_round: true } });
    return {};
  },
  async hostReveal(scene) {
    await scene.people.host.call(hostCloseSubmissions, { ...game(scene), body: { keep_round: true } });
    return {};
  },
  deleteGameImage: (scene, url) => uploaded(scene, url, 'member', uploadGameImage),
  deletePlayerImage: (scene, url) => uploaded(scene, url, 'captain', uploadPlayerImage),
  deleteTeamImage: (scene, url) => uploaded(scene, url, 'owner', uploadTeamImage),
};

async function ended(scene: Scene) {
  await scene.people.host.call(hostEndGame, game(scene));
  return {};
}

async function uploaded(scene: Scene, url: string, who: ActorName, call: AnyCall) {
  const input = inputs[call.name]?.(scene, who) ?? {};
  const { body } = await makeCall(url, scene.people[who], call, input);
  const [image] = body as { image_code: string }[];
  return { image_code: image?.image_code ?? '' };
}
