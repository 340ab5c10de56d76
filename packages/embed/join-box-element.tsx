import { createRoot, type Root } from 'react-dom/client';
import { dispatch } from './events.ts';
import { JoinBoxOnPage } from './join-box-on-page.tsx';
import { scriptOrigin } from './script-origin.ts';
import { adoptStyles } from './styles.ts';
import { version } from './version.ts';
import type { EmbedWords } from './words.ts';
import { wordsFromPage } from './words-from-page.ts';

/** Attributes of `<snug-join-box>`, for HTML and for JSX. */
export interface JoinBoxAttributes {
  /** The game server, such as `https://quiz.example`. Default: the script's origin. */
  readonly origin?: string;
  /** Default `auto`: as the visitor's system prefers. */
  readonly theme?: 'dark' | 'light' | 'auto';
  /** The initial digits. */
  readonly code?: string;
}

/** Makes importing this safe without a browser: the class is then never instantiated. */
const Element = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * The join box for any page: shows the code step, checks with the server that the game is open, then goes to the join page.
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

  /** Custom sentences, which override those of the JSON child. */
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
    dispatch(this, 'snug-ready');
  }

  disconnectedCallback() {
    // A moved element is connected again before this microtask runs, and keeps what was typed.
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
        words={{ ...wordsFromPage(this), ...this.#words }}
        onFound={(found) => dispatch(this, 'snug-found', found)}
        onError={(error) => dispatch(this, 'snug-error', error)}
      />,
    );
  }
}
