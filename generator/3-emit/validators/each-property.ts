import type { Schema } from '../../2-model/schema.ts';
import { regExpLiteral } from '../../code/literal.ts';
import { always, test, type Condition } from './condition.ts';
import { fragment, plain } from './fragment.ts';
import { keyPath } from './path.ts';
import { names, type Scope } from './scope.ts';
import type { ApplyStep, CheckStep, EachStep } from './step.ts';
import { runtime } from './symbols.ts';

/** A condition that holds when the key of a property matches a pattern. */
export function matchesKey(pattern: string, scope: Scope): Condition {
  const expression = scope.constant('keyPattern', plain(regExpLiteral(pattern)));
  return test(fragment`${expression}.test(${names.key})`);
}

/** A schema for the value of a property, where a condition holds. */
export const applyToProperty = (schema: Schema, when: Condition, name: string): ApplyStep => ({
  kind: 'apply',
  when,
  application: { schema, value: fragment`${names.item}`, path: keyPath, name, known: 'nothing' },
});

/** Refuses a property where a condition holds. */
export const refuseProperty = (pointer: string, fails: Condition, message: string): CheckStep => ({
  kind: 'check',
  fails,
  keyword: pointer.slice(pointer.lastIndexOf('/') + 1),
  message,
  pointer,
  path: keyPath,
  isShape: false,
});

/** What is asked of each property that is there. */
export function eachProperty(steps: readonly (ApplyStep | CheckStep)[], { value }: Scope): EachStep {
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
