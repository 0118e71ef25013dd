import { sortedBy } from '@forgespec/description/json';
import type { KeywordSchema, NamedSchema, Schema } from '../schema.ts';
import type { BuildContext } from './context.ts';
import { mapSchema } from '../inspect/walk-schema.ts';
import { inPlaceApplicators, schemasIn } from '../keywords/applicators.ts';

/**
 * Removes and reports references by which a schema applies itself again to the same value. For example, `A` has `B` in its `allOf`, and `B`
 * refers to `A`. A validator of such a schema would never end. A schema that applies itself to a property or item of the value is valid.
 *
 * @param schemas the named schemas, in any order.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-9.4.1
 */
export function withoutEndless<Named extends Pick<NamedSchema, 'name' | 'reference' | 'schema'>>(
  schemas: readonly Named[],
  context: BuildContext,
): readonly Named[] {
  const byReference = new Map(schemas.map((named) => [named.reference, named.schema]));
  const open = new Set<Schema>();
  const done = new Set<Schema>();
  const endless = new Set<Schema>();

  const visit = (schema: Schema): void => {
    if (schema.kind === 'boolean' || done.has(schema)) return;
    open.add(schema);
    const target = schema.reference === undefined ? undefined : byReference.get(schema.reference);
    if (target !== undefined && open.has(target)) {
      endless.add(schema);
      report(schema);
    } else if (target !== undefined) visit(target);
    schemasIn(schema, inPlaceApplicators).forEach(visit);
    open.delete(schema);
    done.add(schema);
  };

  const report = (schema: KeywordSchema): void => {
    const node = context.at(schema.pointer);
    const message = 'This reference applies a schema to the same value again and again, without end.';
    const fix = 'Remove it, or write it into the schema of a property or an item.';
    const location = context.locationOf(node, '$ref', 'value') ?? context.locationOf(node);
    context.diagnostics.fault('reference-circular', message, 'The reference is ignored.', fix, location);
  };

  for (const { schema } of sortedBy(schemas, ({ name }) => name)) visit(schema);
  if (endless.size === 0) return schemas;
  const change = (schema: KeywordSchema, original: KeywordSchema): KeywordSchema =>
    endless.has(original) ? { ...schema, reference: undefined } : schema;
  return schemas.map((named) => ({ ...named, schema: mapSchema(named.schema, change) }));
}
