import type { KeywordSchema, Schema, TypeName } from '../../2-model/schema.ts';
import { all, always, any, compare, never, not, size, type Condition } from './condition.ts';
import { notEvery } from './each-condition.ts';
import { families, familyOf, isType, type Family } from './family.ts';
import { plain } from './fragment.ts';
import { allowedValues } from './keywords/allowed-values.ts';
import { withoutBounds } from './keywords/bounds.ts';
import { stepsAbout, valueSteps } from './keywords/index.ts';
import { isAbsent } from './keywords/properties.ts';
import { type } from './keywords/type.ts';
import { check, type Scope } from './scope.ts';
import type { CheckStep, Step } from './step.ts';
import { usesOnly } from './used-keywords.ts';

/** A schema that needs no function of its own: what it asks is written where the value is used. */
export interface Inline {
  /** Holds when the value fails. */
  readonly failure: Condition;
  /** One condition for each thing that can be wrong; undefined when its issues need a function. */
  readonly checks: InlineChecks | undefined;
}

export interface InlineChecks {
  /** These hold for an absent value as well. */
  readonly ofShape: readonly CheckStep[];
  /** These ask for the right type themselves. */
  readonly ofDetails: readonly CheckStep[];
}

/** A condition of more parts than these is no longer read at a glance. */
const mostParts = 6;

/** The conditions of a schema of scalars, or of what is as simple as that; undefined for a schema that needs a function. */
export function inline(schema: KeywordSchema, scope: Scope): Inline | undefined {
  const found = scalar(schema, scope) ?? list(schema, scope) ?? choice(schema, scope) ?? presence(schema, scope);
  return found === undefined || size(found.failure) > mostParts ? undefined : found;
}

const aboutNumbers = ['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'] as const;
const aboutStrings = ['maxLength', 'minLength', 'pattern'] as const;
const aboutScalars = [...aboutNumbers, ...aboutStrings, 'format', 'type', 'enum', 'const'] as const;

function scalar(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (!usesOnly(schema, aboutScalars)) return undefined;
  if (scope.known === 'string') return text(schema, scope);
  // Where the type is known, TypeScript would take some of these conditions for impossible.
  if (scope.known !== 'nothing') return undefined;
  const isDecided = allowedValues(schema) !== undefined;
  const ofShape = checksOf(isDecided ? valueSteps(schema, scope) : type.steps(schema, scope)).map(asPart);
  const only = onlyType(schema);
  const others = allowedFamilies(schema).flatMap((family) =>
    checksOf(stepsAbout(family, isDecided ? withoutBounds(schema) : schema, scope)).map((step) => ({
      step,
      guard: isType(only ?? family, scope.value),
    })),
  );
  const ofDetails = others.map(({ step, guard }) => ({ ...step, fails: all([guard, step.fails]) }));
  const checks = { ofShape, ofDetails };
  if (isDecided || only === undefined || others.length === 0) {
    // Details first: TypeScript knows more of the value after it was compared with those of an `enum`.
    return { failure: any([...ofDetails, ...ofShape].map(({ fails }) => fails)), checks };
  }
  const failures = [not(isType(only, scope.value)), ...others.map(({ step }) => step.fails)];
  return { failure: all([ifNotNull(schema, scope), any(failures)]), checks };
}

/** What a schema asks of a string: only strings among its values count, and nothing that it says about numbers. */
function text(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (schema.type?.includes('string') === false) return undefined;
  const strings: KeywordSchema = { ...schema, type: ['string'] };
  const isDecided = allowedValues(strings) !== undefined;
  const ofShape = checksOf(isDecided ? valueSteps(strings, scope) : []).map(asPart);
  const ofDetails = checksOf(stepsAbout('string', isDecided ? withoutBounds(schema) : schema, scope));
  return { failure: any([...ofDetails, ...ofShape].map(({ fails }) => fails)), checks: { ofShape, ofDetails } };
}

const checksOf = (steps: readonly Step[]): CheckStep[] => steps.filter((step) => step.kind === 'check');

// What is wrong with a part does not end the function of the whole.
const asPart = (step: CheckStep): CheckStep => ({ ...step, isShape: false });

/** The one type beside null that a schema allows. */
function onlyType({ type: types }: KeywordSchema): TypeName | undefined {
  const others = types?.filter((name) => name !== 'null') ?? [];
  return others.length === 1 ? others[0] : undefined;
}

function allowedFamilies({ type: types }: KeywordSchema): readonly Family[] {
  if (types === undefined) return families;
  return families.filter((family) => types.some((name) => familyOf[name] === family));
}

/** An array whose items are simple: one condition, although its issues take a loop. */
function list(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (scope.known !== 'nothing' || onlyType(schema) !== 'array') return undefined;
  if (!usesOnly(schema, ['type', 'items', 'minItems', 'maxItems', 'uniqueItems'])) return undefined;
  const failures = stepsAbout('array', schema, scope).flatMap((step) => {
    if (step.kind === 'check') return [step.fails];
    return step.kind === 'each' ? [notEvery(step, scope) ?? never] : [];
  });
  const failure = any([not(isType('array', scope.value)), ...failures]);
  return { failure: all([ifNotNull(schema, scope), failure]), checks: undefined };
}

/** Where a schema allows null, the condition under which the rest is asked. */
const ifNotNull = ({ type: types }: KeywordSchema, { value }: Scope): Condition =>
  types?.includes('null') === true ? compare(value, '!==', plain('null')) : always;

/** A choice between simple options. */
function choice(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (scope.known !== 'nothing' || !usesOnly(schema, ['anyOf', 'oneOf'])) return undefined;
  const [only, ...more] = stepsAbout('any', schema, scope);
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (more.length > 0 || !options.every((option) => isSimple(option, scope))) return undefined;
  if (only?.kind === 'check') return { failure: only.fails, checks: { ofShape: [asPart(only)], ofDetails: [] } };
  return only?.kind === 'split' ? { failure: only.check.fails, checks: undefined } : undefined;
}

const isSimple = (schema: Schema, scope: Scope): boolean =>
  schema.kind === 'boolean' || usesOnly(schema, ['reference']) || inline(schema, scope) !== undefined;

/** Nothing but required properties. */
function presence(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (scope.known === 'type' || scope.known === 'string' || !usesOnly(schema, ['required'])) return undefined;
  const guard = scope.known === 'object' ? always : isType('object', scope.value);
  const required = [...new Set(schema.required)];
  const checks = required.map((name) =>
    check(
      schema,
      scope,
      'required',
      all([guard, isAbsent(name, scope)]),
      `must have the property ${JSON.stringify(name)}`,
    ),
  );
  const failure = all([guard, any(required.map((name) => isAbsent(name, scope)))]);
  return { failure, checks: { ofShape: [], ofDetails: checks } };
}
