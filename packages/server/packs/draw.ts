import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Renders the demo pack's drawings, `pictures/*.svg`, to the PNGs beside them. Run by hand after a change:
 * `node --conditions=@snug/source packages/server/packs/draw.ts`. The PNGs are committed, so nobody needs to.
 */
const folder = fileURLToPath(new URL('pictures/', import.meta.url));
/** Twice the width of an answer slip on a phone. */
const widthPx = 800;
/** A whole round of pictures must load over a pub's Wi-Fi: eight of these are under half a megabyte. */
const pictureMaxBytes = 60_000;

for (const svg of (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort()) {
  const png = `${folder}${svg.replace(/\.svg$/, '.png')}`;
  const drawn = sharp(await readFile(folder + svg)).resize({ width: widthPx });
  await writeFile(png, await drawn.png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 }).toBuffer());
  const { size } = await stat(png);
  console.log(`${svg} → ${(size / 1000).toFixed(1)} kB`);
  if (size > pictureMaxBytes)
    throw new Error(`${svg} renders to more than ${pictureMaxBytes / 1000} kB: draw it simpler.`);
}
