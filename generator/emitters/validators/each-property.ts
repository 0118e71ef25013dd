import type { Schema } from '@forgespec/model';
import { regExpLiteral } from '../../code/literal.ts';
import { always, test, type Condition } from './condition.ts';
import { fragment, mentions, plain, type Fragment } from './fragment.ts';
import { keyPath } from './path.ts';
import { names, type Scope } from './scope.ts';
import type { ApplyStep, CheckStep, EachStep } from './step.ts';
import { runtime } from './symbols.ts';

/** Returns the condition that is true if the variable `key` matches a pattern. */
export function matchesKey(pattern: string, scope: Scope): Condition {
  const expression = scope.constant('keyPattern', plain(regExpLiteral(pattern)));
  return test(fragment`${expression}.test(${names.key})`);
}

/** Returns the step that applies a schema to the value of a property if `when` is true. */
export const applyToProperty = (schema: Schema, when: Condition, name: string): ApplyStep => ({
  kind: 'apply',
  when,
  application: { schema, value: fragment`${names.item}`, path: keyPath, name, known: 'nothing' },
});

/** Returns the step that rejects a property if `fails` is true. */
export const refuseProperty = (pointer: string, fails: Condition, message: string): CheckStep => ({
  kind: 'check',
  fails,
  keyword: pointer.slice(pointer.lastIndexOf('/') + 1),
  message,
  pointer,
  path: keyPath,
  isShape: false,
});

/** Returns the step that runs other steps for each property of an object. */
export function eachProperty(steps: readonly (ApplyStep | CheckStep)[], { value }: Scope): EachStep {
  const { key, item } = names;
  const isOnlyValue = steps.every((step) => step.kind === 'apply' && step.when === always);
  const isOnlyKey = steps.every((step) => step.kind === 'check');
  const listed = isOnlyValue ? item : key;
  const list = fragment`${isOnlyValue ? runtime.presentValues : runtime.presentKeys}(${value})`;
  const each = (body: Fragment): Fragment => {
    if (!mentions(body, item)) return fragment`${key} of ${runtime.presentKeys}(${value})`;
    if (!mentions(body, key)) return fragment`${item} of ${runtime.presentValues}(${value})`;
    return fragment`[${key}, ${item}] of ${runtime.presentEntries}(${value})`;
  };
  return {
    kind: 'each',
    item: listed,
    list: isOnlyValue || isOnlyKey ? list : undefined,
    loop: (body) => fragment`for (const ${each(body)}) {\n${body}\n}`,
    steps,
  };
}
