import type { Diagnostics, SourceLocation } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import { locationAt } from '../positions.ts';
import type { SyntaxFault } from './syntax-fault.ts';

/** Reports a syntax error. */
export function reportSyntax(fault: SyntaxFault, source: SourceFile, diagnostics: Diagnostics): void {
  diagnostics.error('yaml-syntax', fault.message, fault.fix, locationOfFault(fault, source));
}

/** Reports a key that occurs twice in the same object. The last occurrence of the key determines the value. */
export function reportRepeatedKey(fault: SyntaxFault, source: SourceFile, diagnostics: Diagnostics): void {
  const assumption = 'Only the last value of a repeated key is used.';
  diagnostics.fault('key-repeated', fault.message, assumption, fault.fix, locationOfFault(fault, source));
}

/** Reports a fault that is corrected. Most such faults are wrong indentations. */
export function reportCorrected(fault: SyntaxFault, source: SourceFile, diagnostics: Diagnostics): void {
  const { message, fix, assumption } = fault;
  const location = locationOfFault(fault, source);
  if (assumption !== undefined) diagnostics.fault('yaml-syntax', message, assumption, fix, location);
  else
    diagnostics.fault(
      'indentation-invalid',
      message,
      'The file is read with the corrected indentation.',
      fix,
      location,
    );
}

/**
 * Returns the source location of a fault. If the fault has several lines, the location ends at the end of the first
 * line.
 */
function locationOfFault({ range: [start, end] }: SyntaxFault, source: SourceFile): SourceLocation {
  const [line = ''] = source.text.slice(start, end).split('\n');
  return { ...locationAt(source, start), length: Math.max(1, line.length) };
}
