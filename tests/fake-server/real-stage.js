import { cookieJar, memoryStorage, reconnectingSocket } from '@snug/client';
import { hostGame } from '@snug/testing/http';
import { openWorld } from '@snug/testing/server';
import { WebSocket } from 'ws';
import { quiz } from './stage.ts';
import { createTestPlayer } from './test-player.ts';
/** The game on the real server, over HTTP and sockets, with its real database. */
export async function realStage() {
    const world = await openWorld({ store: 'sqlite' });
    const game = await hostGame(await world.host(), quiz);
    const players = [];
    return {
        gameId: game.game_id,
        code: game.code,
        player() {
            const jar = cookieJar();
            const seams = { cookies: jar.cookies, storage: memoryStorage(), persistentStore: undefined, locks: undefined };
            const network = { http: jar.http, socket: reconnectingSocket(WebSocket) };
            const player = createTestPlayer(world.server.url, seams, network);
            players.push(player);
            return player;
        },
        oneTimeCode: () => world.server.devMailbox.notifications()[0]?.code ?? '',
        host: {
            ...game,
            reveal: async (round_order) => (await game.reveal(round_order)).detail,
            async nudge() {
                const { body, detail } = await game.nudge();
                return detail ?? body.thinking;
            },
        },
        pass: (ms) => world.clock.pass(ms),
        async close() {
            for (const player of players)
                player.close();
            await world.close();
        },
    };
}
