import {
  commentLines,
  commentText,
  defineOutput,
  type EmitContext,
  type NamedSchema,
  walkSchema,
} from 'forgespec/plugin';
import { zodRuntime } from './runtime.ts';
import { validatedCode, type ZodPlace, zod, type ZodCode, zodObject } from './zod-code.ts';
import manifest from './package.json' with { type: 'json' };

/**
 * Writes a zod schema for each named schema. It accepts exactly the same values as the generated validator, with all keywords and formats. An
 * object is a zod object if zod can check its properties one by one. Any other schema calls the validator.
 */
export const zodSchemas = defineOutput({
  name: 'zod',
  version: manifest.version,
  *emit(context) {
    const { api, module } = context;
    if (api.hasConversions) {
      context.fail(
        'The zod schemas check the values of messages, in which dates are strings.',
        'Remove `dateTimes: "Date"` or `int64` from the output, or the output zod.',
      );
      return;
    }
    yield module('runtime.ts', (code) => code.add(zodRuntime(code)), []);
    const components = api.schemas.filter(({ isComponent }) => isComponent);
    const areas = Map.groupBy(components, ({ area }) => pathOf(area));
    const paths = [...areas.keys()].toSorted();
    const referenceTo = referencesTo(components, context);
    for (const path of paths) {
      const schemas = areas.get(path) ?? [];
      yield module(path, (code) => addSchemas(schemas, { code, context, referenceTo }), schemas);
    }
    yield module('index.ts', (code) => paths.forEach((path) => code.exportAll(path)), paths);
  },
});

/** Returns the path of the module with the schemas of an area. Other modules have the names `index` and `runtime`. */
const pathOf = (area = 'shared'): string => `${area === 'index' || area === 'runtime' ? `${area}-area` : area}.ts`;

function addSchemas(schemas: readonly NamedSchema[], place: Omit<ZodPlace, 'keys' | 'owner'>): void {
  const { code, context } = place;
  for (const schema of schemas) code.declare(schema.standardName);
  for (const named of schemas) {
    const { annotations = undefined } = named.schema.kind === 'keywords' ? named.schema : {};
    const words = commentLines(annotations?.description ?? annotations?.title ?? '');
    const own: ZodPlace = { ...place, owner: named, keys: [] };
    const { type, value } =
      zodObject(named.schema, own) ?? validatedCode(named.schema, own, code.use(context.names.schemaType(named)));
    code.add(
      `${words.length === 0 ? '' : commentText(words)}
      export const ${named.standardName}: ${type} = ${value};`,
    );
  }
}

/** Returns the function that returns the code of the zod schema of a component. */
function referencesTo(
  components: readonly NamedSchema[],
  { names, ownValue }: EmitContext<object>,
): ZodPlace['referenceTo'] {
  const byReference = new Map(components.map((named) => [named.reference, named]));
  const reached = new Map<NamedSchema, ReadonlySet<NamedSchema>>();
  const reachedFrom = (named: NamedSchema): ReadonlySet<NamedSchema> => {
    const known = reached.get(named);
    if (known !== undefined) return known;
    const found = new Set<NamedSchema>();
    const waiting = [named];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      walkSchema(next.schema, ({ reference = '' }) => {
        const target = byReference.get(reference);
        if (target === undefined || found.has(target)) return;
        found.add(target);
        waiting.push(target);
      });
    }
    reached.set(named, found);
    return found;
  };
  return (reference, { code, owner }): ZodCode | undefined => {
    const target = byReference.get(reference);
    if (target === undefined) return undefined;
    const value = code.use(ownValue(target.standardName, pathOf(target.area)));
    // The type of a constant cannot depend on itself.
    const isCyclic = target === owner || reachedFrom(target).has(owner);
    if (!isCyclic) return { value, type: `typeof ${value}`, isLate: true };
    const type = code.use(names.schemaType(target));
    return { value, type: `${code.use(zod)}.ZodType<${type}, ${type}>`, isLate: true };
  };
}

export default zodSchemas;
