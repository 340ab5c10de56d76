export type { LineClient, LineEnd } from './memory-line.ts';
export {
  openSimServer,
  type SimRequest,
  type SimResponse,
  type SimServer,
  type SimServerOptions,
} from './sim-server.ts';
