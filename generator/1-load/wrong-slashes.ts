import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import type { Origins } from './origins.ts';
import type { ReferringFile } from './reachable-files.ts';
import type { FileResolver } from './resolver.ts';
import { similarReference } from './similar-reference.ts';
import { withoutTarget } from './without-target.ts';

/**
 * Reports references that the bundler accepts although they have no target. Such a reference writes a slash inside a key as `%2F`, or
 * ends with a slash. The fragment of a reference is percent-decoded before it is split into keys (RFC 6901, section 6), so `%2F`
 * separates two keys. The bundler decodes each key after splitting. A slash at the end means that the last key is empty.
 */
export function reportWrongSlashes(
  files: readonly ReferringFile[],
  resolver: FileResolver,
  origins: Origins,
  diagnostics: Diagnostics,
): void {
  for (const { file, references } of files) {
    for (const reference of references) {
      const { $ref } = reference;
      const isEncoded = /#\/.*%2f/isu.test($ref);
      if (!isEncoded && !/#\/.+\/$/su.test($ref)) continue;
      const near = isEncoded ? undefined : similarReference($ref, file, resolver);
      const fix = near === undefined ? 'In a key, write ~1 for a slash.' : `Did you mean \`${near}\`?`;
      const place = origins.place(reference, '$ref', 'value');
      diagnostics.fault('reference-dangling', `Nothing is at ${$ref}.`, withoutTarget, fix, place);
    }
  }
}
