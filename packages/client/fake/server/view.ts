import type {
  GamePlayer,
  GameTeam,
  GameView,
  Invite,
  Me,
  RevealedRound,
  Round,
  RoundStart,
  SubmittedRound,
} from '@snug/contract';
import { teamOf, teamsOf } from './asked.ts';
import { toRate } from './feedback.ts';
import type { FakeHouse } from './house.ts';
import { invitesOf, invitesTo } from './open-invites.ts';
import type { FakeAccount, FakeAnswer, FakeInvite, FakePlayer, FakeRound, FakeState, FakeTeam } from './state.ts';
import { streamOf } from './streams.ts';

/** The game as one player may see it: what is asked alone, and of answers and codes the own team's alone. */
export function gameView(
  { state, streams, clock }: FakeHouse,
  player: FakePlayer,
  account: FakeAccount | undefined,
): GameView {
  const { private_event, round_open, round_shown, ...game } = state.game;
  const team = player.status === 'joined' ? teamOf(state, player.teamid) : undefined;
  const wanted = player.status === 'pending-join' ? teamOf(state, player.teamid) : undefined;
  const round = state.rounds[game.round_index];
  const stream = streamOf(player);
  const now = clock.now();
  return {
    ...game,
    niceTitle: '',
    kt_id: '',
    round_count: state.rounds.length,
    round: round && round_open && round_shown ? roundView(round, team) : null,
    submitted: team ? submittedBy(team) : {},
    ...revealedIn(state),
    suggested: round && team ? answersTo(round, team) : {},
    me: {
      ...playerView(state, player),
      profile_img: account?.profile_img ?? '',
      playerid: account?.account_id ?? '',
      name: account?.player_name ?? '',
      email: account?.email ?? '',
      phone: account?.phone ?? '',
      team_code: team?.team_code ?? wanted?.alias ?? '',
      joined: player.status === 'joined',
      requested: player.status === 'pending-join',
    } satisfies Me,
    team: team
      ? {
          ...ownTeam(team),
          num_players: team.num_players,
          players: peopleOf(state, team.teamid).map((each) => playerView(state, each)),
          invites: invitesOf(state, team.teamid, now).map((invite) => teamInviteView(state, invite, player.player_id)),
        }
      : null,
    game_teams: teamsOf(state).map((each) => (each === team ? ownTeam(each) : aliasedTeam(each))),
    invites: account
      ? invitesTo(state, account.account_id, now)
          .filter(({ teamid }) => teamid !== team?.teamid)
          .map((invite) => inviteToMeView(state, invite))
      : [],
    private_event,
    host_venmo: state.hosts.flatMap(({ name, handle }) => (handle === '' ? [] : [{ name, handle }])),
    feedback_eligible: toRate(state, player).length > 0,
    last_msg_id: streams.position(stream),
    epoch: streams.epoch(stream),
  };
}

/** A team as its own people see it. */
export function ownTeam({ teamid, kt_team_id, team_code, team_name, team_image }: FakeTeam): GameTeam {
  return { teamid, kt_team_id, team_code, team_name, team_image };
}

/** A team as everybody else sees it. */
export function aliasedTeam(team: FakeTeam): GameTeam {
  return { ...ownTeam(team), team_code: team.alias };
}

export function playerView({ accounts }: FakeState, player: FakePlayer): GamePlayer {
  const { player_code, player_name, is_captain, status, account_id } = player;
  const profile_img = accounts.find((account) => account.account_id === account_id)?.profile_img ?? '';
  return { player_code, player_name, is_captain, status, registered: account_id !== null, profile_img };
}

/** Who has joined a team or asks to, the longest there first. */
export function peopleOf({ players }: FakeState, teamid: string): FakePlayer[] {
  const place = ({ joined, came }: FakePlayer) => joined ?? came;
  return players.filter((player) => player.teamid === teamid).toSorted((one, other) => place(one) - place(other));
}

export function roundStart({
  questions: _,
  keys: __,
  asked: ___,
  started_at,
  opened_at,
  closed_at,
  isTold,
  ...start
}: FakeRound) {
  return start satisfies RoundStart;
}

/** The asked questions of a round, in the order asked. */
export function askedOf({ asked, questions }: FakeRound) {
  return asked.flatMap((id) => questions.filter(({ question_id }) => question_id === id));
}

