/**
 * The yardstick of `broadcast.ts`: `http` and `ws` and nothing else. No policy, nothing stored; each socket is sent a string
 * of its own, as in a first implementation. `POST /ask/{game}` sends to the game's sockets. Prints its port.
 */
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

const games = new Map<string, Set<WebSocket>>();
/** As large as our message that it is compared with. */
const message = {
  type: 'ASK',
  asked: [{ question_id: 'abcdefghijkmnpqr', question_text: 'x'.repeat(Number(process.argv[2] ?? 900)) }],
};
let count = 0;

const server = createServer((request, response) => {
  const game = /^\/ask\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
  const msg_id = ++count;
  for (const socket of games.get(game) ?? []) socket.send(JSON.stringify({ msg_id, data: JSON.stringify(message) }));
  const body = '{"status":"success"}';
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
server.on('upgrade', (request, socket, head) => {
  const game = /^\/ws\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
  wss.handleUpgrade(request, socket, head, (ws) => {
    const sockets = games.get(game) ?? new Set();
    games.set(game, sockets.add(ws));
    ws.on('message', () => {});
    ws.on('close', () => sockets.delete(ws));
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as { port: number }).port}/#link=none\n`);
});
