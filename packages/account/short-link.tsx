import { type Clock, createShortLink, type SnugCore } from '@snug/client';
import { useStarted } from '@snug/client/react';
import { Button, Card, LinkButton, Stack, Text, useWords } from '@snug/ui';
import { DeadEnd } from './dead-end.tsx';
import { LinkQuestion } from './link-question.tsx';
import type { LinkQuestionWords } from './link-question-words.ts';
import { ScreenTitle } from './screen-title.tsx';
import { type ShortLinkWords, shortLinkWords } from './short-link-words.ts';
import { useIsFirstScreen } from './use-is-first-screen.ts';
import { Waiting } from './waiting.tsx';

export interface ShortLinkProps {
  client: SnugCore;
  /** The id at the end of the short address. */
  urlId: string;
  /** Opens a page of this app by its router, replacing this one. */
  onGo(address: string): void;
  /** Offered where the link fails. */
  onEnterCode(): void;
  /** Offered instead of following a link to another site. */
  onHome(): void;
  /** The origin of this app's addresses; the page's own unless given. */
  origin?: string;
  clock?: Clock;
  words?: Partial<ShortLinkWords & LinkQuestionWords>;
}

/** `One Moment...`, then the short link's target (SHORT-01 … SHORT-04). Never opens a foreign page by itself (H47). */
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
  const make = () => createShortLink(client, { urlId, origin, clock, onGo });
  const [link, step] = useStarted(make, [client, urlId]);

  const takesFocus = !useIsFirstScreen(step.at === 'finding');

  if (step.at === 'finding') return <Waiting label={say.oneMoment} />;
  if (step.at === 'question') {
    return (
      <LinkQuestion
        proof={step.proof}
        takesFocus={takesFocus}
        onRetry={link.retry}
        onDone={step.onDone}
        words={words}
      />
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
      steps={[step.retry && [say.retry, link.retry], [say.enterCode, onEnterCode]]}
      takesFocus={takesFocus}
    />
  );
}
