import type { KeywordSchema } from '@forgespec/model';
import { all, any, not } from '../condition.ts';
import { familiesOf, ifNotNull, isType, onlyType } from '../family.ts';
import { allowedValues } from '../keywords/allowed-values.ts';
import { withoutBounds } from '../keywords/bounds.ts';
import { stepsAbout, valueSteps } from '../keywords/index.ts';
import { type } from '../keywords/type.ts';
import { onlyWhen, type Scope } from '../scope.ts';
import type { CheckStep, ValidationStep } from '../step.ts';
import { usesOnly } from '../used-keywords.ts';
import { asPart, type Inline } from './inline.ts';

const aboutNumbers = ['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'] as const;
const aboutStrings = ['maxLength', 'minLength', 'pattern'] as const;
const aboutScalars = [...aboutNumbers, ...aboutStrings, 'format', 'type', 'enum', 'const'] as const;

/** Returns the conditions of a schema for strings, numbers or listed values. Returns undefined for any other schema. */
export function scalar(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (!usesOnly(schema, aboutScalars)) return undefined;
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
