import { Pack } from '@snug/contract/shapes';
import demo from './demo.json' with { type: 'json' };

/** The quiz of the demo venue: four rounds of eight, written for it. Its pictures are `packs/pictures/*.png`. */
export function demoPack(): Pack {
  return Pack.parse(demo);
}
