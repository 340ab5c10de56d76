import { resolve, type Theme, type TokenName, themes } from '@snug/theme/tokens';
import { Select } from '@snug/ui';

interface Props {
  readonly theme: Theme;
  readonly onChange: (name: TokenName, value: string) => void;
}

const pub = resolve(themes.pub, 'night');
const fonts = [
  { label: 'Fraunces', value: pub['font-display'] },
  { label: 'The device’s own', value: pub.font },
  { label: 'Georgia', value: 'Georgia, "Times New Roman", serif' },
  { label: 'Century Gothic, round', value: 'Righteous, "Century Gothic", Futura, "Avenir Next", sans-serif' },
  { label: 'Typewriter', value: '"Courier New", Courier, monospace' },
];
const pixels = (...sizes: number[]) => sizes.map((size) => ({ label: `${size} px`, value: `${size}px` }));

const choices = [
  { name: 'font-display', label: 'Titles and numbers', options: fonts },
  { name: 'font', label: 'Everything else', options: fonts },
  { name: 'radius', label: 'Corners', options: pixels(0, 4, 6, 8, 10, 14, 18, 22, 28) },
  { name: 'text', label: 'Size of text', options: pixels(14, 16, 18, 20, 24) },
  { name: 'line', label: 'Borders', options: pixels(1, 2, 3) },
] as const;

/** What both schemes share: fonts, corners, size. A list each, so that thumb and keyboard do equally well. */
export function ShapeFields({ theme, onChange }: Props) {
  const values = resolve(theme, theme.only ?? 'night');
  return choices.map(({ name, label, options }) => {
    const value = values[name];
    const known = options.some((option) => option.value === value);
    return (
      <Select
        key={name}
        label={label}
        value={value}
        onChange={(chosen) => onChange(name, chosen)}
        options={known ? options : [{ label: value.split(',')[0]?.replaceAll('"', '') ?? value, value }, ...options]}
      />
    );
  });
}
