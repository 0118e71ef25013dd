import type { FormatConfig } from 'oxfmt';

/** How code looks, generated or written by hand. */
export const formatConfig = { printWidth: 120, singleQuote: true } as const satisfies FormatConfig;
