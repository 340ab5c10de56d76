import type { Clock, SnugCore } from '@snug/client';
import { Banner, Button, Card, LinkButton, Stack, Text, useWords } from '@snug/ui';
import { LinkQuestion } from './link-question.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { type ShortLinkWords, shortLinkWords } from './short-link-words.ts';
import { useShortLink } from './use-short-link.ts';
import { Waiting } from './waiting.tsx';

export interface ShortLinkProps {
  client: SnugCore;
  /** The id at the end of the short address. */
  urlId: string;
  /** A page of this app, to be gone to by its router, in place of this one. */
  onGo(address: string): void;
  /** Offered where the link leads nowhere. */
  onEnterCode(): void;
  /** In place of following a link to somebody else's page. */
  onHome(): void;
  /** What this app's own addresses begin with; the page's own origin. */
  origin?: string;
  clock?: Clock;
  words?: Partial<ShortLinkWords>;
}

/** `One Moment...`, then where a short link leads (SHORT-01 … SHORT-04). Never to a foreign page by itself (H47). */
export function ShortLink({
  client,
  urlId,
  onGo,
  onEnterCode,
  onHome,
  origin = location.origin,
  clock,
  words,
}: ShortLinkProps) {
  const say = useWords(shortLinkWords, words);
  const { step, open } = useShortLink({ client, urlId, origin, clock, onGo });

  if (step.at === 'opening') return <Waiting label={say.oneMoment} />;
  if (step.at === 'question') return <LinkQuestion proof={step.proof} onRetry={open} onDone={step.onDone} />;
  if (step.at === 'elsewhere') {
    return (
      <Card>
        <Stack gap={4}>
          <ScreenTitle>{say.leadsElsewhere(step.host)}</ScreenTitle>
          <Text>{say.notOurs}</Text>
          <Button kind="main" onClick={onHome}>
            {say.stayHere}
          </Button>
          <LinkButton href={step.address}>{say.goTo(step.host)}</LinkButton>
        </Stack>
      </Card>
    );
  }
  return (
    <Stack gap={4}>
      <ScreenTitle>{say.yourLink}</ScreenTitle>
      <Banner tone="danger">{step.text ?? say.linkUnreached}</Banner>
      {step.retry && (
        <Button kind="main" onClick={open}>
          {say.retry}
        </Button>
      )}
      <Button kind={step.retry ? 'quiet' : 'main'} onClick={onEnterCode}>
        {say.enterCode}
      </Button>
    </Stack>
  );
}
