import { isFault, isJsonFile, type Diagnostic } from '@forgespec/description/diagnostics';

/**
 * Matches the codes of the problems that a missing indentation can cause. If the content of a key is not indented, the key is empty, and
 * the lines below the key belong to a wrong object.
 */
const ofContent = /^(?:structure|status|keyword|media-type|link|enum|schema|tag|key)-/u;

/**
 * If the lines below an empty key of a YAML file are not indented, removes the problems of these lines. These lines are probably the
 * content of the key. The problem of the empty key remains.
 */
export function withoutContent(found: readonly Diagnostic[]): Diagnostic[] {
  const empty = found.filter((problem) => isFault(problem) && problem.message.includes(' is empty (null)'));
  const blocks = empty.map(blockBelow).filter((block) => block !== undefined);
  if (blocks.length === 0) return [...found];
  return found.filter(
    ({ code, location }) =>
      !ofContent.test(code) ||
      !blocks.some(
        ({ path, first, last }) =>
          location !== undefined && location.source.path === path && first <= location.line && location.line <= last,
      ),
  );
}

/**
 * Returns the block of lines below the key at which a problem is reported. The block ends before the first line that is indented less than
 * the first line of the block. Returns undefined if the block is indented further than the key, if other text precedes the key in its line,
 * or if the file is JSON.
 */
function blockBelow({ location }: Diagnostic): { path: string; first: number; last: number } | undefined {
  if (location === undefined || isJsonFile(location.source)) return undefined;
  const lines = location.source.text.split('\n');
  // If a key in braces is empty, as in `A: { not: }`, the lines below do not belong to the key.
  if (/[^\s-]/u.test((lines[location.line - 1] ?? '').slice(0, location.column - 1))) return undefined;
  const isText = (line: string): boolean => /^\s*[^\s#]/u.test(line);
  const start = lines.findIndex((line, index) => index >= location.line && isText(line));
  const indentation = start === -1 ? Infinity : indentationOf(lines[start] ?? '');
  // If the next line is indented further than the key, a missing indentation is not the reason why the key is empty.
  if (indentation > location.column - 1) return undefined;
  const end = lines.findIndex((line, index) => index > start && isText(line) && indentationOf(line) < indentation);
  return { path: location.source.path, first: location.line + 1, last: end === -1 ? lines.length : end };
}

const indentationOf = (line: string): number => line.length - line.trimStart().length;
