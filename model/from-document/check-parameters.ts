import type { JsonObject } from '@forgespec/description/json';
import { isBracketed } from '../inspect/parameter-styles.ts';
import { isAnyType, partsOf, valueTypes, type Resolve } from '../inspect/value-types.ts';
import type { Parameter } from '../parameter.ts';
import type { Schema } from '../schema.ts';
import { buildSchema } from './build-schema.ts';
import type { BuildContext } from './context.ts';

/** A parameter of the model, and the object of the document that declares this parameter. */
export interface Declared {
  readonly parameter: Parameter;
  readonly node: JsonObject;
}

/**
 * Reports parameters whose text in a request is ambiguous. A server could decode such a text to a different value than the client has
 * encoded.
 */
export function checkParameters(declared: readonly Declared[], context: BuildContext): void {
  const built = new Map<string, Schema>();
  const resolve: Resolve = (pointer) => {
    const schema = built.get(pointer) ?? buildSchema(context.at(pointer), pointer, context);
    built.set(pointer, schema);
    return schema;
  };
  for (const { parameter, node } of declared) {
    const found = fault(parameter, resolve);
    if (found !== undefined) warn(parameter, ...found, node, context);
  }
  checkSpans(declared, context);
  checkSeparateProperties(declared, resolve, context);
}

/**
 * If several path parameters of an operation may contain slashes, reports all except the first. With two such parameters, a server could
 * not know at which slash the first value ends.
 */
function checkSpans(declared: readonly Declared[], context: BuildContext): void {
  const [first, ...others] = declared.filter(({ parameter }) => parameter.in === 'path' && parameter.isMultiSegment);
  if (first === undefined) return;
  const fix = 'Keep `x-multi-segment` on only one of them: slashes in the others are sent as `%2F`.';
  for (const { parameter, node } of others)
    warn(parameter, `may contain slashes, but ${first.parameter.name} may also contain slashes`, fix, node, context);
}

type Fault = readonly [problem: string, fix: string];

const json = '`content` with `application/json`';

function warn(parameter: Parameter, problem: string, fix: string, node: JsonObject, context: BuildContext): void {
  const message = `The ${parameter.in} parameter ${parameter.name} ${problem}.`;
  context.diagnostics.warning('parameter-ambiguous', message, fix, context.locationOf(node));
}

function fault(parameter: Parameter, resolve: Resolve): Fault | undefined {
  const { schema, style, explode, mediaType } = parameter;
  const types = valueTypes(schema, resolve);
  // If the schema allows any type, the server decodes the value as a string, so the value is not ambiguous.
  if (mediaType !== undefined || isAnyType(types)) return undefined;
  if (!types.has('array') && !types.has('object')) {
    if (!isBracketed(parameter)) return undefined;
    return [`has \`style: ${style}\`, but is not an object`, 'Give it `type: object`, or another style.'];
  }
  if (types.has('string'))
    return [
      'may be a string, or an array or object, so it is always decoded as a string',
      'Allow only a string, or only an array or object.',
    ];
  if (isBracketed(parameter)) return undefined;
  if (parameter.in === 'cookie' && explode)
    return [
      'is an array or object with `explode: true`, but OpenAPI does not define how to write its values as separate cookies',
      'Write `explode: false`.',
    ];
  if (innerSchemas(schema, resolve).some((inner) => isStructured(inner, resolve)))
    return [`contains nested arrays or objects, which \`style: ${style}\` cannot write`, `Use ${json}.`];
  return undefined;
}

/** Returns the schemas of the items and properties inside a schema. */
const innerSchemas = (schema: Schema, resolve: Resolve): Schema[] =>
  partsOf(schema, resolve).flatMap(({ items, properties, additionalProperties }) => [
    ...[items, additionalProperties].filter((part) => part !== undefined),
    ...(properties ?? []).map((property) => property.schema),
  ]);

function isStructured(schema: Schema, resolve: Resolve): boolean {
  const types = valueTypes(schema, resolve);
  return !types.has('string') && (types.has('array') || types.has('object'));
}

/**
 * Reports name collisions in the query. Each property of an object with `style: form, explode: true` is sent like a separate parameter, so
 * another parameter or property may have the same name.
 */
function checkSeparateProperties(declared: readonly Declared[], resolve: Resolve, context: BuildContext): void {
  const query = declared.filter(({ parameter }) => parameter.in === 'query');
  const taken = new Set(query.map(({ parameter }) => parameter.name));
  let open: string | undefined;
  for (const { parameter, node } of query) {
    const names = separateProperties(parameter, resolve);
    if (names === undefined) continue;
    const fix = `Use \`style: deepObject\`, or ${json}.`;
    for (const name of names) {
      // The query does not contain the name of the parameter itself, so a property may have the same name as its parameter.
      if (taken.has(name) && name !== parameter.name)
        warn(parameter, `has the property ${name}, which is also the name of another parameter`, fix, node, context);
      taken.add(name);
    }
    if (names.size > 0) continue;
    if (open !== undefined)
      warn(parameter, `accepts properties with any name, but ${open} also accepts them`, fix, node, context);
    open = parameter.name;
  }
}

/**
 * Returns the names of the properties that are sent like separate parameters. The set is empty if the parameter accepts properties with any
 * name. Returns undefined if the parameter itself is sent.
 */
function separateProperties(
  { style, explode, mediaType, schema }: Parameter,
  resolve: Resolve,
): ReadonlySet<string> | undefined {
  if (style !== 'form' || !explode || mediaType !== undefined) return undefined;
  const types = valueTypes(schema, resolve);
  if (!types.has('object') || types.has('string') || types.has('array')) return undefined;
  return new Set(partsOf(schema, resolve).flatMap(({ properties = [] }) => properties.map(({ name }) => name)));
}
