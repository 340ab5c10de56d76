import { navigate } from 'wouter/use-browser-location';
import { notices } from './notices.ts';

/** A login has ended elsewhere: leads home and says why (ERR-08). What was typed stays on this device. */
export function signedOut(detail: string): void {
  navigate('/');
  notices.set({ text: detail, asksLogin: true });
}
