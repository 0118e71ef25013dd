import {
  commentLines,
  commentText,
  defineOutput,
  type EmitContext,
  exportedType,
  exportedValue,
  type NamedSchema,
  type OutputModule,
} from 'forgespec/plugin';
import manifest from './package.json' with { type: 'json' };

/**
 * Writes a zod schema for each named schema. It has the generated validator as its check, so it accepts exactly the same values, with all
 * keywords and formats, and its issues have the messages and the paths of the validator. It has no structure that zod could change, such as
 * `shape`.
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
    yield module('runtime.ts', (code) => code.add(runtimeText(code)));
    const components = api.schemas.filter(({ isComponent }) => isComponent);
    const areas = Map.groupBy(components, ({ area }) => area ?? 'shared');
    const paths = [...areas.keys()]
      .toSorted()
      .map((area) => [area, `${area === 'index' || area === 'runtime' ? `${area}-area` : area}.ts`] as const);
    for (const [area, path] of paths) yield module(path, (code) => addSchemas(areas.get(area) ?? [], code, context));
    yield module('index.ts', (code) => paths.forEach(([, path]) => code.exportAll(path)));
  },
});

function addSchemas(
  schemas: readonly NamedSchema[],
  code: OutputModule,
  { names, ownValue }: EmitContext<object>,
): void {
  const declared = schemas.map((schema) => [schema, code.declare(schema.standardName)] as const);
  for (const [named, name] of declared) {
    const { annotations = undefined } = named.schema.kind === 'keywords' ? named.schema : {};
    const words = commentLines(annotations?.description ?? annotations?.title ?? '');
    const type = code.use(names.schemaType(named));
    code.add(
      `${words.length === 0 ? '' : commentText(words)}
      export const ${name}: ${code.use(zodType)}<${type}, ${type}> = ${code.use(ownValue('schemaOf', 'runtime.ts'))}<${type}>(${code.use(names.checkFunction(named))});`,
    );
  }
}

const zodType = exportedType('ZodType', 'zod');

/** Returns the code of the function that all modules use. */
const runtimeText = (code: OutputModule): string => `
/** An issue of a validator. \`path\` is a JSON Pointer. */
interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Returns a zod schema that accepts the values without an issue. */
export const schemaOf = <Value>(issuesOf: (value: unknown) => readonly Issue[]): ${code.use(zodType)}<Value, Value> =>
  ${code.use(exportedValue('custom', 'zod'))}<Value>().check(({ value, issues }) => {
    for (const { path, message } of issuesOf(value)) {
      issues.push({ code: 'custom', input: value, path: keysOf(path, value), message });
    }
  });

/** Returns the keys of a JSON Pointer (RFC 6901). The key of an item is a number. */
function keysOf(pointer: string, root: unknown): (string | number)[] {
  let owner = root;
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(owner) && /^\\d+$/u.test(name) ? Number(name) : name;
      owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined;
      return key;
    });
}
`;

export default zodSchemas;
