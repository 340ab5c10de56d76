import type { HostRound, RehearsalFinding } from '@snug/contract';
import type { ServerContext } from '../foundation/server-context.ts';

/**
 * The pictures of this server's own that are not there. Those on other sites are left to the quizmaster's browser: a server
 * that fetches whatever address a pack names can be sent to places where nobody else gets.
 */
export async function missingPictures(
  context: Pick<ServerContext, 'ownAddress'>,
  rounds: readonly HostRound[],
): Promise<RehearsalFinding[]> {
  const pictures = rounds.flatMap(({ round_order, questions }) =>
    questions.flatMap(({ image, question_id, question_index }) =>
      image.startsWith('/media/') ? [{ round_order, question_id, question_index, text: image }] : [],
    ),
  );
  const found = await Promise.all(pictures.map(async (each) => ((await isThere(context, each.text)) ? [] : [each])));
  return found.flat().map((each) => ({ kind: 'picture-gone', ...each }));
}

async function isThere({ ownAddress }: Pick<ServerContext, 'ownAddress'>, path: string): Promise<boolean> {
  const reply = await fetch(ownAddress() + path, { redirect: 'error' }).catch(() => undefined);
  await reply?.body?.cancel();
  if (!reply) return false;
  return reply.ok && (reply.headers.get('content-type') ?? '').startsWith('image/');
}
