import { compareByUnits } from '@forgespec/description/json';
import { typeName } from '../names/identifier.ts';
import type { ReservedNames } from '../names/reserved-names.ts';
import type { AreaNames } from './tree/area-names.ts';

/**
 * Returns the `handlerType` of each operation, by the name of the operation. The server types of `listPets` are `ListPets`,
 * `ListPetsInput` and `ListPetsResult`. If another type has one of these names, `Operation` is appended to `ListPets`, so that the types
 * are `ListPetsOperation`, `ListPetsOperationInput` and `ListPetsOperationResult`. For example, `GetTestResult` is the result type of an
 * operation `getTest`. So the types of an operation `getTestResult` begin with `GetTestResultOperation`.
 *
 * @param names the names of all operations.
 * @param securitySchemes the variable names of the security schemes.
 */
export function handlerTypes(
  names: readonly string[],
  areas: readonly AreaNames[],
  securitySchemes: readonly string[],
  { handlers }: ReservedNames,
): ReadonlyMap<string, string> {
  const others = new Set([
    ...handlers,
    ...areas.map(({ name }) => `${typeName(name)}Handlers`),
    ...securitySchemes.map((variable) => `${typeName(variable)}Auth`),
  ]);
  const own = new Set(names.map((name) => typeName(name)));
  const derived = new Set(Array.from(own).flatMap((name) => [`${name}Input`, `${name}Result`]));
  const used = new Set<string>();
  const isFree = (name: string): boolean =>
    !used.has(name) && [name, `${name}Input`, `${name}Result`].every((type) => !others.has(type)) && !derived.has(name);

  const typeOf = new Map<string, string>();
  for (const name of names.toSorted(compareByUnits)) {
    let type = typeName(name);
    while (!isFree(type) || (type !== typeName(name) && own.has(type))) type += 'Operation';
    for (const each of [type, `${type}Input`, `${type}Result`]) used.add(each);
    typeOf.set(name, type);
  }
  return typeOf;
}
