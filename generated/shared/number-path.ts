// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { escapeSegment } from './json-pointer.ts';
import { jsonScalar } from './json-scalars.ts';

/** A text that replaces a number. Other texts in a message hardly ever have this value. */
const mark = '\0number';

/** Returns the JSON Pointer to the first number in a JSON text that is written as `number`. Returns an empty text if there is none. */
export function pathOfNumber(text: string, number: string): string {
  let isMarked = false;
  const marked = text.replace(jsonScalar, (found) => {
    if (found !== number || isMarked) return found;
    isMarked = true;
    return JSON.stringify(mark);
  });
  return pathOf(JSON.parse(marked)) ?? '';
}

function pathOf(value: unknown): string | undefined {
  if (value === mark) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const path = pathOf(member);
    if (path !== undefined) return `/${escapeSegment(key)}${path}`;
  }
  return undefined;
}
