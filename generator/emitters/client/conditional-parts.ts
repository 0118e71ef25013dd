import type { KeywordSchema, OperationModel, Schema } from '@forgespec/model';
import type { Schemas } from '../named-type.ts';

/**
 * A condition for a part of a response, such as `x-only-with: details=true`. The response contains the part only if the request has this
 * query parameter with this value.
 */
export interface OnlyWith {
  readonly parameter: string;
  readonly value: string;
}

/** A part of a response that depends on a query parameter. The parameter determines if the part is present, or which type the part has. */
export type ConditionalPart =
  | { readonly kind: 'property'; readonly name: string; readonly onlyWith: OnlyWith }
  /**
   * An array property. If the query has the parameter and value of `onlyWith`, the items of the array match the schema `requested`.
   * Otherwise the items match one of the schemas in `others`.
   */
  | {
      readonly kind: 'items';
      readonly name: string;
      readonly onlyWith: OnlyWith;
      readonly requested: Schema;
      readonly others: readonly Schema[];
    };

/**
 * Returns the condition that a schema states with `x-only-with`. Returns undefined if the schema has no condition or several conditions, or
 * if the operation does not have the query parameter.
 */
export function conditionOf(schema: Schema, { parameters }: OperationModel): OnlyWith | undefined {
  if (schema.kind === 'boolean') return undefined;
  const { onlyWith, offerings, tiers, flag, role } = schema.annotations;
  const [text, ...others] = onlyWith;
  if (text === undefined) return undefined;
  const [, parameter = '', value = ''] = /^([^=]+)=(.+)$/u.exec(text) ?? [];
  // If a part also depends on an offering, a tier, a flag or a role, it may be missing from the response even if the query requests it.
  const isCertain = others.length + offerings.length + tiers.length === 0 && flag === undefined && role === undefined;
  const isRequestable = parameters.some(({ in: location, name }) => location === 'query' && name === parameter);
  return isCertain && isRequestable ? { parameter, value } : undefined;
}

/** Returns the conditional parts of a schema, including the parts from `allOf` and from the target of a reference. */
export const conditionalParts = (schema: Schema, operation: OperationModel, schemas: Schemas): ConditionalPart[] =>
  [...appliedSchemas(schema, schemas, new Set())].flatMap(({ properties = [] }) =>
    properties.flatMap(({ name, schema: property }): ConditionalPart[] => {
      const onlyWith = conditionOf(property, operation);
      return onlyWith === undefined ? itemsOf(name, property, operation) : [{ kind: 'property', name, onlyWith }];
    }),
  );

/**
 * Returns a schema, the schemas in its `allOf`, and the target of its reference. Repeats this recursively for the schemas that are found.
 * Each schema is in the result only once.
 */
function appliedSchemas(schema: Schema, schemas: Schemas, found: Set<KeywordSchema>): Set<KeywordSchema> {
  if (schema.kind === 'boolean' || found.has(schema)) return found;
  found.add(schema);
  for (const part of schema.allOf ?? []) appliedSchemas(part, schemas, found);
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference)?.schema;
  return target === undefined ? found : appliedSchemas(target, schemas, found);
}

function itemsOf(name: string, property: Schema, operation: OperationModel): ConditionalPart[] {
  const items = property.kind === 'keywords' ? property.items : undefined;
  const variants = items?.kind === 'keywords' ? (items.anyOf ?? []) : [];
  const requested = variants.find((variant) => conditionOf(variant, operation) !== undefined);
  const onlyWith = requested && conditionOf(requested, operation);
  if (requested === undefined || onlyWith === undefined) return [];
  return [{ kind: 'items', name, onlyWith, requested, others: variants.filter((variant) => variant !== requested) }];
}
