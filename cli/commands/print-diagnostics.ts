import {
  countOf,
  countSeverities,
  printable,
  sourceName,
  styleFor,
  type Diagnostic,
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
  /**
   * The warnings and notes to print. `assumptions` selects the warnings with `hasAssumption`. The number of all warnings and notes is
   * always printed. Default: all.
   */
  readonly warnings?: 'all' | 'assumptions' | 'none';
}

/** The maximum number of codes in the last printed line, which contains the command that explains codes. */
const namedCodes = 5;

/** Prints diagnostics, their number, and the command that explains their codes. Prints nothing if there are no diagnostics. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { stream = process.stderr, all = false, warnings = 'all' }: PrintOptions = {},
): void {
  if (diagnostics.length === 0) return;
  const style = styleFor(stream);
  const shown = diagnostics.filter((diagnostic) => isShown(diagnostic, warnings));
  const printed = new Set<Diagnostic>();
  for (const diagnostic of shown) {
    if (printed.has(diagnostic)) continue;
    stream.write(`${renderDiagnostic(diagnostic, style)}\n`);
    const others = all || diagnostic.severity === 'error' ? [] : sameProblems(shown, diagnostic);
    for (const other of others) printed.add(other);
    const lines = linesOfOthers(diagnostic, others);
    stream.write(`${lines.map((line) => `${style.dim(printable(line))}\n`).join('')}\n`);
  }
  const { error, warning, note } = countSeverities(diagnostics);
  const notes = note === 0 ? '' : `, ${countOf(note, 'note')}`;
  stream.write(`${countOf(error, 'error')}, ${countOf(warning, 'warning')}${notes}\n`);
  if (shown.length > 0) stream.write(`${style.dim(printable(explainHint(shown)))}\n`);
}

const isShown = ({ severity, hasAssumption }: Diagnostic, warnings: PrintOptions['warnings']): boolean =>
  severity === 'error' || warnings === 'all' || (warnings === 'assumptions' && hasAssumption === true);

/** Returns the lines of a block below its first diagnostic. */
function linesOfOthers(first: Diagnostic, others: readonly Diagnostic[]): string[] {
  const lines = others
    .slice(0, namedLocations)
    .map((other) => `  also ${locationText(other)}: ${other.message === first.message ? 'the same' : other.message}`);
  const rest = others.length - lines.length;
  return rest > 0 ? [...lines, `  and ${rest} more; \`forgespec lint --all\` prints them`] : lines;
}

/** Returns a line with the command that explains the codes of diagnostics. The codes of errors come first. */
function explainHint(diagnostics: readonly Diagnostic[]): string {
  const errorsFirst = diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const codes = [...new Set(errorsFirst.map(({ code }) => code))];
  if (codes.length === 1) return `\`forgespec explain ${codes[0]}\` explains the code.`;
  const more = codes.length > namedCodes ? `, and ${codes.length - namedCodes} more` : '';
  return `\`forgespec explain CODE\` explains a code: ${codes.slice(0, namedCodes).join(', ')}${more}.`;
}

/** Returns all other diagnostics that have the same severity and code. */
const sameProblems = (diagnostics: readonly Diagnostic[], first: Diagnostic): Diagnostic[] =>
  diagnostics.filter((other) => other !== first && other.severity === first.severity && other.code === first.code);

const locationText = ({ location }: Diagnostic): string =>
  location === undefined
    ? 'the description'
    : `${sourceName(location.source.path)}:${location.line}:${location.column}`;
