// `npm run dev`: the server and both sites from source, each reloading by itself when a file changes.
import { startNode } from './launch/child.mjs';
import { ensureInstalled } from './launch/install.mjs';

ensureInstalled();
const port = process.env.PORT ?? '4000';

const children = [
  startNode(['--watch', '--conditions=@snug/source', 'packages/server/main.ts'], { env: { PORT: port } }),
  startNode(['node_modules/vite/bin/vite.js', 'sites/venue', '--port', '5173', '--strictPort'], {
    env: { SNUG_DEV_SERVER: `http://127.0.0.1:${port}` },
  }),
  startNode(['node_modules/vite/bin/vite.js', 'sites/quizmaster', '--port', '5174', '--strictPort'], {
    env: { SNUG_DEV_SERVER: `http://127.0.0.1:${port}` },
  }),
];
console.log(
  'Players: http://localhost:5173/   Quizmaster: http://localhost:5174/host/   (the sign-in link below opens there too, on port 5174)',
);

const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// One that ends takes the others with it: half a workshop only confuses.
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    end();
  });
}
