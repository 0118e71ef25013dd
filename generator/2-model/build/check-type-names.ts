import { typeName } from '../../code/identifier.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import type { Area } from '../api.ts';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import type { OperationModel } from '../operation.ts';
import type { PlacedOperation } from './build-operations.ts';
import type { BuildContext } from './context.ts';
import { createNames } from './names.ts';

const phrase = (name: string): string => `is called ${name} in the types of a server`;

/**
 * Reports an operation if the name of one of its server types collides. The types are `ListPets`, `ListPetsInput` and
 * `ListPetsResult`, and no other operation, area or security scheme may have a type with such a name. An example are the operations
 * `list` and `listInput`. Within an area, the types of request parts must also differ, for example of `list` (`ListQuery`) and
 * `listQuery`.
 *
 * @param securitySchemes the variable names of the security schemes.
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
  // Other checks have already reported operations without a name, and operations with the same name.
  const distinct = new Map(operations.map((placed) => [placed.operation.name, placed]));
  distinct.delete('');
  for (const { operation, node } of distinct.values()) {
    const place = (): SourceLocation | undefined => context.place(node, 'operationId', 'value');
    for (const suffix of ['', 'Input', 'Result']) {
      names.claim(`${typeName(operation.name)}${suffix}`, `operation ${operation.name}`, place);
    }
  }
  for (const area of areas) checkPartNames(area, distinct, context);
}

const partOfLocation = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' } as const;
const partOfKind: Readonly<Record<MediaKind, string | undefined>> = {
  json: 'Body',
  form: 'Form',
  multipart: 'Multipart',
  text: undefined,
  binary: undefined,
};

/** Returns the parts of a request for which an operation has parameters or a body. */
const partsOf = ({ parameters, body }: OperationModel): ReadonlySet<string> =>
  new Set([
    ...parameters.map((parameter) => partOfLocation[parameter.in]),
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
      const message = `A type of the operation ${owner} has the same name as the type of a part of the request of ${operation.name}: ${typeName(operation.name)}${part}.`;
      const place = context.place(node, 'operationId', 'value');
      context.diagnostics.error('name-collision', message, 'Rename one of them.', place);
    }
  }
}
