import { join } from 'node:path';
import { startNode } from './launch/child.mjs';
import { commandLine } from './launch/command-line.mjs';
import { needFreePort } from './launch/free-port.mjs';
import { ensureInstalled, root } from './launch/install.mjs';
import { makeFolder } from './launch/make-folder.mjs';

const { values } = commandLine({
  command: 'npm run dev',
  does: `The server and both sites from source, each reloading by itself when a file changes. The server is on PORT
(default: 4000) and takes the other settings of \`npm start\`.`,
  options: {
    players: { type: 'string', value: 'PORT', default: '5173', means: 'where the player site is' },
    console: { type: 'string', value: 'PORT', default: '5174', means: 'where the quizmaster’s console is' },
  },
  examples: ['PORT=4001 npm run dev -- --players 5273 --console 5274'],
});
ensureInstalled();
// Vite stores prebuilt dependencies there.
makeFolder(join(root, 'node_modules'));
const port = process.env.PORT ?? '4000';
const { players, console: host } = values;
// Before any of them starts: two of three running would only confuse.
await needFreePort(port, (other) => `PORT=${other} npm run dev`);
await needFreePort(players, (other) => `npm run dev -- --players ${other}`);
await needFreePort(host, (other) => `npm run dev -- --console ${other}`);

const children = [
  startNode(['--watch', '--conditions=@snug/source', 'packages/server/main.ts'], { env: { PORT: port } }),
  startNode(['node_modules/vite/bin/vite.js', 'sites/venue', '--port', players, '--strictPort'], {
    env: { SNUG_DEV_SERVER: `http://127.0.0.1:${port}` },
  }),
  startNode(['node_modules/vite/bin/vite.js', 'sites/quizmaster', '--port', host, '--strictPort'], {
    env: { SNUG_DEV_SERVER: `http://127.0.0.1:${port}` },
  }),
];
console.log(
  `Players: http://localhost:${players}/   Quizmaster: http://localhost:${host}/host/   (the sign-in link below opens there too, on port ${host})`,
);

const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// If one ends, the others end too: a partly running setup would only confuse.
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    end();
  });
}
