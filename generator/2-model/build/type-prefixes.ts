import { typeName } from '../../code/identifier.ts';
import type { Area } from '../api.ts';
import type { OperationModel } from '../operation.ts';
import type { NamedSchema } from '../schema.ts';
import type { ReservedNames } from './reserved-names.ts';

/** Matches the suffix of the name of an operation's type. */
const typeEnd =
  /(?:(?:Path|Query|Headers|Cookies)(?:With|WithDefaults)?|(?:Body|Form|Multipart)\d*|MultipartWithFiles|Response.*)$/u;

/**
 * Returns the areas with the `typePrefix` and the `area` of each operation. If a prefix would result in the name of another type,
 * `Operation` is appended to the prefix. An example is the prefix `ListPets` if there is a schema `ListPetsQuery`.
 *
 * @param reserved the names of types that generated code already uses.
 */
export function withTypePrefixes(
  areas: readonly Area[],
  schemas: readonly NamedSchema[],
  reserved: ReservedNames,
): Area[] {
  const handlers = areas.flatMap(({ operations }) => operations.map(({ name }) => typeName(name)));
  const names = [
    ...Object.values(reserved).flat(),
    ...schemas.map(({ name }) => name),
    ...handlers.flatMap((handler) => [handler, `${handler}Input`, `${handler}Result`]),
  ];
  const taken = new Set(
    names.flatMap((name) => {
      const end = typeEnd.exec(name);
      return end === null ? [] : [name.slice(0, end.index)];
    }),
  );
  const withPrefix = (operation: OperationModel, area: string): OperationModel => {
    let typePrefix = typeName(operation.name);
    while (taken.has(typePrefix)) typePrefix += 'Operation';
    return { ...operation, typePrefix, area };
  };
  return areas.map((area) => ({
    ...area,
    operations: area.operations.map((operation) => withPrefix(operation, area.file)),
  }));
}
