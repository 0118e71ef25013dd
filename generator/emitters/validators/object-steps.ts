import type { KeywordSchema, Schema } from '@forgespec/model';
import { not } from './condition.ts';
import { isType } from './family.ts';
import { allowedValues } from './keywords/allowed-values.ts';
import { stepsAbout } from './keywords/index.ts';
import { unconditionalParts } from './options.ts';
import { check, type Scope } from './scope.ts';
import { callsLast } from './step-order.ts';
import type { CheckStep, ValidationStep } from './step.ts';

/** Returns the steps of a schema for a value that is known to be an object. */
export const objectSteps = (schema: KeywordSchema, scope: Scope): ValidationStep[] =>
  callsLast(sharedSteps(schema, scope), scope);

/** Returns the steps of a schema. If possible, the schemas of `allOf` are compiled as if the schema itself had their keywords. */
function sharedSteps(schema: KeywordSchema, scope: Scope): ValidationStep[] {
  const own = stepsAbout('object', schema, scope);
  const shared: ValidationStep[] = [];
  const apart: Schema[] = [];
  for (const part of schema.allOf ?? []) {
    if (canShare(part, scope)) shared.push(...sharedSteps(part, scope));
    else apart.push(part);
  }
  return [...own, ...shared, ...stepsAbout('any', { ...schema, allOf: apart }, scope)];
}

// Two schemas that describe the same property need separate functions, because the first check narrows the type of the property.
function canShare(part: Schema, { read }: Scope): part is KeywordSchema {
  if (part.kind === 'boolean' || part.reference !== undefined || allowedValues(part) !== undefined) return false;
  if (part.type !== undefined && (part.type.length > 1 || part.type[0] !== 'object')) return false;
  return (part.properties ?? []).every(({ name }) => !read.has(name));
}

/**
 * Returns the check that `value` is an object. The schema must have `allOf` and no `type`, and a schema in its `allOf` or `$ref` must have
 * the type object. Returns undefined for any other schema. Also returns undefined if the check would not simplify other steps.
 */
export function objectShape(schema: KeywordSchema, scope: Scope): CheckStep | undefined {
  if (schema.type !== undefined || schema.allOf === undefined) return undefined;
  const isWorthIt = schema.properties !== undefined || schema.allOf.some((part) => canShare(part, scope));
  const part = unconditionalParts(schema, scope.resolve).find(({ type }) => type?.length === 1 && type[0] === 'object');
  if (!isWorthIt || part === undefined) return undefined;
  return { ...check(part, scope, 'type', not(isType('object', scope)), 'must be an object'), isShape: true };
}
