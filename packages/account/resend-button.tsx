import { resendCodeMs } from '@snug/contract';
import { Button, Countdown, useAnnounce } from '@snug/ui';
import { useState } from 'react';

export interface ResendButtonProps {
  /** When it went out last, in ms since 1970. */
  sentAt: number;
  now: () => number;
  busy: boolean;
  onClick(): void;
  /** The sentence, from the whole seconds that it rests; 0 once it can be pressed. */
  children: (seconds: number) => string;
}

/** Has the same message sent once more. A minute has to pass before that, and the button says how much of it is left. */
export function ResendButton({ sentAt, now, busy, onClick, children }: ResendButtonProps) {
  const again = sentAt + resendCodeMs;
  const announce = useAnnounce();
  /** The wait that is over; another message begins another. */
  const [over, setOver] = useState(() => (now() < again ? undefined : again));

  function rested() {
    // Nobody has waited for one that was over before.
    if (over !== again) announce(children(0));
    setOver(again);
  }

  return (
    <Button disabled={over !== again} busy={busy} onClick={onClick}>
      <Countdown until={again} now={now} onDone={rested} inButton>
        {children}
      </Countdown>
    </Button>
  );
}
