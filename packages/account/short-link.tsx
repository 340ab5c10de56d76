import type { Clock, SnugCore } from '@snug/client';
import { Button, Card, LinkButton, Stack, Text, useWords } from '@snug/ui';
import { DeadEnd } from './dead-end.tsx';
import { LinkQuestion } from './link-question.tsx';
import type { LinkQuestionWords } from './link-question-words.ts';
import { ScreenTitle } from './screen-title.tsx';
import { type ShortLinkWords, shortLinkWords } from './short-link-words.ts';
import { useIsFirst } from './use-is-first.ts';
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
  words?: Partial<ShortLinkWords & LinkQuestionWords>;
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

  const takesFocus = !useIsFirst(step.at === 'finding');

  if (step.at === 'finding') return <Waiting label={say.oneMoment} />;
  if (step.at === 'question') {
    return (
      <LinkQuestion proof={step.proof} takesFocus={takesFocus} onRetry={open} onDone={step.onDone} words={words} />
    );
  }
  if (step.at === 'elsewhere') {
    return (
      <Card>
        <Stack gap={4}>
          <ScreenTitle takesFocus={takesFocus}>{say.leadsElsewhere(step.host)}</ScreenTitle>
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
    <DeadEnd
      title={say.yourLink}
      text={step.text || say.linkUnreached}
      steps={[step.retry && [say.retry, open], [say.enterCode, onEnterCode]]}
      takesFocus={takesFocus}
    />
  );
}
