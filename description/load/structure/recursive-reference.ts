import type { JsonObject } from '../../json/json.ts';
import { formatPointer } from '../../json/pointer.ts';
import { componentsOf, placeOfComponents } from '../component-maps.ts';
import type { FieldMember } from './repairs.ts';
import type { StructureCheck } from './structure-check.ts';

/** If a schema is in `components/schemas`, returns the pointer to it. Otherwise returns undefined. */
export function componentOf({ owner, key }: FieldMember, { document }: StructureCheck): string | undefined {
  const { keys, schemas } = placeOfComponents(document);
  return componentsOf(document)?.[schemas] === owner ? formatPointer([...keys, schemas, String(key)]) : undefined;
}

/**
 * Reports the keyword `$recursiveRef` of draft 2019-09, and replaces it by a reference to the component that contains the schema.
 * `$recursiveRef: '#'` refers to the root of a file. The component was probably a separate file before, so the component itself was this
 * root. The keyword `$recursiveAnchor` is removed without a report.
 *
 * @see https://json-schema.org/draft/2019-09/json-schema-core#section-8.2.4.2
 */
export function readRecursiveReference(
  schema: JsonObject,
  component: string,
  { diagnostics, locate, repairs }: StructureCheck,
): void {
  if (typeof schema.$recursiveAnchor === 'boolean') repairs.leaveOut({ owner: schema, key: '$recursiveAnchor' });
  if (schema.$recursiveRef !== '#' || Object.hasOwn(schema, '$ref')) return;
  const message = 'The keyword `$recursiveRef` belongs to an older draft of JSON Schema.';
  const words = `It is read as \`$ref: '${component}'\`.`;
  const fix = `Write \`$ref: '${component}'\`, or \`$dynamicRef\` with \`$dynamicAnchor\`.`;
  diagnostics.fault('keyword-unsupported', message, words, fix, locate(schema, '$recursiveRef', 'key'));
  repairs.replace({ owner: schema, key: '$ref' }, component);
  repairs.leaveOut({ owner: schema, key: '$recursiveRef' });
}
