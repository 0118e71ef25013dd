import type { FormatConfig } from 'oxfmt';

/** The configuration of the formatter for all code, both generated and hand-written. */
export const formatConfig = { printWidth: 120, singleQuote: true } as const satisfies FormatConfig;
