import type { ValueCheck } from '../shared/response-description.ts';

/** Accepts every value. It is used for bodies without a described schema, and for forms and binary bodies. */
export const anyValue: ValueCheck = { is: () => true, collect: () => {} };
