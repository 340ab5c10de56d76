import { dispatch } from './events.ts';
import { JoinBoxOnPage } from './join-box-on-page.tsx';
import { type SnugAttributes, SnugElement } from './snug-element.ts';
import type { EmbedWords } from './words.ts';
import { wordsFromPage } from './words-from-page.ts';

/** Attributes of `<snug-join-box>`, for HTML and for JSX. */
export interface JoinBoxAttributes extends SnugAttributes {
  /** The initial digits. */
  readonly code?: string;
}

/**
 * The join box for any page: shows the code step, checks with the server that the game is open, then goes to the join page.
 *
 * @example
 * <script type="module" src="https://quiz.example/embed/v1/snug.js"></script>
 * <snug-join-box><a href="https://quiz.example/join">Join the quiz</a></snug-join-box>
 */
export class JoinBoxElement extends SnugElement<EmbedWords> {
  static readonly observedAttributes = ['origin', 'theme', 'code'];

  protected override draw(origin: string) {
    return (
      <JoinBoxOnPage
        origin={origin}
        code={this.getAttribute('code') ?? ''}
        words={{ ...wordsFromPage(this), ...this.words }}
        onFound={(found) => dispatch(this, 'snug-found', found)}
        onError={(error) => dispatch(this, 'snug-error', error)}
      />
    );
  }
}
