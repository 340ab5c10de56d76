/**
 * The server of the simulation. Real are the calls with their policy, authorization, rules, commands and views, every query
 * and migration on SQLite itself, the live connections, notifications between processes, and what a process keeps in memory.
 * Replaced is what has a timing of its own: ws by `memory-socket.ts`, Fastify's router by `findRoute`, the threads around
 * SQLite by `memory-store.ts`, jose by `instantSignatures`. Rate limits and quotas are production's.
 */
export type { ClientSocket } from './memory-socket.ts';
export type { SimResponse } from './respond.ts';
export { openSimServer, type SimServer } from './sim-server.ts';
