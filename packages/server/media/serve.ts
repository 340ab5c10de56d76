import { details, Refusal } from '@snug/rules';
import type { FastifyInstance } from 'fastify';
import type { Media } from './media.ts';
import { isPictureName, picturesPath } from './picture-name.ts';

const yearS = 31_536_000;

/**
 * Serves uploaded pictures to whoever has the address: pages of other sites show them too. They come without cookies, and a
 * browser that opens one as a page runs nothing in it. The bytes of a name never change, so browsers cache them; shared
 * caches may not, since a deleted picture would survive there (H59).
 */
export function servePictures(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { name: string } }>(`${picturesPath}:name`, async ({ params }, reply) => {
    const bytes = isPictureName(params.name) ? await media.get(params.name) : undefined;
    if (!bytes) throw new Refusal(404, details.notFound);
    return reply
      .type('image/png')
      .headers({
        'cache-control': `private, max-age=${yearS}, immutable`,
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': 'inline; filename="picture.png"',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes);
  });
}
