import { needBrowser } from '../scripts/launch/find-browser.mjs';

/** Before the first test in a browser, however it is run: without one, each test would tell so in a page of its own. */
export default function setup(): void {
  needBrowser();
}
