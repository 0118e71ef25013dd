import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import type { JsonValue } from './json.ts';
import type { Origins } from './origins.ts';
import { valueAt } from './pointer.ts';
import type { ReferringFile } from './reachable-files.ts';
import { isReference, parseReference, type Reference } from './reference.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';
import { withoutTarget } from './without-target.ts';

/** The maximum length of a chain of references, from the first reference to a target that is not a reference. */
const longestChain = 50;

/**
 * Reports references that only refer to each other (`a: {$ref: b}`, `b: {$ref: a}`), and chains of references that are too long.
 * The reported references are removed, so that later code can follow references without a check. A recursive schema, which refers
 * to itself from a property, is valid.
 */
export function cutCircularReferences(
  files: readonly ReferringFile[],
  resolver: FileResolver,
  origins: Origins,
  diagnostics: Diagnostics,
): void {
  const cut = (reference: Reference, message: string): void => {
    const place = origins.place(reference, '$ref', 'value');
    diagnostics.fault('reference-circular', message, withoutTarget, 'Replace one of them by its target.', place);
    Reflect.deleteProperty(reference, '$ref');
  };

  for (const { file, references } of files) {
    for (const reference of references) {
      if (!isReference(reference)) continue;
      const end = follow(reference, file, [], resolver);
      if (end === undefined || 'value' in end) continue;
      const last = end.way.at(-1);
      if (last === reference) cut(reference, circleMessage(end.way.slice(0, -1)));
      else if (last !== undefined && end.way.length > longestChain) cut(last, tooLong);
    }
  }
}

const tooLong = `More than ${longestChain} references follow each other up to this one.`;

function circleMessage(circle: readonly Reference[]): string {
  if (circle.length === 1) return 'This reference leads to itself.';
  return `These references lead only to each other: ${circle.map(({ $ref }) => $ref).join(', ')}.`;
}

/** The target of a reference, which is not itself a reference. */
interface Target {
  readonly value: JsonValue | undefined;
  readonly file: LoadedFile;
}

/** A chain of references that does not lead to a target: the chain is too long, or contains its last reference twice. */
interface DeadEnd {
  readonly way: readonly Reference[];
}

/** Follows a chain of references. Returns undefined if the target of a reference does not exist. */
function follow(
  reference: Reference,
  from: LoadedFile,
  before: readonly Reference[],
  resolver: FileResolver,
): DeadEnd | Target | undefined {
  const way = [...before, reference];
  if (before.includes(reference) || way.length > longestChain) return { way };

  const { file: name, keys } = parseReference(reference.$ref);
  const file = name === '' ? from : resolver.loaded.get(resolver.resolve(from.source.path, name));
  if (file === undefined) return undefined;
  let at: Target = { value: file.value, file };
  for (const key of keys) {
    const value = valueAt(at.value, [key]);
    if (value !== undefined || !isReference(at.value)) {
      at = { value, file: at.file };
      continue;
    }
    const end = follow(at.value, at.file, way, resolver);
    if (end === undefined || 'way' in end) return end;
    at = { value: valueAt(end.value, [key]), file: end.file };
  }
  return isReference(at.value) ? follow(at.value, at.file, way, resolver) : at;
}
