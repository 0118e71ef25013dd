import type { ValueCheck } from '../shared/response-description.ts';

/** Accepts every value. Used for bodies without a described schema, and for bodies that are not JSON. */
export const anyValue: ValueCheck = { is: () => true, collect: () => {} };
