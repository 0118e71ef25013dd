import type { MixedSegment } from './route.ts';

/**
 * The values that make a segment of text and values; undefined when none do. Values are not empty, and each ends where the text
 * after it first occurs, so the time is linear.
 */
export function matchMixedSegment(parts: MixedSegment, segment: string): string[] | undefined {
  const values: string[] = [];
  let position = 0;
  let isValueOpen = false;
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'object') {
      // Two values side by side: the first is one character long.
      if (isValueOpen) values.push(segment.slice(position, ++position));
      isValueOpen = true;
      continue;
    }
    const isLast = index === parts.length - 1;
    const found = isValueOpen ? indexOfText(segment, part, position + 1, isLast) : segment.startsWith(part, position) ? position : -1;
    if (found === -1) return undefined;
    if (isValueOpen) values.push(segment.slice(position, found));
    position = found + part.length;
    isValueOpen = false;
  }
  if (isValueOpen) values.push(segment.slice(position));
  else if (position !== segment.length) return undefined;
  return values.includes('') ? undefined : values;
}

// The text at the end has to end the segment; any other is looked for from the left.
function indexOfText(segment: string, text: string, from: number, isLast: boolean): number {
  if (!isLast) return segment.indexOf(text, from);
  const at = segment.length - text.length;
  return at >= from && segment.endsWith(text) ? at : -1;
}
