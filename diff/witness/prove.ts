import { createDiagnostics } from '@forgespec/description/diagnostics';
import { compileValidators } from '@forgespec/generator/compile-validators';
import {
  emptyObject,
  isJsonObject,
  setOwnKey,
  valueAt,
  type JsonObject,
  type JsonValue,
} from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import { buildApi, directReferences } from '@forgespec/model/from-document';
import { reservedNames } from '@forgespec/generator/reserved-names';
import { parseReference } from '@forgespec/description/openapi';
import type { MessageDirection, Conjunction } from '../schema/normal/conjunction.ts';

/** Returns true if a value is valid for a schema. Returns undefined if the schema cannot be compiled. */
export type ValidateRoot = (root: Conjunction, value: JsonValue) => boolean | undefined;

/**
 * Creates validators for several schemas of one description. They have the same code as the validators that `forgespec generate` writes.
 *
 * @param roots the schemas of bodies, parameters or headers.
 */
export function compileRoots(
  description: Description,
  direction: MessageDirection,
  roots: readonly Conjunction[],
): ValidateRoot {
  const validators = new Map<Conjunction, (value: JsonValue) => boolean>();
  try {
    const api = buildApi(documentWith(description, direction, roots), createDiagnostics(), reservedNames);
    const compile = compileValidators<unknown>(api);
    const operations = api.areas.flatMap((area) => area.operations);
    for (const [index, root] of roots.entries()) {
      const operation = operations.find(({ path }) => path === `/r${index}`);
      const contents = direction === 'request' ? operation?.body?.contents : operation?.responses[0]?.contents;
      const schema = contents?.[0]?.schema;
      if (schema === undefined) continue;
      let check: ((value: unknown) => readonly unknown[]) | undefined;
      validators.set(root, (value) => {
        check ??= compile(schema);
        return check(value).length === 0;
      });
    }
  } catch {
    // If a description has errors, its model sometimes cannot be built. The changes then have no witness.
    return () => undefined;
  }
  return (root, value) => {
    try {
      return root.schemas.length === 0 ? true : validators.get(root)?.(value);
    } catch {
      return undefined;
    }
  };
}

/** Returns a small description. It contains one operation for each schema, and the parts of `description` to which the schemas refer. */
function documentWith(
  description: Description,
  direction: MessageDirection,
  roots: readonly Conjunction[],
): Description {
  const { document } = description;
  const paths: JsonObject = {};
  for (const [index, { schemas }] of roots.entries()) {
    const [schema] = schemas;
    const content = { 'application/json': { schema: schema ?? true } };
    const body = { required: true, content };
    const ok = { description: 'Done.' };
    // All operations have the same tag, so that they belong to one area. This saves time, because the generator collects the used schemas
    // once for each area.
    const shared = { operationId: `r${index}`, tags: ['schemas'] };
    paths[`/r${index}`] =
      direction === 'request'
        ? { post: { ...shared, requestBody: body, responses: { '204': ok } } }
        : { post: { ...shared, responses: { '200': { ...ok, content } } } };
  }
  const { openapi, jsonSchemaDialect } = document;
  const reached = reachedParts(document, paths);
  const info = { title: 'Schemas', version: '1' };
  const otherPaths = isJsonObject(reached['paths']) ? reached['paths'] : {};
  const mini: JsonObject = { ...reached, openapi, info, paths: { ...otherPaths, ...paths } };
  if (jsonSchemaDialect !== undefined) mini['jsonSchemaDialect'] = jsonSchemaDialect;
  return { ...description, document: mini };
}

/**
 * Returns a copy of a document. The copy contains only the components and other parts to which the value `start` refers directly or
 * indirectly.
 */
function reachedParts(document: JsonObject, start: JsonValue): JsonObject {
  const reached = emptyObject();
  const waiting: JsonValue[] = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isJsonObject(next)) {
      const targets = directReferences(next).map((reference) => addTarget(reached, document, reference));
      waiting.push(...targets.filter((target) => target !== undefined));
    }
    if (typeof next === 'object' && next !== null)
      waiting.push(...Object.values(next).filter((member) => typeof member === 'object' && member !== null));
  }
  return reached;
}

/**
 * Adds the part of a document to which a reference leads: a whole component, or a whole entry such as one path. Returns undefined if the
 * part does not exist, or if it is already there. Otherwise returns the part.
 */
function addTarget(reached: JsonObject, document: JsonObject, reference: string): JsonValue | undefined {
  const { keys } = parseReference(reference);
  const path = keys.slice(0, keys[0] === 'components' ? 3 : 2);
  const target = valueAt(document, path);
  const name = path.pop();
  if (name === undefined || target === undefined) return undefined;
  let owner = reached;
  for (const key of path) {
    const inner = owner[key];
    const members = isJsonObject(inner) ? inner : emptyObject();
    setOwnKey(owner, key, members);
    owner = members;
  }
  if (owner[name] === target) return undefined;
  setOwnKey(owner, name, target);
  return target;
}
