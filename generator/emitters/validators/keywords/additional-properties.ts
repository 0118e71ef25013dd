import type { KeywordSchema } from '@forgespec/model';
import { all, always, not, type Condition } from '../condition.ts';
import { applyToProperty, eachProperty, matchesKey, refuseProperty } from '../each-property.ts';
import { fragment } from '../fragment.ts';
import { names, type Keyword, type Scope } from '../scope.ts';
import type { ApplyStep, CheckStep, ClosedStep } from '../step.ts';
import { isNoneOfKeys, keyTest } from './allowed-values.ts';
import { isClosed, isCounted } from './properties.ts';

/**
 * `patternProperties`, and `additionalProperties` for the properties to which neither `patternProperties` nor `properties` applies.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.2
 */
export const additionalProperties: Keyword = {
  about: 'object',
  steps(schema, scope) {
    if (isClosed(schema)) return [closed(schema, scope)];
    const { patternProperties = [], properties = [], additionalProperties: rest } = schema;
    const patterns = patternProperties.map(({ name, schema: member }) => ({
      matches: matchesKey(name, scope),
      member,
    }));
    const steps: (ApplyStep | CheckStep)[] = patterns.map(({ matches, member }) =>
      applyToProperty(member, matches, `${scope.name}Matching`),
    );
    if (rest !== undefined && !(rest.kind === 'boolean' && rest.value)) {
      const declared = properties.map(({ name }) => name);
      const isOther = all([
        isNoneOfKeys(fragment`${names.key}`, declared, scope),
        ...patterns.map(({ matches }) => not(matches)),
      ]);
      steps.push(
        rest.kind === 'boolean'
          ? refused(schema.pointer, isOther)
          : applyToProperty(rest, isOther, `${scope.name}Value`),
      );
    }
    return steps.length === 0 ? [] : [eachProperty(steps, scope)];
  },
};

const refused = (pointer: string, when: Condition): CheckStep =>
  refuseProperty(`${pointer}/additionalProperties`, when, 'must not be present: the object is closed');

function closed(schema: KeywordSchema, scope: Scope): ClosedStep {
  const { pointer, properties = [] } = schema;
  const required = new Set(schema.required);
  const declared = properties.map(({ name }) => name);
  const optional = declared.filter((name) => !required.has(name));
  return {
    kind: 'closed',
    isCounted: isCounted(schema),
    required: declared.length - optional.length,
    optional: optional.flatMap((name) => scope.read.get(name) ?? []),
    declaresKey: keyTest(declared, scope),
    refused: refused(pointer, always),
  };
}
