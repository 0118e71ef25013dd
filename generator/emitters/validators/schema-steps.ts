import type { BooleanSchema, KeywordSchema, Schema, TypeName } from '@forgespec/model';
import { always, compare, not } from './condition.ts';
import { familiesOf, familyOf, hasType, isType, onlyType, type Family } from './family.ts';
import { plain } from './fragment.ts';
import { allowedValues } from './keywords/allowed-values.ts';
import { withoutBounds } from './keywords/bounds.ts';
import { stepsAbout, valueSteps } from './keywords/index.ts';
import { type } from './keywords/type.ts';
import { objectShape, objectSteps } from './object-steps.ts';
import type { Scope } from './scope.ts';
import { callsLast } from './step-order.ts';
import type { CheckStep, FamilyStep, ValidationStep } from './step.ts';

/** Returns the steps from which the functions `is…` and `collect…` of a schema are printed. */
export function schemaSteps(schema: Schema, scope: Scope): ValidationStep[] {
  if (schema.kind === 'boolean') return schema.value ? [] : [refusal(schema, scope)];
  if (scope.known === 'object') return objectSteps(schema, scope);
  if (allowedValues(schema) !== undefined) return listedSteps(schema, scope);
  const only = onlyType(schema);
  const isNullable = schema.type?.includes('null') === true;
  const isFlat = only !== undefined && (!isNullable || generalSteps(schema, scope).length === 0);
  if (isFlat) return typedSteps(schema, only, isNullable, scope);
  const shape = objectShape(schema, scope);
  if (shape !== undefined) return [shape, ...objectSteps(schema, { ...scope, known: 'object' })];
  return looseSteps(schema, scope);
}

/**
 * Returns the steps of a schema with `enum` or `const`. The type of the value is not checked, because the listed values determine the type.
 */
function listedSteps(schema: KeywordSchema, scope: Scope): ValidationStep[] {
  const after: Scope = { ...scope, known: 'type' };
  const branches = familiesOf(schema).flatMap((family) => familySteps(family, withoutBounds(schema), scope));
  // After a comparison with the listed values, TypeScript narrows the type of the value. The branches could then fail to compile, so they
  // come first.
  return [...branches, ...valueSteps(schema, scope), ...generalSteps(schema, after)];
}

/**
 * Returns the steps of a schema with one type. If the value has another type, the generated function ends. So the later checks do not need
 * a branch for the type.
 */
function typedSteps(schema: KeywordSchema, only: TypeName, isNullable: boolean, scope: Scope): ValidationStep[] {
  const family = familyOf[only];
  const after: Scope = { ...scope, known: 'type' };
  const own = family === undefined || family === 'object' ? [] : stepsAbout(family, schema, after);
  const fails = not(own.length === 0 ? hasType(only, scope) : isType(only, scope));
  const shape = type.steps(schema, scope).map((step) => (step.kind === 'check' ? { ...step, fails } : step));
  const start: ValidationStep[] = isNullable
    ? [{ kind: 'pass', when: compare(scope.value, '===', plain('null')) }, ...shape]
    : shape;
  if (only === 'object') return [...start, ...objectSteps(schema, { ...scope, known: 'object' })];
  return [...start, ...callsLast([...own, ...stepsAbout('any', schema, after)], scope)];
}

/** Returns the steps of a schema with several types or any type. Each family of types has a branch. */
function looseSteps(schema: KeywordSchema, scope: Scope): ValidationStep[] {
  const shape = type.steps(schema, scope);
  const branches = familiesOf(schema).flatMap((family) => familySteps(family, schema, scope));
  const general = generalSteps(schema, { ...scope, known: shape.length === 0 ? 'nothing' : 'type' });
  const [branch, ...more] = branches;
  const isAlone = more.length === 0 && shape.length === 0 && general.length === 0;
  if (branch === undefined || !isAlone) return [...shape, ...branches, ...general];
  return [{ kind: 'pass', when: not(branch.condition) }, ...branch.steps];
}

function familySteps(family: Family, schema: KeywordSchema, scope: Scope): FamilyStep[] {
  const steps = stepsAbout(family, schema, { ...scope, known: family === 'object' ? 'object' : 'type' });
  return steps.length === 0
    ? []
    : [{ kind: 'family', condition: isType(family, scope), steps: callsLast(steps, scope) }];
}

const generalSteps = (schema: KeywordSchema, scope: Scope): ValidationStep[] =>
  callsLast(stepsAbout('any', schema, scope), scope);

/** Returns the check of the schema `false`, which rejects every value. */
export const refusal = ({ pointer, isWriteOnly }: BooleanSchema, { path }: Pick<Scope, 'path'>): CheckStep => ({
  kind: 'check',
  fails: always,
  keyword: isWriteOnly === true ? 'writeOnly' : 'false',
  message: isWriteOnly === true ? 'must not be in a response: it is writeOnly' : 'must not be present',
  pointer,
  path,
  isShape: false,
});
