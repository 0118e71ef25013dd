import type { FormatConfig } from 'oxfmt';

/** The format of all code, both generated and hand-written. */
export const formatConfig = { printWidth: 120, singleQuote: true } as const satisfies FormatConfig;
