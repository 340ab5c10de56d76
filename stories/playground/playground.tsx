import { themeClass } from '@snug/theme';
import {
  judge,
  resolve,
  type Scheme,
  schemesOf,
  type Theme,
  type TokenName,
  themeCss,
  themes,
} from '@snug/theme/tokens';
import { AnnouncerProvider, Heading, RadioGroup, Select, Stack, Text, TextInput, Toggle } from '@snug/ui';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ColourField } from './colour-field.tsx';
import { fromHash, toHash, withToken } from './draft.ts';
import * as css from './playground.css.ts';
import { Sample } from './sample.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { TakeHome } from './take-home.tsx';
import { Verdicts } from './verdicts.tsx';

const colours = ['ground', 'surface', 'ink', 'brand', 'danger', 'good', 'info'] as const satisfies readonly TokenName[];
const schemeNames = { night: 'Night', day: 'Day' } as const;
const dataTheme = { night: 'dark', day: 'light' } as const;
const isNight = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Edits a theme and shows it. It is kept only in the address, so that a link is a theme. */
export function Playground() {
  const [theme, setTheme] = useState<Theme>(() => fromHash(location.hash));
  const [wanted, setScheme] = useState<Scheme>(() => (isNight() ? 'night' : 'day'));
  const schemes = schemesOf(theme);
  const scheme = schemes.includes(wanted) ? wanted : (schemes[0] ?? 'night');
  const verdicts = useMemo(() => judge(theme), [theme]);

  useEffect(() => {
    const onLink = () => setTheme(fromHash(location.hash));
    window.addEventListener('hashchange', onLink);
    return () => window.removeEventListener('hashchange', onLink);
  }, []);

  function change(next: Theme): void {
    setTheme(next);
    // Replaces the history entry: a colour input changes sixty times a second.
    history.replaceState(history.state, '', toHash(next));
  }
  const setIn = (place: 'both' | Scheme) => (name: TokenName, value: string | undefined) =>
    change(withToken(theme, place, name, value));

  return (
    <div className={css.bench}>
      <div className={css.console}>
        <Stack gap={2}>
          <Heading level={1}>Theme playground</Heading>
          <Text tone="soft">
            Set what differs; the rest follows. Nothing is kept: a link that you copy is the look.
          </Text>
        </Stack>

        <Start theme={theme} onChange={change} scheme={scheme} onScheme={setScheme} />
        <Colours theme={theme} scheme={scheme} verdicts={verdicts} onChange={setIn(scheme)} />
        <Section id="readers" title="Can everybody read it?">
          <Verdicts verdicts={verdicts} />
        </Section>
        <Section id="shape" title="Faces and corners">
          <ShapeFields theme={theme} onChange={setIn('both')} />
        </Section>
        <Section id="home" title="Take it home">
          <TakeHome theme={theme} />
        </Section>
      </div>

      <Worn theme={theme} scheme={scheme} />
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.group} aria-labelledby={`playground-${id}`}>
      <Heading level={2} size={3} id={`playground-${id}`}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

type StartProps = {
  theme: Theme;
  onChange: (theme: Theme) => void;
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
};

/** Which look to begin with, its name, and by which light to look at it. */
function Start({ theme, onChange, scheme, onScheme }: StartProps) {
  const schemes = schemesOf(theme);
  return (
    <section className={css.group} aria-label="Start">
      <Select
        label="Start from"
        value=""
        placeholder="Choose a look"
        onChange={(name) => onChange(themes[name as keyof typeof themes] ?? theme)}
        options={Object.entries(themes).map(([value, { name }]) => ({ value, label: name }))}
      />
      <TextInput label="Name" value={theme.name} onChange={(name) => onChange({ ...theme, name })} autoComplete="off" />
      {schemes.length > 1 ? (
        <RadioGroup
          label="Look at and change"
          value={scheme}
          onChange={(chosen) => onScheme(chosen as Scheme)}
          options={schemes.map((value) => ({ value, label: schemeNames[value] }))}
        />
      ) : (
        <Text tone="soft">This look has no {scheme === 'night' ? 'day' : 'night'}.</Text>
      )}
    </section>
  );
}

type ColoursProps = {
  theme: Theme;
  scheme: Scheme;
  verdicts: ReturnType<typeof judge>;
  onChange: (name: TokenName, value: string | undefined) => void;
};

/** The colours of one scheme; words on the brand have a field only where they do not follow it. */
function Colours({ theme, scheme, verdicts, onChange }: ColoursProps) {
  const values = resolve(theme, scheme);
  const follows = theme[scheme]?.['on-brand'] === undefined;
  return (
    <Section id="colours" title="Colours">
      <div className={css.colours}>
        {[...colours, ...(follows ? [] : (['on-brand'] as const))].map((name) => (
          <ColourField
            key={`${scheme} ${name}`}
            name={name}
            value={values[name]}
            verdicts={verdicts.filter((pair) => pair.scheme === scheme && (pair.ink === name || pair.on === name))}
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </div>
      <Toggle
        label="Words on the brand by themselves"
        hint="White or nearly black, whichever can be read."
        checked={follows}
        onChange={(wanted) => onChange('on-brand', wanted ? undefined : values['on-brand'])}
      />
    </Section>
  );
}

/** The sample in the theme: a style sheet that is removed when the sample is unmounted. */
function Worn({ theme, scheme }: { theme: Theme; scheme: Scheme }) {
  const sheet = useRef<CSSStyleSheet>(undefined);
  useLayoutEffect(() => {
    const own = new CSSStyleSheet();
    sheet.current = own;
    document.adoptedStyleSheets.push(own);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
    };
  }, []);
  useLayoutEffect(() => sheet.current?.replaceSync(themeCss(theme, `.${css.draft}`)), [theme]);

  return (
    <div
      className={`${themeClass} ${css.draft} ${css.sample}`}
      // This theme, not the toolbar's.
      data-look="draft"
      data-theme={dataTheme[scheme]}
    >
      <div className={css.caption}>
        <Heading level={2} size={3}>
          {theme.name || 'Your look'}, by {scheme}
        </Heading>
      </div>
      <AnnouncerProvider>
        <Sample />
      </AnnouncerProvider>
    </div>
  );
}
