import { countOf, isFault, printable, styleFor, type Diagnostic, type Style } from '@forgespec/description/diagnostics';
import {
  blocksOf,
  countsOf,
  explainHint,
  writtenLocation,
  renderBlock,
  type DiagnosticBlock,
} from './print-diagnostics.ts';

/** The maximum number of lines for warnings. With the lines about the output of a command, they fit on a screen. */
const mostLines = 20;

/**
 * Prints the problems of a description that change the result of a command: the errors, and the warnings about parts that are replaced by an
 * assumption. The last line says how to see all problems. Prints nothing if there are none.
 *
 * All errors have a code frame. The warnings have at most `mostLines` lines: after the first code frames, one line for each code.
 */
export function printFaults(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const style = styleFor(process.stderr);
  const faults = diagnostics.filter(isFault);
  const blocks = blocksOf(faults);
  const isError = ([{ severity }]: DiagnosticBlock): boolean => severity === 'error';
  for (const block of blocks.filter(isError)) process.stderr.write(`${renderBlock(block, style)}\n`);
  const { text, omitted } = warningsOnScreen(
    blocks.filter((block) => !isError(block)),
    style,
  );
  process.stderr.write(text);
  if (faults.length > 0) process.stderr.write(`${countsOf(faults)}\n${style.dim(printable(explainHint(faults)))}\n`);
  const others = diagnostics.length - faults.length;
  const rest =
    others === 0 ? '' : `${countOf(others, 'finding')} that ${others === 1 ? 'does' : 'do'} not change the result`;
  const hidden = omitted === 0 ? '' : `${omitted} more`;
  const unseen = [hidden, rest].filter((part) => part !== '').join(', and ');
  if (unseen !== '')
    process.stderr.write(`\`forgespec lint\` ${faults.length === 0 ? '' : 'also '}prints ${unseen}.\n`);
}

/** Returns the warnings as text, and the number of warnings that the text does not show. */
function warningsOnScreen(
  blocks: readonly DiagnosticBlock[],
  style: Style,
): { readonly text: string; readonly omitted: number } {
  let text = '';
  let omitted = 0;
  let free = mostLines;
  for (const [index, block] of blocks.entries()) {
    const full = `${renderBlock(block, style)}\n`;
    // Each of the later blocks needs a line.
    const isFull = linesIn(full) <= free - (blocks.length - index - 1);
    const shown = isFull ? full : free > 0 ? `${lineOf(block)}\n` : '';
    if (shown === '') omitted += block.length;
    text += shown;
    free -= linesIn(shown);
  }
  return { text, omitted };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Returns a block as one line. */
function lineOf([first, ...others]: DiagnosticBlock): string {
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return printable(`${writtenLocation(first)}: ${first.severity} ${first.code}  ${first.message}${more}`);
}
