import { isJsonObject, type JsonValue } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import { isReference, parseReference, type Reference } from '../../openapi/reference.ts';
import type { FileResolver, LoadedFile } from '../resolver.ts';

/**
 * References to other files are followed only below these keys of a document, and only up to the given depth. With the depth 1, the values
 * directly below the key can be references: `paths: { /pets: { $ref: … } }`. With the depth 2, the values one level deeper can also be
 * references: `components: { schemas: { Pet: { $ref: … } } }`.
 */
const depths: readonly (readonly [key: string, depth: number])[] = [
  ['paths', 1],
  ['webhooks', 1],
  ['components', 2],
];

/** The target of a reference to another file. It consists of the other file and of a node in this file. */
export interface FollowedReference {
  readonly file: LoadedFile;
  readonly node: JsonValue;
}

/** A map from each followed reference to its target in another file. */
export type FollowedReferences = ReadonlyMap<JsonValue, FollowedReference>;

/** Follows the references to paths, webhooks and components in other files. Loads these files. */
export async function followReferencesOf(document: LoadedFile, resolver: FileResolver): Promise<FollowedReferences> {
  const followed = new Map<JsonValue, FollowedReference>();
  const { value } = document;
  if (!isJsonObject(value)) return followed;
  const visit = async (node: JsonValue | undefined, from: LoadedFile, depth: number): Promise<void> => {
    if (!isJsonObject(node)) return;
    if (isReference(node)) {
      const target = await targetOf(node, from, resolver);
      if (target === undefined || followed.has(node)) return;
      followed.set(node, target);
      await visit(target.node, target.file, depth);
      return;
    }
    if (depth > 0) for (const child of Object.values(node)) await visit(child, from, depth - 1);
  };
  for (const [key, depth] of depths) await visit(value[key], document, depth);
  return followed;
}

async function targetOf(
  { $ref }: Reference,
  from: LoadedFile,
  resolver: FileResolver,
): Promise<FollowedReference | undefined> {
  const { file: name, keys } = parseReference($ref);
  if (name === '') return undefined;
  const file = await resolver.load(resolver.resolve(from.source.path, name));
  const node = valueAt(file?.value, keys);
  return file === undefined || node === undefined ? undefined : { file, node };
}
