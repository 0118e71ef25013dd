import type { Diagnostics, SourceLocation } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import { locationAt } from '../positions.ts';
import type { SyntaxFault } from './syntax-fault.ts';

/** Reports a syntax error. */
export function reportSyntax(fault: SyntaxFault, source: SourceFile, diagnostics: Diagnostics): void {
  diagnostics.error('yaml-syntax', fault.message, fault.fix, locationOfFault(fault, source));
}

/** Reports a key that occurs twice in the same object. The object has the last of them. */
export function reportRepeatedKey(fault: SyntaxFault, source: SourceFile, diagnostics: Diagnostics): void {
  const assumption = 'Only the last one is used.';
  diagnostics.fault('key-repeated', fault.message, assumption, fault.fix, locationOfFault(fault, source));
}

/** Reports a wrong indentation that is corrected. */
export function reportIndentation(fault: SyntaxFault, source: SourceFile, diagnostics: Diagnostics): void {
  const assumption = 'The file is read with the corrected indentation.';
  diagnostics.fault('indentation-invalid', fault.message, assumption, fault.fix, locationOfFault(fault, source));
}

/** Returns the range of a fault, up to the end of its first line. */
function locationOfFault({ range: [start, end] }: SyntaxFault, source: SourceFile): SourceLocation {
  const [line = ''] = source.text.slice(start, end).split('\n');
  return { ...locationAt(source, start), length: Math.max(1, line.length) };
}
