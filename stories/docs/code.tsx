import { Source } from '@storybook/addon-docs/blocks';

/** Code to copy, dark by night: by default Storybook's block is always light. */
export function Code({ language, code }: { language: 'json' | 'css' | 'bash' | 'tsx'; code: string }) {
  return <Source language={language} code={code} dark={matchMedia('(prefers-color-scheme: dark)').matches} />;
}
