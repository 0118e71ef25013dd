import type { Diagnostics, SourceLocation } from '../diagnostics/diagnostic.ts';
import type { ReadFailure } from '../files/read-file.ts';

/** The assumption with which code is generated if a reference has no target. */
export const withoutTarget =
  'A schema or media type with this reference has the type `unknown`, a response has no body, and a path has no operations. Any other object with this reference is left out.';

/** The fix for a reference that leads back to itself. */
export const ownTargetFix = 'Replace it by the part that it should refer to.';

/**
 * Reports a file or document that a reference names, and that could not be read. If a document could not be fetched, the report is an
 * error, and no code is generated, because the next run may be able to fetch the document.
 */
export function reportUnreadTarget(
  { code, message, fix }: ReadFailure,
  location: SourceLocation | undefined,
  diagnostics: Diagnostics,
): void {
  if (code === 'file-missing' || code === 'file-unreadable')
    diagnostics.fault(code, message, withoutTarget, fix, location);
  else diagnostics.error(code, message, fix, location);
}
