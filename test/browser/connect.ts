import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

/** Connects to the browser that all test files share. Closing the connection does not close the browser. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browser'));
