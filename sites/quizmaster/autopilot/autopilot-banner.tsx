import type { ConnectionState } from '@snug/client';
import { type HostGame, hostSetAutopilot } from '@snug/contract';
import { Banner, Button, useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import { autopilotWords } from './words.ts';

interface Props {
  readonly game: Pick<HostGame, 'gameid' | 'state'>;
  readonly connection: ConnectionState;
}

/** Who runs a game that a bot can run, and the way to change that. Without a line there are more urgent things to say. */
export function AutopilotBanner({ game, connection }: Props) {
  const { autopilot, status } = game.state;
  if (!autopilot || status !== 'live' || connection === 'interrupted' || connection === 'refused') return null;
  return <WhoRuns gameId={game.gameid} isBot={autopilot === 'on'} />;
}

function WhoRuns({ gameId, isBot }: { gameId: string; isBot: boolean }) {
  const words = useWords(autopilotWords);
  const { call } = useHostClient();
  const { busy, failure, run } = useCommand();
  const announce = useAnnounce();
  const before = useRef(isBot);
  useEffect(() => {
    if (before.current === isBot) return;
    before.current = isBot;
    announce(isBot ? words.saidBotRuns : words.saidPersonRuns);
  }, [isBot, announce, words]);
  // The change comes as the state of the game, as that of every press does.
  const press = () => run(() => call(hostSetAutopilot, { params: { id: gameId }, body: { on: !isBot } }));
  const button = (
    <Button kind="quiet" busy={busy} onClick={press}>
      {isBot ? words.takeOver : words.handBack}
    </Button>
  );
  return (
    <Banner tone={failure ? 'danger' : 'info'} action={button} silent={!failure}>
      {failure ?? (isBot ? words.botRuns : words.personRuns)}
    </Banner>
  );
}
