import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import type { Origins } from './origins.ts';
import type { ReferringFile } from './reachable-files.ts';

/**
 * Reports references that write the slash inside a key as `%2F`. The fragment of a reference is percent-decoded before it is split
 * into keys (RFC 6901, section 6), so `%2F` separates two keys. The bundler decodes each key after splitting, so it would accept
 * such a reference.
 */
export function reportEncodedSeparators(
  files: readonly ReferringFile[],
  origins: Origins,
  diagnostics: Diagnostics,
): void {
  for (const reference of files.flatMap(({ references }) => references)) {
    if (!/#\/.*%2f/isu.test(reference.$ref)) continue;
    const fix = 'In a key, write ~1 for a slash.';
    const place = origins.place(reference, '$ref', 'value');
    diagnostics.error('reference-dangling', `Nothing is at ${reference.$ref}.`, fix, place);
  }
}
