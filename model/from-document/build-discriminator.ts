import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { Discriminator } from '../schema.ts';
import { inside, type BuildContext } from './context.ts';
import { referencePointer } from './reference-pointer.ts';
import { readObject, readString } from './read.ts';

/**
 * Builds a discriminator. Returns undefined if the value is not a discriminator. If the schema of an entry in `mapping` does not exist, the
 * entry is left out. Another check reports the entry.
 */
export function buildDiscriminator(value: JsonValue | undefined, context: BuildContext): Discriminator | undefined {
  if (!isJsonObject(value)) return undefined;
  const propertyName = readString(value, 'propertyName');
  if (propertyName === undefined) return undefined;
  const exists = (pointer: string): boolean => context.at(pointer) !== undefined;
  const mapping = Object.entries(readObject(value, 'mapping') ?? {}).flatMap(([tag, target]) => {
    const reference = typeof target === 'string' ? mappedPointer(target, exists) : undefined;
    return reference === undefined ? [] : [{ value: tag, reference }];
  });
  const other = readString(value, 'defaultMapping');
  return { propertyName, mapping, defaultReference: other === undefined ? undefined : mappedPointer(other, exists) };
}

/**
 * Returns the pointer of the schema to which a value in `mapping` refers. The value is the name of a component, or a reference. Returns
 * undefined if the schema does not exist.
 */
export function mappedPointer(target: string, exists: (pointer: string) => boolean): string | undefined {
  const component = inside('#/components/schemas', target);
  if (exists(component)) return component;
  const pointer = referencePointer(target);
  return pointer !== undefined && exists(pointer) ? pointer : undefined;
}
