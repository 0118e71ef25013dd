import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import { locationAt } from '../positions.ts';
import type { SyntaxFault } from './syntax-fault.ts';

/** Reports a syntax error. The reported range ends at the end of the first line of the error. */
export function reportSyntax(
  { range: [start, end], message, fix }: SyntaxFault,
  source: SourceFile,
  diagnostics: Diagnostics,
): void {
  const [line = ''] = source.text.slice(start, end).split('\n');
  diagnostics.error('yaml-syntax', message, fix, { ...locationAt(source, start), length: Math.max(1, line.length) });
}
