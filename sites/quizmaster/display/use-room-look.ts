import { useEffect, useState } from 'react';
import { type RoomLook, roomLook } from './room-look.ts';

/** Undefined until it is known: a text that is fitted in one face may not fit in another. */
export function useRoomLook(): RoomLook | undefined {
  const [look, setLook] = useState<RoomLook>();
  useEffect(() => {
    let isGone = false;
    void roomLook().then((known) => isGone || setLook(known));
    return () => {
      isGone = true;
    };
  }, []);
  return look;
}
