import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { BuildOptions, Plugin } from 'esbuild';
import { classNames } from '../build/class-names.ts';
import { reactOnce } from '../build/react-once.ts';

/** What a customer loads, and its maximum size. */
export interface Promised {
  readonly name: string;
  /** Brotli bytes. */
  readonly most: number;
  readonly files?: readonly string[];
  /** What the customer's code imports, by path. */
  readonly import?: Readonly<Record<string, string>>;
  /** The files are measured as they are. */
  readonly esbuild?: false;
  readonly modifyEsbuildConfig?: (config: BuildOptions) => BuildOptions;
}

/** All promises, measured on the output of `npm run build`. A table. */
export function promises(root: string): readonly Promised[] {
  const at = (path: string) => join(root, path);
  const asBuilt = (...paths: string[]) => ({ files: paths.map(at), esbuild: false as const });

  /** Packages as a customer's bundler uses them: their own React, styles in a separate file. */
  const asImported = (imports: Readonly<Record<string, string>>) => ({
    import: Object.fromEntries(Object.entries(imports).map(([path, names]) => [at(path), names])),
    modifyEsbuildConfig: (config: BuildOptions): BuildOptions => ({
      ...config,
      entryPoints: [`${config.outdir}/index.js`],
      absWorkingDir: root,
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react-dom'],
      conditions: ['@snug/source', 'module', 'import'],
      define: { 'process.env.NODE_ENV': '"production"' },
      // As in tsup.config.ts: imports of React, class names.
      target: 'es2022',
      plugins: [
        fetchedLater(),
        reactOnce(),
        vanillaExtractPlugin({
          outputCss: false,
          identifiers: classNames,
          esbuildOptions: { conditions: ['@snug/source'] },
        }),
      ],
    }),
  });

  return [
    {
      name: 'snug.js: the join box by script tag, styles included',
      most: 15_000,
      ...asBuilt('packages/embed/dist/snug.js'),
    },
    {
      name: 'survey.js: a sponsor’s survey, after snug.js',
      most: 4_000,
      ...asBuilt('packages/embed/dist/survey.js'),
    },
    {
      name: 'the join box as a React package, React not counted',
      most: 12_000,
      ...asImported({ 'packages/join-box/index.ts': '{ JoinBox }', 'packages/client/index.ts': '{ createCore }' }),
    },
    {
      name: 'the live game as a React package, React not counted',
      most: 37_500,
      ...asImported({ 'packages/live-game/index.ts': '{ LiveGame }', 'packages/client/index.ts': '{ createClient }' }),
    },
    { name: 'the venue site: all script before the join box works', most: 31_600, ...asBuilt(...firstScripts(root)) },
    {
      name: 'the team selection, when a game is found or a team is wanted',
      most: 12_500,
      ...asImported({ 'packages/game-ui/teams.ts': '{ TeamList, TeamSelection }' }),
    },
    {
      name: 'the way back to one’s games, and their list, when somebody comes again',
      most: 5_500,
      ...asImported({ 'packages/join-box/games.ts': '{ BackToGame, GameList }' }),
    },
    {
      name: 'rating the hosts, when a game has ended: 3,600 of it where the live game is already',
      most: 5_700,
      ...asImported({ 'packages/feedback/index.ts': '{ Feedback }' }),
    },
    {
      name: 'the questions of the day, when there is time for them; of it 2,500 beside the live game',
      most: 5_000,
      ...asImported({ 'packages/survey/index.ts': '{ Survey }' }),
    },
    {
      name: 'the sponsors’ ads, when there is time for them',
      most: 4_000,
      ...asImported({ 'packages/ads/index.ts': '{ Ads }' }),
    },
    {
      name: 'the profile, when it is opened',
      most: 6_500,
      ...asImported({ 'packages/account/profile.ts': '{ Profile }' }),
    },
    {
      name: 'the forms of the profile, while it is read',
      most: 16_700,
      ...asImported({ 'packages/account/profile-steps.ts': '{ CodeStep, ProfileForm }' }),
    },
    {
      name: 'what is held about a player, when the profile is opened; of it the code’s step is in the forms',
      most: 20_100,
      ...asImported({ 'packages/account/my-data.tsx': '{ MyData }' }),
    },
    {
      name: 'one’s own picture, when the profile is opened',
      most: 7_500,
      ...asImported({ 'packages/account/profile-picture.tsx': '{ ProfilePicture }' }),
    },
    {
      name: 'the team page, when it is opened',
      most: 12_000,
      ...asImported({ 'packages/team-page/index.ts': '{ TeamPage }' }),
    },
    {
      name: 'the settings of a team, when they are opened',
      most: 16_000,
      ...asImported({ 'packages/team-page/page/edit-team.tsx': '{ EditTeam }' }),
    },
    {
      name: 'creating a team, when it is opened',
      most: 18_000,
      ...asImported({ 'packages/team-page/create.ts': '{ CreateTeam }' }),
    },
    {
      name: 'one’s teams, when they are opened',
      most: 4_500,
      ...asImported({ 'packages/team-page/my-teams.ts': '{ MyTeams }' }),
    },
    {
      name: 'the team archives, when they are opened',
      most: 4_500,
      ...asImported({ 'packages/team-page/archives.ts': '{ TeamArchives }' }),
    },
    {
      name: 'the QR code, when an invitation is opened',
      most: 4_000,
      ...asImported({ 'packages/ui/qr-code/qr-code.tsx': '{ QrCode }' }),
    },
    {
      name: 'picker and cropper, when a picture is changed',
      most: 9_000,
      ...asImported({ 'packages/ui/images.ts': '{ ImageCropper, ImagePicker, PictureUpload, resizeImage }' }),
    },
    {
      name: 'the team panel, when it is opened',
      most: 10_000,
      ...asImported({ 'packages/live-game/team/team-panel.tsx': '{ TeamPanel }' }),
    },
    {
      name: 'an invitation to the team, when it is opened',
      most: 3_500,
      ...asImported({ 'packages/live-game/invite/invite-panel.tsx': '{ InvitePanel }' }),
    },
    {
      name: 'action shots, when they are opened',
      most: 11_900,
      ...asImported({ 'packages/live-game/shots/shots-panel.tsx': '{ ShotsPanel }' }),
    },
    {
      name: 'styles of join box and survey by script tag, with parts and tokens',
      most: 3_000,
      ...asBuilt('packages/embed/dist/snug.css'),
    },
    {
      name: 'styles of the live game, beside those of theme and parts',
      most: 3_200,
      files: [at('packages/live-game/dist/index.css')],
    },
    {
      name: 'styles of what opens in the live game',
      most: 3_200,
      files: [at('packages/live-game/dist/panels.css')],
    },
  ];
}

/** What `import()` names is loaded later as a script of its own, with a promise of its own. */
function fetchedLater(): Plugin {
  return {
    name: 'fetched-later',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
}

/** The scripts that the home page waits for, as its index.html names them. */
function firstScripts(root: string): string[] {
  const dist = 'sites/venue/dist';
  const page = readFileSync(join(root, dist, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => join(dist, address));
  if (scripts.length === 0) throw new Error(`${dist}/index.html names no script.`);
  return scripts.map((path) => withSteadyNames(root, path));
}

/**
 * A copy of a script that names others by hashes of their places in it, not of their contents: those change with every build of
 * anything, and a hundred of them compress by chance to fifty bytes more or less.
 */
function withSteadyNames(root: string, path: string): string {
  const places = new Map<string, number>();
  const text = readFileSync(join(root, path), 'utf8').replace(/(?<=[\w-]-)[0-9a-f]{8}(?=\.(?:js|css)\b)/g, (hash) => {
    const place = places.get(hash) ?? places.size;
    places.set(hash, place);
    return createHash('sha256').update(String(place)).digest('hex').slice(0, 8);
  });
  const folder = join('.cache', 'size');
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, basename(path)), text);
  return join(folder, basename(path));
}
