import type { Schema } from '@forgespec/model';
import { callsFunctions, type Condition } from './condition.ts';
import { optionNames, optionWords } from './option-names.ts';
import type { Scope } from './scope.ts';

/**
 * For each option, returns the condition that is true if the value does not match the option. Conditions that call
 * functions of schemas are last.
 */
export function optionFailures(options: readonly Schema[], scope: Scope): Condition[] {
  const names = optionNames(options, 'Option', scope);
  const { value, known } = scope;
  return options
    .map((schema, index) => scope.failure({ schema, value, known, name: names[index] ?? scope.name }))
    .toSorted((a, b) => Number(callsFunctions(a)) - Number(callsFunctions(b)));
}

/** Returns a message such as `must be one of Pet, a string`. */
export function optionsMessage(how: string, options: readonly Schema[], scope: Scope): string {
  const words = options.map((option) => optionWords(option, options, scope));
  const named = words.filter((word) => word !== undefined);
  const areNamed = new Set(named).size === options.length && options.length <= 6;
  return `must be ${how} ${areNamed ? named.join(', ') : `${options.length} shapes`}`;
}
