/** Something to build: its inputs, its output, and the installed tool. */
export interface Target {
  readonly inputs: readonly string[];
  readonly output: string;
  /** The tool's script below node_modules, then its arguments. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Phones load it, so it is compressed in advance. */
  readonly isServed?: boolean;
}

/** The packages that others install. */
export const published = [
  'contract',
  'grading',
  'rules',
  'client',
  'theme',
  'ui',
  'game-ui',
  'join-box',
  'live-game',
  'account',
  'team-page',
  'feedback',
  'survey',
  'ads',
];
const folders = (...names: string[]) => names.map((name) => `packages/${name}`);
const shared = ['package-lock.json', 'tsup.config.ts', 'tsconfig.base.json', 'tsconfig.json', 'scripts/build'];

const vite = (site: string) => ['vite/bin/vite.js', 'build', `sites/${site}`, '--logLevel', 'warn'];
const tsup = ['tsup/dist/cli-default.js', '--config', 'tsup.config.ts'];

function site(name: string, needs: readonly string[], output = 'dist', env: Record<string, string> = {}): Target {
  return {
    inputs: [`sites/${name}`, ...folders(...needs), ...shared],
    output: `sites/${name}/${output}/index.html`,
    command: vite(name),
    env: { NODE_ENV: 'production', ...env },
    isServed: true,
  };
}

function library(name: string, needs: readonly string[], output = 'index.js'): Target {
  return {
    inputs: [...folders(name, ...needs), ...shared],
    output: `packages/${name}/dist/${output}`,
    command: tsup,
    env: { SNUG_PACKAGE: name },
  };
}

/** In order: a target may need the output of an earlier one. */
export const targets: Readonly<Record<string, Target>> = {
  server: library('server', ['contract', 'grading', 'rules', 'client', 'bots'], 'main.js'),
  venue: site('venue', published, 'dist', { SNUG_RENDERER: 'preact' }),
  'venue-react': site('venue', published, 'dist-react', { SNUG_RENDERER: 'react' }),
  quizmaster: site('quizmaster', ['contract', 'grading', 'rules', 'client', 'theme', 'ui', 'survey', 'ads']),
  embed: { ...library('embed', published, 'snug.js'), isServed: true },
  contract: library('contract', []),
  grading: library('grading', ['contract']),
  rules: library('rules', ['contract', 'grading']),
  client: library('client', ['contract', 'grading', 'rules']),
  theme: library('theme', []),
  ui: library('ui', ['theme']),
  'game-ui': library('game-ui', ['contract', 'grading', 'rules', 'client', 'theme', 'ui']),
  'join-box': library('join-box', ['contract', 'grading', 'rules', 'client', 'theme', 'ui', 'game-ui']),
  'live-game': library('live-game', ['contract', 'grading', 'rules', 'client', 'theme', 'ui', 'game-ui']),
  account: library('account', ['contract', 'grading', 'rules', 'client', 'theme', 'ui']),
  'team-page': library('team-page', ['contract', 'grading', 'rules', 'client', 'theme', 'ui']),
  feedback: library('feedback', ['contract', 'grading', 'rules', 'client', 'theme', 'ui']),
  survey: library('survey', ['contract', 'grading', 'rules', 'client', 'theme', 'ui']),
  ads: library('ads', ['contract', 'grading', 'rules', 'client', 'theme', 'ui']),
  storybook: {
    inputs: ['stories', 'stories/.storybook', ...folders(...published), 'sites/quizmaster', 'sites/venue', ...shared],
    output: 'storybook-static/index.html',
    command: [
      'storybook/dist/bin/dispatcher.js',
      'build',
      ...['--config-dir', 'stories/.storybook', '--output-dir', 'storybook-static', '--loglevel', 'warn'],
    ],
    env: { NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
};
