// Types of the elements in JSX: `import type {} from '@snug/embed/jsx'` once, anywhere.
import type { JoinBoxAttributes, SurveyAttributes } from './dist/index.js';

interface OfEveryElement {
  readonly id?: string;
  readonly class?: string;
  readonly className?: string;
  readonly style?: unknown;
  readonly ref?: unknown;
  readonly children?: unknown;
}

interface SnugElements {
  'snug-join-box': JoinBoxAttributes & OfEveryElement;
  'snug-survey': SurveyAttributes & OfEveryElement;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends SnugElements {}
  }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends SnugElements {}
  }
}
