import { createRoot, type Root } from 'react-dom/client';
import { tell } from './events.ts';
import { JoinBoxOnPage } from './join-box-on-page.tsx';
import { scriptOrigin } from './script-origin.ts';
import { adoptStyles } from './styles.ts';
import { version } from './version.ts';
import type { EmbedWords } from './words.ts';
import { wordsOf } from './words-of.ts';

/** Attributes of `<snug-join-box>`, for HTML and for JSX. */
export interface JoinBoxAttributes {
  /** The game server, such as `https://quiz.example`. Default: where the script came from. */
  readonly origin?: string;
  /** Default `auto`: as the visitor's system asks. */
  readonly theme?: 'dark' | 'light' | 'auto';
  /** Digits to begin with. */
  readonly code?: string;
}

/** Importing this where there is no browser is safe: the element is then a class that is never made. */
const Element = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * The join box for any page: shows the code step, asks our server whether the game is open, then goes there.
 *
 * @example
 * <script type="module" src="https://quiz.example/embed/v1/snug.js"></script>
 * <snug-join-box><a href="https://quiz.example/join">Join the quiz</a></snug-join-box>
 */
export class JoinBoxElement extends Element {
  static readonly version = version;
  static readonly observedAttributes = ['origin', 'theme', 'code'];

  #root: Root | undefined;
  #words: Partial<EmbedWords> = {};

  /** Sentences of one's own; they go before those of the JSON child. */
  get words(): Partial<EmbedWords> {
    return this.#words;
  }
  set words(words: Partial<EmbedWords>) {
    this.#words = words;
    this.#render();
  }

  connectedCallback() {
    if (this.#root) return;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    adoptStyles(shadow);
    this.#root = createRoot(shadow);
    this.#render();
    tell(this, 'snug-ready');
  }

  disconnectedCallback() {
    // An element that is only moved is connected again before this runs, and keeps what was typed.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback() {
    this.#render();
  }

  #render() {
    if (!this.#root) return;
    const origin = this.getAttribute('origin') ?? scriptOrigin;
    if (!origin || !URL.canParse(origin)) {
      console.error(
        `<${this.localName}> needs the attribute origin, the address of your Snug server, such as origin="https://quiz.example".`,
      );
      return;
    }
    this.#root.render(
      <JoinBoxOnPage
        origin={origin}
        code={this.getAttribute('code') ?? ''}
        words={{ ...wordsOf(this), ...this.#words }}
        onFound={(found) => tell(this, 'snug-found', found)}
        onError={(error) => tell(this, 'snug-error', error)}
      />,
    );
  }
}
