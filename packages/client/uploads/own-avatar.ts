import { deletePlayerImage, type Image, listPlayerImages, uploadPlayerImage } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { detailOf } from '../refused.ts';
import { type Watched, watched } from '../watched.ts';
import { type UploadOptions, uploadImage } from './upload-image.ts';

export interface AvatarState {
  /** The player's picture; null where there is none, undefined as long as that is not known. */
  readonly picture: Image | null | undefined;
  /** The picture did not arrive. */
  readonly isLost: boolean;
  readonly isRemoving: boolean;
  /** It could not be removed: the server's reason, empty after a network error. */
  readonly unremoved: string | undefined;
}

/** The player's own picture (OPEN-89). Headless. */
export interface OwnAvatar extends Watched<AvatarState> {
  /** Shows what the server knows: another phone may have changed the picture. */
  start(): void;
  stop(): void;
  load(): Promise<void>;
  /** Rejects if it fails, also without a url in the reply (ERR-37). */
  upload(picture: Blob, sending: Pick<UploadOptions<unknown>, 'signal' | 'onSent'>): Promise<void>;
  /** Resolves to whether there is no picture any more. */
  remove(): Promise<boolean>;
}

/** @example const avatar = createAvatar(core, claims.sub); avatar.start(); */
export function createAvatar({ call }: Pick<SnugCore, 'call'>, id: string): OwnAvatar {
  const { get, set, subscribe } = watched<AvatarState>({
    picture: undefined,
    isLost: false,
    isRemoving: false,
    unremoved: undefined,
  });
  const put = (change: Partial<AvatarState>) => set({ ...get(), ...change });
  const loading = asyncAction();

  const show = (images: readonly Image[]) => put({ picture: images.at(-1) ?? null, isLost: false });

  /** The reply to a change is newer than a list that is still on its way. */
  function showChanged(images: readonly Image[]): void {
    loading.stop();
    show(images);
  }

  async function load(): Promise<void> {
    put({ isLost: false });
    await loading.run(
      (signal) => call(listPlayerImages, { params: { id }, signal }),
      show,
      () => put({ isLost: true }),
    );
  }

  return {
    get,
    subscribe,
    start: () => void load(),
    stop: loading.stop,
    load,

    async upload(picture, sending) {
      const images = await uploadImage(call, uploadPlayerImage, { id }, picture, sending);
      if (!images.at(-1)?.url) throw new Error('The reply to an upload has no url.');
      put({ unremoved: undefined });
      showChanged(images);
    },

    async remove() {
      const { picture, isRemoving } = get();
      if (!picture || isRemoving) return false;
      put({ isRemoving: true, unremoved: undefined });
      try {
        showChanged(await call(deletePlayerImage, { params: { id, image_code: picture.image_code } }));
      } catch (error) {
        put({ unremoved: detailOf(error) });
      }
      put({ isRemoving: false });
      return get().picture === null;
    },
  };
}
