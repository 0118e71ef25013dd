import type { KeywordSchema, Schema } from '../../../2-model/schema.ts';
import { regExpLiteral } from '../../../code/literal.ts';
import { all, always, not, test, type Condition } from '../condition.ts';
import { fragment, plain } from '../fragment.ts';
import { keyPath } from '../path.ts';
import { names, type Keyword, type Scope } from '../scope.ts';
import type { ApplyStep, CheckStep, ClosedStep, EachStep } from '../step.ts';
import { runtime } from '../symbols.ts';
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
      apply(member, matches, `${scope.name}Matching`),
    );
    if (rest !== undefined && !(rest.kind === 'boolean' && rest.value)) {
      const declared = properties.map(({ name }) => name);
      const isOther = all([
        isNoneOfKeys(fragment`${names.key}`, declared, scope),
        ...patterns.map(({ matches }) => not(matches)),
      ]);
      steps.push(
        rest.kind === 'boolean' ? refuse(schema.pointer, isOther) : apply(rest, isOther, `${scope.name}Value`),
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

function matchesKey(pattern: string, scope: Scope): Condition {
  const expression = scope.constant('keyPattern', plain(regExpLiteral(pattern)));
  return test(fragment`${expression}.test(${names.key})`);
}

const apply = (schema: Schema, when: Condition, name: string): ApplyStep => ({
  kind: 'apply',
  when,
  application: { schema, value: fragment`${names.item}`, path: keyPath, name, known: 'nothing' },
});

const refuse = (pointer: string, fails: Condition): CheckStep => ({
  kind: 'check',
  fails,
  keyword: 'additionalProperties',
  message: 'must not be present: the object is closed',
  pointer: `${pointer}/additionalProperties`,
  path: keyPath,
  isShape: false,
});

function eachProperty(steps: readonly (ApplyStep | CheckStep)[], { value }: Scope): EachStep {
  const { key, item } = names;
  const isOnlyValue = steps.every((step) => step.kind === 'apply' && step.when === always);
  const isOnlyKey = steps.every((step) => step.kind === 'check');
  const listed = isOnlyValue ? item : key;
  const list = fragment`${isOnlyValue ? runtime.presentValues : runtime.presentKeys}(${value})`;
  return {
    kind: 'each',
    item: listed,
    list: isOnlyValue || isOnlyKey ? list : undefined,
    head: (mentions) => {
      if (!mentions(item)) return fragment`const ${key} of ${runtime.presentKeys}(${value})`;
      if (!mentions(key)) return fragment`const ${item} of ${runtime.presentValues}(${value})`;
      return fragment`const [${key}, ${item}] of ${runtime.presentEntries}(${value})`;
    },
    steps,
  };
}
