import type { Area } from '../api.ts';
import type { KeywordSchema, NamedSchema } from '../schema.ts';
import { schemasOfArea } from './schemas-of-area.ts';
import { walkSchema } from './walk-schema.ts';

/**
 * Returns a map for the schemas that the operations of only one area use. It maps the reference of each schema to the file name of this
 * area.
 */
export function areasByReference(
  areas: readonly Area[],
  named: ReadonlyMap<string, Pick<NamedSchema, 'schema'>>,
): ReadonlyMap<string, string | undefined> {
  const users = new Map<string, string | undefined>();
  for (const area of areas) {
    const reached = new Set<string>();
    const open = schemasOfArea(area);
    for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
      walkSchema(schema, (part) => {
        for (const reference of referencesOf(part)) {
          const target = reached.has(reference) ? undefined : named.get(reference)?.schema;
          reached.add(reference);
          if (target !== undefined) open.push(target);
        }
      });
    }
    for (const reference of reached) users.set(reference, users.has(reference) ? undefined : area.file);
  }
  return users;
}

/** Returns the references of a schema, including those in the mapping of its discriminator. */
const referencesOf = ({ reference, annotations: { discriminator } }: KeywordSchema): string[] => [
  ...(reference === undefined ? [] : [reference]),
  ...(discriminator?.mapping ?? []).map((target) => target.reference),
];
