import { forgetAnnounced } from '@snug/testing/page';
import { beforeEach } from 'vitest';

/** Each test hears its own announcements. */
beforeEach(forgetAnnounced);
