import { typeName } from './identifier.ts';
import type { Area } from '../api.ts';
import type { OperationModel } from '../operation.ts';
import type { ReservedNames } from './reserved-names.ts';

/** Matches the suffix that the name of an operation's type can have, such as `Query` in `ListPetsQuery`. */
const suffix =
  /^(?:(?:Path|Query|Headers|Cookies)(?:With|WithDefaults)?|(?:Body|BodyItem|Form|Multipart)\d*|MultipartWithFiles|Responses)$/u;

const suffixStart = /(?=Path|Query|Headers|Cookies|Body|Form|Multipart|Responses)/gu;

/**
 * Returns the prefixes that a name would have if it were the name of an operation's type. For example, returns `List` and `ListResponse`
 * for `ListResponseQuery`, because `ResponseQuery` and `Query` are suffixes.
 */
const prefixesOf = (name: string): string[] =>
  Array.from(name.matchAll(suffixStart), ({ index }) => index)
    .filter((index) => suffix.test(name.slice(index)))
    .map((index) => name.slice(0, index));

/**
 * Sets the `typePrefix` and the `area` of each operation, and returns the areas with these operations. If a type of the operation would get
 * the name of another type, `Operation` is appended to the prefix. For example, if there is a schema `ListPetsQuery`, the prefix `ListPets`
 * becomes `ListPetsOperation`.
 *
 * @param handlers the `handlerType` of all operations of the whole description.
 * @param schemas the names of all schemas.
 * @param reserved the names of types that generated code already uses.
 */
export function withTypePrefixes(
  areas: readonly Area[],
  handlers: readonly string[],
  schemas: readonly string[],
  reserved: ReservedNames,
): Area[] {
  const names = [
    ...Object.values(reserved).flat(),
    ...schemas,
    ...handlers.flatMap((handler) => [handler, `${handler}Input`, `${handler}Result`]),
  ];
  const taken = new Set(names.flatMap(prefixesOf));
  const used = new Set(handlers);
  const withPrefix = (operation: OperationModel, area: string): OperationModel => {
    const own = typeName(operation.name);
    let typePrefix = own;
    while (taken.has(typePrefix) || (typePrefix !== own && used.has(typePrefix))) typePrefix += 'Operation';
    used.add(typePrefix);
    return { ...operation, typePrefix, area };
  };
  return areas.map((area) => ({
    ...area,
    operations: area.operations.map((operation) => withPrefix(operation, area.file)),
  }));
}
