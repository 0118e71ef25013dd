import type { Schema } from '../../2-model/schema.ts';
import { callsFunctions, type Condition } from './condition.ts';
import { optionNames, optionWords } from './option-names.ts';
import type { Scope } from './scope.ts';

/** Returns the condition of each option under which the value fails it: cheap conditions first, calls last. */
export function optionFailures(options: readonly Schema[], scope: Scope): Condition[] {
  const names = optionNames(options, 'Option', scope);
  const { value, known } = scope;
  return options
    .map((schema, index) => scope.failure({ schema, value, known, name: names[index] ?? scope.name }))
    .toSorted((a, b) => Number(callsFunctions(a)) - Number(callsFunctions(b)));
}

/** `must be one of Pet, a string` */
export function optionsMessage(how: string, options: readonly Schema[], scope: Scope): string {
  const words = options.map((option) => optionWords(option, options, scope));
  const named = words.filter((word) => word !== undefined);
  const areTold = new Set(named).size === options.length && options.length <= 6;
  return `must be ${how} ${areTold ? named.join(', ') : `${options.length} shapes`}`;
}