function roundView(round: FakeRound, team: FakeTeam | undefined): Round {
  const submitted = team && standing(team, round.round_order)?.submission;
  return {
    ...roundStart(round),
    asked: askedOf(round).map((question, place) => {
      const held = team?.answers.get(question.question_id);
      const newest = held && newestOf(held);
      const texts = submitted?.answers[place] ?? newest?.texts;
      return {
        ...question,
        answers: Array.from({ length: question.num_answers }, (_, n) => texts?.[n] ?? ''),
        ...(!submitted && newest?.late && { late: true }),
        suggestions: [...(team?.suggestions.get(question.question_id) ?? [])],
      };
    }),
    doubled: submitted?.doubled ?? team?.doubled.has(round.round_order) ?? false,
    submitted: submitted !== undefined,
  };
}

/** The answers of a round, for players who have been told them. */
export function revealedView(round: FakeRound): RevealedRound {
  const { round_order, title, single_answer, keys } = round;
  return {
    round_order,
    title,
    single_answer,
    questions: askedOf(round).map(({ question_id, question_text }) => {
      const { answers = [], notes = '' } = keys[question_id] ?? {};
      return { question_id, question_text, answers: [...answers], notes };
    }),
  };
}

function revealedIn({ rounds }: FakeState): Pick<GameView, 'revealed'> {
  const told = rounds.filter(({ isTold }) => isTold);
  if (told.length === 0) return {};
  return { revealed: Object.fromEntries(told.map((round) => [round.round_order, revealedView(round)])) };
}

/** The submission of a round that stands. */
export function standing({ submissions }: FakeTeam, round_order: number) {
  return submissions.find((each) => each.round_order === round_order && !each.isWithdrawn);
}

/** What a team last gave of a question, in time or late. */
export function newestOf({ onTime, late }: FakeAnswer): { texts: string[]; late: boolean; at: number } | undefined {
  if (late && (onTime?.at ?? 0) <= late.at) return { ...late, late: true };
  return onTime && { ...onTime, late: false };
}

export function submittedBy({ submissions }: FakeTeam): Record<string, SubmittedRound> {
  const all = submissions.filter(({ isWithdrawn }) => !isWithdrawn);
  return Object.fromEntries(all.map(({ round_order, submission }) => [round_order, submission]));
}

/** The highest number of an answer or a double that a client has sent for a player's team; undefined: none. */
export function lastWriteOf(state: FakeState, player: FakePlayer, clientId: string): number | undefined {
  const team = player.status === 'joined' ? teamOf(state, player.teamid) : undefined;
  const writes = [
    ...[...(team?.answers.values() ?? [])].map(({ writes }) => writes),
    ...(team?.doubleWrites.values() ?? []),
  ];
  const seqs = writes.flatMap((each) => each.get(clientId) ?? []);
  return seqs.length > 0 ? Math.max(...seqs) : undefined;
}

/** The team's saved answers of a round, by question, as the messages tell them: of what came late they say nothing. */
export function answersTo(round: FakeRound, { answers }: FakeTeam): Record<string, string[]> {
  return Object.fromEntries(
    round.asked.flatMap((question_id) => {
      const held = answers.get(question_id)?.onTime;
      return held ? [[question_id, held.texts]] : [];
    }),
  );
}

/** An invite as its team sees it: the contact is for the one who typed it alone. */
export function teamInviteView(state: FakeState, invite: FakeInvite, viewer: string): Invite {
  const { kind, contact, inviter } = invite;
  return { ...sharedInvite(state, invite), ...(inviter === viewer && kind !== 'link' && { [kind]: contact }) };
}

/** An invite as the invited player sees it: with the code that joins. */
export function inviteToMeView(state: FakeState, invite: FakeInvite): Invite {
  return { ...sharedInvite(state, invite), team_code: invite.code };
}

function sharedInvite(state: FakeState, { invite_id, kind, contact, account_id, teamid, inviter }: FakeInvite): Invite {
  const by = state.players.find(({ player_id }) => player_id === inviter);
  const account = state.accounts.find((each) => each.account_id === account_id);
  return {
    invite_id,
    inviteBy: kind === 'link' ? 'playerid' : kind,
    invitee: kind === 'playerid' ? (account?.player_name ?? '') : masked(kind, contact),
    team_code: '',
    team_name: teamOf(state, teamid)?.team_name ?? '',
    inviter: by?.player_code ?? '',
    inviter_name: by?.player_name ?? '',
  };
}

/** A contact with most of it hidden. */
export function masked(kind: string, contact: string): string {
  if (kind === 'phone') return `(***) ***-${contact.slice(-4)}`;
  return `${contact.slice(0, 1)}***${contact.slice(contact.indexOf('@'))}`;
}
