import { isJson } from '@forgespec/templates/shared/media-type';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import type { Diagnostic } from '@forgespec/description/diagnostics';
import { objectItems, objectMembers, type CheckContext } from '../check-context.ts';
import { checkParts } from '../check-parts.ts';
import { schemaProblems } from '../schema-problems.ts';
import { containsDiagnostic } from '../without-followers.ts';
import { createComparison } from './create-comparison.ts';
import { mismatchMessage } from './mismatch.ts';

/** A value that should match a schema. `owner` and `key` determine the source location of the value. */
interface DeclaredValue {
  readonly owner: JsonObject | readonly JsonValue[];
  readonly key: string | number;
  readonly value: JsonValue;
  readonly schema: JsonValue;
  readonly code: 'default-invalid' | 'example-invalid';
}

/**
 * Reports examples and defaults that do not match their schemas.
 *
 * @param earlier the problems that other checks have found. If a schema has such a problem, a mismatch with this schema is probably a
 * consequence and is not reported.
 */
export function checkValues(description: Description, context: CheckContext, earlier: readonly Diagnostic[]): void {
  const comparesPatterns = !earlier.some(({ code }) => code === 'pattern-endless' || code === 'pattern-slow');
  const problems = earlier.filter(({ code }) => schemaProblems.some((problem) => problem === code));
  // The result also depends on the problems of the schemas. They are not in the list of values that determine the result of a part, because
  // the schemas of the part, and of the parts to which it refers, determine their own problems.
  checkParts('values', [comparesPatterns], description, context, (part) =>
    checkValuesOf(part, description, problems, comparesPatterns),
  );
}

function checkValuesOf(
  context: CheckContext,
  { origins }: Description,
  problems: readonly Diagnostic[],
  comparesPatterns: boolean,
): void {
  const comparison = createComparison(context, comparesPatterns);
  for (const { owner, key, value, schema, code } of declaredValues(context)) {
    const mismatch = comparison.find(value, schema);
    if (mismatch === undefined) continue;
    const extent = problems.length === 0 ? undefined : origins.extent(mismatch.schema);
    if (extent !== undefined && problems.some((problem) => containsDiagnostic(extent, problem))) continue;
    const noun = code === 'default-invalid' ? 'default' : 'example';
    const fix = isJsonText(value) && isJsonObject(mismatch.schema) ? jsonTextFix : mismatch.fix;
    const at = locationOfPart(owner, key, mismatch.keys, mismatch.value === undefined, context);
    context.diagnostics.warning(code, mismatchMessage(mismatch, noun), fix, at);
  }
}

const jsonTextFix = 'Write the value itself in place of a string that contains the value as JSON.';

const isJsonText = (value: JsonValue): boolean => typeof value === 'string' && /^\s*[{[]/u.test(value);

function locationOfPart(
  owner: DeclaredValue['owner'],
  key: string | number,
  keys: readonly (string | number)[],
  isKey: boolean,
  { locationOf }: CheckContext,
): ReturnType<CheckContext['locationOf']> {
  let around: unknown = owner;
  let last = key;
  for (const inner of keys) {
    around = Reflect.get(Object(around), last);
    last = inner;
  }
  return locationOf(around, last, isKey ? 'key' : 'value');
}

function* declaredValues(context: CheckContext): Generator<DeclaredValue> {
  for (const { node } of context.schemas) {
    if (node.default !== undefined)
      yield { owner: node, key: 'default', value: node.default, schema: node, code: 'default-invalid' };
    if (node.example !== undefined)
      yield { owner: node, key: 'example', value: node.example, schema: node, code: 'example-invalid' };
    for (const [key, value] of objectItems(node.examples).entries())
      yield { owner: objectItems(node.examples), key, value, schema: node, code: 'example-invalid' };
  }
  yield* examplesOfOthers(context);
}

/** Returns the examples of parameters, headers and media types. */
function* examplesOfOthers(context: CheckContext): Generator<DeclaredValue> {
  const { others } = context.parts;
  const mediaTypes = new Map<unknown, string>();
  for (const owner of others) for (const [name, media] of objectMembers(owner.content)) mediaTypes.set(media, name);
  for (const node of others) {
    const { schema } = node;
    if (schema === undefined) continue;
    const mediaType = mediaTypes.get(node);
    for (const example of examplesOf(node, context)) {
      if (typeof example.value !== 'string' || mayBeText(schema, mediaType, context))
        yield { ...example, schema, code: 'example-invalid' };
    }
  }
}

function examplesOf(node: JsonObject, { target }: CheckContext): Pick<DeclaredValue, 'key' | 'owner' | 'value'>[] {
  const single = node.example === undefined ? [] : [{ owner: node, key: 'example', value: node.example }];
  const named = objectMembers(node.examples).flatMap(([, reference]) => {
    const example = target(reference);
    const key = example?.value === undefined ? 'dataValue' : 'value';
    const value = example?.[key];
    return example === undefined || value === undefined ? [] : [{ owner: example, key, value }];
  });
  return [...single, ...named];
}

/**
 * Returns true if an example that is a string can be compared with its schema. Otherwise, the string may be a serialized value, such as
 * XML, form data, or `1,2` for a list in a query.
 */
function mayBeText(schema: JsonValue, mediaType: string | undefined, { target }: CheckContext): boolean {
  if (mediaType !== undefined) return isJson(mediaType);
  const { type } = target(schema) ?? {};
  return typeof type === 'string' && type !== 'array' && type !== 'object';
}
