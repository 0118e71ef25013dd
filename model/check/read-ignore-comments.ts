import { Lexer } from 'yaml';
import { locationAt } from '@forgespec/description/load';
import { isJsonFile, type SourceFile, type SourceLocation } from '@forgespec/description/diagnostics';

/** A comment that makes forgespec ignore the findings with one code on one line. */
export interface IgnoreComment {
  /** The code, or an empty string if the comment has none. */
  readonly code: string;
  /** The reason, or an empty string if the comment has none. */
  readonly reason: string;
  readonly location: SourceLocation;
  /**
   * The number of the line whose findings are ignored. If other text precedes the comment on its line, this is the line of the comment.
   * Otherwise, this is the next line that is not a comment.
   */
  readonly line: number;
}

const keyword = 'forgespec-ignore';
/** Matches comments such as `# forgespec-ignore CODE: reason`. */
const form = /^#+\s*forgespec-ignore(?![\w-])\s*(?<code>[^\s:]*)\s*(?::\s*(?<reason>.*?))?\s*$/u;

/** Returns the ignore comments of a YAML file. A JSON file has none, because JSON has no comments. */
export function readIgnoreComments(source: SourceFile): IgnoreComment[] {
  if (isJsonFile(source) || !source.text.includes(keyword)) return [];
  const lines = source.text.split('\n');
  return commentsOf(source.text).flatMap(({ offset, text }) => {
    const match = form.exec(text);
    if (match === null) return [];
    const { code = '', reason = '' } = match.groups ?? {};
    const location = { ...locationAt(source, offset), length: text.trimEnd().length };
    return [{ code, reason, location, line: lineOf(location, lines) }];
  });
}

/** Returns the line whose findings a comment ignores. Several comments may be above the same line. */
function lineOf({ line, column }: SourceLocation, lines: readonly string[]): number {
  if (lines[line - 1]?.slice(0, column - 1).trim() !== '') return line;
  let next = line + 1;
  while (lines[next - 1]?.trimStart().startsWith('#') === true) next++;
  return next;
}

/**
 * Control characters that the lexer returns as tokens, although they are not in the text of the file. They mark the start of a document,
 * the end of an incomplete flow collection, and the start of a scalar.
 */
const marks: ReadonlySet<string> = new Set(['\u{2}', '\u{18}', '\u{1f}']);

/** Returns the comments of a YAML text. A `#` inside a string is not a comment. */
function commentsOf(text: string): { offset: number; text: string }[] {
  const comments: { offset: number; text: string }[] = [];
  let offset = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) {
      isScalar = token === '\u{1f}';
      continue;
    }
    if (token.startsWith('#') && !isScalar) comments.push({ offset, text: token });
    offset += token.length;
    isScalar = false;
  }
  return comments;
}
