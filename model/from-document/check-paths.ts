import { otherLocation } from '@forgespec/description/diagnostics';
import type { BuildContext } from './context.ts';
import { readObject } from './read.ts';

/**
 * Reports two paths if they differ only in the names of their parameters. A request would match both paths.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export function checkPaths({ document, diagnostics, locationOf }: BuildContext): void {
  const paths = readObject(document, 'paths') ?? {};
  const known = new Map<string, string>();
  for (const path of Object.keys(paths)) {
    const shape = path.replaceAll(/\{[^{}]*\}/gu, '{}');
    const other = known.get(shape);
    known.set(shape, other ?? path);
    if (other === undefined) continue;
    // The document contains the paths in sorted order. But if both are in one file, a user expects the report at the path that comes
    // later.
    const [at, otherAt] = [locationOf(paths, path), locationOf(paths, other)];
    const isLast = at?.source.path !== otherAt?.source.path || (otherAt?.line ?? 0) <= (at?.line ?? 0);
    const [later, earlier] = isLast ? [at, otherAt] : [otherAt, at];
    const [name, first] = isLast ? [path, other] : [other, path];
    const message = `${name} and ${first} (${otherLocation(earlier, later)}) are the same path with different parameter names.`;
    diagnostics.warning('path-ambiguous', message, 'Move the operations of both to one path.', later);
  }
}
