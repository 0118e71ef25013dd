import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

/** The browser of all files. Closing it leaves it to the others. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browser'));
