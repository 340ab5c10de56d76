import { createRoot, type Root } from 'react-dom/client';
import { dispatch } from './events.ts';
import { scriptOrigin } from './script-origin.ts';
import { adoptStyles } from './styles.ts';
import { version } from './version.ts';

/** Attributes of every Snug element, for HTML and for JSX. */
export interface SnugAttributes {
  /** The game server, such as `https://quiz.example`. Default: the script's origin. */
  readonly origin?: string;
  /** Default `auto`: as the visitor's system prefers. */
  readonly theme?: 'dark' | 'light' | 'auto';
}

/** Makes importing this safe without a browser: the class is then never instantiated. */
const Element = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** What Snug's elements have in common: a shadow root with a widget in it as long as the element is on the page. */
export abstract class SnugElement<Words> extends Element {
  static readonly version = version;

  #isOnPage = false;
  #root: Root | undefined;
  #words: Partial<Words> = {};

  /** Custom sentences, which override those of the JSON child. */
  get words(): Partial<Words> {
    return this.#words;
  }
  set words(words: Partial<Words>) {
    this.#words = words;
    this.render();
  }

  connectedCallback() {
    if (this.#isOnPage) return;
    this.#isOnPage = true;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    adoptStyles(shadow);
    this.render();
  }

  disconnectedCallback() {
    // A moved element is connected again before this microtask runs, and keeps what was typed.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#isOnPage = false;
      this.#leave();
    });
  }

  attributeChangedCallback() {
    this.render();
  }

  /** What renders the widget. */
  protected makeRoot(shadow: ShadowRoot): Root {
    return createRoot(shadow);
  }

  #leave(): void {
    this.#root?.unmount();
    this.#root = undefined;
  }

  /** The widget for a server; undefined while its script is being fetched, and without an attribute that it needs. */
  protected abstract draw(origin: string): Parameters<Root['render']>[0] | undefined;

  protected render() {
    if (!this.#isOnPage) return;
    const origin = this.getAttribute('origin') ?? scriptOrigin;
    if (!origin || !URL.canParse(origin)) {
      console.error(
        `<${this.localName}> needs the attribute origin, the address of your Snug server, such as origin="https://quiz.example".`,
      );
      return;
    }
    const widget = this.draw(origin);
    // An attribute that the widget needs may have been removed.
    if (widget === undefined) return this.#leave();
    const isFirst = !this.#root;
    this.#root ??= this.makeRoot(this.shadowRoot as ShadowRoot);
    this.#root.render(widget);
    if (isFirst) dispatch(this, 'snug-ready');
  }
}
