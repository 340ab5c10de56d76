/**
 * The server of the simulation. Real are the calls with their policy, whereabouts, rules, deeds and views, every query
 * and migration over SQLite itself, the rooms, connections, doorbell and news, and what a process remembers. Others
 * stand in for what has a time of its own: `memory-line.ts` for ws, `findRoute` for Fastify's router, `memory-store.ts`
 * for the threads around SQLite, `promptSignatures` for jose. Paces and limits are production's.
 */
export type { ClientSocket } from './memory-socket.ts';
export { openSimServer, type SimResponse, type SimServer } from './sim-server.ts';
