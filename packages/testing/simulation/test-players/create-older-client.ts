import type { LiveSocket } from '@snug/client';
import { livePaths, loadGame, rememberedMessages } from '@snug/contract';
import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { VirtualNetwork } from '../network/virtual-network.ts';
import type { ClientEnd } from '../network/wire.ts';
import { teamName, type World } from '../world/world.ts';
import { ownerMark } from './captain.ts';
import type { OlderClient } from './older-client.ts';
import { type Anything, createOlderClientScreen, summary } from './older-client-screen.ts';

/**
 * A client that implements the specification to the letter and nothing beyond: its calls and URLs, its messages, its 15
 * remembered numbers (N-2); or in addition the cursor, without our own messages (N-1). A guest, captain of a team of one.
 */
export function createOlderClient(
  world: World,
  network: VirtualNetwork,
  random: SeededRandom,
  {
    name,
    team,
    hasCursor,
  }: {
    readonly name: string;
    readonly team: number;
    readonly hasCursor: boolean;
  },
): OlderClient {
  const { kernel, game, ledger, origin } = world;
  const end: ClientEnd = { name, reach: (run) => run() };
  const id = Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const headers: Record<string, string> = { 'user-client-id': id, 'content-type': 'application/json' };
  const screen = createOlderClientScreen();
  const { shown } = screen;
  const typed = new Map<string, string>();
  let [teamCode, epoch, latest, loadedAt] = ['', '', 0, 0];
  let isOut = false;
  let seen: number[] = [];
  let socket: LiveSocket | undefined;
  let count = 0;
  let handling = Promise.resolve();

  async function call(method: string, path: string, body?: object): Promise<Anything> {
    const asking = network.fetch(end, origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const reply = await Promise.race([asking, kernel.sleep(15_000).then(() => undefined)]);
    if (!reply) throw new Error(`${path} was not answered.`);
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
    if (cookie) Object.assign(headers, { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie });
    if (!reply.ok) throw new Error(`${path} ${reply.status}`);
    return reply.json();
  }

  function take(view: Anything, askedAt: number): void {
    isOut = view.team === null;
    if (isOut) return;
    teamCode = view.team.team_code;
    loadedAt = askedAt;
    screen.load(view);
  }

  async function load(): Promise<void> {
    const askedAt = kernel.now();
    const view = await call('GET', `${loadGame.path}?game_id=${game.game_id}`);
    take(view, askedAt);
    if (!hasCursor) return;
    // Another stream has its own numbers: those of the one before say nothing about it.
    if (view.epoch !== epoch) [latest, seen] = [view.last_msg_id, []];
    else if (view.last_msg_id > latest) latest = view.last_msg_id;
    epoch = view.epoch;
  }

  function connect(): void {
    const path = livePaths.player
      .replace('{game_id}', game.game_id)
      .replace('{id}', id)
      .replace('{team_code}', teamCode);
    const cursor = hasCursor ? `&last=${latest}&e=${epoch}` : '';
    let mine: LiveSocket | undefined;
    const own = network.connect(end, `${origin}${path}?pre_connect_auth=true${cursor}`, {
      opened() {},
      heard(text) {
        if (mine !== socket || !mine) return;
        const { msg_id, data } = JSON.parse(text);
        handling = handling.then(() => handle(mine as LiveSocket, msg_id, data)).catch(() => refresh());
      },
      closed(code) {
        if (mine !== socket) return;
        socket = undefined;
        if (isOut) return;
        if (code === 4010) kernel.after(random.between(200, 1_000), () => reload());
        else kernel.after(random.between(500, 3_000), () => socket ?? connect());
      },
    });
    mine = own;
    socket = own;
  }

  async function handle(from: LiveSocket, msg_id: number, data: string): Promise<void> {
    if (from !== socket || seen.includes(msg_id)) return;
    const message = JSON.parse(data);
    // The quizmaster has kicked the team: the page says so, and is closed.
    if (message.type === 'NO_GAME_ACCESS') isOut = true;
    if (isOut) return;
    if (msg_id !== 0 && msg_id < latest) return refresh();
    if (!screen.apply(message)) await load();
    // What it loaded for a closed connection may belong to another stream, in which this number means something else.
    if (msg_id === 0 || from !== socket) return;
    latest = Math.max(latest, msg_id);
    seen = [...seen, msg_id].slice(-rememberedMessages);
    world.faults.hit(hasCursor ? 'client-n-1' : 'client-n-2');
    from.send(`acknowledge|${msg_id}`);
  }

  function refresh(): void {
    socket?.close();
    socket = undefined;
    kernel.after(random.between(500, 2_000), () => socket ?? connect());
  }

  /** Tries until it has loaded, then connects. */
  function reload(): void {
    load().then(
      () => isOut || socket || connect(),
      () => void kernel.after(random.between(500, 3_000), reload),
    );
  }

  function enter(): void {
    const body = { code: game.code, team_name: teamName(team), kt_team_id: 'new', num_players: 1, invites: [] };
    call('GET', '/api/version')
      .then(() => call('POST', '/api/player/game/code/join', body))
      .then(reload, () => void kernel.after(random.between(500, 3_000), enter));
  }

  function act(): void {
    if (world.isSettling || isOut) return;
    kernel.after(random.between(500, 3_000), act);
    if (shown.round === '' || shown.asked.length === 0 || shown.submitted[screen.order()] !== undefined) return;
    const isWhole = shown.asked.every((question) => typed.has(question));
    if (random.chance(0.6)) typeAnswer(random.pick(shown.asked));
    else if (shown.open && isWhole && random.chance(0.3)) submit();
  }

  function submit(): void {
    const answers = shown.asked.map((question) => texts(question));
    for (const text of answers.flat()) ledger.submittedByPosition.set(text, { loadedAt });
    call('POST', `/api/player/game/${game.game_id}/round/${screen.order()}/submit`, { doubled: false, answers }).catch(
      () => {},
    );
  }

  function typeAnswer(question_id: string): void {
    count += 1;
    typed.set(question_id, `${ownerMark({ team, name })}q${screen.question(question_id).mark}.n${count}`);
    const place = {
      game_id: game.game_id,
      round_num: screen.order(),
      question_num: screen.question(question_id).number,
    };
    call('PUT', '/api/game/answer', { ...place, answer: texts(question_id) }).catch(() => {});
  }

  function texts(question_id: string): string[] {
    const [first = ''] = [typed.get(question_id)];
    return Array.from({ length: screen.question(question_id).wanted }, (_, place) => (place === 0 ? first : ''));
  }

  function sendHeartbeat(): void {
    socket?.send(`thump thump|${latest}`);
  }

  return {
    name,
    team,
    network: network,
    sendHeartbeat,
    start() {
      kernel.after(random.between(100, 1_500), enter);
      kernel.after(random.between(500, 3_000), act);
      const beats = () => {
        sendHeartbeat();
        kernel.after(60_000, beats);
      };
      kernel.after(60_000, beats);
    },
    async compare() {
      if (teamCode === '' || isOut) return undefined;
      const reply = await world.server.look({
        method: 'GET',
        url: `${origin}${loadGame.path}?game_id=${game.game_id}`,
        headers,
        body: undefined,
      });
      if (reply.status !== 200) return undefined;
      return { shown: { ...shown }, expected: summary(JSON.parse(reply.body)) };
    },
  };
}
