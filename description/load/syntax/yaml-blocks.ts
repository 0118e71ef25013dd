import { faultAt, type SyntaxFault } from './syntax-fault.ts';
import type { YamlError } from './yaml-error.ts';

/** A line that is neither empty nor a comment. */
interface Line {
  readonly start: number;
  readonly indentation: number;
  /** The key at the start of the line. Undefined if the line does not start with a key. */
  readonly key: string | undefined;
  /** True if the line has a key without a value on the same line. */
  readonly isEmpty: boolean;
}

/**
 * Returns the fault if the parser reports an error at a key, but the cause is the wrong indentation of an earlier key. Either the first key
 * of the same block is indented too far, or the key above this block is indented too little.
 */
export function blockFault({ text, code, message, lineStart }: YamlError): SyntaxFault | undefined {
  if (code !== 'BAD_INDENT' && code !== 'BLOCK_AS_IMPLICIT_KEY' && !/^(?:A block sequence|Nested)/u.test(message))
    return undefined;
  const lines = linesOf(text);
  const at = lines.findIndex(({ start }) => start === lineStart);
  const line = lines[at];
  if (line?.key === undefined) return undefined;
  const { indentation } = line;
  const outer = lines.slice(0, at).findLastIndex((other) => other.indentation < indentation);
  const [above, parent, first, second] = [lines[outer - 1], lines[outer], lines[outer + 1], lines[outer + 2]];
  if (parent?.key === undefined || first === undefined || first.indentation <= indentation) return undefined;
  // If the first key has the same indentation as its own content, the key is indented too far.
  if (first.isEmpty && second?.indentation === first.indentation) return wrongIndentation(first, indentation);
  const step = lines.find((other) => other.indentation > 0)?.indentation;
  const isUsual = indentation - parent.indentation === step;
  if (first.key !== undefined && isUsual) return wrongIndentation(first, indentation);
  const beside = lines.slice(0, outer).findLast((other) => other.indentation <= indentation);
  const hasSibling = beside?.key !== undefined && beside.indentation === indentation;
  const isBesideOwner = above?.isEmpty === true && above.indentation === parent.indentation;
  return parent.isEmpty && (hasSibling || isBesideOwner) ? wrongIndentation(parent, indentation) : undefined;
}

function wrongIndentation({ start, indentation, key = '' }: Line, wanted: number): SyntaxFault {
  const reason = `The key ${key} is indented by ${spaces(indentation)}, and the keys beside it by ${spaces(wanted)}.`;
  return faultAt(start + indentation, key.length, reason, `Indent \`${key}\` by ${spaces(wanted)}.`);
}

/** Returns the fault if two keys of one list item begin in different columns, or if the first line of the file is indented. */
export function firstKeyFault({ text, message, lineStart }: YamlError): SyntaxFault | undefined {
  const lines = linesOf(text);
  if (message.startsWith('Sequence item without -')) {
    const item = lines.findLast(({ start }) => start < lineStart);
    const before = item === undefined ? '' : text.slice(item.start, lineStart);
    const [dash = '', key = ''] = /^ *- +([^\s:]+):/u.exec(before) ?? [];
    const wanted = dash.length - key.length - 1;
    const next = lines.find(({ start }) => start >= lineStart);
    if (dash === '' || next?.key === undefined || next.indentation === wanted) return undefined;
    const reason = `The key ${next.key} begins in column ${next.indentation + 1}, and the key ${key} of the same item in column ${wanted + 1}.`;
    return faultAt(next.start + next.indentation, next.key.length, reason, 'Begin both keys in the same column.');
  }
  const [first, second] = lines;
  if (!message.startsWith('Unexpected scalar at node end') || first?.key === undefined) return undefined;
  if (first.indentation === 0 || second?.start !== lineStart || second.indentation > 0) return undefined;
  return wrongIndentation(first, 0);
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const offset = start;
    start += line.length + 1;
    const content = line.trimStart();
    if (content === '' || content.startsWith('#')) return [];
    const [, key, value] = /^([^\s#-][^#]*?)\s*:(?:\s+(.*))?$/u.exec(content.trimEnd()) ?? [];
    const isEmpty = key !== undefined && (value === undefined || value === '' || value.startsWith('#'));
    return [{ start: offset, indentation: line.length - content.length, key, isEmpty }];
  });
}

const spaces = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`);
