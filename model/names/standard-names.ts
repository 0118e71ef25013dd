import { valueName } from './identifier.ts';
import type { NamedSchema } from '../schema.ts';

type Unfinished = Omit<NamedSchema, 'standardName'>;

/**
 * Adds to each schema a name for the constant that implements the interface of Standard Schema. `Pet` gets `petSchema`. `CheckItem` gets
 * `checkItemStandardSchema` if there is also a schema `ItemSchema`, because `checkItemSchema` is then the name of a function. `User` gets
 * `userStandardSchema` if there is also a schema `USER`.
 *
 * @param schemas the schemas sorted by name, so that their order in the description does not matter.
 */
export function withStandardNames(schemas: readonly Unfinished[]): NamedSchema[] {
  // The function that creates these constants is called `standardSchema`, so no constant gets this name.
  const taken = new Set([
    'standardSchema',
    ...schemas.flatMap(({ name }) => [`check${name}`, `is${name}`, `collect${name}`]),
  ]);
  const plain = schemas.map(({ name }) => valueName(`${name}Schema`));
  // If several schemas would get the same name, the first schema gets it.
  const owners = new Map(plain.map((name, index) => [name, index] as const).toReversed());
  return schemas.map((schema, index) => {
    let standardName = plain[index] ?? '';
    if (owners.get(standardName) !== index || taken.has(standardName)) {
      while (taken.has(standardName) || owners.has(standardName))
        standardName = standardName.replace(/Schema$/u, 'StandardSchema');
      taken.add(standardName);
    }
    return { ...schema, standardName };
  });
}
