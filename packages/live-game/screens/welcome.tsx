import { glass } from '@snug/ui/paths';
import { chairsRoom } from '../live-game.css.ts';
import { Chairs } from '../moments/fetched.ts';
import { usePick, useTools } from '../use-live-game.ts';
import { Status } from './status.tsx';

/** Shown before the first question (GAME-05), and for a game that is not live (OPEN-52). */
export function Welcome() {
  const { words: say } = useTools();
  const status = usePick(({ view }) => view?.status ?? '');
  const isLive = status === 'live';
  return (
    <>
      <Status picture={glass} title={say.welcomeTitle} text={isLive ? say.welcome : say.notLive(status)} />
      {isLive && (
        <div className={chairsRoom}>
          <Chairs />
        </div>
      )}
    </>
  );
}
