import type { LiveSocket } from '@snug/client';
import { livePaths, loadGame, rememberedMessages } from '@snug/contract';
import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { VirtualNetwork } from '../network/virtual-network.ts';
import type { ClientEnd } from '../network/wire.ts';
import { teamName } from '../world/team-name.ts';
import type { World } from '../world/world.ts';
import { ownerMark } from './captain.ts';
import type { OlderClient } from './older-client.ts';
import { type Anything, OlderClientScreen, summary } from './older-client-screen.ts';

export interface SpecifiedClientOptions {
  readonly name: string;
  readonly team: number;
  readonly hasCursor: boolean;
}

/**
 * A client that implements the specification to the letter and nothing beyond: its calls and URLs, its messages, its 15
 * remembered numbers (N-2); or in addition the cursor, without our own messages (N-1). A guest, captain of a team of one.
 */
export class SpecifiedClient implements OlderClient, ClientEnd {
  readonly name: string;
  readonly team: number;
  readonly network: VirtualNetwork;
  readonly #world: World;
  readonly #random: SeededRandom;
  readonly #hasCursor: boolean;
  readonly #id: string;
  readonly #headers: Record<string, string>;
  readonly #screen = new OlderClientScreen();
  readonly #typed = new Map<string, string>();
  #teamCode = '';
  #epoch = '';
  #latest = 0;
  #loadedAt = 0;
  #isOut = false;
  #seen: number[] = [];
  #socket: LiveSocket | undefined;
  #count = 0;
  #handling = Promise.resolve();

  constructor(world: World, network: VirtualNetwork, random: SeededRandom, options: SpecifiedClientOptions) {
    this.name = options.name;
    this.team = options.team;
    this.network = network;
    this.#world = world;
    this.#random = random;
    this.#hasCursor = options.hasCursor;
    this.#id = Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
    this.#headers = { 'user-client-id': this.#id, 'content-type': 'application/json' };
  }

  start(): void {
    this.#after(100, 1_500, () => this.#enter());
    this.#after(500, 3_000, () => this.#act());
    const beats = () => {
      this.sendHeartbeat();
      this.#world.kernel.after(60_000, beats);
    };
    this.#world.kernel.after(60_000, beats);
  }

  sendHeartbeat(): void {
    this.#socket?.send(`thump thump|${this.#latest}`);
  }

  async compare() {
    if (this.#teamCode === '' || this.#isOut) return undefined;
    const { server, origin, game } = this.#world;
    const reply = await server.look({
      method: 'GET',
      url: `${origin}${loadGame.path}?game_id=${game.game_id}`,
      headers: this.#headers,
      body: undefined,
    });
    if (reply.status !== 200) return undefined;
    const { shown } = this.#screen;
    const view = JSON.parse(reply.body);
    const expected = summary(view);
    // It knows one submission of a round: what came late beside what was handed in at the close, until it loads again.
    const late = Object.entries<Anything>(view.late_submitted ?? {}).filter(
      ([order, { submission_id }]) => (shown.submitted[order] as Anything)?.submission_id === submission_id,
    );
    Object.assign(expected.submitted, Object.fromEntries(late));
    return { shown: { ...shown }, expected };
  }

  #after(least: number, most: number, run: () => void): void {
    this.#world.kernel.after(this.#random.between(least, most), run);
  }

  reach(run: () => void): void {
    run();
  }

