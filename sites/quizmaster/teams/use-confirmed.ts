import { useState } from 'react';
import type { TeamCommands } from './use-team-commands.ts';

interface Confirmed extends Pick<TeamCommands, 'busy' | 'failure'> {
  run(command: () => Promise<boolean>): void;
}

/** The command of a dialog: the dialog closes once it is done. Until then what was chosen stays, with why it failed. */
export function useConfirmed({ busy, failure }: TeamCommands, onClose: () => void): Confirmed {
  const [isTried, setTried] = useState(false);
  const confirm = async (command: () => Promise<boolean>) => {
    setTried(true);
    if (await command()) onClose();
  };
  return {
    busy,
    // Not that of a command before the dialog.
    failure: isTried ? failure : undefined,
    run: (command) => void confirm(command),
  };
}
