import { typeName } from '../../code/identifier.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Area } from '../api.ts';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import type { Operation } from '../operation.ts';
import type { PlacedOperation } from './build-operations.ts';
import type { BuildContext } from './context.ts';
import { createNames } from './names.ts';

const phrase = (name: string): string => `is called ${name} in the types of a server`;

/**
 * Reports operations whose types in the server (`ListPets`, `ListPetsInput`, `ListPetsResult`) would be called like those of
 * another operation, of an area or of a security scheme: `list` and `listInput`, say. In one area, so would be those of the parts of a
 * request (`ListQuery`): `list` and `listQuery`.
 *
 * @param securitySchemes what variables for them are called.
 */
export function checkTypeNames(
  areas: readonly Area[],
  operations: readonly PlacedOperation[],
  securitySchemes: readonly string[],
  context: BuildContext,
): void {
  const areaTypes = areas.map(({ name }) => `${typeName(name)}Handlers`);
  const authTypes = securitySchemes.map((variable) => `${typeName(variable)}Auth`);
  const names = createNames(context, [...context.reservedNames.handlers, ...areaTypes, ...authTypes], phrase);
  // Operations of one name, or of none, have been reported as such.
  const distinct = new Map(operations.map((placed) => [placed.operation.name, placed]));
  distinct.delete('');
  for (const { operation, node } of distinct.values()) {
    const place = (): Place | undefined => context.place(node, 'operationId', 'value');
    for (const suffix of ['', 'Input', 'Result']) {
      names.claim(`${typeName(operation.name)}${suffix}`, `operation ${operation.name}`, place);
    }
  }
  for (const area of areas) checkPartNames(area, distinct, context);
}

const partOfPlace = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' } as const;
const partOfKind: Readonly<Record<MediaKind, string | undefined>> = {
  json: 'Body',
  form: 'Form',
  multipart: 'Multipart',
  text: undefined,
  binary: undefined,
};

/** The parts of a request that an operation takes. */
const partsOf = ({ parameters, body }: Operation): ReadonlySet<string> =>
  new Set([
    ...parameters.map((parameter) => partOfPlace[parameter.in]),
    ...(body?.contents ?? []).flatMap(({ mediaType }) => partOfKind[mediaKind(mediaType)] ?? []),
  ]);

function checkPartNames(
  { operations }: Area,
  placed: ReadonlyMap<string, PlacedOperation>,
  context: BuildContext,
): void {
  const owners = new Map(
    operations.flatMap(({ name }) => ['', 'Input', 'Result'].map((suffix) => [`${typeName(name)}${suffix}`, name])),
  );
  for (const operation of operations) {
    for (const part of partsOf(operation)) {
      const owner = owners.get(`${typeName(operation.name)}${part}`);
      const node = owner === undefined ? undefined : placed.get(owner)?.node;
      if (owner === undefined || node === undefined) continue;
      const message = `The types of the operation ${owner} are called like that of a part of the request of ${operation.name}: ${typeName(operation.name)}${part}.`;
      const place = context.place(node, 'operationId', 'value');
      context.diagnostics.error('name-collision', message, 'Rename one of them.', place);
    }
  }
}
