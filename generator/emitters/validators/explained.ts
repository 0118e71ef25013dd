import type { Schema } from '@forgespec/model';
import { all, any, compare, not, type Condition } from './condition.ts';
import { hasType, isType } from './family.ts';
import { plain } from './fragment.ts';
import { allowedMessage, literalsOf, type ListedValue } from './keywords/allowed-values.ts';
import { read } from './keywords/properties.ts';
import { typeMessage } from './keywords/type.ts';
import { optionNames } from './option-names.ts';
import { everyPair, haveOtherTypes, haveOtherValues, tagsOf, typesOf } from './options.ts';
import { propertyPath } from './path.ts';
import type { Scope } from './scope.ts';
import type { ApplyStep, CheckStep, ValidationStep } from './step.ts';

/** An option of `anyOf` or `oneOf`, and the condition that selects this option, such as `value['type'] === 'cat'`. */
interface Case {
  readonly schema: Schema;
  readonly isSelected: Condition;
}

/**
 * Returns the steps for an `anyOf`, or for a `oneOf` whose options exclude each other. If the type of the value, or the value of one
 * property, selects an option, the steps report the issues of the selected option. Otherwise the steps report only that no option matches.
 */
export function explained(options: readonly Schema[], check: CheckStep, scope: Scope): ValidationStep[] {
  const collect = byType(options, check, scope) ?? byTag(options, check, scope);
  return collect === undefined ? [check] : [{ kind: 'split', check, collect }];
}

function byType(options: readonly Schema[], check: CheckStep, scope: Scope): ValidationStep[] | undefined {
  const types = options.map((option) => typesOf(option, scope.resolve));
  if (scope.known !== 'nothing' || types.includes(undefined) || !everyPair(types, haveOtherTypes)) return undefined;
  const cases = options.map((schema, index): Case => {
    const isSelected = any((types[index] ?? []).map((name) => hasType(name, scope)));
    return { schema, isSelected };
  });
  const message = typeMessage(types.flatMap((names) => names ?? []));
  return [{ ...check, ...isNone(cases), message }, ...applied(cases, scope)];
}

function byTag(options: readonly Schema[], check: CheckStep, scope: Scope): ValidationStep[] | undefined {
  const tags = options.map((option) => tagsOf(option, scope.resolve));
  const areObjects = options.every((option) => typesOf(option, scope.resolve)?.every((type) => type === 'object'));
  const name = Array.from(tags[0]?.keys() ?? []).find((candidate) => distinguishes(candidate, tags));
  if (name === undefined || !areObjects || scope.known === 'type' || scope.known === 'string') return undefined;
  const tag = read(name, scope);
  const cases = options.map((schema, index): Case => {
    const values = tags[index]?.get(name) ?? [];
    return {
      schema,
      isSelected: any(
        values.flatMap((value) => literalsOf(value, scope)).map((literal) => compare(tag, '===', plain(literal))),
      ),
    };
  });
  const message = allowedMessage(tags.flatMap((tag) => tag.get(name) ?? []));
  const isNoObject = not(isType('object', scope));
  const shape: CheckStep[] =
    scope.known === 'object' ? [] : [{ ...check, fails: isNoObject, message: 'must be an object', isShape: true }];
  return [...shape, { ...check, ...isNone(cases), message, path: propertyPath(name) }, ...applied(cases, scope)];
}

function distinguishes(name: string, tags: readonly ReadonlyMap<string, readonly ListedValue[]>[]): boolean {
  const values = tags.flatMap((tag) => tag.get(name) ?? []);
  if (values.some((value) => typeof value === 'object')) return false;
  return everyPair(tags, (a, b) => haveOtherValues(a.get(name) ?? values, b.get(name) ?? values));
}

const isNone = (cases: readonly Case[]): Pick<CheckStep, 'fails'> => ({
  fails: all(cases.map(({ isSelected }) => not(isSelected))),
});

function applied(cases: readonly Case[], scope: Scope): ApplyStep[] {
  const { value, path, known } = scope;
  const names = optionNames(
    cases.map(({ schema }) => schema),
    'Option',
    scope,
  );
  return cases.map(({ schema, isSelected }, index) => ({
    kind: 'apply',
    when: isSelected,
    application: { schema, value, path, known, name: names[index] ?? scope.name },
  }));
}
