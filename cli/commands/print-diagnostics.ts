import {
  countOf,
  countSeverities,
  printable,
  sourceName,
  styleFor,
  type Diagnostic,
  type Style,
} from '@forgespec/description/diagnostics';
import { renderDiagnostic } from '@forgespec/description/diagnostics/render';

/** The message that is printed if the rules cannot run. Many of their findings would be consequences of the faults. */
export const rulesNotRun =
  'The rules were not run: they need a description without faults. Correct the problems above first.\n';

/**
 * All warnings or notes with the same code are printed as one block. The block contains the first of these diagnostics with its code frame.
 * For the other diagnostics, the block has at most this number of lines.
 */
const namedLocations = 2;

export interface PrintOptions {
  /** The stream. Default: stderr. */
  readonly stream?: NodeJS.WriteStream;
  /** True to print each warning and note in full. By default, all warnings or notes with the same code are printed as one block. */
  readonly all?: boolean;
  /** False to print only the number of warnings and notes. Default: true. */
  readonly warnings?: boolean;
}

/** The maximum number of codes in the last printed line, which contains the command that explains codes. */
const namedCodes = 5;

/** Prints diagnostics, their number, and the command that explains their codes. Prints nothing if there are no diagnostics. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { stream = process.stderr, all = false, warnings = true }: PrintOptions = {},
): void {
  if (diagnostics.length === 0) return;
  const style = styleFor(stream);
  const shown = warnings ? diagnostics : diagnostics.filter(({ severity }) => severity === 'error');
  for (const block of blocksOf(shown, all)) stream.write(`${renderBlock(block, style)}\n`);
  stream.write(`${countsOf(diagnostics)}\n`);
  if (shown.length > 0) stream.write(`${style.dim(printable(explainHint(shown)))}\n`);
}

/** A diagnostic that is printed with its code frame, and other ones with the same severity and code. */
export type DiagnosticBlock = readonly [first: Diagnostic, ...others: Diagnostic[]];

/** @param all true for a block for each diagnostic. Errors always have a block each. */
export function blocksOf(diagnostics: readonly Diagnostic[], all = false): DiagnosticBlock[] {
  const blocks: [Diagnostic, ...Diagnostic[]][] = [];
  const known = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.severity} ${diagnostic.code}`;
    const block = all || diagnostic.severity === 'error' ? undefined : known.get(key);
    if (block !== undefined) {
      block.push(diagnostic);
      continue;
    }
    const created: [Diagnostic, ...Diagnostic[]] = [diagnostic];
    blocks.push(created);
    known.set(key, created);
  }
  return blocks;
}

/** Returns the lines of a block. */
export function renderBlock([first, ...others]: DiagnosticBlock, style: Style): string {
  const lines = linesOfOthers(first, others).map((line) => `${style.dim(printable(line))}\n`);
  return `${renderDiagnostic(first, style)}\n${lines.join('')}`;
}

/** Returns the number of errors, warnings and notes as words. */
export function countsOf(diagnostics: readonly Diagnostic[]): string {
  const { error, warning, note } = countSeverities(diagnostics);
  const notes = note === 0 ? '' : `, ${countOf(note, 'note')}`;
  return `${countOf(error, 'error')}, ${countOf(warning, 'warning')}${notes}`;
}

/** Returns the lines of a block below its first diagnostic. */
function linesOfOthers(first: Diagnostic, others: readonly Diagnostic[]): string[] {
  const lines = others
    .slice(0, namedLocations)
    .map(
      (other) => `  also ${writtenLocation(other)}: ${other.message === first.message ? 'the same' : other.message}`,
    );
  const rest = others.length - lines.length;
  return rest > 0 ? [...lines, `  and ${rest} more; \`forgespec lint --all\` prints them`] : lines;
}

/** Returns a line with the command that explains the codes of diagnostics. The codes of errors come first. */
export function explainHint(diagnostics: readonly Diagnostic[]): string {
  const errorsFirst = diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const codes = [...new Set(errorsFirst.map(({ code }) => code))];
  if (codes.length === 1) return `\`forgespec explain ${codes[0]}\` explains the code.`;
  const more = codes.length > namedCodes ? `, and ${codes.length - namedCodes} more` : '';
  return `\`forgespec explain CODE\` explains a code: ${codes.slice(0, namedCodes).join(', ')}${more}.`;
}

/** Returns the source location of a diagnostic as text. */
export const writtenLocation = ({ location }: Diagnostic): string =>
  location === undefined
    ? 'the description'
    : `${sourceName(location.source.path)}:${location.line}:${location.column}`;
