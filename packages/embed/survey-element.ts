import { dispatch } from './events.ts';
import { type SnugAttributes, SnugElement } from './snug-element.ts';
import type { SurveyScript } from './survey.tsx';
import { loadSurvey } from './survey-script.ts';
import type { SurveyOnPageWords } from './words.ts';
import { wordsFromPage } from './words-from-page.ts';

/** Attributes of `<snug-survey>`, for HTML and for JSX. */
export interface SurveyAttributes extends SnugAttributes {
  /** The sponsor's key, from the console. */
  readonly sponsor: string;
}

/**
 * A sponsor's questions on any page, answered without a login. Its script is fetched when the first one is on a page.
 *
 * @example
 * <script type="module" src="https://quiz.example/embed/v1/snug.js"></script>
 * <snug-survey sponsor="KEY"><a href="https://quiz.example/survey">Questions of the day</a></snug-survey>
 */
export class SurveyElement extends SnugElement<SurveyOnPageWords> {
  static readonly observedAttributes = ['origin', 'theme', 'sponsor'];

  /** `loading` until it has arrived; undefined before, and again when it did not. */
  #script: SurveyScript | 'loading' | undefined;

  // The script's own: a page that has snug.js under two addresses has Preact twice, and a component needs the one it came with.
  protected override makeRoot(shadow: ShadowRoot) {
    return (this.#script as SurveyScript).createRoot(shadow);
  }

  protected override draw(origin: string) {
    const sponsor = this.getAttribute('sponsor');
    if (!sponsor) {
      console.error(`<${this.localName}> needs the attribute sponsor, the key that your venue's console shows.`);
      // After the root has left.
      queueMicrotask(() => this.#showLink());
      return undefined;
    }
    if (!this.#script) this.#load();
    if (!this.#script || this.#script === 'loading') return undefined;
    return this.#script.drawSurvey({
      origin,
      sponsor,
      words: { ...wordsFromPage(this), ...this.words },
      onSubmitted: () => dispatch(this, 'snug-submitted'),
      onError: (error) => dispatch(this, 'snug-error', error),
    });
  }

  #load() {
    this.#script = 'loading';
    loadSurvey().then(
      (script) => {
        this.#script = script;
        this.render();
      },
      () => {
        // The next change of an attribute tries again.
        this.#script = undefined;
        this.#showLink();
        dispatch(this, 'snug-error', { status_code: 0, detail: 'survey.js could not be loaded.' });
      },
    );
  }

  /** The page's own link, where there is nothing else to show. */
  #showLink() {
    if (this.shadowRoot?.childElementCount === 0) this.shadowRoot.append(document.createElement('slot'));
  }
}
