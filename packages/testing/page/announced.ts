const heard: string[] = [];

const listener = new MutationObserver(take);
listener.observe(document, { childList: true, subtree: true });

function take(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes } of records) {
    if (!(target instanceof Element) || !target.matches('[aria-live]:not([aria-live=off])')) continue;
    for (const { textContent } of addedNodes) heard.push(textContent ?? '');
  }
}

/**
 * What live regions have announced in this test, in order. A sentence stands there for five seconds and then goes: on a busy
 * machine a test that looks at the regions themselves comes too late.
 */
export function announced(): string[] {
  take(listener.takeRecords());
  return [...heard];
}

/** Before each test. */
export function forgetAnnounced(): void {
  listener.takeRecords();
  heard.length = 0;
}
