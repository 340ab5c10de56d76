import { details, Refusal } from '@snug/rules';
import type { FastifyInstance } from 'fastify';
import type { Media } from './media.ts';
import { isPictureName, picturesPath } from './picture-name.ts';

/** A deleted picture is gone from browsers too within this time: they ask again whether it is still there. */
const freshS = 60;

/**
 * Serves uploaded pictures to whoever has the address: pages of other sites show them too. They come without cookies, and a
 * browser that opens one as a page runs nothing in it. The bytes of a name never change, so a browser that has them is told
 * only that they are still there; shared caches may keep none, since a deleted picture would survive there (H59).
 */
export function servePictures(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { name: string } }>(`${picturesPath}:name`, async ({ params, headers }, reply) => {
    const bytes = isPictureName(params.name) ? await media.get(params.name) : undefined;
    if (!bytes) throw new Refusal(404, details.notFound);
    const etag = `"${params.name}"`;
    const caching = { 'cache-control': `private, max-age=${freshS}, must-revalidate`, etag };
    if (headers['if-none-match'] === etag) return reply.status(304).headers(caching).send();
    return reply
      .type('image/png')
      .headers({
        ...caching,
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'content-disposition': 'inline; filename="picture.png"',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes);
  });
}
