import type { DescribedSlot } from './slots.ts';

/** Returns true if a value depends on the state of the server: headers for conditional requests (RFC 9110, section 13), and cursors. */
export const dependsOnState = ({ in: place, name, isCursor }: DescribedSlot): boolean =>
  (place === 'header' && /^(?:if-.*|range)$/iu.test(name)) || isCursor;
