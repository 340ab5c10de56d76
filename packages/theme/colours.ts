/** The colours of one scheme: nine that a venue sets, then the roles a theme derives from them. */
export type Colours = {
  /** The page, and the inside of fields. */
  ground: string;
  /** Cards and slips. */
  surface: string;
  ink: string;
  /** The one colour people remember: the main button, numbers, the rail, focus. */
  brand: string;
  /** Text on `brand`. */
  onBrand: string;
  danger: string;
  good: string;
  info: string;
  /** What stands higher than a surface: a slip's stub, a menu, a dialog. */
  raised: string;
  /** Second voice: hints, captions. Still 4.5:1 everywhere. */
  inkSoft: string;
  /** Borders of what can be operated: 3:1 everywhere. */
  edge: string;
  /** Decoration only: it may be invisible to some. */
  hairline: string;
  /** Behind a dialog. */
  scrim: string;
  /** Under what can be pressed. */
  shade: string;
};

/** The default brand: a good pub at night. Dark wood, brass, cream paper. */
export const night: Colours = {
  ground: '#17110d',
  surface: '#231a13',
  ink: '#f6ead6',
  brand: '#e3ad45',
  onBrand: '#1f1405',
  danger: '#ef7a5f',
  good: '#86c796',
  info: '#9ac6e6',
  raised: '#2f231a',
  inkSoft: '#d0bd9f',
  edge: '#957859',
  hairline: '#55412e',
  scrim: 'rgb(8 5 3 / 0.72)',
  shade: 'rgb(0 0 0 / 0.5)',
};

/** The same pub on a Sunday noon: cream walls, dark beer, oak. */
export const day: Colours = {
  ground: '#f3e9d7',
  surface: '#fdf7ec',
  ink: '#2a1d12',
  brand: '#8a5200',
  onBrand: '#fffaf0',
  danger: '#a8321b',
  good: '#2c6b3f',
  info: '#1f5f8b',
  raised: '#fffdf8',
  inkSoft: '#644e38',
  edge: '#867046',
  hairline: '#d6c19d',
  scrim: 'rgb(42 29 18 / 0.55)',
  shade: 'rgb(74 48 20 / 0.22)',
};
