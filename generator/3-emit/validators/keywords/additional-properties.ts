import type { KeywordSchema } from '../../../2-model/schema.ts';
import { all, not } from '../condition.ts';
import { applyToProperty, eachProperty, matchesKey, refuseProperty } from '../each-property.ts';
import { fragment } from '../fragment.ts';
import { names, type Keyword, type Scope } from '../scope.ts';
import type { ApplyStep, CheckStep, ClosedStep } from '../step.ts';
import { isNoneOfKeys, keySet } from './allowed-values.ts';
import { isClosed } from './properties.ts';

/**
 * `patternProperties`, and `additionalProperties` for what neither it nor `properties` names.
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
      const pointer = `${schema.pointer}/additionalProperties`;
      steps.push(
        rest.kind === 'boolean'
          ? refuseProperty(pointer, isOther, 'must not be present: the object is closed')
          : applyToProperty(rest, isOther, `${scope.name}Value`),
      );
    }
    return steps.length === 0 ? [] : [eachProperty(steps, scope)];
  },
};

function closed({ pointer, properties = [], required = [] }: KeywordSchema, scope: Scope): ClosedStep {
  const declared = properties.map(({ name }) => name);
  const optional = declared.filter((name) => !required.includes(name));
  return {
    kind: 'closed',
    required: declared.length - optional.length,
    optional: optional.flatMap((name) => scope.read.get(name) ?? []),
    keys: keySet(declared, scope),
    pointer: `${pointer}/additionalProperties`,
  };
}
