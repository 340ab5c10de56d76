import { isOnItsWay } from '@snug/client';
import { answerJoinRequest, dropPlayer, promoteCaptain, type Round, type TeamQuestion } from '@snug/contract';
import type { Tab } from '../phone/phone.ts';
import { markOf } from '../world/ledger.ts';
import type { World } from '../world/world.ts';
import type { Player } from './player.ts';

/** One action of a captain: manages the team, or answers. */
export function actAsCaptain(world: World, player: Player, tab: Tab): void {
  const { random } = player;
  const { view, submitting } = tab.game.get();
  if (!view?.team) return;
  if (player.team !== undefined) world.codes.set(player.team, view.team.team_code);
  const applicant = view.team.players.find(({ status }) => status === 'pending-join');
  const members = view.team.players.filter(({ status, is_captain }) => status === 'joined' && !is_captain);
  if (applicant && random.chance(0.5))
    decideJoinRequest(world, tab, view.team.teamid, applicant.player_code, random.chance(0.8));
  else if (members.length > 0 && random.chance(world.teamChangeChance))
    changeTeam(world, player, tab, random.pick(members).player_code);
  else if (view.round && !view.round.submitted && !isOnItsWay(submitting)) playRound(world, player, tab, view.round);
}

/** Doubles, types or submits. */
function playRound(world: World, player: Player, tab: Tab, round: Round): void {
  const { random } = player;
  const { view, drafts } = tab.game.get();
  if (round.asked.length === 0) return;
  // An answered question counts as answered even if the screen has lost the answer: so a checker finds it missing.
  const isAnswered = (id: string) =>
    world.ledger.typed.some((typed) => typed.player === player.name && typed.question_id === id);
  const isEmpty = ({ question_id }: TeamQuestion) =>
    !drafts[question_id]?.texts.some((text) => text !== '') && !isAnswered(question_id);
  const empty = round.asked.filter(isEmpty);
  const isWhole = round.asked.length === round.question_count;
  if (round.double_or_nothing && random.chance(0.1)) setDouble(world, tab, !round.doubled);
  else if (empty.length > 0) typeAnswer(world, player, tab, random.pick(empty));
  else if (random.chance(0.25)) typeAnswer(world, player, tab, random.pick(round.asked));
  else if (view?.submissions_open && random.chance(isWhole ? 0.6 : 0.05)) submit(world, player, tab);
}

/** The input of a question, on the screen of somebody who types into it. */
interface Input {
  readonly world: World;
  readonly player: Player;
  readonly tab: Tab;
  readonly question_id: string;
  readonly index: number;
}

/** A few keystrokes, one after the other, at typing speed. */
function typeAnswer(world: World, player: Player, tab: Tab, question: TeamQuestion): void {
  const { random } = player;
  const { question_id, num_answers } = question;
  const input: Input = { world, player, tab, question_id, index: random.below(num_answers) };
  const strokes = random.chance(0.5) ? 1 : random.between(2, 3);
  const begun = `${ownerMark(player)}q${markOf(question.question_text)}.n${player.count}`;
  player.count += 1;
  let after = 0;
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    enterAfter(after, input, begun + 'xyz'.slice(0, stroke));
    after += random.between(40, 260);
  }
  if (random.chance(0.2)) world.kernel.after(after + 50, () => tab.reach(() => tab.game.flush()));
  maybeRetype(input, begun);
}

/** Where a write may arrive twice or late, the text often changes meanwhile: the older write arrives after the newer. */
function maybeRetype(input: Input, text: string): void {
  const { faults, kernel, random } = input.world;
  if (!faults.has('request-doubled') && !faults.has('request-overtaken')) return;
  const thoughts = random(`second thoughts ${input.tab.name} ${kernel.now()}`);
  if (thoughts.chance(0.5)) enterAfter(thoughts.between(600, 3_000), input, `${text}z`);
}

function enterAfter(ms: number, input: Input, text: string): void {
  input.world.kernel.after(ms, () => input.tab.reach(() => enterText(input, text)));
}

