import { expect, expectTypeOf, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type UiWords, uiWords } from './words.ts';
import { useWords, WordsProvider } from './words-provider.tsx';

function Labels({ words: override }: { words?: Partial<UiWords> }) {
  const words = useWords(uiWords, override);
  expectTypeOf(words).toEqualTypeOf<UiWords>();
  return <p>{`${words.cancel} ${words.confirm} ${words.close}`}</p>;
}

test('words: the prop over the venue’s over the default', async () => {
  await render(
    <WordsProvider<UiWords> words={{ confirm: 'Aye', close: 'Shut' }}>
      <WordsProvider<UiWords> words={{ close: 'Last orders' }}>
        <Labels words={{ confirm: 'Cheers' }} />
      </WordsProvider>
    </WordsProvider>,
  );
  await expect.element(page.getByText('Cancel Cheers Last orders')).toBeInTheDocument();
});
