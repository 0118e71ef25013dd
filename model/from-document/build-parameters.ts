import { effectiveParameters, isIgnoredHeader } from '@forgespec/description/openapi';
import { compareByUnits, isJsonObject, type JsonObject } from '@forgespec/description/json';
import { otherLocation } from '@forgespec/description/diagnostics';
import { styleFacts } from '../inspect/parameter-styles.ts';
import type { Parameter, ParameterLocation, ParameterStyle } from '../parameter.ts';
import type { Schema, TypeName } from '../schema.ts';
import { buildAvailability } from './build-availability.ts';
import { buildExamples } from './build-examples.ts';
import { buildSchema } from './build-schema.ts';
import { checkParameters, type Declared } from './check-parameters.ts';
import { withTemplate } from './path-template.ts';
import { inside, type BuildContext, type Located } from './context.ts';
import { isFormQuerystring, isQuerystring } from './querystring.ts';
import { readFlag, readMembers, readOneOf, readString } from './read.ts';

/**
 * The default style for each parameter location. The order of the locations in this object is also the order in which the parameters of an
 * operation are sorted.
 */
const defaultStyles: Readonly<Record<ParameterLocation, ParameterStyle>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

const locations = Object.keys(defaultStyles);

/**
 * Builds the parameters of an operation. These include the parameters of the path item, unless the operation declares a parameter with the
 * same name and location. Reports path parameters that the path template does not contain, and template variables without a parameter.
 */
export function buildParameters(
  path: string,
  pathItem: Located,
  operation: Located,
  context: BuildContext,
): Parameter[] {
  const [common, own] = [declared(pathItem, context), declared(operation, context)];
  const template = templateNames(path);
  const all = withTemplate(
    { path, names: template, operation },
    effectiveParameters(common, own, ({ parameter }) => parameter),
    context,
  );
  checkParameters(all, context);

  const rank = (parameter: Parameter): number => locations.indexOf(parameter.in);
  return all
    .map(({ parameter }) => parameter)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        (a.in === 'path' ? template.indexOf(a.name) - template.indexOf(b.name) : compareByUnits(a.name, b.name)),
    );
}

/** Returns the names of the variables in a path template, in order. */
const templateNames = (path: string): string[] =>
  Array.from(path.matchAll(/\{([^{}]*)\}/gu), (match) => match[1] ?? '');

// The names of headers are not case-sensitive.
const isSame = (a: Parameter, b: Parameter): boolean =>
  a.in === b.in && (a.name === b.name || (a.in === 'header' && a.name.toLowerCase() === b.name.toLowerCase()));

function declared(owner: Located, context: BuildContext): Declared[] {
  const list = owner.node.parameters;
  if (!Array.isArray(list)) return [];
  const found: Declared[] = [];
  for (const [index, item] of list.entries()) {
    if (!isJsonObject(item)) continue;
    const target = context.follow({ node: item, pointer: inside(owner.pointer, 'parameters', index) }, 'parameters');
    const parameter = buildParameter(target, context);
    if (parameter === undefined) continue;
    const first = found.find((other) => isSame(other.parameter, parameter));
    if (first !== undefined) {
      const at = context.locationOf(item);
      const other = otherLocation(context.locationOf(first.node), at);
      const message = `The ${parameter.in} parameter ${parameter.name} repeats ${other === '' ? 'another parameter' : `the parameter at ${other}`}.`;
      context.diagnostics.fault('parameter-duplicate', message, 'It is ignored.', 'Remove one of the two.', at);
      continue;
    }
    found.push({ parameter, node: item });
  }
  return found;
}

function buildParameter({ node, pointer }: Located, context: BuildContext): Parameter | undefined {
  const name = readString(node, 'name');
  const isWhole = isQuerystring(node) && isFormQuerystring(node, context);
  const location = isWhole ? 'query' : readOneOf(defaultStyles, node.in);
  if (name === undefined || location === undefined) return undefined;
  if (location === 'header' && isIgnoredHeader(name)) return undefined;
  const [content] = readMembers(node, 'content');
  // The schema and the examples are in the parameter itself, or in its media type.
  const described =
    content === undefined ? { node, pointer } : { node: content[1], pointer: inside(pointer, 'content', content[0]) };
  const schema = buildSchema(described.node.schema ?? true, inside(described.pointer, 'schema'), context);
  return {
    ...buildAvailability(node),
    name,
    in: location,
    pointer,
    description: readString(node, 'description'),
    required: location === 'path' || readFlag(node, 'required'),
    ...(isWhole ? defaultNotation(location) : readNotation(node, location)),
    allowsReserved: location === 'query' && readFlag(node, 'allowReserved'),
    isMultiSegment: readFlag(node, 'x-multi-segment'),
    isSampled: readFlag(node, 'x-sampled'),
    mediaType: isWhole ? undefined : content?.[0],
    schema: location === 'query' && readFlag(node, 'allowEmptyValue') ? withEmptyText(schema, context) : schema,
    examples: buildExamples(described, context),
  };
}

const scalars: ReadonlySet<TypeName> = new Set(['boolean', 'integer', 'number', 'string', 'null']);

/**
 * Returns the schema of a parameter with `allowEmptyValue: true`. The schema also accepts an empty string. Schemas of arrays and objects
 * stay unchanged, because a client does not send an empty array or object in a query.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-allow-empty-value
 */
function withEmptyText(schema: Schema, context: BuildContext): Schema {
  if (schema.kind === 'boolean' || schema.type === undefined) return schema;
  if (!schema.type.every((name) => scalars.has(name))) return schema;
  const either = buildSchema({ anyOf: [{}, { enum: [''] }] }, schema.pointer, context);
  if (either.kind === 'boolean') return schema;
  const [, empty] = either.anyOf ?? [];
  const { annotations } = schema;
  return { ...either, annotations, anyOf: empty === undefined ? undefined : [schema, empty] };
}

function defaultNotation(location: ParameterLocation): Pick<Parameter, 'explode' | 'style'> {
  const style = defaultStyles[location];
  return { style, explode: styleFacts[style].isExploded };
}

function readNotation(node: JsonObject, location: ParameterLocation): Pick<Parameter, 'explode' | 'style'> {
  const style = readOneOf(styleFacts, node.style) ?? defaultStyles[location];
  return { style, explode: typeof node.explode === 'boolean' ? node.explode : styleFacts[style].isExploded };
}
