import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import { formatPointer, valueAt } from '../../1-load/pointer.ts';
import { parseReference } from '../../1-load/reference.ts';
import { typeName } from '../../code/identifier.ts';

/**
 * Moves schemas that references find inside other schemas to components, in place. openapi-typescript would refer to them by
 * indexing properties that may be absent, and TypeScript refuses that.
 */
export function nameDeepSchemas(document: JsonObject, schemas: JsonObject): void {
  const names = new Map<string, string>();
  const visit = (node: JsonValue | undefined): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isJsonObject(node)) return;
    if (typeof node.$ref === 'string') node.$ref = reference(node.$ref);
    Object.values(node).forEach(visit);
  };
  const reference = (written: string): string => {
    const { keys } = parseReference(written);
    const pointer = formatPointer(keys);
    const known = names.get(pointer) ?? (isDeepSchema(keys) ? nameFor(keys, schemas) : undefined);
    if (known === undefined) return written;
    names.set(pointer, known);
    schemas[known] ??= valueAt(document, keys);
    return `#/components/schemas/${known}`;
  };
  visit(document);
}

/** Returns true if keys are those of a schema below a component, or of a part of it. */
function isDeepSchema([root, kind, ...rest]: readonly string[]): boolean {
  if (root === 'components' && rest.length < 2) return false;
  return (root === 'components' && kind === 'schemas') || rest.includes('schema');
}

function nameFor(keys: readonly string[], schemas: JsonObject): string {
  let name = typeName(keys.filter((key) => key !== 'components' && key !== 'schemas').join(' '));
  while (schemas[name] !== undefined) name += 'Inner';
  return name;
}
