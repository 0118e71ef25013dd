import type { Operation } from '../../2-model/operation.ts';
import type { Schema } from '../../2-model/schema.ts';
import type { Schemas } from '../named-type.ts';

/** A parameter, and the value with which it asks for something. */
export interface OnlyWith {
  readonly parameter: string;
  readonly value: string;
}

/** A part of an answer that is there only when a parameter of the query asks for it. */
export type ConditionalPart =
  | { readonly kind: 'property'; readonly name: string; readonly onlyWith: OnlyWith }
  /** A list whose items are of one type when asked, and of another one when not. */
  | {
      readonly kind: 'items';
      readonly name: string;
      readonly onlyWith: OnlyWith;
      readonly asked: Schema;
      readonly others: readonly Schema[];
    };

/** The condition of a schema, where it is one that a caller of the operation can fulfil. */
export function conditionOf(schema: Schema, { parameters }: Operation): OnlyWith | undefined {
  if (schema.kind === 'boolean') return undefined;
  const { onlyWith, offerings, tiers, flag, role } = schema.annotations;
  const [text = '', ...others] = onlyWith;
  const [, parameter = '', value = ''] = /^([^=]+)=(.+)$/u.exec(text) ?? [];
  // On some offerings only, or behind a flag, it may be missing all the same.
  const isCertain = others.length + offerings.length + tiers.length === 0 && flag === undefined && role === undefined;
  const isAskable = parameters.some(({ in: place, name }) => place === 'query' && name === parameter);
  return isCertain && isAskable ? { parameter, value } : undefined;
}

/** The parts of a schema, and of those that it is made of, that depend on the query. */
export function conditionalParts(schema: Schema, operation: Operation, schemas: Schemas): ConditionalPart[] {
  if (schema.kind === 'boolean') return [];
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference)?.schema;
  const own = (schema.properties ?? []).flatMap(({ name, schema: property }): ConditionalPart[] => {
    const onlyWith = conditionOf(property, operation);
    return onlyWith === undefined ? itemsOf(name, property, operation) : [{ kind: 'property', name, onlyWith }];
  });
  const inherited = [...(schema.allOf ?? []), ...(target === undefined ? [] : [target])];
  return [...own, ...inherited.flatMap((part) => conditionalParts(part, operation, schemas))];
}

function itemsOf(name: string, property: Schema, operation: Operation): ConditionalPart[] {
  const items = property.kind === 'keywords' ? property.items : undefined;
  const variants = items?.kind === 'keywords' ? (items.anyOf ?? []) : [];
  const asked = variants.find((variant) => conditionOf(variant, operation) !== undefined);
  const onlyWith = asked && conditionOf(asked, operation);
  if (asked === undefined || onlyWith === undefined) return [];
  return [{ kind: 'items', name, onlyWith, asked, others: variants.filter((variant) => variant !== asked) }];
}
