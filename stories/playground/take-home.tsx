import { type Theme, themeCss, themeJson } from '@snug/theme/tokens';
import { Button, Row, Select, StateDot, TextArea } from '@snug/ui';
import { useRef, useState } from 'react';
import * as css from './playground.css.ts';

const ways: Readonly<Record<string, { label: string; write: (theme: Theme) => string }>> = {
  json: {
    label: 'JSON, for npm run theme, and "theme" in venue.json',
    write: (theme) => JSON.stringify(theme, null, 2),
  },
  css: { label: 'CSS, for any page', write: (theme) => themeCss(theme) },
  snippet: {
    label: 'Snippet, for a page with the script tag',
    write: (theme) =>
      `<style>\n${themeCss(theme, 'snug-join-box')}</style>\n<script type="module" src="https://quiz.example/embed/v1/snug.js"></script>\n<snug-join-box></snug-join-box>\n`,
  },
  tokens: { label: 'Design tokens, for drawing tools', write: (theme) => JSON.stringify(themeJson(theme), null, 2) },
};

/** The field is read-only. */
const ignoreChange = () => {};

/** The theme as text to copy, and as a link to share. */
export function TakeHome({ theme }: { theme: Theme }) {
  const [way, setWay] = useState('json');
  const [status, setStatus] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = ways[way]?.write(theme) ?? '';

  async function copy(what: string, name: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(what);
      setStatus(`${name} copied.`);
    } catch {
      // Without permission for the clipboard the text is selected, so that the keyboard copies it.
      field.current?.select();
      setStatus('Your browser keeps its clipboard to itself: it is marked, copy it by hand.');
    }
  }

  return (
    <div className={css.home}>
      <Select
        label="As"
        value={way}
        onChange={setWay}
        options={Object.entries(ways).map(([value, { label }]) => ({ value, label }))}
      />
      <div className={css.code}>
        <TextArea elementRef={field} label="The whole look" value={text} onChange={ignoreChange} readOnly rows={12} />
      </div>
      <Row>
        <Button onClick={() => copy(text, 'Text')}>Copy the text</Button>
        <Button onClick={() => copy(location.href, 'Link')}>Copy a link to this look</Button>
      </Row>
      <div role="status">{status && <StateDot tone="good">{status}</StateDot>}</div>
    </div>
  );
}
