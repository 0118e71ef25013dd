import { compareByUnits } from '@forgespec/description/json';
import { valueName } from './identifier.ts';
import type { NamedSchema } from '../schema.ts';

type Unfinished = Omit<NamedSchema, 'standardName'>;

/**
 * Adds to each schema a name for the constant that implements the interface of Standard Schema. `Pet` gets `petSchema`. `CheckItem` gets
 * `checkItemStandardSchema` if there is also a schema `ItemSchema`, because `checkItemSchema` is then the name of a function. `User` gets
 * `userStandardSchema` if there is also a schema `USER`.
 *
 * @param schemas the schemas sorted by name, so that their order in the description does not matter.
 * @param others the names of schemas that only the whole description has.
 */
export function withStandardNames(schemas: readonly Unfinished[], others: readonly string[] = []): NamedSchema[] {
  const names = standardNames([...schemas.map(({ name }) => name), ...others].toSorted(compareByUnits));
  return schemas.map((schema) => ({ ...schema, standardName: names.get(schema.name) ?? '' }));
}

/** Returns the name of the constant for each name of a schema. */
function standardNames(schemas: readonly string[]): ReadonlyMap<string, string> {
  // The function that creates these constants is called `standardSchema`, so no constant gets this name.
  const taken = new Set([
    'standardSchema',
    ...schemas.flatMap((name) => [`check${name}`, `is${name}`, `collect${name}`]),
  ]);
  const plain = schemas.map((name) => valueName(`${name}Schema`));
  // If several schemas would get the same name, the first schema gets it.
  const owners = new Map(plain.map((name, index) => [name, index] as const).toReversed());
  const chosen = schemas.map((schema, index): [string, string] => {
    let standardName = plain[index] ?? '';
    if (owners.get(standardName) !== index || taken.has(standardName)) {
      while (taken.has(standardName) || owners.has(standardName))
        standardName = standardName.replace(/Schema$/u, 'StandardSchema');
      taken.add(standardName);
    }
    return [schema, standardName];
  });
  return new Map(chosen);
}
