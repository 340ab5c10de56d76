/**
 * The yardstick of `answers.ts`: the best that Fastify and SQLite do when a route stores one row durably. No policy, no
 * validation, no live log. Rows that arrive together share one commit with `synchronous=FULL`. Prints its port.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

interface Row {
  readonly question_id: string;
  readonly answer: string;
  kept(): void;
}

const db = new DatabaseSync(join(process.argv[2] ?? '.', 'bare.db'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE answers (question_id TEXT, answer TEXT)');
const insert = db.prepare('INSERT INTO answers VALUES (?, ?)');
let group: Row[] = [];

function keep(): void {
  const rows = group;
  group = [];
  db.exec('BEGIN');
  for (const { question_id, answer } of rows) insert.run(question_id, answer);
  db.exec('COMMIT');
  for (const row of rows) row.kept();
}

const app = Fastify();
app.put<{ Body: { question_id: string; answer: string } }>('/answer', ({ body }) => {
  const { question_id, answer } = body;
  return new Promise((resolve) => {
    if (group.length === 0) setImmediate(keep);
    group.push({ question_id, answer, kept: () => resolve({ status: 'saved', question_id, answer }) });
  });
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as { port: number }).port}/#link=none\n`);
