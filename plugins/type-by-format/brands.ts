import { type Api, contentSchemas, type KeywordSchema, type Schema, type TypeName, walkSchema } from 'forgespec/plugin';

/** Returns all schemas of an API that are not inside other schemas. */
const rootSchemas = ({ areas, schemas }: Api): readonly Schema[] => [
  ...schemas.map(({ schema }) => schema),
  ...areas.flatMap(({ operations }) =>
    operations.flatMap(({ parameters, body, responses }) => [
      ...parameters.map(({ schema }) => schema),
      ...[...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)].flatMap(contentSchemas),
      ...responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
    ]),
  ),
];

const primitives: Partial<Readonly<Record<TypeName, string>>> = {
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  string: 'string',
};

/**
 * Returns the branded types that the model uses, sorted by name, each with the type of its values.
 *
 * @param path the path of the module with the branded types.
 */
export function brandsIn(api: Api, path: string): readonly (readonly [name: string, type: string])[] {
  const brands = new Map<string, Set<string>>();
  const collect = ({ type = [], annotations: { replacement } }: KeywordSchema): void => {
    if (replacement?.module !== path) return;
    const known = brands.get(replacement.name) ?? new Set();
    for (const name of type) if (name !== 'null') known.add(primitives[name] ?? 'object');
    brands.set(replacement.name, known);
  };
  for (const schema of rootSchemas(api)) walkSchema(schema, collect);
  const sorted = [...brands].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, types]) => [name, types.size === 0 ? 'string' : [...types].toSorted().join(' | ')]);
}
