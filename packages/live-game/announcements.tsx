import { useAnnounce } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { usePick, useTools } from './use-live-game.ts';

/** Weather that passes within this time is not worth saying aloud (hazard Y12). */
const passingMs = 2_000;

/** Says aloud what people who do not see the screen would miss (hazards Y4, Y12). Never moves the focus. */
export function Announcements() {
  const { words: say } = useTools();
  const announce = useAnnounce();
  const said = usePick((game) => game.said);
  const notice = usePick((game) => game.notice);
  // What was said before this screen opened is not said again.
  const heard = useRef(said?.n);

  useEffect(() => {
    if (!said || said.n === heard.current) return;
    heard.current = said.n;
    announce(say.said[said.key](said.values), said.politeness);
  }, [said, say, announce]);

  useEffect(() => {
    if (!notice) return;
    const text = say.notice[notice.key](notice.detail ?? '');
    if (notice.key === 'interrupted') return announce(text, 'assertive');
    const timer = setTimeout(() => announce(text, 'polite'), passingMs);
    return () => clearTimeout(timer);
  }, [notice, say, announce]);

  return null;
}
