import { Banner, Heading, Stack, Text, useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { type MyDataWords, myDataWords } from './my-data-words.ts';

/** What somebody reads who has deleted their account. */
export function Farewell({ words }: { words?: Partial<MyDataWords> | undefined }) {
  const say = useWords(myDataWords, words);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    announce(say.accountDeleted);
    heading.current?.focus();
  }, [announce, say.accountDeleted]);
  return (
    <Stack gap={4}>
      <Heading level={1} elementRef={heading}>
        {say.myData}
      </Heading>
      <Banner tone="good" silent>
        {say.accountDeleted}
      </Banner>
      <Text>{say.accountDeletedAbout}</Text>
    </Stack>
  );
}
