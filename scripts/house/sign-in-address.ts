import type { Settings } from '@snug/server';

/** Where somebody signs in with a one-time text, as the greeting of a start prints it. */
export function signInAddress({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>, link: string): string {
  return `${publicUrl ?? `http://localhost:${port}`}/host/#link=${link}`;
}
