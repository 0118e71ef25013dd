import type { OperationModel } from '../../2-model/operation.ts';
import type { Schema } from '../../2-model/schema.ts';
import type { Schemas } from '../named-type.ts';

/** A query parameter, and the value that requests a part of the response. */
export interface OnlyWith {
  readonly parameter: string;
  readonly value: string;
}

/** A part of a response that is present only if a query parameter requests it. */
export type ConditionalPart =
  | { readonly kind: 'property'; readonly name: string; readonly onlyWith: OnlyWith }
  /** A list whose items have one type if the query requests it, and another type otherwise. */
  | {
      readonly kind: 'items';
      readonly name: string;
      readonly onlyWith: OnlyWith;
      readonly asked: Schema;
      readonly others: readonly Schema[];
    };

/** Returns the condition of a schema; undefined if there is none, or if no query parameter of the operation can meet the condition. */
export function conditionOf(schema: Schema, { parameters }: OperationModel): OnlyWith | undefined {
  if (schema.kind === 'boolean') return undefined;
  const { onlyWith, offerings, tiers, flag, role } = schema.annotations;
  const [text = '', ...others] = onlyWith;
  const [, parameter = '', value = ''] = /^([^=]+)=(.+)$/u.exec(text) ?? [];
  // If the schema also depends on an offering, a tier, a flag or a role, the part may be missing although it is requested.
  const isCertain = others.length + offerings.length + tiers.length === 0 && flag === undefined && role === undefined;
  const isAskable = parameters.some(({ in: place, name }) => place === 'query' && name === parameter);
  return isCertain && isAskable ? { parameter, value } : undefined;
}

/** Returns the parts of a schema that depend on the query, including parts of the schemas that it combines. */
export function conditionalParts(schema: Schema, operation: OperationModel, schemas: Schemas): ConditionalPart[] {
  if (schema.kind === 'boolean') return [];
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference)?.schema;
  const own = (schema.properties ?? []).flatMap(({ name, schema: property }): ConditionalPart[] => {
    const onlyWith = conditionOf(property, operation);
    return onlyWith === undefined ? itemsOf(name, property, operation) : [{ kind: 'property', name, onlyWith }];
  });
  const inherited = [...(schema.allOf ?? []), ...(target === undefined ? [] : [target])];
  return [...own, ...inherited.flatMap((part) => conditionalParts(part, operation, schemas))];
}

function itemsOf(name: string, property: Schema, operation: OperationModel): ConditionalPart[] {
  const items = property.kind === 'keywords' ? property.items : undefined;
  const variants = items?.kind === 'keywords' ? (items.anyOf ?? []) : [];
  const asked = variants.find((variant) => conditionOf(variant, operation) !== undefined);
  const onlyWith = asked && conditionOf(asked, operation);
  if (asked === undefined || onlyWith === undefined) return [];
  return [{ kind: 'items', name, onlyWith, asked, others: variants.filter((variant) => variant !== asked) }];
}
