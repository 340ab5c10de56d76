import { needBrowser } from '../scripts/launch/find-browser.mjs';
/** Runs before the first test in a browser: without a browser, each test would fail with a page of output. */
export default function setup() {
    needBrowser();
}
