import { typeName } from '../../code/identifier.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Area } from '../api.ts';
import type { PlacedOperation } from './build-operations.ts';
import type { BuildContext } from './context.ts';
import { createNames } from './names.ts';
import { reservedNames } from './reserved-names.ts';

const phrase = (name: string): string => `is called ${name} in the types of a server`;

/**
 * Reports operations whose types in the server (`ListBadges`, `ListBadgesInput`, `ListBadgesResult`) would be called like those of
 * another operation, of an area or of a security scheme: `list` and `listInput`, say.
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
  const names = createNames(context, [...reservedNames.handlers, ...areaTypes, ...authTypes], phrase);
  // Operations of one name, or of none, have been reported as such.
  const distinct = new Map(operations.map((placed) => [placed.operation.name, placed]));
  distinct.delete('');
  for (const { operation, node } of distinct.values()) {
    const place = (): Place | undefined => context.place(node, 'operationId', 'value');
    for (const suffix of ['', 'Input', 'Result']) {
      names.claim(`${typeName(operation.name)}${suffix}`, `operation ${operation.name}`, place);
    }
  }
}
