import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('says whether a text is copied: with a clipboard, with one that is forbidden, and without any', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('hello')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('hello');
  writeText.mockReturnValue(Promise.reject(new Error('NotAllowedError')));
  expect(await copyText('hello')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: undefined });
  expect(await copyText('hello')).toBe(false);
});