  async #call(method: string, path: string, body?: object): Promise<Anything> {
    const { kernel, origin } = this.#world;
    const asking = this.network.fetch(this, origin + path, {
      method,
      headers: this.#headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = await Promise.race([asking, kernel.sleep(15_000).then(() => undefined)]);
    if (!reply) throw new Error(`${path} was not answered.`);
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
    if (cookie) Object.assign(this.#headers, { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie });
    if (!reply.ok) throw new Error(`${path} ${reply.status}`);
    return reply.json();
  }

  #enter(): void {
    const { code } = this.#world.game;
    const body = { code, team_name: teamName(this.team), kt_team_id: 'new', num_players: 1, invites: [] };
    this.#call('GET', '/api/version')
      .then(() => this.#call('POST', '/api/player/game/code/join', body))
      .then(
        () => this.#reload(),
        () => this.#after(500, 3_000, () => this.#enter()),
      );
  }

  async #load(): Promise<void> {
    const askedAt = this.#world.kernel.now();
    const view = await this.#call('GET', `${loadGame.path}?game_id=${this.#world.game.game_id}`);
    this.#isOut = view.team === null;
    if (!this.#isOut) {
      this.#teamCode = view.team.team_code;
      this.#loadedAt = askedAt;
      this.#screen.load(view);
    }
    if (!this.#hasCursor) return;
    // Another stream has its own numbers: those of the one before say nothing about it.
    if (view.epoch !== this.#epoch) [this.#latest, this.#seen] = [view.last_msg_id, []];
    else if (view.last_msg_id > this.#latest) this.#latest = view.last_msg_id;
    this.#epoch = view.epoch;
  }

  /** Tries until it has loaded, then connects. */
  #reload(): void {
    this.#load().then(
      () => this.#isOut || this.#socket || this.#connect(),
      () => this.#after(500, 3_000, () => this.#reload()),
    );
  }

  #refresh(): void {
    this.#socket?.close();
    this.#socket = undefined;
    this.#after(500, 2_000, () => this.#socket ?? this.#connect());
  }

  #connect(): void {
    const { origin, game } = this.#world;
    const path = livePaths.player
      .replace('{game_id}', game.game_id)
      .replace('{id}', this.#id)
      .replace('{team_code}', this.#teamCode);
    const cursor = this.#hasCursor ? `&last=${this.#latest}&e=${this.#epoch}` : '';
    const mine = this.network.connect(this, `${origin}${path}?pre_connect_auth=true${cursor}`, {
      opened() {},
      heard: (text) => {
        if (mine !== this.#socket) return;
        const { msg_id, data } = JSON.parse(text);
        this.#handling = this.#handling.then(() => this.#handle(mine, msg_id, data)).catch(() => this.#refresh());
      },
      closed: (code) => {
        if (mine !== this.#socket) return;
        this.#socket = undefined;
        if (this.#isOut) return;
        if (code === 4010) this.#after(200, 1_000, () => this.#reload());
        else this.#after(500, 3_000, () => this.#socket ?? this.#connect());
      },
    });
    this.#socket = mine;
  }

  async #handle(from: LiveSocket, msg_id: number, data: string): Promise<void> {
    if (from !== this.#socket || this.#seen.includes(msg_id)) return;
    const message = JSON.parse(data);
    // The quizmaster has kicked the team: the page says so, and is closed.
    if (message.type === 'NO_GAME_ACCESS') this.#isOut = true;
    if (this.#isOut) return;
    if (msg_id !== 0 && msg_id < this.#latest) return this.#refresh();
    if (!this.#screen.apply(message)) await this.#load();
    // What it loaded for a closed connection may belong to another stream, in which this number means something else.
    if (msg_id === 0 || from !== this.#socket) return;
    this.#latest = Math.max(this.#latest, msg_id);
    this.#seen = [...this.#seen, msg_id].slice(-rememberedMessages);
    this.#world.faults.hit(this.#hasCursor ? 'client-n-1' : 'client-n-2');
    from.send(`acknowledge|${msg_id}`);
  }

  #act(): void {
    if (this.#world.isSettling || this.#isOut) return;
    this.#after(500, 3_000, () => this.#act());
    const { shown, order } = this.#screen;
    if (shown.round === '' || shown.asked.length === 0 || shown.submitted[order] !== undefined) return;
    const isWhole = shown.asked.every((question) => this.#typed.has(question));
    if (this.#random.chance(0.6)) this.#typeAnswer(this.#random.pick(shown.asked));
    else if (shown.open && isWhole && this.#random.chance(0.3)) this.#submit();
  }

  #submit(): void {
    const { ledger, game } = this.#world;
    const { shown, order } = this.#screen;
    const answers = shown.asked.map((question) => this.#texts(question));
    for (const text of answers.flat()) ledger.submittedByPosition.set(text, { loadedAt: this.#loadedAt });
    const path = `/api/player/game/${game.game_id}/round/${order}/submit`;
    this.#call('POST', path, { doubled: false, answers }).catch(() => {});
  }

  #typeAnswer(question_id: string): void {
    this.#count += 1;
    const { mark, number } = this.#screen.question(question_id);
    this.#typed.set(question_id, `${ownerMark(this)}q${mark}.n${this.#count}`);
    const place = { game_id: this.#world.game.game_id, round_num: this.#screen.order, question_num: number };
    this.#call('PUT', '/api/game/answer', { ...place, answer: this.#texts(question_id) }).catch(() => {});
  }

  #texts(question_id: string): string[] {
    const first = this.#typed.get(question_id) ?? '';
    const { wanted } = this.#screen.question(question_id);
    return Array.from({ length: wanted }, (_, place) => (place === 0 ? first : ''));
  }
}
