import type { FixContext } from './fix-context.ts';
import { lineAround, pairsAround } from './yaml-places.ts';
import type { TextEdit } from './text-edit.ts';

/** Indents the named pairs, which are in the lines after the key to which they belong or are siblings of it. */
export function indentPairs({ text, start }: FixContext, names = ''): readonly (readonly TextEdit[])[] {
  const keys = Array.from(names.matchAll(/`([^`]+)`/gu), ([, key]) => key ?? '');
  const [pair] = pairsAround(text, start);
  if (pair === undefined || pair.isInFlow) return [];
  const moved = pair.siblings.filter(({ key, keyStart }) => keys.includes(key) && keyStart >= pair.keyStart);
  if (moved.length !== keys.length) return [];
  const edits = moved.flatMap(({ keyStart, valueEnd }) => {
    const starts: TextEdit[] = [];
    for (let line = lineAround(text, keyStart); line.start < valueEnd; line = lineAround(text, line.end + 1)) {
      if (line.start !== line.end) starts.push({ start: line.start, end: line.start, text: '  ' });
      if (line.end >= text.length) break;
    }
    return starts;
  });
  return [edits];
}

export function indentLine(
  { text, start }: FixContext,
  indentations: readonly string[],
): readonly (readonly TextEdit[])[] {
  const line = lineAround(text, start);
  return indentations.map((indentation) => [
    { start: line.start, end: line.start + line.indentation.length, text: indentation },
  ]);
}

/** Returns the indentations of the lines before the underlined text, without repetition, from the nearest line. */
export function indentationsBefore({ text, start }: FixContext): readonly string[] {
  const lines = text.slice(0, lineAround(text, start).start).split('\n').toReversed();
  const found = lines.filter((line) => line.trim() !== '').map((line) => /^[ ]*/u.exec(line)?.[0] ?? '');
  return [...new Set(found.slice(0, 10))];
}

export function replaceTabs({ text, start }: FixContext): readonly (readonly TextEdit[])[] {
  const line = lineAround(text, start);
  return [4, 2, 8, 1].map((width) => [
    {
      start: line.start,
      end: line.start + line.indentation.length,
      text: line.indentation.replaceAll('\t', ' '.repeat(width)),
    },
  ]);
}
