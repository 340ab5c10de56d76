import { resendCodeMs } from '@snug/contract';
import { Button, Countdown, useAnnounce } from '@snug/ui';
import { useState } from 'react';

export interface ResendButtonProps {
  /** When it was last sent, in ms since 1970. */
  sentAt: number;
  now: () => number;
  busy: boolean;
  onClick(): void;
  /** The label, given the whole seconds left; 0 once it can be pressed. */
  children: (seconds: number) => string;
}

/** Sends the same message again. Disabled for a minute after each one, with the time left in its label. */
export function ResendButton({ sentAt, now, busy, onClick, children }: ResendButtonProps) {
  const again = sentAt + resendCodeMs;
  const announce = useAnnounce();
  /** The end of the wait that is over; another message begins another wait. */
  const [over, setOver] = useState(() => (now() < again ? undefined : again));

  function rested() {
    // A wait that was over already is not announced.
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
