import { vi } from 'vitest';
/**
 * Before real timers return, runs what a fake clock still holds for the next frame. Preact flushes its effects by a timer,
 * requests one flush at a time and waits for it: without that flush no effect of the next test's screen would ever run.
 */
const { useRealTimers } = vi;
/** More than Preact waits for a frame, in milliseconds. */
const A_FRAME = 50;
vi.useRealTimers = () => {
    if (vi.isFakeTimers())
        vi.advanceTimersByTime(A_FRAME);
    return useRealTimers();
};
