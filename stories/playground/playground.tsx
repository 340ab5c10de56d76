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
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  const values = resolve(theme, scheme);

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
  const about = (name: TokenName) =>
    verdicts.filter((pair) => pair.scheme === scheme && (pair.ink === name || pair.on === name));
  const own = theme[scheme]?.['on-brand'];

  return (
    <div className={css.bench}>
      <div className={css.console}>
        <Stack gap={2}>
          <Heading level={1}>Theme playground</Heading>
          <Text tone="soft">
            Set what differs; the rest follows. Nothing is kept: a link that you copy is the look.
          </Text>
        </Stack>

        <section className={css.group} aria-label="Start">
          <Select
            label="Start from"
            value=""
            placeholder="Choose a look"
            onChange={(name) => change(themes[name as keyof typeof themes] ?? theme)}
            options={Object.entries(themes).map(([value, { name }]) => ({ value, label: name }))}
          />
          <TextInput
            label="Name"
            value={theme.name}
            onChange={(name) => change({ ...theme, name })}
            autoComplete="off"
          />
          {schemes.length > 1 ? (
            <RadioGroup
              label="Look at and change"
              value={scheme}
              onChange={(chosen) => setScheme(chosen as Scheme)}
              options={schemes.map((value) => ({ value, label: schemeNames[value] }))}
            />
          ) : (
            <Text tone="soft">This look has no {scheme === 'night' ? 'day' : 'night'}.</Text>
          )}
        </section>

        <section className={css.group} aria-labelledby="playground-colours">
          <Heading level={2} size={3} id="playground-colours">
            Colours
          </Heading>
          <div className={css.colours}>
            {colours.map((name) => (
              <ColourField
                key={`${scheme} ${name}`}
                name={name}
                value={values[name]}
                verdicts={about(name)}
                onChange={(value) => setIn(scheme)(name, value)}
              />
            ))}
            {own !== undefined && (
              <ColourField
                key={`${scheme} on-brand`}
                name="on-brand"
                value={values['on-brand']}
                verdicts={about('on-brand')}
                onChange={(value) => setIn(scheme)('on-brand', value)}
              />
            )}
          </div>
          <Toggle
            label="Words on the brand by themselves"
            hint="White or nearly black, whichever can be read."
            checked={own === undefined}
            onChange={(follows) => setIn(scheme)('on-brand', follows ? undefined : values['on-brand'])}
          />
        </section>

        <section className={css.group} aria-labelledby="playground-readers">
          <Heading level={2} size={3} id="playground-readers">
            Can everybody read it?
          </Heading>
          <Verdicts verdicts={verdicts} />
        </section>

        <section className={css.group} aria-labelledby="playground-shape">
          <Heading level={2} size={3} id="playground-shape">
            Faces and corners
          </Heading>
          <ShapeFields theme={theme} onChange={setIn('both')} />
        </section>

        <section className={css.group} aria-labelledby="playground-home">
          <Heading level={2} size={3} id="playground-home">
            Take it home
          </Heading>
          <TakeHome theme={theme} />
        </section>
      </div>

      <Worn theme={theme} scheme={scheme} />
    </div>
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
