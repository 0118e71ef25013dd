import { parseReference } from '@forgespec/description/openapi';

/** A component, and the place of a change in it. */
export interface ChangedComponent {
  /** The pointer of the component, such as `#/components/schemas/Amount`. */
  readonly pointer: string;
  readonly name: string;
  /** The place of the changed value in the values of the component, such as `.items[].currency`. Empty for the whole value. */
  readonly path: string;
}

/** Returns the component that contains a JSON Pointer. Returns undefined for pointers outside of the components. */
export function changedComponent(pointer: string): ChangedComponent | undefined {
  const [root, kind, name, ...keys] = parseReference(pointer).keys;
  if (root !== 'components' || kind === undefined || name === undefined) return undefined;
  return { pointer: pointer.split('/').slice(0, 4).join('/'), name, path: kind === 'schemas' ? pathOf(keys) : '' };
}

/** Returns the path of a value from the keys of its schema: `properties`, `items`, `currency` becomes `.items[].currency`. */
function pathOf(keys: readonly string[]): string {
  let path = '';
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    const inner = keys[index + 1];
    if ((key === 'properties' || key === 'patternProperties') && inner !== undefined) {
      path += `.${inner}`;
      index += 1;
    } else if (key === 'items' || key === 'prefixItems') {
      path += '[]';
      if (key === 'prefixItems') index += 1;
    } else if (key === 'additionalProperties' && inner !== undefined) {
      path += '.*';
    } else if (['allOf', 'anyOf', 'oneOf'].includes(key)) {
      index += 1;
    }
  }
  return path;
}
