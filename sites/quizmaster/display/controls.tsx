import { Button, useWords } from '@snug/ui';
import { useState } from 'react';
import { useFullscreen } from '../use-fullscreen.ts';
import { shownScheme, showScheme } from './look.ts';
import * as css from './page.css.ts';
import { displayWords } from './words.ts';

/** For who sets the screen up: hidden until somebody points at them or tabs there. */
export function Controls() {
  const words = useWords(displayWords);
  const { canFill, fills, toggle } = useFullscreen();
  const [scheme, setScheme] = useState(shownScheme);
  const other = scheme === 'day' ? 'night' : 'day';
  const change = () => {
    showScheme(other);
    setScheme(other);
  };
  return (
    <div className={css.controls}>
      <Button onClick={change}>{other === 'day' ? words.screenByDay : words.screenByNight}</Button>
      {canFill && <Button onClick={toggle}>{fills ? words.screenLeaveFullScreen : words.screenFullScreen}</Button>}
    </div>
  );
}
