import type { FormatConfig } from 'oxfmt';

/** The format of all code, generated or written by hand. */
export const formatConfig = { printWidth: 120, singleQuote: true } as const satisfies FormatConfig;