function enterText({ world, player, tab, question_id, index }: Input, text: string): void {
  const { view, drafts, submitting } = tab.game.get();
  const round = view?.round;
  const question = round?.asked.find((each) => each.question_id === question_id);
  // The input has disappeared or is closed meanwhile.
  if (!round || !question || round.submitted || isOnItsWay(submitting) || world.isSettling) return;
  if (!view.me.is_captain || tab.isDead) return;
  const before = drafts[question_id]?.texts ?? [];
  const texts = Array.from({ length: question.num_answers }, (_, n) => (n === index ? text : (before[n] ?? '')));
  world.trace.note(tab.name, `types ${text} into ${index}`);
  world.ledger.typed.push({
    at: world.kernel.now(),
    player: player.name,
    phone: tab.phone.name,
    tab: tab.name,
    team: player.team ?? -1,
    teamid: view.team?.teamid,
    mark: markOf(question.question_text),
    question_id,
    round_order: round.round_order,
    texts,
  });
  tab.game.typeAnswer(question_id, index, text);
  const shown = tab.game.get().drafts[question_id]?.texts ?? [];
  if (shown.join('|') !== texts.join('|'))
    world.wrong('S8', `typed ${texts.join('|')}, and ${shown.join('|')} is shown`);
  world.faultAfterInput('typed', tab);
}

function setDouble(world: World, tab: Tab, doubled: boolean): void {
  const { doubling } = world.ledger;
  if (doubling.has(tab.name)) return;
  doubling.add(tab.name);
  world.trace.note(tab.name, doubled ? 'doubles' : 'takes the double back');
  tab.game
    .setDouble(doubled)
    .finally(() => doubling.delete(tab.name))
    .catch(world.failed);
}

function submit(world: World, player: Player, tab: Tab): void {
  const { view, drafts } = tab.game.get();
  const { round } = view ?? {};
  if (!round) return;
  world.trace.note(tab.name, `submits round ${round.round_order}`);
  world.ledger.pressed.push({
    at: world.kernel.now(),
    player: player.name,
    tab: tab.name,
    round_order: round.round_order,
    texts: new Map(round.asked.map(({ question_id }) => [question_id, drafts[question_id]?.texts ?? []])),
  });
  tab.game.submit().catch(world.failed);
  world.faultAfterInput('submitted', tab);
  maybeRequestReset(world, player, tab, round.round_order);
}

/** Some want it back at once, more of them while it is still sending: it may be stored, with only its reply lost. */
function maybeRequestReset(world: World, player: Player, tab: Tab, round_order: number): void {
  const regret = world.random(`regret ${tab.name} ${world.kernel.now()}`);
  const isSure = regret.chance(0.15);
  const isUneasy = regret.chance(0.8);
  const takesBack = regret.chance(0.5);
  world.kernel.after(regret.between(0, 3_000), () => {
    const isSending = !tab.isDead && isOnItsWay(tab.game.get().submitting);
    if (!isSure && !(isUneasy && isSending)) return;
    if (takesBack) takeBack(world, tab);
    else world.requestReset(player.team ?? -1, round_order);
  });
}

/** The button is there while the submission is on its way, and while submissions are open. */
function takeBack(world: World, tab: Tab): void {
  tab.reach(() => {
    const { view, submitting } = tab.game.get();
    const isIn = view?.round?.submitted && view.submissions_open;
    if (!view?.me.is_captain || !view.round || !(isIn || submitting.state === 'waiting')) return;
    world.trace.note(tab.name, `takes round ${view.round.round_order} back`);
    tab.game.takeBack().catch(() => {});
  });
}

function decideJoinRequest(world: World, tab: Tab, teamId: string, player_id: string, isWelcome: boolean): void {
  const action = isWelcome ? 'approve' : 'decline';
  const params = { gameId: world.game.game_id, teamId, action } as const;
  tab.client.call(answerJoinRequest, { params, body: { player_id } }).catch(() => {});
}

/** Hands over the captaincy or removes a member, often with a text just typed that is still under way. */
function changeTeam(world: World, player: Player, tab: Tab, player_code: string): void {
  const { random } = player;
  const { view } = tab.game.get();
  const params = { id: world.game.game_id, team: view?.team?.teamid ?? '' };
  const asked = view?.round?.submitted ? [] : (view?.round?.asked ?? []);
  const isTyping = asked.length > 0 && random.chance(0.7);
  const isPromotion = random.chance(0.6);
  if (isTyping) typeAnswer(world, player, tab, random.pick(asked));
  // A typed text is sent after a pause of 300 ms: each of the two may arrive first.
  world.kernel.after(isTyping ? random.between(240, 700) : 0, () =>
    tab.reach(() => {
      if (isPromotion) tab.client.call(promoteCaptain, { params, body: { player_code } }).catch(() => {});
      else tab.client.call(dropPlayer, { params, body: { player_id: player_code } }).catch(() => {});
    }),
  );
}

/** The prefix of everything that a player writes: it names the owner, wherever it appears (S4). */
export function ownerMark({ team, name }: Pick<Player, 'team' | 'name'>): string {
  return `~t${team ?? 'none'}.${name}.`;
}
