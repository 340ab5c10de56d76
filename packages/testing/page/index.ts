export { announced, forgetAnnounced } from './announced.ts';
