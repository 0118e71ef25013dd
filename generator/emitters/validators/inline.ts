import type { KeywordSchema, Schema } from '@forgespec/model';
import { size, all, any, never, not, always, type Condition } from './condition.ts';
import { type Scope, check, onlyWhen } from './scope.ts';
import { usesOnly, type KeywordName } from './used-keywords.ts';
import { stepsAbout, valueSteps } from './keywords/index.ts';
import { notEvery } from './each-condition.ts';
import { ifNotNull, isType, onlyType, familiesOf } from './family.ts';
import { isAbsent } from './keywords/properties.ts';
import { allowedValues } from './keywords/allowed-values.ts';
import { withoutBounds } from './keywords/bounds.ts';
import { type } from './keywords/type.ts';
import type { CheckStep, ValidationStep } from './step.ts';

/** A kind of schemas with inline conditions. A schema of a kind has only keywords of this kind. `call` is a call of another validator. */
type InlineKind = 'call' | 'choice' | 'list' | 'presence' | 'scalar';

/** A schema with this keyword needs a function of its own. */
const inFunction: readonly InlineKind[] = [];

const kindsOf: Readonly<Record<KeywordName, readonly InlineKind[]>> = {
  additionalProperties: inFunction,
  allOf: inFunction,
  anyOf: ['choice'],
  const: ['scalar'],
  contains: inFunction,
  dependentRequired: inFunction,
  dependentSchemas: inFunction,
  else: inFunction,
  enum: ['scalar'],
  exclusiveMaximum: ['scalar'],
  exclusiveMinimum: ['scalar'],
  format: ['scalar'],
  if: inFunction,
  items: ['list'],
  maxContains: inFunction,
  maxItems: ['list'],
  maxLength: ['scalar'],
  maxProperties: inFunction,
  maximum: ['scalar'],
  minContains: inFunction,
  minItems: ['list'],
  minLength: ['scalar'],
  minProperties: inFunction,
  minimum: ['scalar'],
  multipleOf: ['scalar'],
  not: inFunction,
  oneOf: ['choice'],
  pattern: ['scalar'],
  patternProperties: inFunction,
  prefixItems: inFunction,
  properties: inFunction,
  propertyNames: inFunction,
  reference: ['call'],
  required: ['presence'],
  then: inFunction,
  type: ['list', 'scalar'],
  unevaluatedItems: inFunction,
  unevaluatedProperties: inFunction,
  uniqueItems: ['list'],
};

const keywordsOfKind = (kind: InlineKind): readonly KeywordName[] =>
  (Object.keys(kindsOf) as KeywordName[]).filter((keyword) => kindsOf[keyword].includes(kind));

/** For each kind, its keywords. */
const keywordsOf: Readonly<Record<InlineKind, readonly KeywordName[]>> = {
  call: keywordsOfKind('call'),
  choice: keywordsOfKind('choice'),
  list: keywordsOfKind('list'),
  presence: keywordsOfKind('presence'),
  scalar: keywordsOfKind('scalar'),
};

/** The largest number of comparisons and calls in an inline condition. A longer condition would be hard to read. */
const mostParts = 6;

/**
 * Returns the conditions of a simple schema, such as the schema of a string. Returns undefined if the schema needs functions of its own in
 * the generated module.
 */
export function inline(schema: KeywordSchema, scope: Scope): Inline | undefined {
  const found =
    scalar(schema, scope) ?? list(schema, scope) ?? choice(schema, scope, isSimple) ?? presence(schema, scope);
  return found === undefined || size(found.failure) > mostParts ? undefined : found;
}

const isSimple = (schema: Schema, scope: Scope): boolean =>
  schema.kind === 'boolean' || usesOnly(schema, keywordsOf.call) || inline(schema, scope) !== undefined;

/**
 * If a schema has only `anyOf` or `oneOf`, and all options are simple, returns its conditions. Otherwise returns undefined.
 *
 * @param isSimple returns true if an option does not need a function of its own.
 */
function choice(
  schema: KeywordSchema,
  scope: Scope,
  isSimple: (option: Schema, scope: Scope) => boolean,
): Inline | undefined {
  if (scope.known !== 'nothing' || !usesOnly(schema, keywordsOf.choice)) return undefined;
  const [only, ...more] = stepsAbout('any', schema, scope);
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (more.length > 0 || !options.every((option) => isSimple(option, scope))) return undefined;
  if (only?.kind === 'check') return { failure: only.fails, checks: { ofShape: [asPart(only)], ofDetails: [] } };
  return only?.kind === 'split' ? { failure: only.check.fails, checks: undefined } : undefined;
}

