import type { BuildContext } from './context.ts';
import { readObject } from './read.ts';

/**
 * Reports paths that differ only in what they call their parameters: nobody can tell which of them a request means.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export function checkPaths({ document, diagnostics, place }: BuildContext): void {
  const paths = readObject(document, 'paths') ?? {};
  const known = new Map<string, string>();
  for (const path of Object.keys(paths)) {
    const shape = path.replaceAll(/\{[^{}]*\}/gu, '{}');
    const other = known.get(shape);
    known.set(shape, other ?? path);
    if (other === undefined) continue;
    const message = `${path} and ${other} are the same path, their parameters called differently.`;
    diagnostics.warning('path-ambiguous', message, 'Write the operations of both below one path.', place(paths, path));
  }
}
