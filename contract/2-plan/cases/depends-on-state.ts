import { cursorNames } from './paging.ts';
import type { DescribedSlot } from './slots.ts';

/** Whether a value depends on the state of the server: headers for conditional requests (RFC 9110, section 13), and cursors. */
export const dependsOnState = ({ in: place, name }: DescribedSlot): boolean =>
  (place === 'header' && /^(?:if-.*|range)$/iu.test(name)) || (place === 'query' && cursorNames.test(name));