/**
 * Returns the condition of a schema that allows only arrays, or arrays and null. Returns undefined if the schema has
 * another type, or a further keyword such as `contains`. The result does not have checks, because the issues must be
 * added in a loop.
 */
function list(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (scope.known !== 'nothing' || onlyType(schema) !== 'array') return undefined;
  if (!usesOnly(schema, keywordsOf.list)) return undefined;
  const failures = stepsAbout('array', schema, scope).flatMap((step) => {
    if (step.kind === 'check') return [step.fails];
    return step.kind === 'each' ? [notEvery(step, scope) ?? never] : [];
  });
  const failure = any([not(isType('array', scope)), ...failures]);
  return { failure: all([ifNotNull(schema, scope.value), failure]), checks: undefined };
}

/** Returns the conditions of a schema whose only keyword is `required`. Returns undefined for any other schema. */
function presence(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (scope.known === 'type' || scope.known === 'string' || !usesOnly(schema, keywordsOf.presence)) return undefined;
  const guard = scope.known === 'object' ? always : isType('object', scope);
  const required = [...new Set(schema.required)];
  const ofDetails = required.map((name) => {
    const message = `must have the property ${JSON.stringify(name)}`;
    return check(schema, scope, 'required', all([guard, isAbsent(name, scope)]), message);
  });
  const failure = all([guard, any(required.map((name) => isAbsent(name, scope)))]);
  return { failure, checks: { ofShape: [], ofDetails } };
}

/** Returns the conditions of a schema for strings, numbers or listed values. Returns undefined for any other schema. */
function scalar(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (!usesOnly(schema, keywordsOf.scalar)) return undefined;
  if (scope.known === 'string') return text(schema, scope);
  // If the type of the value is already known, TypeScript reports some of these conditions as always false.
  if (scope.known !== 'nothing') return undefined;
  const isDecided = allowedValues(schema) !== undefined;
  const only = onlyType(schema);
  const ofShape = checksOf(isDecided ? valueSteps(schema, scope) : type.steps(schema, scope)).map(asPart);
  const details = familiesOf(schema).flatMap((family) => {
    const guard = isType(only ?? family, scope);
    return checksOf(stepsAbout(family, isDecided ? withoutBounds(schema) : schema, scope)).map((step) => ({
      step,
      guard,
    }));
  });
  const ofDetails = details.map(({ step, guard }) => onlyWhen(guard, step));
  const checks = { ofShape, ofDetails };
  if (isDecided || only === undefined || details.length === 0) {
    // After comparisons with the values of an `enum`, TypeScript narrows the type of the value. The conditions of `ofDetails` could then
    // fail to compile, so they come first.
    return { failure: any([...ofDetails, ...ofShape].map(({ fails }) => fails)), checks };
  }
  const failures = [not(isType(only, scope)), ...details.map(({ step }) => step.fails)];
  return { failure: all([ifNotNull(schema, scope.value), any(failures)]), checks };
}

/**
 * Returns the conditions for a value that is known to be a string. Returns undefined if the schema does not allow strings. Ignores keywords
 * for other types, and values of other types in `enum` and `const`.
 */
function text(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (schema.type?.includes('string') === false) return undefined;
  const strings: KeywordSchema = { ...schema, type: ['string'] };
  const isDecided = allowedValues(strings) !== undefined;
  const ofShape = checksOf(isDecided ? valueSteps(strings, scope) : []).map(asPart);
  const ofDetails = checksOf(stepsAbout('string', isDecided ? withoutBounds(schema) : schema, scope));
  return { failure: any([...ofDetails, ...ofShape].map(({ fails }) => fails)), checks: { ofShape, ofDetails } };
}

const checksOf = (steps: readonly ValidationStep[]): CheckStep[] => steps.filter((step) => step.kind === 'check');

/**
 * The conditions of a schema that needs no functions. The conditions are printed in the functions that use the schema.
 */
interface Inline {
  /** The condition under which a value is invalid. */
  readonly failure: Condition;
  /** The checks that add issues. Undefined if the issues must be added in a function for this schema. */
  readonly checks: InlineChecks | undefined;
}

interface InlineChecks {
  /** Checks that also fail if the value is absent. */
  readonly ofShape: readonly CheckStep[];
  /** Checks that fail only for values of a certain type. These checks never fail if the value is absent. */
  readonly ofDetails: readonly CheckStep[];
}

/** Returns a copy of a check. A failure of the copy does not end the function. */
const asPart = (step: CheckStep): CheckStep => ({ ...step, isShape: false });
