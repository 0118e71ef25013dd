import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import { formatPointer, valueAt } from '../../1-load/pointer.ts';
import { parseReference } from '../../1-load/reference.ts';
import { typeName } from '../../code/identifier.ts';

/**
 * Copies each schema that is inside another schema and the target of a reference to the components, in place. Without this,
 * openapi-typescript would write the type as the property of another type, and TypeScript rejects this if the property is optional.
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

/** Returns true if the keys of a reference are those of a schema that is inside a component or an operation. */
function isDeepSchema([root, kind, ...rest]: readonly string[]): boolean {
  if (root === 'components' && rest.length < 2) return false;
  return (root === 'components' && kind === 'schemas') || rest.includes('schema');
}

function nameFor(keys: readonly string[], schemas: JsonObject): string {
  let name = typeName(keys.filter((key) => key !== 'components' && key !== 'schemas').join(' '));
  while (schemas[name] !== undefined) name += 'Inner';
  return name;
}
