import { createTokens } from './json-tokens.ts';
import { faultAt, type SyntaxFault } from './syntax-fault.ts';

/** An opening bracket whose closing bracket is not yet read. */
export interface OpenBracket {
  readonly kind: '{' | '[';
  readonly start: number;
}

/**
 * Returns the fault of an opening bracket without a closing bracket. After a missing closing bracket, later closing brackets can be paired
 * with the wrong opening brackets, so the function compares indentations. If a closing bracket is indented less than the line of its
 * opening bracket, the two probably do not belong together, and the opening bracket is not closed.
 *
 * @param open the innermost bracket that is open at the syntax error. If no indentation is wrong, the function returns the fault of this
 * bracket.
 */
export function unclosedBracket(text: string, open: OpenBracket): SyntaxFault {
  const { kind, start } = badlyIndented(text) ?? open;
  const close = kind === '{' ? '}' : ']';
  return faultAt(start, 1, `This \`${kind}\` is not closed.`, `Add \`${close}\` at the end of its content.`);
}

/**
 * Returns an opening bracket whose closing bracket begins a line that is indented less than the line of the opening bracket. If there are
 * several, returns the one that is closed first.
 */
function badlyIndented(text: string): OpenBracket | undefined {
  const open: OpenBracket[] = [];
  const tokens = createTokens(text);
  for (let { kind, start } = tokens.next(); kind !== 'end'; { kind, start } = tokens.next()) {
    if (kind === '{' || kind === '[') open.push({ kind, start });
    if (kind !== '}' && kind !== ']') continue;
    const bracket = open.pop();
    if (bracket === undefined) return undefined;
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
    if (line.trim() === '' && line.length < indentation(text, bracket.start)) return bracket;
  }
  return undefined;
}

function indentation(text: string, offset: number): number {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.length - line.trimStart().length;
}
