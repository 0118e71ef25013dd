import type { KeywordSchema } from '@forgespec/model';
import { all, any, isAlways, not, type Condition } from '../condition.ts';
import { applyToProperty, eachProperty, matchesKey, refuseProperty } from '../each-property.ts';
import { inPlace } from '../evaluated.ts';
import { fragment } from '../fragment.ts';
import { hoisted, kept, neededLocals } from '../hoisted.ts';
import { names, type Keyword, type Scope } from '../scope.ts';
import type { LocalStep } from '../step.ts';
import { isNoneOfKeys } from './allowed-values.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-11.3 */
export const unevaluatedProperties: Keyword = {
  about: 'object',
  steps(schema, scope) {
    const rest = schema.unevaluatedProperties;
    if (rest === undefined || (rest.kind === 'boolean' && rest.value)) return [];
    const own: KeywordSchema = { ...schema, unevaluatedProperties: undefined };
    const locals: LocalStep[] = [];
    const parts = inPlace(own, scope, evaluatesProperties, (condition) => kept(condition, scope, locals));
    const certain = parts.filter(({ when }) => isAlways(when)).map((part) => part.schema);
    if (certain.some(evaluatesAll)) return [];
    const others = parts
      .filter(({ when }) => !isAlways(when))
      .map(({ schema: part, when }) => not(all([hoisted(when, scope, locals), isEvaluated([part], scope)])));
    const isOther = all([not(isEvaluated(certain, scope)), ...others]);
    const pointer = `${schema.pointer}/unevaluatedProperties`;
    const step =
      rest.kind === 'boolean'
        ? refuseProperty(pointer, isOther, 'must not be present: no schema describes it')
        : applyToProperty(rest, isOther, `${scope.name}Unevaluated`);
    return [...neededLocals(locals, isOther), eachProperty([step], scope)];
  },
};

const evaluatesAll = ({ additionalProperties, unevaluatedProperties: rest }: KeywordSchema): boolean =>
  additionalProperties !== undefined || rest !== undefined;

const evaluatesProperties = (schema: KeywordSchema): boolean =>
  evaluatesAll(schema) || schema.properties !== undefined || schema.patternProperties !== undefined;

/** Returns the condition under which at least one of the schemas evaluates the property with the name `key`. */
function isEvaluated(schemas: readonly KeywordSchema[], scope: Scope): Condition {
  if (schemas.some(evaluatesAll)) return all([]);
  const declared = schemas.flatMap(({ properties = [] }) => properties.map(({ name }) => name));
  const patterns = schemas.flatMap(({ patternProperties = [] }) => patternProperties.map(({ name }) => name));
  return any([
    not(isNoneOfKeys(fragment`${names.key}`, [...new Set(declared)], scope)),
    ...[...new Set(patterns)].map((pattern) => matchesKey(pattern, scope)),
  ]);
}
